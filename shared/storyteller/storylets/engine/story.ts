import type { StoryBrief } from '../../../contract/storyteller.ts';
import type { Genre } from '../../../words/genres.ts';
import type { Trait } from '../../../words/traits.ts';
import { pickOne, shuffled } from '../../seeded-random.ts';
import { type Level, levelOf } from '../../text/levels.ts';
import type { Slots } from '../../text/templates.ts';
import { type TopicFilter, topicFilterFor } from '../../topic-filter.ts';
import { typeTable } from '../../words/type-words.ts';
import { bodyFlagsOf } from '../facts/bodies.ts';
import { toneOf } from '../facts/mood-tones.ts';
import { temperOf } from '../facts/tempers.ts';
import type { GenreFacts, ObstacleSlot, Plot, PlotChoice, PlotLevel, Storylets, Temper, Way } from '../format.ts';
import {
	type Cast,
	castRoles,
	chooseObstacles,
	type Drawing,
	fillerId,
	firstOf,
	fitsGenre,
	leastRemembered,
	obstaclesFor,
	type ToldObstacle,
	type ToldPlot,
} from './casting.ts';
import { holds } from './conditions.ts';
import type { StoryletOutline, VariantDraw } from './outline.ts';
import { castSlots, heroSlots, obstacleSlots } from './slots.ts';
import { suitabilityFor } from './suitability.ts';
import { drawVariants } from './variants.ts';

/** Everything about a story that follows from its brief alone. */
export type StoryFrame = {
	brief: StoryBrief;
	level: Level;
	plot: Plot;
	told: PlotLevel;
	cast: Cast;
	/** Those that the plot is told with. */
	obstacles: Readonly<Partial<Record<ObstacleSlot, ToldObstacle>>>;
	folk: string;
	/** The flags that the seed decided. */
	draws: readonly string[];
	/** The trait that helps and hinders in this story. */
	driving: Trait | undefined;
	temper: Temper | undefined;
	/** Undefined for a story that was begun by a build that drew each variant by itself. */
	variants: VariantDraw | undefined;
	allowed: TopicFilter;
	slots: Slots;
	/** The flags of a story's beginning. */
	flags: ReadonlySet<string>;
};

/** What a choice leads to. */
export type Offer =
	| { kind: 'deed'; say: string; choice: PlotChoice }
	| { kind: 'way'; say: string; slot: ObstacleSlot; at: number; way: Way };

/** A story at one chapter. */
export type StoryState = {
	frame: StoryFrame;
	chapter: number;
	/** The indexes of the taken choices as text. */
	path: string;
	flags: ReadonlySet<string>;
	slots: Slots;
	taken: Offer | undefined;
	/** The way that was taken through each obstacle. */
	ways: Readonly<Partial<Record<ObstacleSlot, number>>>;
};

/** Too few obstacles or plots repeat themselves; a genre that has fewer at a level is not told there. */
const fewest = { obstacles: 5, plots: 2 } as const;

/** Whether a genre has enough content at a level to tell its stories from. */
export function isWritten(genre: Genre, level: Level, storylets: Storylets): boolean {
	const hasObstacles = obstaclesFor(genre, level, storylets).length >= fewest.obstacles;
	const plots = plotsFor(genre, level, storylets);
	return plots.filter(({ told }) => hasObstacles || usedSlots(told).length === 0).length >= fewest.plots;
}

/**
 * Draws a story: its plot, cast, and obstacles, which avoid those of the memory (the same author's last stories, oldest first).
 * With `outline` it is the story that was drawn before, of which what no longer exists or suits is drawn anew; without its plot, a
 * story that is as different as possible. Undefined if the content has no suitable story.
 */
export function frameStory(
	brief: StoryBrief,
	storylets: Storylets,
	memory: readonly StoryletOutline[] = [],
	outline?: StoryletOutline,
): StoryFrame | undefined {
	const level = levelOf[brief.ageGroup];
	const suits = suitabilityFor(brief);
	const plot = storylets.plots.find(({ id }) => id === outline?.plot);
	const told = plot?.levels[level];
	const begun = plot && told && framed({ plot, told }, level, storylets, { brief, suits, memory: [], outline });
	if (begun) return begun;
	const drawing: Drawing = { brief, suits, memory: outline ? [outline] : memory, outline: undefined };
	// Readers find plots without obstacles the most coherent.
	const mixed = leastRemembered(
		firstOf(
			shuffled(plotsFor(brief.genre, level, storylets), `${brief.seed} plot`),
			({ told }) => usedSlots(told).length === 0,
		),
		({ plot }) => plot.id,
		drawing.memory.map(({ plot }) => [plot]),
	);
	for (const each of mixed) {
		const frame = framed(each, level, storylets, drawing);
		if (frame) return frame;
	}
	return undefined;
}

