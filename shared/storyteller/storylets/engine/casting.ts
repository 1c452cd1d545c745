import type { StoryBrief } from '../../../contract/storyteller.ts';
import type { Genre } from '../../../words/genres.ts';
import type { Prop } from '../../../words/scenes.ts';
import { shuffled } from '../../seeded-random.ts';
import type { Level } from '../../text/levels.ts';
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
	Storylets,
	Thing,
} from '../format.ts';
import type { StoryletOutline } from './outline.ts';
import type { Suitability } from './suitability.ts';

export type Filler = Person | Thing | Place;
export type Cast = Readonly<Record<string, Filler>>;

/** What a drawing is made from. `outline`: what was drawn before, which is kept as far as the content still has it. */
export type Drawing = {
	brief: StoryBrief;
	suits: Suitability;
	/** The family's last stories, oldest first. */
	memory: readonly StoryletOutline[];
	outline: StoryletOutline | undefined;
};

/** A plot with its chapters at a story's level. */
export type ToldPlot = { plot: Plot; told: PlotLevel };

/** An obstacle with its texts at a story's level. */
export type ToldObstacle = Obstacle & { texts: ObstacleTexts };

/**
 * One filler for each role, each used once, suitable, and none of the hero's name; undefined if there is none. Those who played
 * in the stories of the memory come last, and after them those of one kind or name with the hero or with a person who is met on
 * the way, or called by a word of the plot (Scale, who stands at a scale). `met`: the story's obstacles.
 */
export function castRoles(
	{ plot, told }: ToldPlot,
	genre: GenreFacts,
	{ brief, suits, memory, outline }: Drawing,
	met: readonly ToldObstacle[] = [],
): Cast | undefined {
	const others = met.flatMap(({ people }) => Object.values(people));
	const isMistakable = (filler: Filler) =>
		'call' in filler &&
		(filler.type === brief.hero.type || others.some(({ call, type }) => type === filler.type || call === filler.call));
	const isPun = (filler: Filler) => 'call' in filler && wordsOf(told).has(filler.call.toLowerCase());
	const remembered = memory.map(({ cast }) => Object.values(cast));
	const roles = Object.entries(plot.roles).map(([role, facts]): [string, Filler[]] => {
		const fitting = fillersFor(facts, genre).filter(
			(filler) => !isNamesake(filler, brief) && !brings(plot, filler) && suits(filler),
		);
		const mixed = leastRemembered(shuffled(fitting, `${brief.seed} ${role}`), fillerId, remembered);
		const plain = firstOf(mixed, (filler) => !isPun(filler));
		const distinct = firstOf(plain, (filler) => !isMistakable(filler));
		return [role, firstOf(distinct, (filler) => fillerId(filler) === outline?.cast[role])];
	});
	return fillRoles(
		roles.toSorted(([, one], [, other]) => one.length - other.length),
		{},
	);
}

const knownWords = new WeakMap<PlotLevel, ReadonlySet<string>>();

/** The words that a plot's texts at a level have in lower case. */
function wordsOf(told: PlotLevel): ReadonlySet<string> {
	const known = knownWords.get(told) ?? new Set(JSON.stringify(told).match(/(?<![\w{.’])[a-z]+(?![\w}])/g));
	knownWords.set(told, known);
	return known;
}

/** Whether the genre has at least two fillers for each of the plot's roles. */
export function fitsGenre(plot: Plot, genre: GenreFacts): boolean {
	return Object.values(plot.roles).every(
		(facts) => fillersFor(facts, genre).filter((filler) => !brings(plot, filler)).length >= 2,
	);
}

/** The id of a filler in its genre. */
export function fillerId(filler: Filler): string {
	return 'call' in filler ? filler.name : filler.the;
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

/**
 * Two suitable obstacles that fit the hours of the plot's chapters; undefined if there are too few. Those of the memory come last, and
 * after them those with a thing that the plot brings along: a second gate or letter would be taken for the plot's own.
 */
export function chooseObstacles(
	{ plot, told }: ToldPlot,
	level: Level,
	storylets: Storylets,
	{ brief, suits, memory, outline }: Drawing,
): Record<ObstacleSlot, ToldObstacle> | undefined {
	const mixed = firstOf(
		leastRemembered(
			shuffled(obstaclesFor(brief.genre, level, storylets), `${brief.seed} obstacles`),
			({ id }) => id,
			memory.map(({ obstacles }) => obstacles),
		),
		({ props }) => !bringsAny(plot, props),
	);
	const fits = (slot: ObstacleSlot) => (obstacle: ToldObstacle) => {
		const chapter = told.chapters.find(({ choices }) => choices === slot);
		const isInTime = !chapter || !obstacle.times || obstacle.times.includes(chapter.time);
		// Last: to look through the texts of all obstacles takes longer than to tell the chapter.
		return isInTime && suits(obstacle.texts);
	};
	const wanted = (at: number) => (obstacle: ToldObstacle) => obstacle.id === outline?.obstacles[at];
	const first = firstOf(mixed, wanted(0)).find(fits('first'));
	if (!first) return undefined;
	const others = mixed.filter((obstacle) => obstacle !== first && !sharesPeople(obstacle, first));
	const second = firstOf(others, wanted(1)).find(fits('second'));
	return second && { first, second };
}

/**
 * Those that no remembered story had first, then the ones that are longest ago; of those that one story had, the one that was told less
 * often. `memory`: ids for each story, the newest last.
 */
export function leastRemembered<Item>(
	items: readonly Item[],
	idOf: (item: Item) => string,
	memory: readonly (readonly string[])[],
): Item[] {
	const lastTold = (item: Item) => memory.findLastIndex((ids) => ids.includes(idOf(item)));
	const timesTold = (item: Item) => memory.filter((ids) => ids.includes(idOf(item))).length;
	return items.toSorted((one, other) => lastTold(one) - lastTold(other) || timesTold(one) - timesTold(other));
}

/** The items with those for which `isWanted` holds first. */
export function firstOf<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item[] {
	return items.toSorted((one, other) => Number(isWanted(other)) - Number(isWanted(one)));
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
	return 'prop' in filler && bringsAny(plot, [filler.prop]);
}

function bringsAny(plot: Plot, props: readonly Prop[]): boolean {
	return props.some((prop) => plot.brings.includes(prop));
}

function isNamesake(filler: Filler, { hero }: StoryBrief): boolean {
	if (!('call' in filler)) return false;
	return [filler.name, filler.call].some((name) => name.toLowerCase() === hero.name.toLowerCase());
}

function sharesPeople(one: Obstacle, other: Obstacle): boolean {
	const names = Object.values(other.people).map(({ call }) => call);
	return Object.values(one.people).some(({ call }) => names.includes(call));
}
