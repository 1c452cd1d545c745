import type { StoryBrief } from '../../../contract/storyteller.ts';
import type { Genre } from '../../../words/genres.ts';
import { typeTable } from '../../content/packs/types.ts';
import type { Level } from '../../content/plot.ts';
import { pickOne, shuffled } from '../../engine/seeded-random.ts';
import type { Slots } from '../../engine/slots.ts';
import { levelOf } from '../../engine/story-setup.ts';
import { type TopicFilter, topicFilterFor } from '../../engine/topic-filter.ts';
import { bodyFlagsOf } from '../facts/bodies.ts';
import { toneOf } from '../facts/mood-tones.ts';
import { temperOf } from '../facts/tempers.ts';
import type { GenreFacts, Obstacle, ObstacleSlot, Plot, PlotChoice, PlotLevel, Temper, Way } from '../format.ts';
import {
	type Cast,
	castRoles,
	chooseObstacles,
	fitsGenre,
	leastRemembered,
	obstaclesFor,
	type ToldObstacle,
} from './casting.ts';
import { holds } from './conditions.ts';
import { castSlots, heroSlots, obstacleSlots } from './slots.ts';

/** A brief with the ids of what the family's last stories told, oldest first. They are avoided. */
export type RememberingBrief = StoryBrief & { memory?: readonly string[] };

/** The content that stories are told from. */
export type Storylets = {
	plots: readonly Plot[];
	genres: Partial<Record<Genre, { facts: GenreFacts; obstacles: readonly Obstacle[] }>>;
};

/** Everything about a story that follows from its brief alone. */
export type StoryFrame = {
	brief: RememberingBrief;
	level: Level;
	plot: Plot;
	told: PlotLevel;
	cast: Cast;
	obstacles: Readonly<Record<ObstacleSlot, ToldObstacle>>;
	temper: Temper | undefined;
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

export function frameStory(brief: RememberingBrief, storylets: Storylets): StoryFrame {
	const genre = storylets.genres[brief.genre];
	if (!genre) throw new UnwrittenGenreError(brief.genre);
	const level = levelOf[brief.ageGroup];
	const allowed = topicFilterFor(brief.disabledTopics);
	const memory = brief.memory ?? [];
	const { plot, told } = choosePlot(plotsFor(brief.genre, level, storylets), brief, memory, allowed);
	const driving = drivingTrait(brief);
	const temper = driving && temperOf(driving);
	const drawn = plot.draws.map((flags, at) => pickOne(flags, `${brief.seed} draw ${at}`));
	const cast = withAliases(castRoles(plot, genre.facts, brief, allowed), plot, drawn);
	const obstacles = chooseObstacles(obstaclesFor(brief.genre, level, storylets), told, brief.seed, memory, allowed);
	return {
		brief,
		level,
		plot,
		told,
		cast,
		obstacles,
		temper,
		allowed,
		slots: {
			...heroSlots(brief, typeTable[brief.hero.type], driving),
			...castSlots(cast),
			folk: pickOne(genre.facts.folk, `${brief.seed} folk`),
			...obstacleSlots('first', obstacles.first, undefined),
			...obstacleSlots('second', obstacles.second, undefined),
		},
		flags: new Set([...(temper ? [temper] : []), ...bodyFlagsOf(brief.hero.type), toneOf(brief.mood), ...drawn]),
	};
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
			? { ...state.slots, ...obstacleSlots(taken.slot, frame.obstacles[taken.slot], taken.way) }
			: state.slots,
		taken,
		ways: isWay ? { ...state.ways, [taken.slot]: taken.at } : state.ways,
	};
}

/** Thrown for a genre without storylets. */
class UnwrittenGenreError extends Error {
	constructor(genre: string) {
		super(`No storylets for the genre ${genre}`);
		this.name = 'UnwrittenGenre';
	}
}

function withAliases(cast: Cast, { aliases = {} }: Plot, drawn: readonly string[]): Cast {
	const named = Object.entries(aliases).flatMap(([alias, roles]) => {
		const flag = drawn.find((each) => roles[each] !== undefined);
		const filler = flag && cast[roles[flag] ?? ''];
		return filler ? [[alias, filler] as const] : [];
	});
	return { ...cast, ...Object.fromEntries(named) };
}

/** A plot with its chapters at a story's level. */
type ToldPlot = { plot: Plot; told: PlotLevel };

/** The plots that are written for the level and whose roles the genre can fill. */
export function plotsFor(genre: Genre, level: Level, { plots, genres }: Storylets): ToldPlot[] {
	const facts = genres[genre]?.facts;
	return plots.flatMap((plot) => {
		const told = plot.levels[level];
		return told && facts && fitsGenre(plot, facts) ? [{ plot, told }] : [];
	});
}

function choosePlot(
	plots: readonly ToldPlot[],
	brief: StoryBrief,
	memory: readonly string[],
	allowed: TopicFilter,
): ToldPlot {
	const kept = plots.filter(({ told }) => allowed(JSON.stringify(told)));
	const mixed = shuffled(kept.length > 0 ? kept : plots, `${brief.seed} plot`);
	return leastRemembered(mixed, ({ plot }) => `plot ${plot.id}`, memory)[0] as ToldPlot;
}

/** The trait that helps and hinders in this story: a quiet or clumsy one before the others, which every plot can use. */
function drivingTrait({ hero, seed }: StoryBrief) {
	const mixed = shuffled(hero.traits, `${seed} driving`);
	const isFlaw = (trait: (typeof mixed)[number]) => ['quiet', 'dreamy'].includes(temperOf(trait));
	return mixed.find(isFlaw) ?? mixed[0];
}

function flagsSetBy(taken: Offer, { obstacles }: StoryFrame): string[] {
	if (taken.kind === 'deed') return [...taken.choice.sets];
	const { slot, way } = taken;
	return [
		slot,
		`${slot}.${way.use}`,
		`${obstacles[slot].id}.${way.id}`,
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
