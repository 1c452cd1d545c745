import { afterEach, describe, expect, it } from 'vitest';
import { narratorWithFallback } from '../fallback.ts';
import { MakerError } from '../maker-error.ts';
import { testJobContext } from '../testing/job-context.ts';
import { builtInNarrator } from './built-in.ts';
import { readFrames, secondsOf } from './mpeg-frames.ts';
import { builtInSpeech, hum } from './testing/speech-samples.ts';
import { chapter, closeAfterTest, closeServers, openSpeechDouble, openSpeechServer } from './testing/speech-servers.ts';

const mood = 'adventurous';

afterEach(closeServers);

describe('the provided narrator', () => {
	it('returns an MP3 of the stated duration, with offsets and times of all sentences and words', async () => {
		const { narrator, inputs } = await openSpeechDouble();
		const job = testJobContext();
		const { narration, madeBy } = await narrator.narrate({ text: chapter, mood }, job);
		expect(madeBy).toEqual({ maker: 'openai', model: 'gpt-4o-mini-tts', standsIn: false });
		expect(inputs).toEqual([chapter]);
		expect(secondsOf(readFrames(narration.bytes)!)).toBeCloseTo(narration.seconds, 6);
		const known = builtInSpeech(chapter);
		expect(narration.seconds).toBeCloseTo(known.seconds, 2);
		for (const marks of ['sentences', 'words'] as const) {
			expect(narration[marks].map(({ from, to }) => [from, to])).toEqual(
				known[marks].map(({ from, to }) => [from, to]),
			);
			const times = narration[marks].map(({ at }) => at);
			expect(times.every((at, i) => at >= (times[i - 1] ?? 0) && at <= narration.seconds)).toBe(true);
			const off = times.map((at, i) => Math.abs(at - known[marks][i]!.at)).sort((a, b) => a - b);
			expect(off[Math.floor(off.length / 2)]).toBeLessThan(marks === 'sentences' ? 0.1 : 0.2);
			expect(off.at(-1)).toBeLessThan(marks === 'sentences' ? 0.3 : 1.2);
		}
		expect(job.usages).toEqual([
			{
				...{ role: 'narrator', maker: 'openai', model: 'gpt-4o-mini-tts', outputTokens: 0, pictures: 0 },
				inputTokens: chapter.length,
				seconds: narration.seconds,
			},
		]);
	});

	// covers: makers-provider/long-chapter-spoken-pieces
	it('splits a long chapter at sentences, sends two pieces at a time, and joins them in order', async () => {
		let [now, most] = [0, 0];
		const { narrator, inputs, double } = await openSpeechDouble('kokoro');
		const job = testJobContext();
		const lengths = new Map<string, number>();
		double.mock.clearFixtures().addFixture({
			match: { endpoint: 'speech' },
			response: async ({ messages }) => {
				const input = String(messages[0]?.content);
				inputs.push(input);
				most = Math.max(most, ++now);
				const bytes = hum(input);
				lengths.set(input, secondsOf(readFrames(bytes)!));
				// The first piece comes when the second one is analysed: its place is the first all the same.
				while (input.startsWith('On day 1 ') && job.usages.length === 0) await new Promise(setImmediate);
				now--;
				return { audio: Buffer.from(bytes).toString('base64') };
			},
		});
		const text = Array.from({ length: 64 }, (_, i) => `On day ${i + 1} the ship sailed on, further than before.`).join(
			' ',
		);
		const { narration } = await narrator.narrate({ text, mood }, job);
		const inOrder = inputs.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
		expect(inOrder).toHaveLength(3);
		expect(most).toBe(2);
		expect(inOrder.join(' ')).toBe(text);
		expect(inOrder.every((input) => input.length <= 1500 && input.endsWith('before.'))).toBe(true);
		expect(narration.sentences).toHaveLength(64);
		// The times of the second piece, which came first, are known with those of the first one.
		const counts = job.streamedTimes.map(({ sentences }) => sentences.length);
		const known = counts[0]!;
		expect([known > 32, counts.at(-1)]).toEqual([true, 64]);
		expect(narration.sentences.slice(0, known)).toEqual(job.streamedTimes[0]!.sentences);
		expect(secondsOf(readFrames(narration.bytes)!)).toBeCloseTo(narration.seconds, 6);
		for (const [i, start] of [0, lengths.get(inOrder[0]!)!, narration.seconds - lengths.get(inOrder[2]!)!].entries()) {
			const first = narration.words.find(({ from }) => from === text.indexOf(inOrder[i]!))!;
			expect(first.at - start).toBeGreaterThanOrEqual(0);
			expect(first.at - start).toBeLessThan(0.4);
		}
		expect(job.usages.map(({ inputTokens }) => inputTokens).toSorted()).toEqual(
			inputs.map((one) => one.length).toSorted(),
		);
	});

	it.each([
		[
			'markdown and HTML',
			'**Milo** ran to the <b>hill</b>. # _Then_ he slept.',
			'Milo ran to the b hill /b . Then he slept.',
		],
		[
			'emoji, control characters, halves',
			'A fox 🦊 ran\u0007 and\u202e hid. \ud83d Yes! 👩‍🚀',
			'A fox ran and hid. Yes!',
		],
		['other scripts', '李小龙走进了森林。 Zoë & Łukasz waited…', '李小龙走进了森林。 Zoë and Łukasz waited…'],
	])('sends the text without characters that have no sound: %s', async (_, text, sent) => {
		const { narrator, inputs } = await openSpeechDouble();
		const { narration } = await narrator.narrate({ text, mood }, testJobContext());
		expect(inputs).toEqual([sent]);
		const words = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter((one) => one.isWordLike);
		expect(narration.words.map(({ from, to }) => text.slice(from, to))).toEqual(words.map(({ segment }) => segment));
		expect(narration.sentences.every(({ from, to }) => from < to && to <= text.length)).toBe(true);
	});
});

