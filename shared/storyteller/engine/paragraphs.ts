import type { Line } from '../content/pack.ts';
import type { ChapterTemplate } from '../content/plot.ts';
import type { ChoiceOffer } from './choices.ts';
import { composeContinuation } from './continuation.ts';
import { readingBands } from './reading-bands.ts';
import { distanceFromBand, distanceOutside, meanExpectedWords, targetGrade } from './reading-fit.ts';
import { countText, parseText, readingGrade, titleCase } from './text.ts';
import { copyState, renderVariant, type StoryState } from './variants.ts';

/** What a chapter begins with: what came of a choice, a joint to what another storyteller told, or (the first) nothing. */
export type Opening = ChoiceOffer | 'joining' | undefined;

/** The shares of a level's most words that a chapter is tried with, in this order, until it fits its band. */
const budgets = [0.96, 0.88, 0.8, 0.72, 0.94, 0.84, 0.74] as const;

/**
 * Tells one chapter's paragraphs: what the taken choice brought, then the parts of the plan, then what is wanting in
 * length. Of several tries the one is kept that fits its readers best.
 */
export function composeParagraphs(plan: ChapterTemplate, opening: Opening, telling: StoryState): string[] {
	let best: { paragraphs: string[]; telling: StoryState; misfit: number } | undefined;
	for (const [attempt, budget] of budgets.entries()) {
		const trial = { ...copyState(telling), attempt };
		const paragraphs = composeAttempt(plan, opening, budget, trial);
		const miss = distanceFromBand(paragraphs.join(' '), telling.plan.level, telling.plan.brief.hero.name);
		if (!best || miss < best.misfit) best = { paragraphs, telling: trial, misfit: miss };
		if (miss === 0) break;
	}
	Object.assign(telling, best?.telling);
	return best?.paragraphs ?? [];
}

/** A title for the chapter that no other chapter of the story has. */
export function composeTitle(plan: ChapterTemplate, telling: StoryState): string {
	return titleCase(renderVariant(plan.titles, `title ${telling.chapter}`, telling));
}

function composeAttempt(plan: ChapterTemplate, opening: Opening, budget: number, telling: StoryState): string[] {
	telling.chapterCounts = countText([]);
	const told = opening ? [composeOpening(plan, opening, telling)] : [];
	for (const [at, variants] of plan.parts.entries()) told.push(composePart(plan, variants, at, told, budget, telling));
	telling.wordsLeft = Number.POSITIVE_INFINITY;
	return padToLength(
		told.filter((part) => part !== ''),
		telling,
	);
}

function composeOpening(plan: ChapterTemplate, taken: ChoiceOffer | 'joining', telling: StoryState): string {
	if (taken === 'joining') return composeContinuation(plan, telling);
	const deed = renderVariant(taken.outcome, `then ${taken.key}`, telling);
	if (taken.approach !== 'own') return deed;
	return `${deed} ${renderVariant(plan.onward, `onward ${telling.chapter}`, telling)}`;
}

/** Tells the next part in what the parts before it have left and those after it will need. */
function composePart(
	plan: ChapterTemplate,
	variants: readonly Line[],
	at: number,
	before: readonly string[],
	budget: number,
	telling: StoryState,
): string {
	const { level } = telling.plan;
	const ahead = plan.parts.slice(at + 1).reduce((sum, part) => sum + meanExpectedWords(part, level), 0);
	telling.chapterCounts = countText(before.flatMap(parseText));
	telling.wordsLeft = readingBands[level].words[1] * budget - telling.chapterCounts.words - ahead;
	return renderVariant(variants, `chapter ${telling.chapter} part ${at}`, telling);
}

/** So many sentences at most are added to even out how hard a chapter reads; more would be beside the point. */
const maxEveningSentences = 2;

/** Adds what the place and the mood have to say until the chapter is as long, and as rich, as its readers' level asks. */
function padToLength(paragraphs: string[], telling: StoryState): string[] {
	const longer = [...paragraphs];
	for (let filler = 0; filler < 6 && needsFiller(longer.join(' '), filler, telling); filler++) {
		const at = filler % Math.max(1, longer.length - 1);
		const slot = filler % 2 === 0 ? '{sense}' : '{tone}';
		longer[at] = `${longer[at]} ${renderVariant([slot], `filler ${telling.chapter} ${filler}`, telling)}`.trim();
	}
	return longer;
}

/** Whether a chapter is too short, or too easy or hard while it has room for one more sentence, which evens it out. */
function needsFiller(text: string, added: number, { plan }: StoryState): boolean {
	const band = readingBands[plan.level];
	const sums = countText(parseText(text));
	const room = sums.words + band.mean[1] < band.words[1];
	const uneven = distanceOutside(readingGrade(sums), targetGrade(plan.level)) > 0;
	return sums.words < band.words[0] || (added < maxEveningSentences && room && uneven);
}
