import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import { limits } from '../../../shared/rules/limits.ts';
import { easyShareOf, longWordsOf, outsideBand, readingOf } from '../../../shared/storyteller/check/reading.ts';
import { levelOf } from '../../../shared/storyteller/text/levels.ts';
import { readingBands } from '../../../shared/storyteller/text/reading-bands.ts';
import {
	maxExclamationWords,
	sentencesOf,
	stemOf,
	wordOverlap,
	wordsOf,
} from '../../../shared/storyteller/text/text.ts';
import type { ChapterRequest } from '../makers.ts';
import { reviewText, storyBoundsOf } from '../moderator/text-review.ts';
import type { ParsedChapter } from './parse-chapter.ts';
import { lastChoiceTaken } from './prior-chapters.ts';

/**
 * `instruction`: how the storyteller is to mend it. `summary`: what a parent reads. `severity`: to compare versions. `isFatal`:
 * a chapter with this issue is not used.
 */
export type QualityIssue = { instruction: string; summary: string; severity: number; isFatal?: true };

/** All issues of a chapter that a program can find. */
export function qualityIssuesOf(chapter: ParsedChapter, request: ChapterRequest): QualityIssue[] {
	return [
		...contentIssues(chapter, request),
		...missingTextIssues(chapter, request),
		...readingLevelIssues(chapter.content, request.brief),
		...missingNameIssues(chapter, request),
		...ignoredChoiceIssues(chapter, request),
		...repetitionIssues(chapter, request),
		...(request.last ? endingIssues(chapter) : choiceIssues(chapter.choices)),
	];
}

export function totalSeverity(issues: readonly QualityIssue[]): number {
	return issues.reduce((sum, { severity }) => sum + severity, 0);
}

/** Whether the built-in word lists allow the text for its reader. */
export function isFitToShow(chapter: ParsedChapter, { brief }: ChapterRequest): boolean {
	return reviewText(textOf(chapter), storyBoundsOf(brief)) === null;
}

function contentIssues(chapter: ParsedChapter, { brief }: ChapterRequest): QualityIssue[] {
	const issue = reviewText(textOf(chapter), storyBoundsOf(brief));
	if (!issue) return [];
	const { because, word } = issue;
	if (because === 'topic')
		return [
			{
				instruction: `It touches ${JSON.stringify(word)}, which is in neverMention.`,
				summary: `it touched “${word}”`,
				severity: 50,
			},
		];
	if (because === 'rating')
		return [
			{
				instruction: `“${word}” is not for a story rated ${brief.rating}.`,
				summary: `“${word}” is not for its rating`,
				severity: 50,
			},
		];
	return [{ instruction: 'It has swearing in it.', summary: 'it had swearing in it', severity: 50 }];
}

function textOf({ content, chapterTitle, choices }: ParsedChapter): string {
	return [chapterTitle, content, ...choices].join('\n');
}

/** A text with fewer characters than the shortest chapter has words is fatal. */
function missingTextIssues({ content }: ParsedChapter, { brief }: ChapterRequest): QualityIssue[] {
	const least = readingBands[levelOf[brief.ageGroup]].words[0];
	if (content.length >= least) return [];
	return [
		{
			instruction: 'There is hardly any text: tell the whole chapter.',
			summary: 'there was hardly any text',
			severity: 100,
			isFatal: true,
		},
	];
}

function missingNameIssues({ content }: ParsedChapter, { brief }: ChapterRequest): QualityIssue[] {
	const { name } = brief.hero;
	if (content.includes(name)) return [];
	return [
		{
			instruction: `The hero’s name, ${JSON.stringify(name)}, is not in it.`,
			summary: 'the hero’s name was missing',
			severity: 10,
		},
	];
}

/** The first two paragraphs must use a word of the taken choice, unless it consists of small words only. */
function ignoredChoiceIssues({ content }: ParsedChapter, { priorChapters }: ChapterRequest): QualityIssue[] {
	const choice = lastChoiceTaken(priorChapters);
	const stems = wordsOf(choice ?? '')
		.map(stemOf)
		.filter(Boolean);
	if (choice === null || stems.length === 0) return [];
	const opening = new Set(wordsOf(content.split('\n\n').slice(0, 2).join(' ')).map(stemOf));
	if (stems.some((stem) => opening.has(stem))) return [];
	const instruction = `The reader chose ${JSON.stringify(choice)}, and the first paragraph does not show it: use its most important word.`;
	return [{ instruction, summary: 'it did not take up the choice', severity: 8 }];
}

function repetitionIssues({ content }: ParsedChapter, { priorChapters }: ChapterRequest): QualityIssue[] {
	const before = new Set(priorChapters.flatMap((chapter) => comparableSentences(chapter.content)));
	const sentences = comparableSentences(content);
	const repeated = [
		...new Set(sentences.filter((sentence, at) => before.has(sentence) || sentences.indexOf(sentence) < at)),
	];
	if (repeated.length === 0) return [];
	const instruction = `Said before, word for word: ${repeated.slice(0, 5).map(quoted).join(' ')} Say it otherwise or leave it out.`;
	return [{ instruction, summary: 'a sentence came twice', severity: 4 * repeated.length }];
}

