import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, onTestFinished } from 'vitest';
import { MakerError } from '../../maker-error.ts';
import { type TestJobContext, testJobContext } from '../../testing/job-context.ts';
import { openBareServer, openProviderDouble, type ProviderDouble } from '../../testing/provider-double.ts';
import { openProvider, type ProviderSettings } from '../open-provider.ts';
import type { Provider, TimeLimits } from '../provider.ts';

export const secretKey = 'sk-the-key-of-this-test';
export const secretPrompt = 'The prompt that must stay secret';
export const story = 'Once upon a time there was a fox who had a lantern.';
/** No server listens there. */
export const unreachableUrl = 'http://127.0.0.1:9/v1';
export const limits: TimeLimits = { total: 10_000, idle: 5_000 };

export async function double(...fixtures: Parameters<typeof openProviderDouble>): Promise<ProviderDouble> {
	const opened = await openProviderDouble(...fixtures);
	onTestFinished(opened.close);
	return opened;
}

export async function bareServer(
	answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
	const opened = await openBareServer(answer);
	onTestFinished(opened.close);
	return opened.baseUrl;
}

export const provider = (baseUrl: string, more: Partial<ProviderSettings> = {}) =>
	openProvider({ name: 'openai', apiKey: secretKey, baseUrl, model: 'fox-1', backoff: 20, ...more });

export const request = { model: 'fox-1', messages: [{ role: 'user' as const, content: secretPrompt }] };

export const callProvider = (at: Provider, within = limits, job: TestJobContext = testJobContext()) =>
	at.call(within, job, (client, options) => client.chat.completions.create(request, options));

export async function readStream(
	at: Provider,
	within = limits,
	job: TestJobContext = testJobContext(),
): Promise<string> {
	let text = '';
	const pieces = at.stream(within, job, (client, options) =>
		client.chat.completions.create({ ...request, stream: true }, options),
	);
	for await (const piece of pieces) text += piece.choices[0]?.delta.content ?? '';
	return text;
}

/** The error of a failed call, which holds neither prompt nor key nor answer at any depth. */
async function errorOf(work: Promise<unknown>): Promise<MakerError> {
	const error: unknown = await work.then(
		() => expect.unreachable('It gave something'),
		(error: unknown) => error,
	);
	expect(error).toBeInstanceOf(MakerError);
	for (let one = error; one instanceof Error; one = one.cause) {
		expect(`${one.message} ${one.stack} ${JSON.stringify(one)}`).not.toMatch(/sk-the-key|must stay secret|upon a time/);
	}
	return error as MakerError;
}
export const kindOf = async (work: Promise<unknown>) => (await errorOf(work)).kind;

export const anyRequest = { match: { userMessage: /./ } };

/** Answers the first requests with that status, and the later ones with a story. */
export function failing(times: number, status: number, headers: Record<string, string> = {}) {
	const requestTimes: number[] = [];
	const answer = (_: IncomingMessage, response: ServerResponse) => {
		requestTimes.push(performance.now());
		const failed = requestTimes.length <= times;
		response.writeHead(failed ? status : 200, { 'content-type': 'application/json', ...(failed ? headers : {}) });
		response.end(
			failed
				? JSON.stringify({ error: { message: `no: ${secretKey} ${secretPrompt}`, code: 'nope' } })
				: JSON.stringify({
						choices: [{ index: 0, message: { role: 'assistant', content: story }, finish_reason: 'stop' }],
					}),
		);
	};
	return { requestTimes, answer };
}

export const event = (content: string) =>
	`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;

/** A server that streams those pieces, then calls `end` to make the stream fail. */
export const streaming = (pieces: readonly string[], end: (response: ServerResponse) => void) =>
	bareServer((_, response) => {
		response.writeHead(200, { 'content-type': 'text/event-stream' });
		for (const piece of pieces) response.write(event(piece));
		end(response);
	});
