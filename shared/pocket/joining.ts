import type { ChapterDraft } from '../telling.ts';
import { draw, type Telling } from './draw.ts';
import { joints } from './joints.ts';
import type { ChapterPlan } from './passage.ts';
import { capital } from './sentences.ts';

/** Stands for the choice, which is in another's words, until the text is finished: it is no part of a template. */
const choiceMark = '\uE001';

/**
 * The first paragraph of a chapter that follows another storyteller's: the choice is taken, then comes what its reader has
 * to know of a story that began elsewhere, as far as this chapter speaks of it.
 */
export function joiningOf(chapter: ChapterPlan, telling: Telling): string {
	telling.slots = { ...telling.slots, choice: choiceMark };
	const { taken, quest, helper, trouble } = joints[telling.plan.level];
	const { arc } = telling.plan;
	const lines = [
		taken,
		quest[arc] ?? [],
		...(telling.helperMet ? [helper] : []),
		...(speaksOfTrouble(chapter) && arc !== 'foe' ? [trouble] : []),
	];
	return lines
		.map((variants, at) => draw(variants, `joint ${telling.chapter} ${at}`, telling))
		.filter(Boolean)
		.join(' ');
}

/** What its own chapters would have told, had they been read: nobody has heard of it. */
export function forgetDeeds(telling: Telling): void {
	telling.owed = [];
	telling.detailMet = false;
}

/** The draft with the choice that was taken printed in it. */
export function answering(draft: ChapterDraft, choice: string): ChapterDraft {
	const said = saidAloud(choice);
	const print = (text: string) => text.replaceAll(`${choiceMark}.`, () => said);
	return { ...draft, content: print(draft.content) };
}

const longestChoice = 120;

/** A choice as the sentence that stands between quotes: its own quotes are single ones, and it ends with one mark. */
function saidAloud(choice: string): string {
	const plain = choice
		.replace(/[\p{Cc}\p{Co}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, longestChoice)
		.replaceAll('“', '‘')
		.replaceAll('”', '’')
		.toWellFormed();
	const sentence = capital(plain.replace(/[\s,;:–—-]+$/, '')) || 'Let us go on';
	return /[.!?…。！？][’]?$/.test(sentence) ? sentence : `${sentence}.`;
}

function speaksOfTrouble({ parts }: ChapterPlan): boolean {
	return parts.flat().some((line) => line.includes('{reason}'));
}
