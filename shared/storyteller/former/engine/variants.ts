import { seededRandom, shuffled } from '../../seeded-random.ts';
import { distanceOutside, readingBands } from '../../text/reading-bands.ts';
import {
	fillTemplate,
	joinPieces,
	type Line,
	type Piece,
	resolveAlternatives,
	type Slots,
} from '../../text/templates.ts';
import { countText, longestSentence, maxExclamationWords, parseText, readingGrade } from '../../text/text.ts';
import { removeDisallowed } from '../../topic-filter.ts';
import { clashingStems } from './clashes.ts';
import { type LineSource, poolOf } from './line-pools.ts';
import { targetGrade } from './reading-fit.ts';
import type { StoryState } from './story-state.ts';

type SelectedLine = { source: LineSource | undefined; line: Line };

type Draft = { pieces: Piece[]; text: string; selected: SelectedLine[]; penalty: number };

/** Up to this, a draft is only a few words too long or part of a grade too hard, which the rest of the chapter can even out. */
const acceptablePenalty = 2;
/** From this attempt on, the pool lines in a variant may be those of another branch. */
const firstFreeAttempt = 3;
/** From this on, a draft has a clash, a sentence that is too long or repeated, or a switched-off topic. */
const seriousPenalty = 9;
/** The first attempts at a chapter use the branch's own variants only. */
const strictAttempts = 4;
const attemptsPerVariant = 6;
/** From this attempt on, optional lines are left out. */
const firstLeanAttempt = 2;

/**
 * The text of one of the variants: unused, at the reading level, without clashes and switched-off topics. A branch uses its own
 * third of the variants during the strict attempts, unless they are seriously flawed.
 */
export function renderVariant(variants: readonly Line[], key: string, state: StoryState): string {
	const { own, others } = orderedVariants(variants, key, state);
	const first = bestDraft(own, key, state);
	if (first && first.penalty < (state.attempt < strictAttempts ? seriousPenalty : acceptablePenalty))
		return commitDraft(first, state);
	const second = bestDraft(others, key, state);
	const best = first && (!second || first.penalty <= second.penalty) ? first : second;
	return best ? commitDraft(best, state) : '';
}

/** The text of one of the variants, without marking it as used. */
export function previewVariant(variants: readonly Line[], key: string, state: StoryState): string {
	const { own, others } = orderedVariants(variants, key, state);
	return bestDraft([...own, ...others], key, state)?.text ?? '';
}

function bestDraft(variants: readonly Line[], key: string, state: StoryState): Draft | undefined {
	let best: Draft | undefined;
	for (const line of variants) {
		for (let attempt = 0; attempt < attemptsPerVariant; attempt++) {
			const draft = draftVariant(line, `${key} ${attempt}`, attempt, state);
			if (!best || draft.penalty < best.penalty) best = draft;
			if (draft.penalty < acceptablePenalty) return draft;
		}
	}
	return best;
}

/**
 * The variants in the order of this branch: its own are every third one, from the branch's offset on, so that the three
 * branches after a chapter differ. Used ones come last.
 */
function orderedVariants(variants: readonly Line[], key: string, state: StoryState): { own: Line[]; others: Line[] } {
	const mixed = shuffled(variants, `${state.plan.brief.seed} ${key}`);
	const isOwn = (at: number) => (at - state.variantOffset) % 3 === 0;
	const isUnused = (line: Line) => !state.usedLines.has(line);
	const own = mixed.filter((line, at) => isOwn(at) && isUnused(line));
	const rest = mixed.filter((line) => !own.includes(line));
	return { own, others: rest.toSorted((one, two) => Number(isUnused(two)) - Number(isUnused(one))) };
}

function draftVariant(line: Line, key: string, attempt: number, state: StoryState): Draft {
	const selected: SelectedLine[] = [{ source: undefined, line }];
	const next = seededRandom(`${state.plan.brief.seed} ${state.path} ${state.attempt} ${key}`);
	const pieces = fillLine(resolveAlternatives(line, next), state.slots, '', { state, attempt, next, selected });
	const text = joinPieces(pieces);
	return { pieces, text, selected, penalty: penaltyOf(pieces, text, state) };
}

type Drafting = { state: StoryState; attempt: number; next: () => number; selected: SelectedLine[] };

/** Fills a template. A pooled slot is filled with a line of its pool, whose own slots are filled in the same way. */
function fillLine(line: Line, slots: Slots, from: string, drafting: Drafting): Piece[] {
	const pieces = fillTemplate(line, slots, (slot) => {
		const source = poolOf(slot, drafting.state);
		return source && fillFromPool(source, slots, drafting);
	});
	return pieces.map((piece) => (piece.from === '' ? { ...piece, from } : piece));
}

function fillFromPool(source: LineSource, slots: Slots, drafting: Drafting): Piece[] {
	const { state, attempt, next, selected } = drafting;
	if (source.isOptional && attempt >= firstLeanAttempt) return [];
	const isUnused = (line: Line) =>
		!selected.some((one) => one.line === line) && !(source.isSingleUse && state.usedLines.has(line));
	const { own, others } = orderedVariants(source.lines, source.slot, state);
	const strict = state.attempt < strictAttempts && attempt < firstFreeAttempt && own.some(isUnused);
	const lines = (strict ? own : [...own, ...others]).filter(isUnused);
	const line = lines[(attempt + state.attempt) % Math.max(1, lines.length)];
	if (line === undefined) return [];
	selected.push({ source, line });
	return fillLine(resolveAlternatives(line, next), { ...slots, ...source.slots }, source.slot, drafting);
}

// By weight: switched-off topics, repeated sentences, long sentences, clashes, long passages, the reading grade.
function penaltyOf(pieces: readonly Piece[], text: string, state: StoryState): number {
	const { plan, saidSentences, wordsLeft, chapterCounts } = state;
	const unwanted = plan.allowed(text) ? 0 : 1000;
	const read = parseText(text);
	const sentences = read.filter(({ words }) => words.length > maxExclamationWords).map(({ sentence }) => sentence);
	const repeated =
		sentences.filter((sentence, at) => saidSentences.has(sentence) || sentences.indexOf(sentence) < at).length * 100;
	const long =
		Math.max(0, longestSentence(read, plan.brief.hero.name) - readingBands[plan.level].maxSentenceWords) * 10;
	const sums = countText(read);
	const wide = Math.max(0, sums.words - wordsLeft) / 4;
	return (
		unwanted +
		repeated +
		long +
		clashingStems(pieces).length * 10 +
		(state.attempt < strictAttempts ? Math.min(wide, 5) + wide / 100 : wide) +
		distanceOutside(readingGrade(chapterCounts, sums), targetGrade(plan.level)) * 5
	);
}

function commitDraft(draft: Draft, state: StoryState): string {
	state.clashes += clashingStems(draft.pieces).length;
	for (const { source, line } of draft.selected) {
		state.usedLines.add(line);
		source?.onUsed?.(state);
		if (line.includes('{helperA}')) state.hasMetHelper = true;
	}
	const text = removeDisallowed(draft.text, state.plan.allowed);
	for (const { sentence, words } of parseText(text))
		if (words.length > maxExclamationWords) state.saidSentences.add(sentence);
	return text;
}
