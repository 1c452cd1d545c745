import { draw, type Telling } from './draw.ts';
import type { Offer } from './offers.ts';
import type { Line } from './pack.ts';
import type { ChapterPlan, Level } from './passage.ts';
import { titled, wordsOf } from './sentences.ts';

/** Words in a chapter, from and to (reading bands of docs/storyteller.md). */
export const chapterWords: Record<Level, readonly [number, number]> = {
	1: [60, 110],
	2: [110, 180],
	3: [180, 280],
	4: [260, 400],
};

/** Tells one chapter's paragraphs: what the taken choice brought, then the parts of the plan, then what is wanting in length. */
export function paragraphsOf(plan: ChapterPlan, taken: Offer | undefined, telling: Telling): string[] {
	telling.soFar = '';
	const opening = taken ? [openingOf(plan, taken, telling)] : [];
	const told = plan.parts.reduce((before, variants, at) => [...before, nextPart(plan, variants, at, before, telling)], opening);
	telling.room = Number.POSITIVE_INFINITY;
	return lengthened(told.filter((part) => part !== ''), telling);
}

/** A title for the chapter that no other chapter of the story has. */
export function titleOf(plan: ChapterPlan, telling: Telling): string {
	return titled(draw(plan.titles, `title ${telling.chapter}`, telling));
}

/** Tells the next part in what is left of its share of the chapter's words. */
function nextPart(plan: ChapterPlan, variants: readonly Line[], at: number, before: readonly string[], telling: Telling): string {
	const most = chapterWords[telling.plan.level][1] * 0.96;
	const opening = telling.chapter > 0 ? 1 : 0;
	telling.soFar = before.join(' ');
	telling.room = most * ((opening + at + 1) / (opening + plan.parts.length)) - wordsOf(telling.soFar).length;
	return draw(variants, partKey(at, telling), telling);
}

function partKey(at: number, telling: Telling): string {
	return `chapter ${telling.chapter} part ${at}`;
}

function openingOf(plan: ChapterPlan, taken: Offer, telling: Telling): string {
	const deed = draw(taken.then, `then ${taken.key}`, telling);
	if (taken.approach !== 'own') return deed;
	return `${deed} ${draw(plan.onward, `onward ${telling.chapter}`, telling)}`;
}

/** Adds what the place and the mood have to say until the chapter is as long as its readers' level asks. */
function lengthened(paragraphs: string[], telling: Telling): string[] {
	const wanted = chapterWords[telling.plan.level][0];
	const longer = [...paragraphs];
	for (let filler = 0; filler < 6 && wordsOf(longer.join(' ')).length < wanted; filler++) {
		const at = Math.min(filler, longer.length - 2);
		const slot = filler % 2 === 0 ? '{sense}' : '{tone}';
		longer[at] = `${longer[at]} ${draw([slot], `filler ${telling.chapter} ${filler}`, telling)}`.trim();
	}
	return longer;
}
