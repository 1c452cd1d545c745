import { daleChall } from 'dale-chall';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { AgeGroup } from '../../rules/ages.ts';
import { levelOf } from '../text/levels.ts';
import { readingBands } from '../text/reading-bands.ts';
import { sentencesOf, wordsOf } from '../text/text.ts';

/** The reading level of a text: Flesch–Kincaid grade, mean words a sentence, longest sentence, words in all, share of hard words. */
export type Reading = { grade: number; mean: number; longest: number; words: number; hard: number };

/** Measures a chapter's text. */
export function readingOf(text: string): Reading {
	const lengths = sentencesOf(text).map((sentence) => wordsOf(sentence).length);
	const words = wordsOf(text);
	const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
	const grade = fleschKincaid({ sentence: lengths.length, word: words.length, syllable: syllables });
	return {
		grade,
		mean: words.length / lengths.length,
		longest: Math.max(...lengths),
		words: words.length,
		hard: hardShare(words),
	};
}

/** The names of the measures outside the age group's band; the share of hard words has no limit. */
export function outsideBand(reading: Reading, group: AgeGroup): string[] {
	const band = readingBands[levelOf[group]];
	const within = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;
	return [
		within(reading.grade, band.grade) ? '' : 'grade',
		within(reading.mean, band.mean) ? '' : 'mean',
		reading.longest <= band.maxSentenceWords ? '' : 'longest',
		within(reading.words, band.words) ? '' : 'words',
	].filter((name) => name !== '');
}

/** The words of three syllables or more, most frequent first, without names. */
export function longWordsOf(text: string): string[] {
	const long = wordsOf(text).filter((word) => /^[a-z]/.test(word) && syllable(word) > 2);
	const counts = new Map<string, number>();
	for (const word of long) counts.set(word, (counts.get(word) ?? 0) + 1);
	return [...counts.keys()].toSorted((one, two) => (counts.get(two) ?? 0) - (counts.get(one) ?? 0));
}

/** The share of all words that are easy English ones, 0 to 1; near 0 for a text in another language. */
export function easyShareOf(text: string): number {
	const words = wordsOf(text);
	return words.filter((word) => isEasy(plainOf(word))).length / Math.max(1, words.length);
}

const easy = new Set(daleChall);

function hardShare(words: readonly string[]): number {
	const plain = words.filter((word) => /^[a-z]/.test(word)).map(plainOf);
	return plain.filter((word) => !isEasy(word)).length / Math.max(1, plain.length);
}

function plainOf(word: string): string {
	return word.toLowerCase().replace(/[’'].*$/, '');
}

function isEasy(word: string): boolean {
	const endings = [/$/, /s$/, /es$/, /ed$/, /d$/, /ing$/, /ly$/];
	return endings.some((ending) => easy.has(word.replace(ending, '')));
}
