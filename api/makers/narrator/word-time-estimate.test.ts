import { describe, expect, it } from 'vitest';
import type { Silence } from './silences.ts';
import { type SpeechPieceWord, splitIntoPieces } from './speech-pieces.ts';
import { estimateWordStarts } from './word-time-estimate.ts';

const wordsOf = (text: string): readonly SpeechPieceWord[] => splitIntoPieces(text, 100_000)[0]!.words;

function isInOrder(starts: readonly number[], seconds: number): boolean {
	return starts.every((at, i) => at >= (starts[i - 1] ?? 0) && at <= seconds);
}

describe('the estimated word times', () => {
	const words = wordsOf('Milo ran. Then, at last, he slept. All was well.');

	it('follow letters and punctuation without silences', () => {
		const starts = estimateWordStarts(words, [], 10);
		expect(starts).toHaveLength(words.length);
		expect(starts[0]).toBe(0);
		expect(isInOrder(starts, 10)).toBe(true);
		const gaps = starts.map((at, i) => (starts[i + 1] ?? 10) - at);
		expect(gaps[1]).toBeGreaterThan(gaps[0]!);
	});

	it('begin with the speech, and with sentences after silences', () => {
		const silences = [
			{ from: 0, to: 0.4 },
			{ from: 2, to: 2.6 },
			{ from: 3.1, to: 3.25 },
			{ from: 5, to: 5.5 },
			{ from: 7, to: 8 },
		];
		const starts = estimateWordStarts(words, silences, 8);
		expect([starts[0], starts[2], starts[7]]).toEqual([0.4, 2.6, 5.5]);
		expect(isInOrder(starts, 7)).toBe(true);
	});

	it.each([
		['everywhere', Array.from({ length: 4000 }, (_, i) => ({ from: i / 10, to: i / 10 + 0.05 }))],
		['from beginning to end', [{ from: 0, to: 400 }]],
		[
			'at the ends only',
			[
				{ from: 0, to: 1 },
				{ from: 390, to: 400 },
			],
		],
		['of a second each', Array.from({ length: 100 }, (_, i) => ({ from: i * 4, to: i * 4 + 1 }))],
	] satisfies [string, Silence[]][])('stay in order for any silences: %s', (_, silences) => {
		for (const text of ['One.', 'a, '.repeat(2000), 'Yes! No? '.repeat(300), `${'word '.repeat(900)}.`]) {
			const many = wordsOf(text);
			const starts = estimateWordStarts(many, silences, 400);
			expect(starts).toHaveLength(many.length);
			expect(isInOrder(starts, 400 + 1e-6)).toBe(true);
		}
	});
});
