import { limits } from '../../../shared/rules/limits.ts';
import { wordOverlap } from '../../../shared/storyteller/engine/choices.ts';
import { readingBands } from '../../../shared/storyteller/engine/reading-bands.ts';
import { levelOf } from '../../../shared/storyteller/engine/story-setup.ts';
import { sentencesOf, stemOf, wordsOf } from '../../../shared/storyteller/engine/text.ts';
import { maxExclamationWords } from '../../../shared/storyteller/engine/variants.ts';
import type { ChapterRequest } from '../makers.ts';
import { reviewText, storyBoundsOf } from '../moderator/text-review.ts';
import type { ParsedChapter } from './parse-chapter.ts';
import { lastChoiceTaken } from './prior-chapters.ts';
import { readingLevelIssues } from './reading-level-issues.ts';

/**
 * What is wrong with a chapter. `ask`: what the storyteller is told of it; `short`: what a parent is told. `weight`: how
 * bad it is, against others. `hard`: no chapter at all with this in it.
 */
export type QualityIssue = { ask: string; short: string; severity: number; isFatal?: true };

/** All that stands against a chapter, by rules that a program can hold it to. */
export function qualityIssuesOf(written: ParsedChapter, telling: ChapterRequest): QualityIssue[] {
	return [
		...contentIssues(written, telling),
		...missingTextIssues(written, telling),
		...readingLevelIssues(written.content, telling.brief),
		...missingNameIssues(written, telling),
		...ignoredChoiceIssues(written, telling),
		...repetitionIssues(written, telling),
		...(telling.last ? endingIssues(written) : choiceIssues(written.choices)),
	];
}

/** How bad it is in all. */
export function totalSeverity(faults: readonly QualityIssue[]): number {
	return faults.reduce((sum, { severity }) => sum + severity, 0);
}

/** Whether the built-in word lists let the text be shown to its reader. */
export function isFitToShow(written: ParsedChapter, { brief }: ChapterRequest): boolean {
	return reviewText(textOf(written), storyBoundsOf(brief)) === null;
}

function contentIssues(written: ParsedChapter, { brief }: ChapterRequest): QualityIssue[] {
	const objection = reviewText(textOf(written), storyBoundsOf(brief));
	if (!objection) return [];
	const { because, word } = objection;
	if (because === 'topic')
		return [
			{
				ask: `It touches ${JSON.stringify(word)}, which is in neverMention.`,
				short: `it touched “${word}”`,
				severity: 50,
			},
		];
	if (because === 'rating')
		return [
			{
				ask: `“${word}” is not for a story rated ${brief.rating}.`,
				short: `“${word}” is not for its rating`,
				severity: 50,
			},
		];
	return [{ ask: 'It has swearing in it.', short: 'it had swearing in it', severity: 50 }];
}

function textOf({ content, chapterTitle, choices }: ParsedChapter): string {
	return [chapterTitle, content, ...choices].join('\n');
}

/** A text of fewer characters than its shortest kind has words is none. */
function missingTextIssues({ content }: ParsedChapter, { brief }: ChapterRequest): QualityIssue[] {
	const least = readingBands[levelOf[brief.ageGroup]].words[0];
	if (content.length >= least) return [];
	return [
		{
			ask: 'There is hardly any text: tell the whole chapter.',
			short: 'there was hardly any text',
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
			ask: `The hero’s name, ${JSON.stringify(name)}, is not in it.`,
			short: 'the hero’s name was missing',
			severity: 10,
		},
	];
}

/** The first two paragraphs take up a word of the choice; one made of little words only can be taken up in any way. */
function ignoredChoiceIssues({ content }: ParsedChapter, { priorChapters }: ChapterRequest): QualityIssue[] {
	const choice = lastChoiceTaken(priorChapters);
	const stems = wordsOf(choice ?? '')
		.map(stemOf)
		.filter(Boolean);
	if (choice === null || stems.length === 0) return [];
	const opening = new Set(wordsOf(content.split('\n\n').slice(0, 2).join(' ')).map(stemOf));
	if (stems.some((stem) => opening.has(stem))) return [];
	const ask = `The reader chose ${JSON.stringify(choice)}, and the first paragraph does not show it: use its most important word.`;
	return [{ ask, short: 'it did not take up the choice', severity: 8 }];
}

function repetitionIssues({ content }: ParsedChapter, { priorChapters }: ChapterRequest): QualityIssue[] {
	const before = new Set(priorChapters.flatMap((chapter) => comparableSentences(chapter.content)));
	const said = comparableSentences(content);
	const twice = [...new Set(said.filter((sentence, at) => before.has(sentence) || said.indexOf(sentence) < at))];
	if (twice.length === 0) return [];
	const ask = `Said before, word for word: ${twice.slice(0, 5).map(quoted).join(' ')} Say it otherwise or leave it out.`;
	return [{ ask, short: 'a sentence came twice', severity: 4 * twice.length }];
}

function comparableSentences(text: string): string[] {
	return text
		.split('\n\n')
		.flatMap(sentencesOf)
		.filter((sentence) => wordsOf(sentence).length > maxExclamationWords);
}

/** As alike as two choices may be (Jaccard). */
const maxChoiceOverlap = 0.35;

function choiceIssues(choices: readonly string[]): QualityIssue[] {
	const count = limits.choicesPerChapter;
	if (choices.length < count) {
		const ask = `There must be exactly ${count} choices, all different; there were ${choices.length}.`;
		return [{ ask, short: 'there were not three choices', severity: 100, isFatal: true }];
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
			: [{ ask: 'Each choice must begin with another verb.', short: 'two choices began alike', severity: 6 }]),
		...(alike
			? [
					{
						ask: 'The choices share too many words: let each name something else.',
						short: 'two choices were too much alike',
						severity: 6,
					},
				]
			: []),
		...(long ? [{ ask: 'A choice has 3 to 9 words.', short: 'a choice was too long', severity: 3 }] : []),
	];
}

const continuationPattern = /\bto be continued\b|\bnext chapter\b/i;

function endingIssues({ content, choices }: ParsedChapter): QualityIssue[] {
	if (choices.length > 0 || continuationPattern.test(content.slice(-400))) {
		const ask = 'This is the last chapter: settle everything, offer no choices, and promise nothing to come.';
		return [{ ask, short: 'it did not end the story', severity: 100, isFatal: true }];
	}
	if (!/\?[”’]?$/.test(content)) return [];
	return [{ ask: 'The story must not end in a question.', short: 'it ended in a question', severity: 8 }];
}

function quoted(sentence: string): string {
	return `“${sentence.length > 90 ? `${sentence.slice(0, 90).toWellFormed()}…` : sentence}”`;
}
