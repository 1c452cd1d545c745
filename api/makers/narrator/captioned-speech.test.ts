import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { testJobContext } from '../testing/job-context.ts';
import { openBareServer } from '../testing/provider-double.ts';
import { captionedSpeechUrl, captionedStarts } from './captioned-speech.ts';
import { hum } from './testing/speech-samples.ts';
import { chapter, closeAfterTest, closeServers, narratorAt } from './testing/speech-servers.ts';

const mood = 'adventurous';
const speech = hum(chapter);

afterEach(closeServers);

/** A server in the house like Kokoro-FastAPI. `captions`: the times of the words, or a status without them. */
async function openHouseServer(captions: { word: string; start_time: number }[] | number | null, parts = 2) {
	const asked: string[] = [];
	const listener: RequestListener = async (request, response) => {
		const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Record<string, unknown>;
		asked.push(`${request.url} ${body.input === chapter ? 'chapter' : body.input}`);
		if (!request.url?.startsWith('/dev/')) return response.writeHead(200).end(speech);
		if (typeof captions === 'number') return response.writeHead(captions).end('{}');
		response.writeHead(200, { 'content-type': 'application/json' });
		for (let part = 0; part < parts; part++) {
			const share = (all: number) => Math.floor((all * part) / parts);
			const next = (all: number) => Math.floor((all * (part + 1)) / parts);
			const audio = Buffer.from(speech.subarray(share(speech.length), next(speech.length))).toString('base64');
			const timestamps = captions?.slice(share(captions.length), next(captions.length)) ?? null;
			response.write(`${JSON.stringify({ audio, audio_format: 'audio/mpeg', timestamps })}\n`);
		}
		response.end();
	};
	const server = await openBareServer(listener);
	closeAfterTest(server);
	const captionsUrl = captionedSpeechUrl(server.baseUrl);
	return { narrator: narratorAt(server.baseUrl, 'kokoro', { captionsUrl }), asked };
}

/** Every word of the chapter, at a time that no estimate has. */
const captions = [...chapter.matchAll(/[\p{L}\p{N}’']+|[.,!?]/gu)].map(([word], n) => ({
	word,
	start_time: n * 0.011,
}));

describe('a speech server in the house', () => {
	// covers: reading-aloud/word-times
	it('is asked for word times first, and these are the narration’s', async () => {
		const { narrator, asked } = await openHouseServer(captions);
		const job = testJobContext();
		const { narration } = await narrator.narrate({ text: chapter, mood }, job);
		expect(asked).toEqual(['/dev/captioned_speech chapter']);
		const first = chapter.indexOf('acorns');
		const at = captions.find(({ word }) => word === 'acorns')?.start_time;
		expect(narration.words.find(({ from }) => from === first)?.at).toBeCloseTo(at ?? -1, 3);
		expect(narration.sentences[1]?.at).toBeCloseTo(captions.find(({ word }) => word === 'One')?.start_time ?? -1, 3);
	});

	it('is heard while it speaks', async () => {
		const { narrator } = await openHouseServer(captions, 3);
		const job = testJobContext();
		const heard: number[] = [];
		await narrator.narrate(
			{ text: chapter, mood },
			{ ...job, streamSpeech: (mp3: Uint8Array | null) => void heard.push(mp3?.length ?? -1) },
		);
		expect(heard).toHaveLength(3);
		expect(heard.reduce((sum, bytes) => sum + bytes)).toBe(speech.length);
	});

	it('without that call is asked for plain speech, and from then on at once', async () => {
		const { narrator, asked } = await openHouseServer(404);
		const { narration } = await narrator.narrate({ text: chapter, mood }, testJobContext());
		await narrator.narrate({ text: chapter, mood }, testJobContext());
		expect(narration.words.length).toBeGreaterThan(20);
		expect(asked.map((one) => one.split(' ')[0])).toEqual([
			'/dev/captioned_speech',
			'/v1/audio/speech',
			'/v1/audio/speech',
		]);
	});

	it.each([
		['no times', null],
		['an empty list', []],
		['times that go backwards', captions.map(({ word, start_time }) => ({ word, start_time: 3 - start_time }))],
	])('that sends %s has the times estimated', async (_, sent) => {
		const { narrator } = await openHouseServer(sent);
		const { narration } = await narrator.narrate({ text: chapter, mood }, testJobContext());
		expect(narration.words.length).toBeGreaterThan(20);
		expect(narration.words.at(-1)?.at).toBeGreaterThan(narration.seconds / 2);
	});
});

describe('the times of words', () => {
	const said = (...words: string[]) => words.map((word, n) => ({ word, at: n }));

	it('are those of the same words, whatever their case and punctuation', () => {
		expect(captionedStarts(['Run', 'he', 'said'], said('run!', '“', 'He', 'said', '.'), 5)).toEqual([0, 2, 3]);
	});

	it('stand between their neighbours for what the server spells otherwise', () => {
		const words = ['the', '23', 'acorns', 'by', 'his', 'door'];
		expect(captionedStarts(words, said('the', 'twenty', 'three', 'acorns', 'by', 'his', 'door'), 8)).toEqual([
			0, 1.5, 3, 4, 5, 6,
		]);
	});

	it('are unknown where less than most words match', () => {
		expect(captionedStarts(['one', 'two', 'three'], said('eins', 'zwei', 'three'), 5)).toBeNull();
		expect(captionedStarts(['one'], [], 5)).toBeNull();
	});

	it('are asked for beside the other calls', () => {
		expect(captionedSpeechUrl('http://kokoro:8880/v1')).toBe('http://kokoro:8880/dev/captioned_speech');
		expect(captionedSpeechUrl('http://house.lan/speech/v1/')).toBe('http://house.lan/speech/dev/captioned_speech');
	});
});
