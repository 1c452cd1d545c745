import { distanceOutside, readingBands } from '../../text/reading-bands.ts';
import type { Line } from '../../text/templates.ts';
import { countText, parseText, readingGrade, titleCase } from '../../text/text.ts';
import type { ChapterTemplate } from '../content/plot.ts';
import type { ChoiceOffer } from './choices.ts';
import { composeContinuation } from './continuation.ts';
import { distanceFromBand, meanExpectedWords, targetGrade } from './reading-fit.ts';
import { copyState, type StoryState } from './story-state.ts';
import { renderVariant } from './variants.ts';

/** How a chapter begins: with the outcome of a choice, as a continuation of another storyteller's chapter, or (the first) with neither. */
export type Opening = ChoiceOffer | 'joining' | undefined;

/** The shares of a level's maximal words for the attempts at a chapter, in this order, until it fits its band. */
const budgets = [0.96, 0.88, 0.8, 0.72, 0.94, 0.84, 0.74] as const;

/**
 * The paragraphs of one chapter: the outcome of the taken choice, then the parts of the template, then fillers. The best of
 * several attempts is used.
 */
export function composeParagraphs(plan: ChapterTemplate, opening: Opening, state: StoryState): string[] {
	let best: { paragraphs: string[]; state: StoryState; misfit: number } | undefined;
	for (const [attempt, budget] of budgets.entries()) {
		const trial = { ...copyState(state), attempt };
		const paragraphs = composeAttempt(plan, opening, budget, trial);
		const miss = distanceFromBand(paragraphs.join(' '), state.plan.level, state.plan.brief.hero.name);
		if (!best || miss < best.misfit) best = { paragraphs, state: trial, misfit: miss };
		if (miss === 0) break;
	}
	Object.assign(state, best?.state);
	return best?.paragraphs ?? [];
}

/** A chapter title that no other chapter of the story has. */
export function composeTitle(plan: ChapterTemplate, state: StoryState): string {
	return titleCase(renderVariant(plan.titles, `title ${state.chapter}`, state));
}

function composeAttempt(plan: ChapterTemplate, opening: Opening, budget: number, state: StoryState): string[] {
	state.chapterCounts = countText([]);
	const parts = opening ? [composeOpening(plan, opening, state)] : [];
	for (const [at, variants] of plan.parts.entries()) parts.push(composePart(plan, variants, at, parts, budget, state));
	state.wordsLeft = Number.POSITIVE_INFINITY;
	return padToLength(
		parts.filter((part) => part !== ''),
		state,
	);
}

function composeOpening(plan: ChapterTemplate, taken: ChoiceOffer | 'joining', state: StoryState): string {
	if (taken === 'joining') return composeContinuation(plan, state);
	const deed = renderVariant(taken.outcome, `then ${taken.key}`, state);
	if (taken.approach !== 'own') return deed;
	return `${deed} ${renderVariant(plan.onward, `onward ${state.chapter}`, state)}`;
}

/** Composes the next part within the words that are left, less those that later parts will need. */
function composePart(
	plan: ChapterTemplate,
	variants: readonly Line[],
	at: number,
	before: readonly string[],
	budget: number,
	state: StoryState,
): string {
	const { level } = state.plan;
	const ahead = plan.parts.slice(at + 1).reduce((sum, part) => sum + meanExpectedWords(part, level), 0);
	state.chapterCounts = countText(before.flatMap(parseText));
	state.wordsLeft = readingBands[level].words[1] * budget - state.chapterCounts.words - ahead;
	return renderVariant(variants, `chapter ${state.chapter} part ${at}`, state);
}

/** The most sentences that are added only to adjust the reading grade. */
const maxEveningSentences = 2;

/** Adds sentences about the place and the mood until length and grade fit the level. */
function padToLength(paragraphs: string[], state: StoryState): string[] {
	const longer = [...paragraphs];
	for (let filler = 0; filler < 6 && needsFiller(longer.join(' '), filler, state); filler++) {
		const at = filler % Math.max(1, longer.length - 1);
		const slot = filler % 2 === 0 ? '{sense}' : '{tone}';
		longer[at] = `${longer[at]} ${renderVariant([slot], `filler ${state.chapter} ${filler}`, state)}`.trim();
	}
	return longer;
}

/** Whether a chapter is too short, or off its target grade with room for one more sentence. */
function needsFiller(text: string, added: number, { plan }: StoryState): boolean {
	const band = readingBands[plan.level];
	const sums = countText(parseText(text));
	const room = sums.words + band.mean[1] < band.words[1];
	const uneven = distanceOutside(readingGrade(sums), targetGrade(plan.level)) > 0;
	return sums.words < band.words[0] || (added < maxEveningSentences && room && uneven);
}
