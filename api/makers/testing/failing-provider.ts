import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { blue } from '../illustrator/testing/solid-pictures.ts';
import { hum } from '../narrator/testing/speech-samples.ts';
import { examplePlan, firstChapter, secondChapter } from '../storyteller/testing/scripted-storyteller.ts';
import { openProviderDouble } from './provider-double.ts';

/** The three kinds of work that are asked for at the wire. Checks by the provider are `check`. */
export type RequestKind = 'text' | 'picture' | 'speech' | 'check';
/** What goes wrong with an answer; `down`: nobody listens. */
export type FailureInjection = ((request: IncomingMessage, response: ServerResponse) => void) | 'down';

export type FailingProvider = {
	baseUrl: string;
	/** What was asked, in order; a form with files is not kept. */
	requests: { kind: RequestKind; body: string }[];
	/** From now on work of this kind goes wrong. */
	injectFailure(work: RequestKind, fault: FailureInjection): Promise<void>;
	restore(): Promise<void>;
	/** What goes wrong now; null while it is well. */
	injectedFailure(): FailureInjection | null;
};

type ChapterAnswer = Record<string, unknown>;

/**
 * A provider that is well, by a double of another house's making, until something is spoiled on the way to it. It tells
 * chapters in turn: the first one, then always the second. `chapter`: what it tells instead.
 */
export async function openFailingProvider(
	chapter: (begun: boolean) => ChapterAnswer = (begun) => (begun ? secondChapter : firstChapter),
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
	const asked: FailingProvider['requests'] = [];
	let spoiled: { work: RequestKind; fault: FailureInjection } | null = null;
	const server = createServer(async (request, response) => {
		const body = Buffer.concat(await request.toArray());
		const work = requestKindOf(request.url!);
		asked.push({ kind: work, body: body.toString() });
		if (spoiled?.work === work && spoiled.fault !== 'down') return spoiled.fault(request, response);
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
		requests: asked,
		async injectFailure(work, fault) {
			spoiled = { work, fault };
			if (fault === 'down') await close();
		},
		async restore() {
			if (spoiled?.fault === 'down') await listen(port);
			spoiled = null;
		},
		injectedFailure: () => spoiled?.fault ?? null,
	} satisfies FailingProvider;
}

function hasPriorChapters(asked: string): boolean {
	return (JSON.parse(asked) as { told: unknown[] }).told.length > 0;
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
