import type { StoryBrief } from '../../../contract/storyteller.ts';
import type { Level } from '../../content/plot.ts';
import { shuffled } from '../../engine/seeded-random.ts';
import type { TopicFilter } from '../../engine/topic-filter.ts';
import type { Fact, GenreFacts, Obstacle, ObstacleSlot, Person, Place, Plot, Thing } from '../format.ts';

export type Filler = Person | Thing | Place;
export type Cast = Readonly<Record<string, Filler>>;

/** Thrown for a role without a filler: an error in the content, which the checks find. */
class UncastRoleError extends Error {
	constructor(role: string) {
		super(`Nothing in the genre fits the role ${role}`);
		this.name = 'UncastRole';
	}
}

/** One filler for each role, each used once and none of the hero's name. */
export function castRoles(plot: Plot, genre: GenreFacts, brief: StoryBrief, allowed: TopicFilter): Cast {
	const cast: Record<string, Filler> = {};
	for (const [role, facts] of rolesByNeed(plot)) {
		const fitting = fillersFor(facts, genre).filter(
			(filler) =>
				isFree(filler, Object.values(cast), brief) && !('prop' in filler && plot.brings.includes(filler.prop)),
		);
		const kept = fitting.filter((filler) => allowed(JSON.stringify(filler)));
		const [chosen] = shuffled(kept.length > 0 ? kept : fitting, `${brief.seed} ${role}`);
		if (!chosen) throw new UncastRoleError(role);
		cast[role] = chosen;
	}
	return cast;
}

/** The fillers of a genre that have all these facts. */
export function fillersFor(facts: readonly Fact[], genre: GenreFacts): Filler[] {
	const all: readonly Filler[] = [...genre.people, ...genre.things, ...genre.places];
	return all.filter((filler) => facts.every((fact) => filler.is.includes(fact)));
}

/** Two obstacles of the genre that fit the hours of the plot's chapters; those of the memory come last. */
export function chooseObstacles(
	obstacles: readonly Obstacle[],
	plot: Plot,
	level: Level,
	brief: StoryBrief,
	memory: readonly string[],
	allowed: TopicFilter,
): Record<ObstacleSlot, Obstacle> {
	const kept = obstacles.filter((obstacle) => allowed(JSON.stringify(obstacle.levels[level])));
	const mixed = leastRemembered(
		shuffled(kept.length > 1 ? kept : obstacles, `${brief.seed} obstacles`),
		(obstacle) => `obstacle ${brief.genre}/${obstacle.id}`,
		memory,
	);
	const fits = (slot: ObstacleSlot) => (obstacle: Obstacle) => {
		const chapter = plot.levels[level].chapters.find(({ choices }) => choices === slot);
		return !chapter || !obstacle.times || obstacle.times.includes(chapter.time);
	};
	const first = mixed.find(fits('first')) ?? (mixed[0] as Obstacle);
	const others = mixed.filter((obstacle) => obstacle !== first && !sharesPeople(obstacle, first));
	return { first, second: others.find(fits('second')) ?? (others[0] as Obstacle) };
}

/** Those whose id is not in the memory first, then the ones that are longest ago. The memory's last id is the newest. */
export function leastRemembered<Item>(
	items: readonly Item[],
	idOf: (item: Item) => string,
	memory: readonly string[],
): Item[] {
	return items.toSorted((one, other) => memory.lastIndexOf(idOf(one)) - memory.lastIndexOf(idOf(other)));
}

function rolesByNeed(plot: Plot): [string, readonly Fact[]][] {
	return Object.entries(plot.roles).toSorted(([, one], [, other]) => other.length - one.length);
}

function isFree(filler: Filler, taken: readonly Filler[], { hero }: StoryBrief): boolean {
	if (taken.includes(filler)) return false;
	if (!('call' in filler)) return true;
	const sharesName = [filler.name, filler.call].some((name) => name.toLowerCase() === hero.name.toLowerCase());
	const sameKind = taken.some((other) => 'call' in other && other.type === filler.type);
	return !sharesName && !sameKind;
}

function sharesPeople(one: Obstacle, other: Obstacle): boolean {
	const names = Object.values(other.people).map(({ call }) => call);
	return Object.values(one.people).some(({ call }) => names.includes(call));
}
