import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { NarrationAnswer, NarrationTimes } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createServer, listen } from '../app/listen.ts';
import { narratorWithFallback } from '../makers/fallback.ts';
import { hum } from '../makers/narrator/testing/speech-samples.ts';
import { closeAfterTest, closeServers, narratorAt } from '../makers/narrator/testing/speech-servers.ts';
import { openBareServer } from '../makers/testing/provider-double.ts';
import { fakeMakers } from '../testing/fake-makers.ts';
import type { TestServer } from '../testing/test-server.ts';
import {
	createReadableStory,
	openTestServer,
	silenceErrorLog,
	storyInput,
	waitUntil,
} from './testing/story-requests.ts';

afterEach(closeServers);

const speech = hum('A chapter that takes some seconds to be read aloud to a child. '.repeat(2));
const half = Math.floor(speech.length / 2);

/** A server on a port, whose narrator is a provider that sends what the test tells it to. */
async function serverWithSlowVoice() {
	const calls: ServerResponse[] = [];
	const provider = await openBareServer(async (request, response) => {
		await request.toArray();
		response.writeHead(200, { 'content-type': 'audio/mpeg' });
		calls.push(response);
	});
	closeAfterTest(provider);
	const makers = fakeMakers();
	makers.narrator = narratorWithFallback(narratorAt(provider.baseUrl), makers.narrator);
	const server = await openTestServer(makers);
	const http = createServer(server.config.tls, server.app.fetch);
	const port = await listen(http, { host: '127.0.0.1', port: 0 });
	onTestFinished(() => {
		http.closeAllConnections();
		http.close();
	});
	const rosa = await server.register('Rosa');
	const story = await createReadableStory(server, rosa, storyInput());
	return {
		...{ server, rosa, story, address: `http://127.0.0.1:${port}` },
		/** The provider's answers, each of which the test sends. */
		calls,
		untilAsked: () => waitUntil(() => calls.length > 0),
	};
}

type Place = { address: string; story: Story };

function hear({ address, story }: Place, as: Session, signal: AbortSignal | null = null): Promise<Response> {
	const headers = { authorization: `Bearer ${as.token}` };
	return fetch(`${address}/api/media/narration/${story._id}/${story.startNode}`, { headers, signal });
}

function narrate({ server, story }: { server: TestServer; story: Story }, as: Session) {
	const body = { text: story.nodes[0]!.content, voice: 'sage', storyId: story._id, nodeId: story.startNode };
	return server.request<NarrationAnswer>('POST', '/api/tts', { as, body });
}

/** Reads an answer; `heard` has the sound that has arrived so far, `arrived` all bytes. */
function listenTo(answer: Response) {
	const parts: Uint8Array[] = [];
	const arrived = () => Buffer.concat(parts);
	const heard = () => withoutTag(arrived());
	const reading = (async () => {
		for await (const part of answer.body ?? []) parts.push(part);
	})();
	return { arrived, heard, whole: reading.then(heard) };
}

/** Without the ID3 tag at the start, whose header has its size in seven bits a byte. */
function withoutTag(mp3: Buffer): Buffer {
	if (mp3.subarray(0, 3).toString() !== 'ID3') return mp3;
	return mp3.subarray(10 + mp3.subarray(6, 10).reduce((size, byte) => size * 128 + byte, 0));
}

