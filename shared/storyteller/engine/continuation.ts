import type { ChapterDraft } from '../../contract/storyteller.ts';
import { continuationLines } from '../content/continuation-lines.ts';
import type { ChapterTemplate } from '../content/plot.ts';
import { capitalize } from './text.ts';
import { renderVariant, type StoryState } from './variants.ts';

/** Stands for the choice, which is in another's words, until the text is finished: it is no part of a template. */
const choicePlaceholder = '\uE001';

/**
 * The first paragraph of a chapter that follows another storyteller's: the choice is taken, then comes what its reader has
 * to know of a story that began elsewhere, as far as this chapter speaks of it.
 */
export function composeContinuation(chapter: ChapterTemplate, telling: StoryState): string {
	telling.slots = { ...telling.slots, choice: choicePlaceholder };
	const { taken, quest, helper, trouble } = continuationLines[telling.plan.level];
	const { plot } = telling.plan;
	const lines = [
		taken,
		quest[plot] ?? [],
		...(telling.hasMetHelper ? [helper] : []),
		...(speaksOfTrouble(chapter) && plot !== 'foe' ? [trouble] : []),
	];
	return lines
		.map((variants, at) => renderVariant(variants, `joint ${telling.chapter} ${at}`, telling))
		.filter(Boolean)
		.join(' ');
}

/** What its own chapters would have told, had they been read: nobody has heard of it. */
export function forgetPayoffs(telling: StoryState): void {
	telling.pendingPayoffs = [];
	telling.hasMetDetail = false;
}

/** The draft with the choice that was taken printed in it. */
export function withChoiceText(draft: ChapterDraft, choice: string): ChapterDraft {
	const said = choiceAsSentence(choice);
	const print = (text: string) => text.replaceAll(`${choicePlaceholder}.`, () => said);
	return { ...draft, content: print(draft.content) };
}

const longestChoice = 120;

/** A choice as the sentence that stands between quotes: its own quotes are single ones, and it ends with one mark. */
function choiceAsSentence(choice: string): string {
	const plain = choice
		.replace(/[\p{Cc}\p{Co}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, longestChoice)
		.replaceAll('“', '‘')
		.replaceAll('”', '’')
		.toWellFormed();
	const sentence = capitalize(plain.replace(/[\s,;:–—-]+$/, '')) || 'Let us go on';
	return /[.!?…。！？][’]?$/.test(sentence) ? sentence : `${sentence}.`;
}

function speaksOfTrouble({ parts }: ChapterTemplate): boolean {
	return parts.flat().some((line) => line.includes('{reason}'));
}
