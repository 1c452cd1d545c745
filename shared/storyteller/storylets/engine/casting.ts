import type { StoryBrief } from '../../../contract/storyteller.ts';
import type { Genre } from '../../../words/genres.ts';
import type { Level } from '../../content/plot.ts';
import { shuffled } from '../../engine/seeded-random.ts';
import type { TopicFilter } from '../../engine/topic-filter.ts';
import type {
	Fact,
	GenreFacts,
	Obstacle,
	ObstacleSlot,
	ObstacleTexts,
	Person,
	Place,
	Plot,
	PlotLevel,
	Thing,
} from '../format.ts';
import type { Storylets } from './story.ts';

export type Filler = Person | Thing | Place;
export type Cast = Readonly<Record<string, Filler>>;

/** An obstacle with its texts at a story's level. */
export type ToldObstacle = Obstacle & { texts: ObstacleTexts };

/** Thrown for a plot without a cast: an error in the content, which the checks find. */
class UncastPlotError extends Error {
	constructor(plot: string) {
		super(`The genre has nothing for a role of ${plot}`);
		this.name = 'UncastPlot';
	}
}

/** One filler for each role, each used once and none of the hero's name. */
export function castRoles(plot: Plot, genre: GenreFacts, brief: StoryBrief, allowed: TopicFilter): Cast {
	const roles = Object.entries(plot.roles).map(([role, facts]): [string, Filler[]] => {
		const fitting = fillersFor(facts, genre).filter((filler) => !isNamesake(filler, brief) && !brings(plot, filler));
		const kept = fitting.filter((filler) => allowed(JSON.stringify(filler)));
		return [role, shuffled(kept.length > 0 ? kept : fitting, `${brief.seed} ${role}`)];
	});
	const cast = fillRoles(
		roles.toSorted(([, one], [, other]) => one.length - other.length),
		{},
	);
	if (!cast) throw new UncastPlotError(plot.id);
	return cast;
}

/** Whether the genre has at least two fillers for each of the plot's roles. */
export function fitsGenre(plot: Plot, genre: GenreFacts): boolean {
	return Object.values(plot.roles).every(
		(facts) => fillersFor(facts, genre).filter((filler) => !brings(plot, filler)).length >= 2,
	);
}

/** The fillers of a genre that have all these facts. */
export function fillersFor(facts: readonly Fact[], genre: GenreFacts): Filler[] {
	const all: readonly Filler[] = [...genre.people, ...genre.things, ...genre.places];
	return all.filter((filler) => facts.every((fact) => filler.is.includes(fact)));
}

/** The obstacles of a genre that are written for the level: its own, and those of kin genres. */
export function obstaclesFor(genre: Genre, level: Level, { genres }: Storylets): ToldObstacle[] {
	return Object.entries(genres).flatMap(([home, { obstacles }]) =>
		obstacles.flatMap((obstacle) => {
			const texts = obstacle.levels[level];
			return texts && (home === genre || obstacle.alsoIn?.includes(genre)) ? [{ ...obstacle, texts }] : [];
		}),
	);
}

/** Two obstacles that fit the hours of the plot's chapters; those of the memory come last. */
export function chooseObstacles(
	obstacles: readonly ToldObstacle[],
	{ chapters }: PlotLevel,
	seed: string,
	memory: readonly string[],
	allowed: TopicFilter,
): Record<ObstacleSlot, ToldObstacle> {
	const kept = obstacles.filter(({ texts }) => allowed(JSON.stringify(texts)));
	const mixed = leastRemembered(
		shuffled(kept.length > 1 ? kept : obstacles, `${seed} obstacles`),
		({ id }) => `obstacle ${id}`,
		memory,
	);
	const fits = (slot: ObstacleSlot) => (obstacle: ToldObstacle) => {
		const chapter = chapters.find(({ choices }) => choices === slot);
		return !chapter || !obstacle.times || obstacle.times.includes(chapter.time);
	};
	const first = mixed.find(fits('first')) ?? (mixed[0] as ToldObstacle);
	const others = mixed.filter((obstacle) => obstacle !== first && !sharesPeople(obstacle, first));
	return { first, second: others.find(fits('second')) ?? others[0] ?? first };
}

/** Those whose id is not in the memory first, then the ones that are longest ago. The memory's last id is the newest. */
export function leastRemembered<Item>(
	items: readonly Item[],
	idOf: (item: Item) => string,
	memory: readonly string[],
): Item[] {
	return items.toSorted((one, other) => memory.lastIndexOf(idOf(one)) - memory.lastIndexOf(idOf(other)));
}

/** The first cast in the order of the fillers in which no two people are of one kind; undefined if there is none. */
function fillRoles(roles: readonly [string, readonly Filler[]][], cast: Cast): Cast | undefined {
	const [next, ...others] = roles;
	if (!next) return cast;
	const [role, fillers] = next;
	const taken = Object.values(cast);
	for (const filler of fillers) {
		if (taken.some((other) => other === filler || ('call' in filler && 'call' in other && other.type === filler.type)))
			continue;
		const whole = fillRoles(others, { ...cast, [role]: filler });
		if (whole) return whole;
	}
	return undefined;
}

function brings(plot: Plot, filler: Filler): boolean {
	return 'prop' in filler && plot.brings.includes(filler.prop);
}

function isNamesake(filler: Filler, { hero }: StoryBrief): boolean {
	if (!('call' in filler)) return false;
	return [filler.name, filler.call].some((name) => name.toLowerCase() === hero.name.toLowerCase());
}

function sharesPeople(one: Obstacle, other: Obstacle): boolean {
	const names = Object.values(other.people).map(({ call }) => call);
	return Object.values(one.people).some(({ call }) => names.includes(call));
}