describe('a recording that is being made', () => {
	// covers: reading-aloud/heard-at-once
	it('is heard from its first bytes on, before the rest exists', async () => {
		const house = await serverWithSlowVoice();
		const { rosa, calls } = house;
		// The player asks for the sound first.
		const answer = hear(house, rosa);
		const made = narrate(house, rosa);
		await house.untilAsked();
		calls[0]!.write(speech.subarray(0, half));
		const { status, headers } = await answer;
		expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
			200,
			'audio/mpeg',
			'no-store',
		]);
		const { heard, whole } = listenTo(await answer);
		await waitUntil(() => heard().length === half);
		calls[0]!.end(speech.subarray(half));
		expect((await whole).equals(speech)).toBe(true);
		expect((await made).body.seconds).toBeGreaterThan(1);
		expect(calls).toHaveLength(1);
	});

	it('fills the first block of 32 KB once there are two seconds of sound, so that Chromium plays it', async () => {
		const house = await serverWithSlowVoice();
		const { rosa, calls } = house;
		const answer = hear(house, rosa);
		const made = narrate(house, rosa);
		await house.untilAsked();
		const enough = 20_000;
		calls[0]!.write(speech.subarray(0, enough));
		const { arrived, heard, whole } = listenTo(await answer);
		await waitUntil(() => arrived().length === 32 * 1024);
		expect(heard().equals(speech.subarray(0, enough))).toBe(true);
		calls[0]!.end(speech.subarray(enough));
		expect((await whole).equals(speech)).toBe(true);
		expect((await made).status).toBe(200);
	});

	it('has times for what was spoken so far, and all of them once it is stored', async () => {
		const makers = fakeMakers();
		const { promise: whole, resolve: finish } = Promise.withResolvers<void>();
		const sentences = [
			{ from: 0, to: 5, at: 0.1 },
			{ from: 6, to: 9, at: 2 },
		];
		const { narrator } = makers;
		makers.narrator = {
			...narrator,
			async narrate(request, job) {
				job.streamSpeech(speech.subarray(0, half));
				job.streamTimes({ sentences: sentences.slice(0, 1), words: [] });
				await whole;
				const { narration, madeBy } = await narrator.narrate(request, job);
				return { narration: { ...narration, sentences, words: [] }, madeBy };
			},
		};
		const server = await openTestServer(makers);
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa, storyInput());
		const path = `/api/stories/${story._id}/nodes/${story.startNode}/times`;
		const times = async (as: Session) => server.request<NarrationTimes>('GET', path, { as });
		expect((await times(rosa)).body).toEqual({ sentences: [], words: [] });
		const made = narrate({ server, story }, rosa);
		await waitUntil(async () => (await times(rosa)).body.sentences.length > 0);
		expect((await times(rosa)).body).toEqual({ sentences: sentences.slice(0, 1), words: [] });
		expect((await times(await server.register('Juno'))).status).toBe(404);
		finish();
		expect((await made).status).toBe(200);
		expect((await times(rosa)).body).toEqual({ sentences, words: [] });
	});

	it('is heard from its start by a second listener, and made once', async () => {
		const house = await serverWithSlowVoice();
		const { rosa, calls } = house;
		const first = hear(house, rosa);
		const made = narrate(house, rosa);
		await house.untilAsked();
		calls[0]!.write(speech.subarray(0, half));
		const one = listenTo(await first);
		await waitUntil(() => one.heard().length === half);
		const other = listenTo(await hear(house, rosa));
		await waitUntil(() => other.heard().length === half);
		calls[0]!.end(speech.subarray(half));
		expect((await one.whole).equals(speech)).toBe(true);
		expect((await other.whole).equals(speech)).toBe(true);
		expect((await made).status).toBe(200);
		expect(calls).toHaveLength(1);
	});

	it('is finished and stored although its listener leaves; who comes later gets the file', async () => {
		const house = await serverWithSlowVoice();
		const { rosa, calls } = house;
		const leaving = new AbortController();
		const first = hear(house, rosa, leaving.signal);
		const made = narrate(house, rosa);
		await house.untilAsked();
		calls[0]!.write(speech.subarray(0, half));
		await (await first).body!.getReader().read();
		leaving.abort();
		calls[0]!.end(speech.subarray(half));
		const { audioUrl } = (await made).body;
		const later = await hear(house, rosa);
		expect([later.redirected, new URL(later.url).pathname]).toEqual([true, audioUrl]);
		expect(Buffer.from(await later.arrayBuffer()).equals(speech)).toBe(true);
		expect(calls).toHaveLength(1);
	});

	it('breaks off for its listeners when the provider fails, and is then the fallback’s', async () => {
		silenceErrorLog();
		const house = await serverWithSlowVoice();
		const { rosa, calls } = house;
		const answer = hear(house, rosa);
		const made = narrate(house, rosa);
		await house.untilAsked();
		calls[0]!.write(speech.subarray(0, half));
		const { heard, whole } = listenTo(await answer);
		await waitUntil(() => heard().length === half);
		// Far too short for its text: the analysis refuses it.
		const broken = expect(whole).rejects.toThrow();
		const failRest = () => {
			for (const call of calls) call.destroy();
		};
		failRest();
		const failing = setInterval(failRest, 20);
		onTestFinished(() => clearInterval(failing));
		await broken;
		expect((await made).body.madeBy).toBe('built-in');
		const text = Buffer.from(await (await hear(house, rosa)).arrayBuffer()).toString();
		expect(text).toBe(`the sound of ${house.story.nodes[0]!.content}`);
	});

	it('is not heard by another family, nor without a session', async () => {
		const house = await serverWithSlowVoice();
		const { rosa, server, calls } = house;
		const made = narrate(house, rosa);
		await house.untilAsked();
		calls[0]!.write(speech.subarray(0, half));
		const juno = await server.register('Juno');
		expect((await hear(house, juno)).status).toBe(404);
		expect((await hear(house, { ...rosa, token: 'none' })).status).toBe(401);
		calls[0]!.end(speech.subarray(half));
		expect((await made).status).toBe(200);
	});

	it('breaks off when the server stops', async () => {
		const house = await serverWithSlowVoice();
		const { rosa, server, calls } = house;
		const answer = hear(house, rosa);
		const made = narrate(house, rosa);
		await house.untilAsked();
		calls[0]!.write(speech.subarray(0, half));
		const { whole } = listenTo(await answer);
		const broken = expect(whole).rejects.toThrow();
		await server.context.queue.stop(0);
		await broken;
		expect((await made).status).toBe(503);
	});
});
