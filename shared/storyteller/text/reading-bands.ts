import type { Level } from './levels.ts';

/** The limits of a chapter at a level, each from and to: Flesch–Kincaid grade, mean words a sentence, words in all. */
export type ReadingBand = {
	grade: readonly [number, number];
	mean: readonly [number, number];
	words: readonly [number, number];
	maxSentenceWords: number;
};

/**
 * The reading bands of the four age groups. They are at or below the grade bands of school readers, as stories with dialogue
 * score low, and follow measured early readers (about six words a sentence at 6–8, ten at 8–12).
 */
export const readingBands: Record<Level, ReadingBand> = {
	1: { grade: [-9, 1.5], mean: [4, 7], maxSentenceWords: 12, words: [60, 110] },
	2: { grade: [1, 3.8], mean: [6, 10], maxSentenceWords: 18, words: [110, 180] },
	3: { grade: [3.5, 6.5], mean: [9, 14], maxSentenceWords: 26, words: [180, 280] },
	4: { grade: [5.5, 9], mean: [12, 19], maxSentenceWords: 34, words: [260, 400] },
};

/** How far a value is outside a range, 0 when within. */
export function distanceOutside(value: number, [from, to]: readonly [number, number]): number {
	return Math.max(0, from - value, value - to);
}
