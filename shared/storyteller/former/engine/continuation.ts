import type { ChapterDraft } from '../../../contract/storyteller.ts';
import { capitalize } from '../../text/text.ts';
import { continuationLines } from '../content/continuation-lines.ts';
import type { ChapterTemplate } from '../content/plot.ts';
import type { StoryState } from './story-state.ts';
import { renderVariant } from './variants.ts';

/** Stands for the text of the choice until the chapter is finished, as it is no template. */
const choicePlaceholder = '\uE001';

/**
 * The first paragraph of a chapter that follows one of another storyteller: the taken choice, then what the reader must know of
 * this story's plot, as far as the chapter mentions it.
 */
export function composeContinuation(chapter: ChapterTemplate, state: StoryState): string {
	state.slots = { ...state.slots, choice: choicePlaceholder };
	const { taken, quest, helper, trouble } = continuationLines[state.plan.level];
	const { plot } = state.plan;
	const lines = [
		taken,
		quest[plot] ?? [],
		...(state.hasMetHelper ? [helper] : []),
		...(speaksOfTrouble(chapter) && plot !== 'foe' ? [trouble] : []),
	];
	return lines
		.map((variants, at) => renderVariant(variants, `joint ${state.chapter} ${at}`, state))
		.filter(Boolean)
		.join(' ');
}

/** Forgets what only the engine's own earlier chapters would have mentioned. */
export function forgetPayoffs(state: StoryState): void {
	state.pendingPayoffs = [];
	state.hasMetDetail = false;
}

/** The draft with the text of the taken choice in it. */
export function withChoiceText(draft: ChapterDraft, choice: string): ChapterDraft {
	const said = choiceAsSentence(choice);
	const print = (text: string) => text.replaceAll(`${choicePlaceholder}.`, () => said);
	return { ...draft, content: print(draft.content) };
}

const longestChoice = 120;

/** A choice as a sentence between quotation marks: with single quotes inside, and one end mark. */
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