/** Undefined if the plot does not suit, or has no suitable cast or obstacles. */
function framed(
	{ plot, told }: ToldPlot,
	level: Level,
	storylets: Storylets,
	drawing: Drawing,
): StoryFrame | undefined {
	const { brief, outline } = drawing;
	const facts = storylets.genres[brief.genre]?.facts;
	if (!facts || !drawing.suits(told)) return undefined;
	const slots = usedSlots(told);
	const obstacles: StoryFrame['obstacles'] | undefined =
		slots.length === 0 ? {} : chooseObstacles({ plot, told }, level, storylets, drawing);
	const cast = obstacles && castRoles({ plot, told }, facts, drawing, Object.values(obstacles));
	const folk = folkOf(facts, drawing);
	if (!cast || !obstacles || !folk) return undefined;
	const driving = drivingTrait(brief, outline);
	const temper = driving && temperOf(driving);
	const draws = plot.draws.map(
		(flags, at) => flags.find((flag) => outline?.draws.includes(flag)) ?? pickOne(flags, `${brief.seed} draw ${at}`),
	);
	const named = withAliases(cast, plot, draws);
	return {
		...{ brief, level, plot, told, obstacles, folk, draws, driving, temper },
		variants: outline ? outline.variants : drawVariants(brief.seed, plot.id, drawing.memory),
		cast: named,
		allowed: topicFilterFor(brief.disabledTopics),
		slots: {
			...heroSlots(brief, typeTable[brief.hero.type], driving),
			...castSlots(named),
			folk,
			...Object.assign({}, ...slots.map((slot) => obstacleSlots(slot, obstacleAt({ obstacles }, slot), undefined))),
		},
		flags: new Set([...(temper ? [temper] : []), ...bodyFlagsOf(brief.hero.type), toneOf(brief.mood), ...draws]),
	};
}

function folkOf({ folk }: GenreFacts, { brief, suits, outline }: Drawing): string | undefined {
	const mixed = shuffled(folk, `${brief.seed} folk`).filter((one) => suits([one]));
	return mixed.find((one) => one === outline?.folk) ?? mixed[0];
}

/** The outline of a story, to be kept with it. */
export function outlineOf(frame: StoryFrame): StoryletOutline {
	const { plot, told, cast, folk, draws, driving, variants } = frame;
	const roles = Object.keys(plot.roles).flatMap((role) => {
		const filler = cast[role];
		return filler ? [[role, fillerId(filler)] as const] : [];
	});
	return {
		by: 'storylets',
		version: 1,
		plot: plot.id,
		obstacles: usedSlots(told).map((slot) => obstacleAt(frame, slot).id),
		cast: Object.fromEntries(roles),
		folk,
		draws,
		trait: driving ?? '',
		...(variants ? { variants } : {}),
	};
}

/** The obstacle of a slot that the plot is told with. */
export function obstacleAt({ obstacles }: Pick<StoryFrame, 'obstacles'>, slot: ObstacleSlot): ToldObstacle {
	const obstacle = obstacles[slot];
	if (!obstacle) throw new Error(`This plot has no ${slot} obstacle`);
	return obstacle;
}

/** The slots of the obstacles that a plot is told with; none in a plot of one piece. */
function usedSlots({ chapters }: PlotLevel): ObstacleSlot[] {
	return (['first', 'second'] as const).filter((slot) => chapters.some(({ choices }) => choices === slot));
}

export function firstState(frame: StoryFrame): StoryState {
	return { frame, chapter: 0, path: '', flags: frame.flags, slots: frame.slots, taken: undefined, ways: {} };
}

/** The story one chapter on, after a choice. */
export function advance(state: StoryState, taken: Offer, index: number): StoryState {
	const { frame } = state;
	const chapter = state.chapter + 1;
	const flags = new Set([...state.flags, ...flagsSetBy(taken, frame)]);
	const isWay = taken.kind === 'way';
	return {
		frame,
		chapter,
		path: `${state.path}${index}`,
		flags: withEnding(flags, chapter, frame),
		slots: isWay
			? { ...state.slots, ...obstacleSlots(taken.slot, obstacleAt(frame, taken.slot), taken.way) }
			: state.slots,
		taken,
		ways: isWay ? { ...state.ways, [taken.slot]: taken.at } : state.ways,
	};
}

function withAliases(cast: Cast, { aliases = {} }: Plot, drawn: readonly string[]): Cast {
	const named = Object.entries(aliases).flatMap(([alias, roles]) => {
		const flag = drawn.find((each) => roles[each] !== undefined);
		const filler = flag && cast[roles[flag] ?? ''];
		return filler ? [[alias, filler] as const] : [];
	});
	return { ...cast, ...Object.fromEntries(named) };
}

/** The plots that are written for a level and whose roles the genre can fill. */
export function plotsFor(genre: Genre, level: Level, { plots, genres }: Storylets): ToldPlot[] {
	const facts = genres[genre]?.facts;
	return plots.flatMap((plot) => {
		const told = plot.levels[level];
		return told && facts && fitsGenre(plot, facts) ? [{ plot, told }] : [];
	});
}

/** The trait that helps and hinders in this story: a quiet or clumsy one before the others, which every plot can use. */
function drivingTrait({ hero, seed }: StoryBrief, outline: StoryletOutline | undefined): Trait | undefined {
	const mixed = shuffled(hero.traits, `${seed} driving`);
	const isFlaw = (trait: Trait) => ['quiet', 'dreamy'].includes(temperOf(trait));
	return mixed.find((trait) => trait === outline?.trait) ?? mixed.find(isFlaw) ?? mixed[0];
}

function flagsSetBy(taken: Offer, frame: StoryFrame): string[] {
	if (taken.kind === 'deed') return [...taken.choice.sets];
	const { slot, way } = taken;
	return [
		slot,
		`${slot}.${way.use}`,
		`${obstacleAt(frame, slot).id}.${way.id}`,
		...(way.cost === 'time' ? ['late'] : []),
		...(way.cost === 'debt' ? ['owes'] : []),
		...(way.ally ? [`${slot}.ally`] : []),
	];
}

/** For the last chapter, the flags with that of the ending which they lead to. */
export function withEnding(
	flags: ReadonlySet<string>,
	chapter: number,
	{ plot, told }: StoryFrame,
): ReadonlySet<string> {
	if (chapter < told.chapters.length - 1) return flags;
	const ending = plot.endings.find((each) => holds(each.if, flags)) ?? plot.endings.at(-1);
	return new Set([...flags, `end-${ending?.id}`]);
}
