import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { blue } from '../illustrator/testing/canvas.ts';
import { hum } from '../narrator/testing/read-aloud.ts';
import { first, plan, second } from '../storyteller/testing/author.ts';
import { openProviderDouble } from './provider-double.ts';

/** The three kinds of work that are asked for at the wire. Checks by the provider are `check`. */
export type Work = 'text' | 'picture' | 'speech' | 'check';
/** What goes wrong with an answer; `down`: nobody listens. */
export type Fault = ((request: IncomingMessage, response: ServerResponse) => void) | 'down';

export type FaultyWire = {
	baseUrl: string;
	/** What was asked, in order; a form with files is not kept. */
	asked: { work: Work; body: string }[];
	/** From now on work of this kind goes wrong. */
	spoil(work: Work, fault: Fault): Promise<void>;
	mend(): Promise<void>;
	/** What goes wrong now; null while it is well. */
	fault(): Fault | null;
};

type Told = Record<string, unknown>;

/**
 * A provider that is well, by a double of another house's making, until something is spoiled on the way to it. It tells
 * chapters in turn: the first one, then always the second. `chapter`: what it tells instead.
 */
export async function openFaultyWire(chapter: (begun: boolean) => Told = (begun) => (begun ? second : first)) {
	const double = await openProviderDouble([
		{ match: { systemMessage: 'You plan stories' }, response: { content: JSON.stringify(plan) } },
		{
			match: { systemMessage: 'You tell stories' },
			response: ({ messages }) => ({ content: JSON.stringify(chapter(hasBegun(String(messages[1]?.content)))) }),
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
	const asked: FaultyWire['asked'] = [];
	let spoiled: { work: Work; fault: Fault } | null = null;
	const server = createServer(async (request, response) => {
		const body = Buffer.concat(await request.toArray());
		const work = workOf(request.url!);
		asked.push({ work, body: body.toString() });
		if (spoiled?.work === work && spoiled.fault !== 'down') return spoiled.fault(request, response);
		await passOn(double.mock.url, request, body, response);
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
		asked,
		async spoil(work, fault) {
			spoiled = { work, fault };
			if (fault === 'down') await close();
		},
		async mend() {
			if (spoiled?.fault === 'down') await listen(port);
			spoiled = null;
		},
		fault: () => spoiled?.fault ?? null,
	} satisfies FaultyWire;
}

function hasBegun(asked: string): boolean {
	return (JSON.parse(asked) as { told: unknown[] }).told.length > 0;
}

function workOf(url: string): Work {
	if (url.includes('/images/')) return 'picture';
	if (url.includes('/audio/')) return 'speech';
	return url.includes('/moderations') ? 'check' : 'text';
}

async function passOn(origin: string, request: IncomingMessage, body: Buffer<ArrayBuffer>, response: ServerResponse) {
	const headers = { 'content-type': request.headers['content-type'] ?? 'application/json' };
	const answer = await fetch(origin + request.url, { method: request.method!, headers, body });
	response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
	response.end(Buffer.from(await answer.arrayBuffer()));
}
