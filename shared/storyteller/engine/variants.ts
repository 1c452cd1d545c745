import type { Camera, Weather } from '../../contract/scene.ts';
import type { Line, Place } from '../content/pack.ts';
import { clashingStems, longestSentence } from './clashes.ts';
import { type LineSource, poolOf } from './line-pools.ts';
import { readingBands } from './reading-bands.ts';
import { distanceOutside, targetGrade } from './reading-fit.ts';
import { seededRandom, shuffled } from './seeded-random.ts';
import type { Slots } from './slots.ts';
import type { StorySetup } from './story-setup.ts';
import { fillTemplate, joinPieces, type Piece, resolveAlternatives } from './templates.ts';
import { countText, parseText, readingGrade, type TextCounts } from './text.ts';
import { removeDisallowed } from './topic-filter.ts';

/** A story while it is told: what has been settled, said and shown so far. */
export type StoryState = {
	plan: StorySetup;
	slots: Slots;
	/** Where the chapter plays, and where the story has been. */
	place: Place;
	visitedPlaces: Place[];
	camera: Camera | undefined;
	/** The choices taken, as text: it seeds what may differ between branches. */
	path: string;
	/** Moves on with each choice, so that the three ways on from a chapter are told with different variants. */
	variantOffset: number;
	chapter: number;
	/** Counts the tries at the chapter that is being told, for each may come out differently. */
	attempt: number;
	/** What the chapter's text so far comes to, and how many words the next passage may have. */
	chapterCounts: TextCounts;
	wordsLeft: number;
	/** How many clashes could not be avoided (see faults.ts). */
	clashes: number;
	saidSentences: Set<string>;
	usedLines: Set<Line>;
	/** How many of the hero's traits have been shown. */
	traitsShown: number;
	/** How the deeds so far will pay in the end, not yet told. */
	pendingPayoffs: string[];
	/** The keys of the choices that were offered. */
	offeredKeys: Set<string>;
	hasMetHelper: boolean;
	/** Whether the running detail has been met. */
	hasMetDetail: boolean;
	/** Whether the hour has been told, or is that of the chapter before. */
	isHourTold: boolean;
	weather: Weather;
	/** Whether the weather has been told, or is that of the chapter before. */
	isWeatherTold: boolean;
};

type SelectedLine = { source: LineSource | undefined; line: Line };
/** A cry of so few words (“Oh no!”) may be heard again. */
export const maxExclamationWords = 2;

type Draft = { pieces: Piece[]; text: string; selected: SelectedLine[]; penalty: number };

/** Being a few words too long or part of a grade too hard is made good elsewhere in the chapter; anything else is a fault. */
const acceptablePenalty = 2;
/** From this try on, the lines within a variant may be those of another branch. */
const firstFreeTry = 3;
/** From here on it is a clash, a sentence too long or said before, or something unwanted. */
const seriousPenalty = 9;
/** So many tries at a chapter keep to the branch's own variants. */
const strictTries = 4;
const triesPerVariant = 6;
/** From this try on, what can be spared is left out. */
const firstLeanTry = 2;

/** A telling that can go on by itself, so that a chapter can be tried and dropped. */
export function copyState(telling: StoryState): StoryState {
	const { saidSentences, usedLines, pendingPayoffs } = telling;
	return {
		...telling,
		saidSentences: new Set(saidSentences),
		usedLines: new Set(usedLines),
		pendingPayoffs: [...pendingPayoffs],
	};
}

/**
 * Tells one of the variants: one that is new, fits the level, clashes with nothing and touches no unwanted topic. A branch
 * keeps to its own third of the variants for as long as the chapter is tried strictly and nothing is really wrong.
 */
export function renderVariant(variants: readonly Line[], key: string, telling: StoryState): string {
	const { own, others } = orderedVariants(variants, key, telling);
	const first = bestDraft(own, key, telling);
	if (first && first.penalty < (telling.attempt < strictTries ? seriousPenalty : acceptablePenalty))
		return commitDraft(first, telling);
	const second = bestDraft(others, key, telling);
	const best = first && (!second || first.penalty <= second.penalty) ? first : second;
	return best ? commitDraft(best, telling) : '';
}

/** What one of the variants says now, to be told some other time. */
export function previewVariant(variants: readonly Line[], key: string, telling: StoryState): string {
	const { own, others } = orderedVariants(variants, key, telling);
	return bestDraft([...own, ...others], key, telling)?.text ?? '';
}

function bestDraft(variants: readonly Line[], key: string, telling: StoryState): Draft | undefined {
	let best: Draft | undefined;
	for (const line of variants) {
		for (let attempt = 0; attempt < triesPerVariant; attempt++) {
			const draft = draftVariant(line, `${key} ${attempt}`, attempt, telling);
			if (!best || draft.penalty < best.penalty) best = draft;
			if (draft.penalty < acceptablePenalty) return draft;
		}
	}
	return best;
}

