import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { blue } from '../illustrator/testing/solid-pictures.ts';
import { hum } from '../narrator/testing/speech-samples.ts';
import { examplePlan, firstChapter, secondChapter } from '../storyteller/testing/scripted-storyteller.ts';
import { openProviderDouble } from './provider-double.ts';

/** The kinds of requests to a provider; `check`: its moderation. */
export type RequestKind = 'text' | 'picture' | 'speech' | 'check';
/** How requests fail; `down`: no server listens. */
export type FailureInjection = ((request: IncomingMessage, response: ServerResponse) => void) | 'down';

export type FailingProvider = {
	baseUrl: string;
	/** The requests so far, in order, without forms with files. */
	requests: { kind: RequestKind; body: string }[];
	/** From now on requests of this kind fail. */
	injectFailure(kind: RequestKind, failure: FailureInjection): Promise<void>;
	restore(): Promise<void>;
	/** The current failure; null for none. */
	injectedFailure(): FailureInjection | null;
};

type ChapterAnswer = Record<string, unknown>;

/**
 * A provider double behind a proxy in which failures can be injected. Its chapters are `firstChapter`, then always
 * `secondChapter`, or those of `chapter`.
 */
export async function openFailingProvider(
	chapter: (hasBegun: boolean) => ChapterAnswer = (hasBegun) => (hasBegun ? secondChapter : firstChapter),
) {
	const double = await openProviderDouble([
		{ match: { systemMessage: 'You plan stories' }, response: { content: JSON.stringify(examplePlan) } },
		{
			match: { systemMessage: 'You tell stories' },
			response: ({ messages }) => ({
				content: JSON.stringify(chapter(hasPriorChapters(String(messages[1]?.content)))),
			}),
		},
		{
			match: { endpoint: 'image' },
			response: { images: [{ b64Json: Buffer.from(blue).toString('base64') }] },
		},
		{
			match: { endpoint: 'speech' },
			response: ({ messages }) => ({
				audio: Buffer.from(hum(String(messages[0]?.content))).toString('base64'),
			}),
		},
	]);
	const requests: FailingProvider['requests'] = [];
	let injected: { kind: RequestKind; failure: FailureInjection } | null = null;
	const server = createServer(async (request, response) => {
		const body = Buffer.concat(await request.toArray());
		const kind = requestKindOf(request.url!);
		requests.push({ kind, body: body.toString() });
		if (injected?.kind === kind && injected.failure !== 'down') return injected.failure(request, response);
		await forward(double.mock.url, request, body, response);
	});
	const listen = (port: number) => new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
	const close = () =>
		new Promise((closed) => {
			server.close(closed);
			server.closeAllConnections();
		});
	await listen(0);
	const { port } = server.address() as AddressInfo;
	onTestFinished(async () => {
		await close();
		await double.close();
	});
	return {
		baseUrl: `http://127.0.0.1:${port}/v1`,
		requests,
		async injectFailure(kind, failure) {
			injected = { kind, failure };
			if (failure === 'down') await close();
		},
		async restore() {
			if (injected?.failure === 'down') await listen(port);
			injected = null;
		},
		injectedFailure: () => injected?.failure ?? null,
	} satisfies FailingProvider;
}

function hasPriorChapters(body: string): boolean {
	return (JSON.parse(body) as { told: unknown[] }).told.length > 0;
}

function requestKindOf(url: string): RequestKind {
	if (url.includes('/images/')) return 'picture';
	if (url.includes('/audio/')) return 'speech';
	return url.includes('/moderations') ? 'check' : 'text';
}

async function forward(origin: string, request: IncomingMessage, body: Buffer<ArrayBuffer>, response: ServerResponse) {
	const headers = { 'content-type': request.headers['content-type'] ?? 'application/json' };
	const answer = await fetch(origin + request.url, { method: request.method!, headers, body });
	response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
	response.end(Buffer.from(await answer.arrayBuffer()));
}
