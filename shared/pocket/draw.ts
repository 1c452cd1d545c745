import type { Camera, Weather } from '../scene.ts';
import { bands } from './bands.ts';
import { chanceOf, shuffled } from './chance.ts';
import { clashesIn, longestIn } from './faults.ts';
import { filled, type Piece, settled, textOf } from './fill.ts';
import { aimedGrade, beyond } from './fit.ts';
import type { Line, Place } from './pack.ts';
import type { StoryPlan } from './plan.ts';
import { poolOf, type Source } from './pools.ts';
import { gradeOf, parsed, type Sums, sumsOf } from './sentences.ts';
import type { Slots } from './slots.ts';
import { onlyAllowed } from './topics.ts';

/** A story while it is told: what has been settled, said and shown so far. */
export type Telling = {
	plan: StoryPlan;
	slots: Slots;
	/** Where the chapter plays, and where the story has been. */
	here: Place;
	visited: Place[];
	camera: Camera | undefined;
	/** The choices taken, as text: it seeds what may differ between branches. */
	path: string;
	/** Moves on with each choice, so that the three ways on from a chapter are told with different variants. */
	turn: number;
	chapter: number;
	/** Counts the tries at the chapter that is being told, for each may come out differently. */
	attempt: number;
	/** What the chapter's text so far comes to, and how many words the next passage may have. */
	soFar: Sums;
	room: number;
	/** How many clashes could not be avoided (see faults.ts). */
	clashes: number;
	said: Set<string>;
	spent: Set<Line>;
	/** How many of the hero's traits have been shown. */
	shown: number;
	/** How the deeds so far will pay in the end, not yet told. */
	owed: string[];
	/** The keys of the choices that were offered. */
	offered: Set<string>;
	helperMet: boolean;
	/** Whether the running detail has been met. */
	detailMet: boolean;
	/** Whether the hour has been told, or is that of the chapter before. */
	hourTold: boolean;
	weather: Weather;
	/** Whether the weather has been told, or is that of the chapter before. */
	weatherTold: boolean;
};

type Drawn = { source: Source | undefined; line: Line };
/** A cry of so few words (“Oh no!”) may be heard again. */
export const longestCry = 2;

type Draft = { pieces: Piece[]; text: string; drawn: Drawn[]; faults: number };

/** Being a few words too long or part of a grade too hard is made good elsewhere in the chapter; anything else is a fault. */
const tolerable = 2;
/** From this try on, the lines within a variant may be those of another branch. */
const firstFreeTry = 3;
/** From here on it is a clash, a sentence too long or said before, or something unwanted. */
const serious = 9;
/** So many tries at a chapter keep to the branch's own variants. */
const strictTries = 4;
const triesPerVariant = 6;
/** From this try on, what can be spared is left out. */
const firstLeanTry = 2;

/** A telling that can go on by itself, so that a chapter can be tried and dropped. */
export function copyOf(telling: Telling): Telling {
	const { said, spent, owed } = telling;
	return { ...telling, said: new Set(said), spent: new Set(spent), owed: [...owed] };
}

/**
 * Tells one of the variants: one that is new, fits the level, clashes with nothing and touches no unwanted topic. A branch
 * keeps to its own third of the variants for as long as the chapter is tried strictly and nothing is really wrong.
 */
export function draw(variants: readonly Line[], key: string, telling: Telling): string {
	const { own, others } = inTurn(variants, key, telling);
	const first = bestOf(own, key, telling);
	if (first && first.faults < (telling.attempt < strictTries ? serious : tolerable)) return keep(first, telling);
	const second = bestOf(others, key, telling);
	const best = first && (!second || first.faults <= second.faults) ? first : second;
	return best ? keep(best, telling) : '';
}

/** What one of the variants says now, to be told some other time. */
export function draftedFor(variants: readonly Line[], key: string, telling: Telling): string {
	const { own, others } = inTurn(variants, key, telling);
	return bestOf([...own, ...others], key, telling)?.text ?? '';
}

function bestOf(variants: readonly Line[], key: string, telling: Telling): Draft | undefined {
	let best: Draft | undefined;
	for (const line of variants) {
		for (let attempt = 0; attempt < triesPerVariant; attempt++) {
			const draft = draftOf(line, `${key} ${attempt}`, attempt, telling);
			if (!best || draft.faults < best.faults) best = draft;
			if (draft.faults < tolerable) return draft;
		}
	}
	return best;
}

