import { bands } from './bands.ts';
import { copyOf, draw, type Telling } from './draw.ts';
import { aimedGrade, beyond, expectedOf, misfit } from './fit.ts';
import { joiningOf } from './joining.ts';
import type { Offer } from './offers.ts';
import type { Line } from './pack.ts';
import type { ChapterPlan } from './passage.ts';
import { gradeOf, parsed, sumsOf, titled } from './sentences.ts';

/** What a chapter begins with: what came of a choice, a joint to what another storyteller told, or (the first) nothing. */
export type Opening = Offer | 'joining' | undefined;

/** The shares of a level's most words that a chapter is tried with, in this order, until it fits its band. */
const budgets = [0.96, 0.88, 0.8, 0.72, 0.94, 0.84, 0.74] as const;

/**
 * Tells one chapter's paragraphs: what the taken choice brought, then the parts of the plan, then what is wanting in
 * length. Of several tries the one is kept that fits its readers best.
 */
export function paragraphsOf(plan: ChapterPlan, opening: Opening, telling: Telling): string[] {
	let best: { paragraphs: string[]; telling: Telling; misfit: number } | undefined;
	for (const [attempt, budget] of budgets.entries()) {
		const trial = { ...copyOf(telling), attempt };
		const paragraphs = triedOnce(plan, opening, budget, trial);
		const miss = misfit(paragraphs.join(' '), telling.plan.level, telling.plan.brief.hero.name);
		if (!best || miss < best.misfit) best = { paragraphs, telling: trial, misfit: miss };
		if (miss === 0) break;
	}
	Object.assign(telling, best?.telling);
	return best?.paragraphs ?? [];
}

/** A title for the chapter that no other chapter of the story has. */
export function titleOf(plan: ChapterPlan, telling: Telling): string {
	return titled(draw(plan.titles, `title ${telling.chapter}`, telling));
}

function triedOnce(plan: ChapterPlan, opening: Opening, budget: number, telling: Telling): string[] {
	telling.soFar = sumsOf([]);
	const told = opening ? [openingOf(plan, opening, telling)] : [];
	for (const [at, variants] of plan.parts.entries()) told.push(nextPart(plan, variants, at, told, budget, telling));
	telling.room = Number.POSITIVE_INFINITY;
	return lengthened(
		told.filter((part) => part !== ''),
		telling,
	);
}

function openingOf(plan: ChapterPlan, taken: Offer | 'joining', telling: Telling): string {
	if (taken === 'joining') return joiningOf(plan, telling);
	const deed = draw(taken.outcome, `then ${taken.key}`, telling);
	if (taken.approach !== 'own') return deed;
	return `${deed} ${draw(plan.onward, `onward ${telling.chapter}`, telling)}`;
}

/** Tells the next part in what the parts before it have left and those after it will need. */
function nextPart(
	plan: ChapterPlan,
	variants: readonly Line[],
	at: number,
	before: readonly string[],
	budget: number,
	telling: Telling,
): string {
	const { level } = telling.plan;
	const ahead = plan.parts.slice(at + 1).reduce((sum, part) => sum + expectedOf(part, level), 0);
	telling.soFar = sumsOf(before.flatMap(parsed));
	telling.room = bands[level].words[1] * budget - telling.soFar.words - ahead;
	return draw(variants, `chapter ${telling.chapter} part ${at}`, telling);
}

/** So many sentences at most are added to even out how hard a chapter reads; more would be beside the point. */
const mostEvening = 2;

/** Adds what the place and the mood have to say until the chapter is as long, and as rich, as its readers' level asks. */
function lengthened(paragraphs: string[], telling: Telling): string[] {
	const longer = [...paragraphs];
	for (let filler = 0; filler < 6 && wantsMore(longer.join(' '), filler, telling); filler++) {
		const at = filler % Math.max(1, longer.length - 1);
		const slot = filler % 2 === 0 ? '{sense}' : '{tone}';
		longer[at] = `${longer[at]} ${draw([slot], `filler ${telling.chapter} ${filler}`, telling)}`.trim();
	}
	return longer;
}

/** Whether a chapter is too short, or too easy or hard while it has room for one more sentence, which evens it out. */
function wantsMore(text: string, added: number, { plan }: Telling): boolean {
	const band = bands[plan.level];
	const sums = sumsOf(parsed(text));
	const room = sums.words + band.mean[1] < band.words[1];
	const uneven = beyond(gradeOf(sums), aimedGrade(plan.level)) > 0;
	return sums.words < band.words[0] || (added < mostEvening && room && uneven);
}
