import type { TimeOfDay } from '../scene.ts';
import type { Telling } from './draw.ts';
import type { Line } from './pack.ts';
import type { Slots } from './slots.ts';

/** Where the whole sentences of a slot come from, the slots of their own, and what is remembered when one is told. */
export type Source = {
	slot: string;
	lines: readonly Line[];
	slots: Slots;
	once?: boolean;
	spare?: boolean;
	told?: (telling: Telling) => void;
};

type Pool = (telling: Telling) => Omit<Source, 'slot'>;

const pools: Record<string, Pool> = {
	sense: ({ plan }) => spare(plan.genre.senses[plan.age]),
	tone: ({ plan }) => spare(plan.mood.tone[plan.age]),
	closing: ({ plan }) => spare(plan.mood.closing[plan.age]),
	sound: ({ plan }) => plain(plan.mood.sounds),
	move: ({ plan }) => plain(plan.genre.moves),
	gesture: ({ plan }) => plain(plan.type.gestures),
	intro: ({ plan }) => plain(plan.common.intro),
	arrive: ({ plan }) => plain(plan.common.arrive),
	together: ({ plan }) => plain(plan.common.together),
	meet: ({ plan }) => plain(plan.common.meet),
	obstacle: ({ plan }) => plain(plan.common.obstacle),
	reason: ({ plan }) => plain(plan.common.reason),
	settled: ({ plan }) => plain(plan.common.settled),
	glow: ({ plan }) => plain(plan.common.glow[plan.mood.ending]),
	show: showing,
	solve: solving,
	later: ({ owed }) => plain(owed),
	detail: detailOf,
	time: hour,
	weather: weatherOf,
};

/** The source of a slot that is told from a pool of lines, or undefined for a slot that is a word. */
export function poolOf(slot: string, telling: Telling): Source | undefined {
	const pool = pools[slot];
	return pool && { slot, ...pool(telling) };
}

/** The names of the slots that are told from pools. */
export const pooled: readonly string[] = Object.keys(pools);

function plain(lines: readonly Line[]): Omit<Source, 'slot'> {
	return { lines, slots: {} };
}

/** Lines that a story says once and then does without, and that a chapter leaves out when it is long enough. */
function spare(lines: readonly Line[]): Omit<Source, 'slot'> {
	return { lines, slots: {}, once: true, spare: true };
}

function showing({ plan, shown }: Telling): Omit<Source, 'slot'> {
	const trait = plan.brief.hero.traits[shown];
	const lines = trait === undefined ? [] : (plan.families[shown]?.shows[plan.age] ?? []);
	return { lines, slots: { trait: trait ?? '' }, told: (telling) => void telling.shown++ };
}

function solving({ plan, shown, turn }: Telling): Omit<Source, 'slot'> {
	const { traits } = plan.brief.hero;
	const at = shown < traits.length ? shown : turn % traits.length;
	return { lines: plan.families[at]?.solves[plan.age] ?? [], slots: { trait: traits[at] ?? '' }, once: true };
}

/** Nothing speaks of the helper before the two have met. */
function detailOf({ plan, chapter, detailMet, helperMet }: Telling): Omit<Source, 'slot'> {
	const { first, again, last } = plan.common.details[plan.detail];
	const lines = !detailMet ? first : chapter === plan.chapters.length - 1 ? last : again;
	const speakable = lines.filter((line) => helperMet || !line.includes('{helper'));
	return {
		lines: speakable,
		slots: {},
		once: true,
		spare: lines === again,
		told: (telling) => {
			telling.detailMet = true;
		},
	};
}

function hour({ plan, chapter, hourTold }: Telling): Omit<Source, 'slot'> {
	const lines = hourTold ? [] : plan.common.times[plan.times[chapter] as TimeOfDay];
	return {
		lines,
		slots: {},
		told: (telling) => {
			telling.hourTold = true;
		},
	};
}

function weatherOf({ plan, here, weather, weatherTold }: Telling): Omit<Source, 'slot'> {
	const lines = weatherTold || here.indoors ? [] : plan.common.weathers[weather];
	return {
		lines,
		slots: {},
		spare: true,
		told: (telling) => {
			telling.weatherTold = true;
		},
	};
}
