import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import { easyShareOf, longWordsOf, outsideBand, readingOf } from '../../../shared/storyteller/check/reading.ts';
import { readingBands } from '../../../shared/storyteller/engine/reading-bands.ts';
import { levelOf } from '../../../shared/storyteller/engine/story-setup.ts';
import { sentencesOf, wordsOf } from '../../../shared/storyteller/engine/text.ts';
import type { QualityIssue } from './quality-checks.ts';

/** By how much a chapter may be shorter or longer than its band: a good chapter is not told anew for ten words. */
const tolerance = 0.15;
/** English prose has twice as many easy words at any level; what has fewer is in another language. */
const minEasyShare = 0.35;

/** What makes a text too hard, too easy, too short or too long for its readers, with the places named. */
export function readingLevelIssues(content: string, { ageGroup, hero }: StoryBrief): QualityIssue[] {
	// A name is known to its reader, however long it is.
	const text = content.replaceAll(hero.name, 'Pip').replaceAll('\n\n', ' ');
	if (easyShareOf(text) < minEasyShare)
		return [{ ask: 'Tell it in English.', short: 'it was not in English', severity: 30 }];
	const reading = readingOf(text);
	const { grade, mean, maxSentenceWords, words } = readingBands[levelOf[ageGroup]];
	const off = new Set(outsideBand(reading, ageGroup));
	return [
		...(off.has('longest') ? [longSentenceIssue(text, maxSentenceWords)] : []),
		...(off.has('grade') ? [gradeIssue(text, reading.grade, grade)] : []),
		...(off.has('mean') ? [sentenceLengthIssue(reading.mean, mean)] : []),
		...lengthIssues(reading.words, words),
	];
}

function longSentenceIssue(text: string, longest: number): QualityIssue {
	const long = sentencesOf(text)
		.map((sentence, at) => ({ number: at + 1, words: wordsOf(sentence) }))
		.filter(({ words }) => words.length > longest);
	const named = long
		.slice(0, 6)
		.map(({ number, words }) => `sentence ${number} (“${words.slice(0, 6).join(' ')} …”, ${words.length} words)`);
	const over = long.reduce((sum, { words }) => sum + words.length - longest, 0);
	return {
		ask: `No sentence may have more than ${longest} words. Split: ${named.join(', ')}.`,
		short: long.length === 1 ? 'a sentence was too long' : `${long.length} sentences were too long`,
		severity: long.length + over / 4,
	};
}

function gradeIssue(text: string, grade: number, [from, to]: readonly [number, number]): QualityIssue {
	if (grade > to) {
		const words = longWordsOf(text).slice(0, 12).join(', ');
		const ask = `It reads too hard (grade ${grade.toFixed(1)}, at most ${to}). Use shorter words and sentences${words === '' ? '.' : `, for example instead of: ${words}.`}`;
		return { ask, short: 'it read too hard', severity: (grade - to) * 4 };
	}
	const ask = `It reads too easy (grade ${grade.toFixed(1)}, at least ${from}). Join some short sentences and use a few richer words.`;
	return { ask, short: 'it read too easy', severity: (from - grade) * 3 };
}

function sentenceLengthIssue(mean: number, [from, to]: readonly [number, number]): QualityIssue {
	const ask = `Sentences have ${mean.toFixed(1)} words on average; ${from} to ${to} are wanted. ${mean > to ? 'Split some.' : 'Join some.'}`;
	return {
		ask,
		short: mean > to ? 'its sentences were too long' : 'its sentences were too short',
		severity: Math.max(from - mean, mean - to) * 2,
	};
}

function lengthIssues(count: number, [from, to]: readonly [number, number]): QualityIssue[] {
	if (count >= from * (1 - tolerance) && count <= to * (1 + tolerance)) return [];
	const ask = `It has ${count} words; ${from} to ${to} are wanted.`;
	const off = count < from ? (from - count) / from : (count - to) / to;
	return [{ ask, short: count < from ? 'it was too short' : 'it was too long', severity: 4 + off * 10 }];
}