/**
 * The variants as this branch meets them: its own are every third one, beginning at the branch's turn, so that the three
 * ways on from a chapter are told differently. Those told before come last.
 */
function orderedVariants(variants: readonly Line[], key: string, telling: StoryState): { own: Line[]; others: Line[] } {
	const mixed = shuffled(variants, `${telling.plan.brief.seed} ${key}`);
	const isOwn = (at: number) => (at - telling.variantOffset) % 3 === 0;
	const fresh = (line: Line) => !telling.usedLines.has(line);
	const own = mixed.filter((line, at) => isOwn(at) && fresh(line));
	const rest = mixed.filter((line) => !own.includes(line));
	return { own, others: rest.toSorted((one, two) => Number(fresh(two)) - Number(fresh(one))) };
}

function draftVariant(line: Line, key: string, attempt: number, telling: StoryState): Draft {
	const drawn: SelectedLine[] = [{ source: undefined, line }];
	const next = seededRandom(`${telling.plan.brief.seed} ${telling.path} ${telling.attempt} ${key}`);
	const pieces = fillLine(resolveAlternatives(line, next), telling.slots, '', { telling, attempt, next, drawn });
	const text = joinPieces(pieces);
	return { pieces, text, selected: drawn, penalty: penaltyOf(pieces, text, telling) };
}

type Drafting = { telling: StoryState; attempt: number; next: () => number; drawn: SelectedLine[] };

/** Fills a template; a slot told from a pool is filled with a line of it, whose own slots are filled in the same way. */
function fillLine(line: Line, slots: Slots, from: string, drafting: Drafting): Piece[] {
	const pieces = fillTemplate(line, slots, (slot) => {
		const source = poolOf(slot, drafting.telling);
		return source && fillFromPool(source, slots, drafting);
	});
	return pieces.map((piece) => (piece.from === '' ? { ...piece, from } : piece));
}

function fillFromPool(source: LineSource, slots: Slots, drafting: Drafting): Piece[] {
	const { telling, attempt, next, drawn } = drafting;
	if (source.isOptional && attempt >= firstLeanTry) return [];
	const fresh = (line: Line) =>
		!drawn.some((had) => had.line === line) && !(source.isSingleUse && telling.usedLines.has(line));
	const { own, others } = orderedVariants(source.lines, source.slot, telling);
	const strict = telling.attempt < strictTries && attempt < firstFreeTry && own.some(fresh);
	const lines = (strict ? own : [...own, ...others]).filter(fresh);
	const line = lines[(attempt + telling.attempt) % Math.max(1, lines.length)];
	if (line === undefined) return [];
	drawn.push({ source, line });
	return fillLine(resolveAlternatives(line, next), { ...slots, ...source.slots }, source.slot, drafting);
}

// What is unwanted weighs most, then what is said twice, a sentence too long, a clash, a passage too long, a chapter too hard.
function penaltyOf(pieces: readonly Piece[], text: string, telling: StoryState): number {
	const { plan, saidSentences, wordsLeft, chapterCounts } = telling;
	const unwanted = plan.allowed(text) ? 0 : 1000;
	const read = parseText(text);
	const told = read.filter(({ words }) => words.length > maxExclamationWords).map(({ sentence }) => sentence);
	const repeated =
		told.filter((sentence, at) => saidSentences.has(sentence) || told.indexOf(sentence) < at).length * 100;
	const long =
		Math.max(0, longestSentence(read, plan.brief.hero.name) - readingBands[plan.level].maxSentenceWords) * 10;
	const sums = countText(read);
	const wide = Math.max(0, sums.words - wordsLeft) / 4;
	return (
		unwanted +
		repeated +
		long +
		clashingStems(pieces).length * 10 +
		(telling.attempt < strictTries ? Math.min(wide, 5) + wide / 100 : wide) +
		distanceOutside(readingGrade(chapterCounts, sums), targetGrade(plan.level)) * 5
	);
}

function commitDraft(draft: Draft, telling: StoryState): string {
	telling.clashes += clashingStems(draft.pieces).length;
	for (const { source, line } of draft.selected) {
		telling.usedLines.add(line);
		source?.onUsed?.(telling);
		if (line.includes('{helperA}')) telling.hasMetHelper = true;
	}
	const text = removeDisallowed(draft.text, telling.plan.allowed);
	for (const { sentence, words } of parseText(text))
		if (words.length > maxExclamationWords) telling.saidSentences.add(sentence);
	return text;
}
