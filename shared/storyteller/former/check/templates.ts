import { grammarIssues, joinIssues } from '../../check/grammar.ts';
import { fillTemplate, joinPieces, type Line, resolveAlternatives, slotsIn } from '../../text/templates.ts';
import { commonLines } from '../content/common.ts';
import { continuationLines } from '../content/continuation-lines.ts';
import type { GenrePack, Lines, MoodPack, TraitFamily } from '../content/pack.ts';
import type { WordPacks } from '../content/packs.ts';
import type { ChapterTemplate } from '../content/plot.ts';
import { pooledSlots } from '../engine/line-pools.ts';

/** A template and where it is written. */
export type LocatedTemplate = { where: string; line: Line };

/** All values of each slot in the packs, for the static check. */
export type SlotValueLists = Readonly<Record<string, readonly string[]>>;

/** All templates of the content. */
export function allTemplates(packs: WordPacks): LocatedTemplate[] {
	return [
		...packs.plots.flatMap((arc) =>
			Object.entries(arc.levels).flatMap(([level, chapters]) => chaptersOf(`${arc.name} ${level}`, chapters)),
		),
		...Object.entries(commonLines).flatMap(([level, common]) => deepLines(`common ${level}`, common)),
		...Object.entries(continuationLines).flatMap(([level, lines]) => deepLines(`joints ${level}`, lines)),
		...Object.entries(packs.genres).flatMap(([name, pack]) => genreLines(name, pack)),
		...Object.entries(packs.moods).flatMap(([name, pack]) => moodLines(name, pack)),
		...packs.families.flatMap((family) => familyLines(family)),
	];
}

/** Renderings of a template in which each alternative of each `[a|b]` and each value of each slot occurs at least once. */
function renderings(line: Line, values: SlotValueLists): string[] {
	const ways = Math.max(
		1,
		...[...line.matchAll(/\[([^[\]]*)\]/g)].map((match) => (match[1] as string).split('|').length),
	);
	const settledWays = Array.from({ length: ways }, (_, way) => resolveAlternatives(line, () => way / ways + 0.0001));
	return [...new Set(settledWays.flatMap((each) => filledVariants(each, values)))];
}

/** The writing rules that a template breaks. */
export function templateIssues(line: Line): string[] {
	const bare = line.replace(/\{[^}]*\}/g, '');
	return [
		...(/\b(?:a|an) \{/i.test(line) ? ['a literal article before a slot'] : []),
		...(/\{[Tt]hey\} (?:was|were|is|has)\b/.test(line) ? ['was after a pronoun'] : []),
		...(/(?<![\p{L}’])(?:he|she|him|his|hers|himself|herself)(?![\p{L}’])/iu.test(bare)
			? ['a bare pronoun of one']
			: []),
		...(/["'`]|--| - /.test(line) ? ['a mark that is not typographic'] : []),
	];
}

/** The grammar issues of a template: all issues of some renderings, and those that a value can cause of every other one. */
export function renderingIssues({ line }: LocatedTemplate, values: SlotValueLists): string[] {
	const [first = '', second = '', third = '', ...others] = renderings(line, values);
	return [...[first, second, third].flatMap(grammarIssues), ...others.flatMap(joinIssues)];
}

function filledVariants(line: Line, values: SlotValueLists): string[] {
	const slots = slotsIn(line).map((slot) => ({ slot, all: valuesOf(slot, values), isCapital: /^[A-Z]/.test(slot) }));
	const count = Math.max(1, ...slots.map(({ all }) => all.length));
	return Array.from({ length: count }, (_, at) =>
		joinPieces(fillTemplate(line, slotsAt(slots, at), (slot) => nothingFor(slot))),
	);
}

type SlotValues = { slot: string; all: readonly string[]; isCapital: boolean };

function slotsAt(slots: readonly SlotValues[], at: number): Record<string, string> {
	return Object.fromEntries(
		slots.map(({ slot, all, isCapital }) => {
			const value = all[at % all.length] ?? '';
			return [slot, isCapital ? value.charAt(0).toUpperCase() + value.slice(1) : value];
		}),
	);
}

function valuesOf(slot: string, values: SlotValueLists): readonly string[] {
	return values[slot] ?? values[slot.charAt(0).toLowerCase() + slot.slice(1)] ?? [];
}

// A pooled slot stands for whole sentences, which are checked by themselves; two stand for a part of one.
function nothingFor(slot: string): { text: string; from: string }[] | undefined {
	if (slot === 'move') return [{ text: 'walked on', from: slot }];
	if (slot === 'gesture') return [{ text: 'nodded', from: slot }];
	return pooledSlots.includes(slot) ? [] : undefined;
}

function chaptersOf(where: string, chapters: readonly ChapterTemplate[] | undefined): LocatedTemplate[] {
	return (chapters ?? []).flatMap((chapter, at) => {
		const said = chapter.options.map((option) => ({ where: `${where} chapter ${at + 1} say`, line: `${option.say}.` }));
		const told = [
			chapter.onward,
			...chapter.parts,
			...chapter.options.map((option) => [...option.outcome, option.later]),
		];
		return [...said, ...told.flat().map((line) => ({ where: `${where} chapter ${at + 1}`, line }))];
	});
}

function deepLines(where: string, value: unknown): LocatedTemplate[] {
	if (typeof value === 'string') return /[.!?…”]$/.test(value) || value.includes('{') ? [{ where, line: value }] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => {
		if (key === 'approach') return [];
		return key === 'say'
			? [{ where: `${where} say`, line: `${inner}.` }]
			: deepLines(Array.isArray(value) ? where : `${where} ${key}`, inner);
	});
}

function both(where: string, lines: Lines): LocatedTemplate[] {
	return [...lines.young, ...lines.older].map((line) => ({ where, line }));
}

function genreLines(name: string, pack: GenrePack): LocatedTemplate[] {
	const troubles = pack.troubles.flatMap(({ the, did, from }) => [
		`${capitalised(the)} ${did}.`,
		`${capitalised(from)}.`,
	]);
	const places = pack.places.flatMap((place) => [`Milo stood ${place.at}.`, `Milo went ${place.to}.`]);
	const helpers = pack.helpers.map((helper) => `There was ${helper.a}.`);
	const things = pack.things.map((thing) => `There was ${thing.a}.`);
	const moves = pack.moves.map((move) => `Milo ${move}.`);
	const others = [...troubles, ...places, ...helpers, ...things, ...moves].map((line) => ({
		where: `genre ${name}`,
		line,
	}));
	return [...both(`genre ${name} senses`, pack.senses), ...others];
}

function moodLines(name: string, pack: MoodPack): LocatedTemplate[] {
	const sounds = pack.sounds.map((line) => ({ where: `mood ${name} sound`, line }));
	return [...both(`mood ${name} tone`, pack.tone), ...both(`mood ${name} closing`, pack.closing), ...sounds];
}

function familyLines(family: TraitFamily): LocatedTemplate[] {
	const where = `traits ${family.traits[0]}`;
	const choices = family.choices.map((line) => ({ where, line: `${line}.` }));
	return [
		...both(where, family.shows),
		...both(where, family.solves),
		...choices,
		...family.chosen.map((line) => ({ where, line })),
	];
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
