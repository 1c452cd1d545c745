import type { Level } from '../../text/levels.ts';
import { distanceOutside, type ReadingBand } from '../../text/reading-bands.ts';
import { countText, longestSentence, parseText, readingGrade } from '../../text/text.ts';

/**
 * The reading bands of storylets: never harder than those of the former storyteller, but for single long sentences. Grades may be lower, as
 * prose of plain words with much speech scores two grades below its readers at every age.
 */
export const storyletBands: Record<Level, ReadingBand> = {
	1: { grade: [-9, 2.4], mean: [3.5, 7], maxSentenceWords: 14, words: [55, 150] },
	2: { grade: [0, 4], mean: [5, 10], maxSentenceWords: 24, words: [105, 245] },
	3: { grade: [1, 6.5], mean: [7, 14], maxSentenceWords: 34, words: [170, 355] },
	4: { grade: [1.7, 9], mean: [9, 19], maxSentenceWords: 60, words: [225, 450] },
};

/** How far a text is from its level's band, 0 when within. One word of length counts as much as a tenth of a grade. */
export function distanceFromBand(text: string, level: Level, heroName: string): number {
	const band = storyletBands[level];
	const read = parseText(text);
	const sums = countText(read);
	const long = Math.max(0, longestSentence(read, heroName) - band.maxSentenceWords);
	return (
		distanceOutside(sums.words, band.words) +
		distanceOutside(readingGrade(sums), band.grade) * 10 +
		distanceOutside(sums.words / Math.max(1, sums.sentences), band.mean) * 10 +
		long * 3
	);
}
