import type { TimeOfDay } from '../../contract/scene.ts';
import type { Line } from '../content/pack.ts';
import type { Slots } from './slots.ts';
import type { StoryState } from './variants.ts';

/** Where the whole sentences of a slot come from, the slots of their own, and what is remembered when one is told. */
export type LineSource = {
	slot: string;
	lines: readonly Line[];
	slots: Slots;
	isSingleUse?: boolean;
	isOptional?: boolean;
	onUsed?: (telling: StoryState) => void;
};

type Pool = (telling: StoryState) => Omit<LineSource, 'slot'>;

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
	later: ({ pendingPayoffs }) => plain(pendingPayoffs),
	detail: detailOf,
	time: hour,
	weather: weatherOf,
};

/** The source of a slot that is told from a pool of lines, or undefined for a slot that is a word. */
export function poolOf(slot: string, telling: StoryState): LineSource | undefined {
	const pool = pools[slot];
	return pool && { slot, ...pool(telling) };
}

/** The names of the slots that are told from pools. */
export const pooledSlots: readonly string[] = Object.keys(pools);

function plain(lines: readonly Line[]): Omit<LineSource, 'slot'> {
	return { lines, slots: {} };
}

/** Lines that a story says once and then does without, and that a chapter leaves out when it is long enough. */
function spare(lines: readonly Line[]): Omit<LineSource, 'slot'> {
	return { lines, slots: {}, isSingleUse: true, isOptional: true };
}

function showing({ plan, traitsShown }: StoryState): Omit<LineSource, 'slot'> {
	const trait = plan.brief.hero.traits[traitsShown];
	const lines = trait === undefined ? [] : (plan.families[traitsShown]?.shows[plan.age] ?? []);
	return { lines, slots: { trait: trait ?? '' }, onUsed: (telling) => void telling.traitsShown++ };
}

function solving({ plan, traitsShown, variantOffset }: StoryState): Omit<LineSource, 'slot'> {
	const { traits } = plan.brief.hero;
	const at = traitsShown < traits.length ? traitsShown : variantOffset % traits.length;
	return { lines: plan.families[at]?.solves[plan.age] ?? [], slots: { trait: traits[at] ?? '' }, isSingleUse: true };
}

/** Nothing speaks of the helper before the two have met. */
function detailOf({ plan, chapter, hasMetDetail, hasMetHelper }: StoryState): Omit<LineSource, 'slot'> {
	const { first, again, last } = plan.common.details[plan.detail];
	const lines = !hasMetDetail ? first : chapter === plan.chapters.length - 1 ? last : again;
	const speakable = lines.filter((line) => hasMetHelper || !line.includes('{helper'));
	return {
		lines: speakable,
		slots: {},
		isSingleUse: true,
		isOptional: lines === again,
		onUsed: (telling) => {
			telling.hasMetDetail = true;
		},
	};
}

function hour({ plan, chapter, isHourTold }: StoryState): Omit<LineSource, 'slot'> {
	const lines = isHourTold ? [] : plan.common.times[plan.times[chapter] as TimeOfDay];
	return {
		lines,
		slots: {},
		onUsed: (telling) => {
			telling.isHourTold = true;
		},
	};
}

function weatherOf({ plan, place, weather, isWeatherTold }: StoryState): Omit<LineSource, 'slot'> {
	const lines = isWeatherTold || place.indoors ? [] : plan.common.weathers[weather];
	return {
		lines,
		slots: {},
		isOptional: true,
		onUsed: (telling) => {
			telling.isWeatherTold = true;
		},
	};
}
