import { limits } from '../../../shared/limits.ts';
import { bands } from '../../../shared/pocket/bands.ts';
import { longestCry } from '../../../shared/pocket/draw.ts';
import { alikeness } from '../../../shared/pocket/offers.ts';
import { levelOf } from '../../../shared/pocket/plan.ts';
import { sentencesOf, stemOf, wordsOf } from '../../../shared/pocket/sentences.ts';
import type { Telling } from '../makers.ts';
import { boundsOf, objectionTo } from '../moderation.ts';
import type { Written } from './chapter-answer.ts';
import { readingFaults } from './reading-faults.ts';
import { choiceTakenOf } from './told.ts';

/**
 * What is wrong with a chapter. `ask`: what the storyteller is told of it; `short`: what a parent is told. `weight`: how
 * bad it is, against others. `hard`: no chapter at all with this in it.
 */
export type Fault = { ask: string; short: string; weight: number; hard?: true };

/** All that stands against a chapter, by rules that a program can hold it to. */
export function faultsOf(written: Written, telling: Telling): Fault[] {
	return [
		...objections(written, telling),
		...stub(written, telling),
		...readingFaults(written.content, telling.brief),
		...nameless(written, telling),
		...unanswered(written, telling),
		...repeated(written, telling),
		...(telling.last ? openEnds(written) : choiceFaults(written.choices)),
	];
}

/** How bad it is in all. */
export function weightOf(faults: readonly Fault[]): number {
	return faults.reduce((sum, { weight }) => sum + weight, 0);
}

/** Whether the built-in word lists let the text be shown to its reader. */
export function isFitToShow(written: Written, { brief }: Telling): boolean {
	return objectionTo(textOf(written), boundsOf(brief)) === null;
}

function objections(written: Written, { brief }: Telling): Fault[] {
	const objection = objectionTo(textOf(written), boundsOf(brief));
	if (!objection) return [];
	const { because, word } = objection;
	if (because === 'topic')
		return [
			{
				ask: `It touches ${JSON.stringify(word)}, which is in neverMention.`,
				short: `it touched “${word}”`,
				weight: 50,
			},
		];
	if (because === 'rating')
		return [
			{
				ask: `“${word}” is not for a story rated ${brief.rating}.`,
				short: `“${word}” is not for its rating`,
				weight: 50,
			},
		];
	return [{ ask: 'It has swearing in it.', short: 'it had swearing in it', weight: 50 }];
}

function textOf({ content, chapterTitle, choices }: Written): string {
	return [chapterTitle, content, ...choices].join('\n');
}

/** A text of fewer characters than its shortest kind has words is none. */
function stub({ content }: Written, { brief }: Telling): Fault[] {
	const least = bands[levelOf[brief.ageGroup]].words[0];
	if (content.length >= least) return [];
	return [
		{
			ask: 'There is hardly any text: tell the whole chapter.',
			short: 'there was hardly any text',
			weight: 100,
			hard: true,
		},
	];
}

function nameless({ content }: Written, { brief }: Telling): Fault[] {
	const { name } = brief.hero;
	if (content.includes(name)) return [];
	return [
		{
			ask: `The hero’s name, ${JSON.stringify(name)}, is not in it.`,
			short: 'the hero’s name was missing',
			weight: 10,
		},
	];
}

/** The first two paragraphs take up a word of the choice; one made of little words only can be taken up in any way. */
function unanswered({ content }: Written, { told }: Telling): Fault[] {
	const choice = choiceTakenOf(told);
	const stems = wordsOf(choice ?? '')
		.map(stemOf)
		.filter(Boolean);
	if (choice === null || stems.length === 0) return [];
	const opening = new Set(wordsOf(content.split('\n\n').slice(0, 2).join(' ')).map(stemOf));
	if (stems.some((stem) => opening.has(stem))) return [];
	const ask = `The reader chose ${JSON.stringify(choice)}, and the first paragraph does not show it: use its most important word.`;
	return [{ ask, short: 'it did not take up the choice', weight: 8 }];
}

function repeated({ content }: Written, { told }: Telling): Fault[] {
	const before = new Set(told.flatMap((chapter) => saidIn(chapter.content)));
	const said = saidIn(content);
	const twice = [...new Set(said.filter((sentence, at) => before.has(sentence) || said.indexOf(sentence) < at))];
	if (twice.length === 0) return [];
	const ask = `Said before, word for word: ${twice.slice(0, 5).map(quoted).join(' ')} Say it otherwise or leave it out.`;
	return [{ ask, short: 'a sentence came twice', weight: 4 * twice.length }];
}

function saidIn(text: string): string[] {
	return text
		.split('\n\n')
		.flatMap(sentencesOf)
		.filter((sentence) => wordsOf(sentence).length > longestCry);
}

/** As alike as two choices may be (Jaccard). */
const mostAlike = 0.35;

function choiceFaults(choices: readonly string[]): Fault[] {
	const count = limits.choicesPerChapter;
	if (choices.length < count) {
		const ask = `There must be exactly ${count} choices, all different; there were ${choices.length}.`;
		return [{ ask, short: 'there were not three choices', weight: 100, hard: true }];
	}
	const words = choices.map((choice) => wordsOf(choice.toLowerCase()));
	const verbs = new Set(words.map(([verb]) => verb)).size;
	const alike = words.some((one, at) => words.slice(at + 1).some((other) => alikeness(one, other) >= mostAlike));
	const long = words.some((choice) => choice.length > 14);
	return [
		...(verbs === count
			? []
			: [{ ask: 'Each choice must begin with another verb.', short: 'two choices began alike', weight: 6 }]),
		...(alike
			? [
					{
						ask: 'The choices share too many words: let each name something else.',
						short: 'two choices were too much alike',
						weight: 6,
					},
				]
			: []),
		...(long ? [{ ask: 'A choice has 3 to 9 words.', short: 'a choice was too long', weight: 3 }] : []),
	];
}

const goesOn = /\bto be continued\b|\bnext chapter\b/i;

function openEnds({ content, choices }: Written): Fault[] {
	if (choices.length > 0 || goesOn.test(content.slice(-400))) {
		const ask = 'This is the last chapter: settle everything, offer no choices, and promise nothing to come.';
		return [{ ask, short: 'it did not end the story', weight: 100, hard: true }];
	}
	if (!/\?[”’]?$/.test(content)) return [];
	return [{ ask: 'The story must not end in a question.', short: 'it ended in a question', weight: 8 }];
}

function quoted(sentence: string): string {
	return `“${sentence.length > 90 ? `${sentence.slice(0, 90).toWellFormed()}…` : sentence}”`;
}
