import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mood } from '../../../shared/words/moods.ts';
import type { MakerErrorKind } from '../maker-error.ts';
import type { Narration } from '../makers.ts';
import { testJobContext } from '../testing/job-context.ts';
import { builtInNarrator } from './built-in.ts';

const mood = 'adventurous';
const narrator = builtInNarrator();
afterAll(() => narrator.close());

const chapter = `Milo the fox counted the 23 acorns by his door. One was missing!

“Did you see it, Zoë?” he asked the owl. “I saw something small,” she said—“and it was giggling…”

Mr. Squirrel laughed.`;
/** For all tests that inspect the recording of the chapter. */
let narrated: Narration;
beforeAll(async () => {
	narrated = (await narrator.narrate({ text: chapter, mood }, testJobContext())).narration;
});

/** Seconds and number of frames of an MP3 that is nothing but whole frames of MPEG-2 layer III, 16 kHz, mono. */
function framesOf({ bytes }: Narration): { seconds: number; frames: number } {
	const kilobits = [0, 8, 16, 24, 32, 40, 48, 56, 64];
	let at = 0;
	let frames = 0;
	for (; at < bytes.length; frames++) {
		expect([bytes[at], bytes[at + 1]! & 0xfe, bytes[at + 2]! & 0x0c, bytes[at + 3]! & 0xc0]).toEqual([
			0xff, 0xf2, 0x08, 0xc0,
		]);
		at += Math.floor((72 * kilobits[bytes[at + 2]! >> 4]! * 1000) / 16_000) + ((bytes[at + 2]! >> 1) & 1);
	}
	expect(at).toBe(bytes.length);
	return { seconds: (frames * 576) / 16_000, frames };
}

test('narrates a chapter as an MP3 of the stated duration, at a reading pace', async () => {
	expect(framesOf(narrated).seconds).toBeCloseTo(narrated.seconds, 6);
	const wordsAMinute = (narrated.words.length / narrated.seconds) * 60;
	expect(wordsAMinute).toBeGreaterThan(90);
	expect(wordsAMinute).toBeLessThan(170);
});

test('gives offsets and times of all words and sentences, in order', async () => {
	const { words, sentences, seconds } = narrated;
	const segments = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(chapter)];
	const expected = segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
	expect(words.map(({ from, to }) => chapter.slice(from, to))).toEqual(expected);
	expect(sentences.map(({ from, to }) => chapter.slice(from, to))).toEqual([
		'Milo the fox counted the 23 acorns by his door.',
		'One was missing!',
		'“Did you see it, Zoë?” he asked the owl.',
		'“I saw something small,” she said—“and it was giggling…”',
		'Mr. Squirrel laughed.',
	]);
	for (const marks of [words, sentences]) {
		const times = marks.map(({ at }) => at);
		expect(times.every((at, i) => at > (times[i - 1] ?? 0) && at < seconds)).toBe(true);
	}
	expect(sentences.every(({ from, at }) => words.find((word) => word.from >= from)!.at === at)).toBe(true);
});

test('streams the recording while it is made: the same bytes, of which the first come before most of it, with their times', async () => {
	const job = testJobContext();
	const parts: number[] = [];
	const streamSpeech = (mp3: Uint8Array | null) => {
		parts.push(mp3?.length ?? -1);
		job.streamSpeech(mp3);
	};
	const { narration } = await narrator.narrate({ text: chapter.repeat(3), mood }, { ...job, streamSpeech });
	expect(Buffer.from(narration.bytes).equals(job.streamedSpeech())).toBe(true);
	expect(parts.length).toBeGreaterThan(5);
	expect(parts[0]).toBeLessThan(narration.bytes.length / 5);
	const { streamedTimes } = job;
	expect(streamedTimes.length).toBeGreaterThan(2);
	expect(streamedTimes[0]!.sentences.length).toBeLessThan(narration.sentences.length / 3);
	for (const { sentences, words } of streamedTimes) {
		expect(sentences).toEqual(narration.sentences.slice(0, sentences.length));
		expect(words).toEqual(narration.words.slice(0, words.length));
	}
});

