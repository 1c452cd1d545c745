import { bands } from './bands.ts';
import { longestIn } from './faults.ts';
import type { Level } from './passage.ts';
import { gradeOf, sentencesOf, wordsOf } from './sentences.ts';

/** How far a chapter's text is from its level's band, 0 when within; one word of length counts as much as one tenth of a grade. */
export function misfit(text: string, level: Level, heroName: string): number {
	const band = bands[level];
	const words = wordsOf(text).length;
	const mean = words / Math.max(1, sentencesOf(text).length);
	const long = Math.max(0, longestIn(text, heroName) - band.longest);
	return beyond(words, band.words) + beyond(gradeOf(text), aimedGrade(level)) * 10 + beyond(mean, band.mean) * 10 + long * 3;
}

/** What a chapter aims at on the Flesch–Kincaid scale: a little within the band, for the engine's count is a rough one. */
export function aimedGrade(level: Level): readonly [number, number] {
	const [from, to] = bands[level].grade;
	return [from + 0.2, to - 0.3];
}

/** How far a value is outside from and to, 0 when within. */
export function beyond(value: number, [from, to]: readonly [number, number]): number {
	return Math.max(0, from - value, value - to);
}