/**
 * The variants as this branch meets them: its own are every third one, beginning at the branch's turn, so that the three
 * ways on from a chapter are told differently. Those told before come last.
 */
function inTurn(variants: readonly Line[], key: string, telling: Telling): { own: Line[]; others: Line[] } {
	const mixed = shuffled(variants, `${telling.plan.brief.seed} ${key}`);
	const isOwn = (at: number) => (at - telling.turn) % 3 === 0;
	const fresh = (line: Line) => !telling.spent.has(line);
	const own = mixed.filter((line, at) => isOwn(at) && fresh(line));
	const rest = mixed.filter((line) => !own.includes(line));
	return { own, others: rest.toSorted((one, two) => Number(fresh(two)) - Number(fresh(one))) };
}

function draftOf(line: Line, key: string, attempt: number, telling: Telling): Draft {
	const drawn: Drawn[] = [{ source: undefined, line }];
	const next = chanceOf(`${telling.plan.brief.seed} ${telling.path} ${telling.attempt} ${key}`);
	const pieces = piecesOf(settled(line, next), telling.slots, '', { telling, attempt, next, drawn });
	const text = textOf(pieces);
	return { pieces, text, drawn, faults: faultsOf(pieces, text, telling) };
}

type Drafting = { telling: Telling; attempt: number; next: () => number; drawn: Drawn[] };

/** Fills a template; a slot told from a pool is filled with a line of it, whose own slots are filled in the same way. */
function piecesOf(line: Line, slots: Slots, from: string, drafting: Drafting): Piece[] {
	const pieces = filled(line, slots, (slot) => {
		const source = poolOf(slot, drafting.telling);
		return source && nestedPieces(source, slots, drafting);
	});
	return pieces.map((piece) => (piece.from === '' ? { ...piece, from } : piece));
}

function nestedPieces(source: Source, slots: Slots, drafting: Drafting): Piece[] {
	const { telling, attempt, next, drawn } = drafting;
	if (source.spare && attempt >= firstLeanTry) return [];
	const fresh = (line: Line) => !drawn.some((had) => had.line === line) && !(source.once && telling.spent.has(line));
	const { own, others } = inTurn(source.lines, source.slot, telling);
	const strict = telling.attempt < strictTries && attempt < firstFreeTry && own.some(fresh);
	const lines = (strict ? own : [...own, ...others]).filter(fresh);
	const line = lines[(attempt + telling.attempt) % Math.max(1, lines.length)];
	if (line === undefined) return [];
	drawn.push({ source, line });
	return piecesOf(settled(line, next), { ...slots, ...source.slots }, source.slot, drafting);
}

// What is unwanted weighs most, then what is said twice, a sentence too long, a clash, a passage too long, a chapter too hard.
function faultsOf(pieces: readonly Piece[], text: string, telling: Telling): number {
	const { plan, said, room, soFar } = telling;
	const unwanted = plan.allowed(text) ? 0 : 1000;
	const read = parsed(text);
	const told = read.filter(({ words }) => words.length > longestCry).map(({ sentence }) => sentence);
	const repeated = told.filter((sentence, at) => said.has(sentence) || told.indexOf(sentence) < at).length * 100;
	const long = Math.max(0, longestIn(read, plan.brief.hero.name) - bands[plan.level].longest) * 10;
	const sums = sumsOf(read);
	const wide = Math.max(0, sums.words - room) / 4;
	return (
		unwanted +
		repeated +
		long +
		clashesIn(pieces).length * 10 +
		(telling.attempt < strictTries ? Math.min(wide, 5) + wide / 100 : wide) +
		beyond(gradeOf(soFar, sums), aimedGrade(plan.level)) * 5
	);
}

function keep(draft: Draft, telling: Telling): string {
	telling.clashes += clashesIn(draft.pieces).length;
	for (const { source, line } of draft.drawn) {
		telling.spent.add(line);
		source?.told?.(telling);
		if (line.includes('{helperA}')) telling.helperMet = true;
	}
	const text = onlyAllowed(draft.text, telling.plan.allowed);
	for (const { sentence, words } of parsed(text)) if (words.length > longestCry) telling.said.add(sentence);
	return text;
}
