import type { Level } from '../../text/levels.ts';
import { distanceOutside, readingBands } from '../../text/reading-bands.ts';
import { type Line, slotsIn } from '../../text/templates.ts';
import { countText, longestSentence, parseText, readingGrade, wordsOf } from '../../text/text.ts';

/** The error of the engine's grades, as it only estimates syllables. */
const gradeMargin = 0.15;

/**
 * How far a text is from its level's reading band, 0 when within. One word of length counts as much as a tenth of a grade.
 */
export function distanceFromBand(text: string, level: Level, heroName: string): number {
	const band = readingBands[level];
	const read = parseText(text);
	const sums = countText(read);
	const mean = sums.words / Math.max(1, sums.sentences);
	const long = Math.max(0, longestSentence(read, heroName) - band.maxSentenceWords);
	const grade = distanceOutside(readingGrade(sums), [band.grade[0] + gradeMargin, band.grade[1] - gradeMargin]);
	return distanceOutside(sums.words, band.words) + grade * 10 + distanceOutside(mean, band.mean) * 10 + long * 3;
}

/** The Flesch–Kincaid grades that passages aim at: a little inside the band. */
export function targetGrade(level: Level): readonly [number, number] {
	const [from, to] = readingBands[level].grade;
	return [from + 0.3, to - 0.6];
}

/** The length of a pooled slot in sentences of its level, estimated from the packs. */
const passages: Readonly<Record<string, number>> = {
	meet: 2.8,
	reason: 2.2,
	obstacle: 1.8,
	glow: 1.8,
	later: 1.8,
	arrive: 1.4,
	together: 1.4,
	intro: 2.2,
	detail: 1.8,
	settled: 1.4,
	sense: 0.9,
	tone: 0.6,
	closing: 0.5,
	weather: 0.4,
	time: 0.7,
	show: 1,
	solve: 1,
	sound: 0.2,
};
const wordsPerSlot = 2.2;

/** An estimate of the words of a filled template at a level. */
function expectedWords(line: Line, level: Level): number {
	const sentence = (readingBands[level].mean[0] + readingBands[level].mean[1]) / 2;
	const slots = slotsIn(line).reduce(
		(sum, slot) => sum + (slot in passages ? (passages[slot] ?? 0) * sentence : wordsPerSlot),
		0,
	);
	return wordsOf(line.replace(/\{[^}]*\}/g, ' ').replace(/\|[^\]]*\]/g, ' ')).length + slots;
}

const expected = new WeakMap<readonly Line[], number>();

/** The mean of that over the variants of a part. Cached, as each list of variants has one level. */
export function meanExpectedWords(variants: readonly Line[], level: Level): number {
	const known = expected.get(variants);
	if (known !== undefined) return known;
	const mean = variants.reduce((sum, line) => sum + expectedWords(line, level), 0) / Math.max(1, variants.length);
	expected.set(variants, mean);
	return mean;
}