test('gives the same bytes for the same request, and a longer narration for a slower mood', async () => {
	const read = async (mood: Mood) =>
		(await narrator.narrate({ text: 'Night fell on the hill.', mood }, testJobContext())).narration;
	const once = await read(mood);
	const again = await read(mood);
	const slow = await read('peaceful');
	expect(Buffer.from(again.bytes).equals(Buffer.from(once.bytes))).toBe(true);
	expect(slow.seconds).toBeGreaterThan(once.seconds);
});

test.each([
	['nothing', '', 0],
	['emoji', '🦊🌟 😀!', 0],
	['marks', '...!!! —— “” ???', 0],
	['emoji among words', 'A fox 🦊 ran.', 3],
	['Chinese', '李小龙走进了森林。', 5],
	['Arabic', 'مرحبا يا أصدقاء، كيف حالكم؟', 5],
	['markup', '<script>alert("x")</script> </prosody> <voice name="kal">', 6],
	['what looks like options', '-voice kal -o /x', 4],
	['a control character', 'a\0b c', 3],
	['half a character', 'lone \ud83d half', 2],
	['a word without end', 'a'.repeat(3000), 1],
	['words without end', 'word and another thing '.repeat(30), 120],
])('reads %s without failing', async (_, text, atLeast) => {
	const { narration } = await narrator.narrate({ text, mood }, testJobContext());
	const { seconds } = framesOf(narration);
	expect(seconds).toBeCloseTo(narration.seconds, 6);
	expect(narration.words.length).toBeGreaterThanOrEqual(Math.min(atLeast, 1));
	if (atLeast === 0) expect(narration.seconds).toBeCloseTo(0.3, 1);
	expect(narration.words.every(({ at }, i, all) => at >= (all[i - 1]?.at ?? 0) && at < seconds)).toBe(true);
});

const moody = new URL('../testing/misbehaving.worker.ts', import.meta.url);

test.each([
	['hang', 'too-slow'],
	['exit', 'broken'],
	['throw', 'broken'],
	['refuse', 'unusable'],
] satisfies [string, MakerErrorKind][])('serves the next request after a thread that did %s', async (text, kind) => {
	const narrator = builtInNarrator({ worker: moody, timeLimit: 3000 });
	const bad = narrator.narrate({ text, mood }, testJobContext());
	const good = narrator.narrate({ text: 'read', mood }, testJobContext());
	await expect(bad).rejects.toMatchObject({ name: 'MakerError', kind, maker: 'built-in' });
	await expect(good).resolves.toMatchObject({ narration: { seconds: 4 } });
	await narrator.close();
});

test('rejects running, waiting and later requests when it is closed', async () => {
	const narrator = builtInNarrator({ worker: moody });
	const asked = [
		narrator.narrate({ text: 'hang', mood }, testJobContext()),
		narrator.narrate({ text: 'read', mood }, testJobContext()),
	];
	const closed = narrator.close();
	const answers = await Promise.allSettled([...asked, narrator.narrate({ text: 'late', mood }, testJobContext())]);
	expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.kind)).toEqual([
		'unreachable',
		'unreachable',
		'unreachable',
	]);
	await closed;
});

test('rejects an aborted request at once, and serves the next one', async () => {
	const narrator = builtInNarrator({ worker: moody });
	const job = testJobContext();
	const bad = narrator.narrate({ text: 'hang', mood }, job);
	const good = narrator.narrate({ text: 'read', mood }, testJobContext());
	await new Promise(setImmediate);
	job.abort(new Error('no longer wanted'));
	await expect(bad).rejects.toThrow('no longer wanted');
	await expect(good).resolves.toMatchObject({ narration: { seconds: 4 } });
	await narrator.close();
});