describe('a failing speech provider', () => {
	it('is replaced by the built-in narrator, with a remark', async () => {
		const { narrator } = await openSpeechServer(() => 500);
		const voice = builtInNarrator();
		closeAfterTest(voice);
		const job = testJobContext();
		const { narration, madeBy } = await narratorWithFallback(narrator, voice).narrate({ text: chapter, mood }, job);
		expect(madeBy).toEqual({ maker: 'built-in', model: null, standsIn: true });
		expect(narration.seconds).toBeGreaterThan(5);
		expect(job.remarks).toEqual([{ what: 'stood-in', why: 'openai had a fault of its own.' }]);
	});

	it('aborts the other pieces with the first that fails', async () => {
		const text = 'One more day at sea went by. '.repeat(200);
		let first = true;
		const { narrator, asked } = await openSpeechServer(() => {
			if (!first) return hum(text);
			first = false;
			return 401;
		}, 'kokoro');
		await expect(narrator.narrate({ text, mood }, testJobContext())).rejects.toMatchObject({ kind: 'refused' });
		expect(asked.length).toBeLessThan(4);
	});

	it('is not replaced when the job is aborted', async () => {
		const { narrator } = await openSpeechServer(() => null);
		const voice = builtInNarrator();
		closeAfterTest(voice);
		const job = testJobContext();
		const unwanted = narratorWithFallback(narrator, voice).narrate({ text: chapter, mood }, job);
		await new Promise(setImmediate);
		job.abort(new Error('the story was deleted'));
		await expect(unwanted).rejects.toThrow('the story was deleted');
		expect(job.remarks).toEqual([]);
	});

	it('throws only MakerErrors and the job’s reason', async () => {
		const { narrator } = await openSpeechServer(() => 404);
		await expect(narrator.narrate({ text: chapter, mood }, testJobContext())).rejects.toBeInstanceOf(MakerError);
	});
});
