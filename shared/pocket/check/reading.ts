import { daleChall } from 'dale-chall';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { AgeGroup } from '../../ages.ts';
import { bands } from '../bands.ts';
import { levelOf } from '../plan.ts';
import { sentencesOf, wordsOf } from '../sentences.ts';

/** How a text reads: grade by Flesch–Kincaid, words a sentence, the longest sentence, words in all, share of hard words. */
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

/** What of a reading lies outside its group's band, by name; the share of hard words is reported, not judged. */
export function outside(reading: Reading, group: AgeGroup): string[] {
	const band = bands[levelOf[group]];
	const within = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;
	return [
		within(reading.grade, band.grade) ? '' : 'grade',
		within(reading.mean, band.mean) ? '' : 'mean',
		reading.longest <= band.longest ? '' : 'longest',
		within(reading.words, band.words) ? '' : 'words',
	].filter((name) => name !== '');
}

const easy = new Set(daleChall);

function hardShare(words: readonly string[]): number {
	const plain = words.filter((word) => /^[a-z]/.test(word)).map((word) => word.toLowerCase().replace(/[’'].*$/, ''));
	const known = (word: string) =>
		[
			word,
			word.replace(/s$/, ''),
			word.replace(/es$/, ''),
			word.replace(/ed$/, ''),
			word.replace(/d$/, ''),
			word.replace(/ing$/, ''),
			word.replace(/ly$/, ''),
		].some((form) => easy.has(form));
	return plain.filter((word) => !known(word)).length / Math.max(1, plain.length);
}