function comparableSentences(text: string): string[] {
	return text
		.split('\n\n')
		.flatMap(sentencesOf)
		.filter((sentence) => wordsOf(sentence).length > maxExclamationWords);
}

/** The most word overlap (Jaccard) that two choices may have. */
const maxChoiceOverlap = 0.35;

function choiceIssues(choices: readonly string[]): QualityIssue[] {
	const count = limits.choicesPerChapter;
	if (choices.length < count) {
		const instruction = `There must be exactly ${count} choices, all different; there were ${choices.length}.`;
		return [{ instruction, summary: 'there were not three choices', severity: 100, isFatal: true }];
	}
	const words = choices.map((choice) => wordsOf(choice.toLowerCase()));
	const verbs = new Set(words.map(([verb]) => verb)).size;
	const alike = words.some((one, at) =>
		words.slice(at + 1).some((other) => wordOverlap(one, other) >= maxChoiceOverlap),
	);
	const long = words.some((choice) => choice.length > 14);
	return [
		...(verbs === count
			? []
			: [
					{ instruction: 'Each choice must begin with another verb.', summary: 'two choices began alike', severity: 6 },
				]),
		...(alike
			? [
					{
						instruction: 'The choices share too many words: let each name something else.',
						summary: 'two choices were too much alike',
						severity: 6,
					},
				]
			: []),
		...(long ? [{ instruction: 'A choice has 3 to 9 words.', summary: 'a choice was too long', severity: 3 }] : []),
	];
}

const continuationPattern = /\bto be continued\b|\bnext chapter\b/i;

function endingIssues({ content, choices }: ParsedChapter): QualityIssue[] {
	if (choices.length > 0 || continuationPattern.test(content.slice(-400))) {
		const instruction = 'This is the last chapter: settle everything, offer no choices, and promise nothing to come.';
		return [{ instruction, summary: 'it did not end the story', severity: 100, isFatal: true }];
	}
	if (!/\?[”’]?$/.test(content)) return [];
	return [{ instruction: 'The story must not end in a question.', summary: 'it ended in a question', severity: 8 }];
}

function quoted(sentence: string): string {
	return `“${sentence.length > 90 ? `${sentence.slice(0, 90).toWellFormed()}…` : sentence}”`;
}

/** By how much a chapter may miss the word count of its band before it is an issue. */
const tolerance = 0.15;
/** English prose has twice this share of easy words at any level; a text with less is in another language. */
const minEasyShare = 0.35;

/** What makes a text too hard, too easy, too short or too long for its readers. */
function readingLevelIssues(content: string, { ageGroup, hero }: StoryBrief): QualityIssue[] {
	// A long name does not make a text harder.
	const text = content.replaceAll(hero.name, 'Pip').replaceAll('\n\n', ' ');
	if (easyShareOf(text) < minEasyShare)
		return [{ instruction: 'Tell it in English.', summary: 'it was not in English', severity: 30 }];
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
		instruction: `No sentence may have more than ${longest} words. Split: ${named.join(', ')}.`,
		summary: long.length === 1 ? 'a sentence was too long' : `${long.length} sentences were too long`,
		severity: long.length + over / 4,
	};
}

function gradeIssue(text: string, grade: number, [from, to]: readonly [number, number]): QualityIssue {
	if (grade > to) {
		const words = longWordsOf(text).slice(0, 12).join(', ');
		const instruction = `It reads too hard (grade ${grade.toFixed(1)}, at most ${to}). Use shorter words and sentences${words === '' ? '.' : `, for example instead of: ${words}.`}`;
		return { instruction, summary: 'it read too hard', severity: (grade - to) * 4 };
	}
	const instruction = `It reads too easy (grade ${grade.toFixed(1)}, at least ${from}). Join some short sentences and use a few richer words.`;
	return { instruction, summary: 'it read too easy', severity: (from - grade) * 3 };
}

function sentenceLengthIssue(mean: number, [from, to]: readonly [number, number]): QualityIssue {
	const instruction = `Sentences have ${mean.toFixed(1)} words on average; ${from} to ${to} are wanted. ${mean > to ? 'Split some.' : 'Join some.'}`;
	return {
		instruction,
		summary: mean > to ? 'its sentences were too long' : 'its sentences were too short',
		severity: Math.max(from - mean, mean - to) * 2,
	};
}

function lengthIssues(count: number, [from, to]: readonly [number, number]): QualityIssue[] {
	if (count >= from * (1 - tolerance) && count <= to * (1 + tolerance)) return [];
	const instruction = `It has ${count} words; ${from} to ${to} are wanted.`;
	const off = count < from ? (from - count) / from : (count - to) / to;
	return [{ instruction, summary: count < from ? 'it was too short' : 'it was too long', severity: 4 + off * 10 }];
}
