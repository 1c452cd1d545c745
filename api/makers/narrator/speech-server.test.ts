import { afterEach, describe, expect, it } from 'vitest';
import { testJobContext } from '../testing/job-context.ts';
import { readFrames, secondsOf } from './mpeg-frames.ts';
import { createWav, hum } from './testing/speech-samples.ts';
import { chapter, closeServers, openSpeechServer } from './testing/speech-servers.ts';

const mood = 'adventurous';

afterEach(closeServers);

describe('the request to a speech server', () => {
	const speech = hum(chapter);

	it('names the voice, and the mood when the model accepts instructions', async () => {
		const { narrator, asked } = await openSpeechServer(() => speech);
		await narrator.narrate({ text: chapter, mood: 'wonder-filled' }, testJobContext());
		expect(asked).toMatchObject([{ model: 'gpt-4o-mini-tts', voice: 'sage', response_format: 'mp3', input: chapter }]);
		expect(asked[0]!.instructions).toContain('wonder filled');
	});

	it.each(['tts-1', 'tts-1-hd', 'kokoro'])('has no instructions for %s', async (model) => {
		const { narrator, asked } = await openSpeechServer(() => speech, model);
		await narrator.narrate({ text: chapter, mood }, testJobContext());
		expect(asked).toHaveLength(1);
		expect(asked[0]).not.toHaveProperty('instructions');
	});

	it('has no instructions after the server has rejected them', async () => {
		const { narrator, asked } = await openSpeechServer(({ instructions }) => (instructions ? 400 : speech));
		await narrator.narrate({ text: chapter, mood }, testJobContext());
		await narrator.narrate({ text: chapter, mood }, testJobContext());
		expect(asked.map((one) => 'instructions' in one)).toEqual([true, false, false]);
	});
});

describe('an unusable speech answer', () => {
	const said = hum('Yes.');

	it.each([
		['nothing', new Uint8Array()],
		['a click for a whole chapter', said],
		['JSON', Buffer.from('{"error": "no voice"}'.repeat(500))],
		['a picture', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(50_000, 7)])],
		['a WAV file without sound', createWav(new Float32Array(0), 24_000)],
		['only the tags of an MP3', Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x01\0', 'latin1'), Buffer.alloc(128)])],
	])('fails as unusable: %s', async (_, bytes) => {
		const { narrator } = await openSpeechServer(() => bytes);
		const job = testJobContext();
		await expect(narrator.narrate({ text: chapter, mood }, job)).rejects.toMatchObject({ kind: 'unusable' });
		expect(job.usages).toMatchObject([{ seconds: 0, inputTokens: chapter.length }]);
	});

	it('is the same as no speakable text, or far too much', async () => {
		const { narrator, asked } = await openSpeechServer(() => hum('never asked'));
		for (const text of ['', '🦊 ***', 'a '.repeat(5_000_000)]) {
			await expect(narrator.narrate({ text, mood }, testJobContext())).rejects.toMatchObject({ kind: 'unusable' });
		}
		expect(asked).toEqual([]);
	});
});

describe('a WAV instead of an MP3', () => {
	it.each([
		['mono, 24 kHz', 24_000, 1, false],
		['stereo, 44.1 kHz', 44_100, 2, false],
		['its lengths left open', 22_050, 1, true],
		['a rate that MP3 does not know', 96_000, 1, false],
	])('is encoded as MP3: %s', async (_, rate, channels, streamed) => {
		const hum = Float32Array.from({ length: rate * 3 }, (_, i) => 0.4 * Math.sin((i * 440 * 2 * Math.PI) / rate));
		const { narrator } = await openSpeechServer(() => createWav(hum, rate, channels, streamed), 'kokoro');
		const { narration } = await narrator.narrate(
			{ text: 'The owl hummed. The fox hummed too.', mood },
			testJobContext(),
		);
		const frames = readFrames(narration.bytes)!;
		expect(narration.mime).toBe('audio/mpeg');
		expect(frames.format.sampleRate).toBe(rate === 96_000 ? 24_000 : rate);
		expect(secondsOf(frames)).toBeCloseTo(narration.seconds, 6);
		expect(Math.abs(narration.seconds - 3)).toBeLessThan(0.2);
		expect(narration.words).toHaveLength(7);
	});
});
