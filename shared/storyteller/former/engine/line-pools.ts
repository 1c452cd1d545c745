import type { TimeOfDay } from '../../../words/scenes.ts';
import type { Line, Slots } from '../../text/templates.ts';
import type { StoryState } from './story-state.ts';

/** The lines for a slot that stands for whole sentences, the slots of their own, and what changes in the state when one is used. */
export type LineSource = {
	slot: string;
	lines: readonly Line[];
	slots: Slots;
	isSingleUse?: boolean;
	isOptional?: boolean;
	onUsed?: (state: StoryState) => void;
};

type Pool = (state: StoryState) => Omit<LineSource, 'slot'>;

const pools: Record<string, Pool> = {
	sense: ({ plan }) => optionalPool(plan.genre.senses[plan.age]),
	tone: ({ plan }) => optionalPool(plan.mood.tone[plan.age]),
	closing: ({ plan }) => optionalPool(plan.mood.closing[plan.age]),
	sound: ({ plan }) => pool(plan.mood.sounds),
	move: ({ plan }) => pool(plan.genre.moves),
	gesture: ({ plan }) => pool(plan.type.gestures),
	intro: ({ plan }) => pool(plan.common.intro),
	arrive: ({ plan }) => pool(plan.common.arrive),
	together: ({ plan }) => pool(plan.common.together),
	meet: ({ plan }) => pool(plan.common.meet),
	obstacle: ({ plan }) => pool(plan.common.obstacle),
	reason: ({ plan }) => pool(plan.common.reason),
	settled: ({ plan }) => pool(plan.common.settled),
	glow: ({ plan }) => pool(plan.common.glow[plan.mood.ending]),
	show: showing,
	solve: solving,
	later: ({ pendingPayoffs }) => pool(pendingPayoffs),
	detail: detailOf,
	time: hour,
	weather: weatherOf,
};

/** The lines of a pooled slot; undefined for a slot that is a word. */
export function poolOf(slot: string, state: StoryState): LineSource | undefined {
	const pool = pools[slot];
	return pool && { slot, ...pool(state) };
}

/** The names of the pooled slots. */
export const pooledSlots: readonly string[] = Object.keys(pools);

function pool(lines: readonly Line[]): Omit<LineSource, 'slot'> {
	return { lines, slots: {} };
}

/** Lines that a story uses at most once, and that a chapter omits when it is long enough. */
function optionalPool(lines: readonly Line[]): Omit<LineSource, 'slot'> {
	return { lines, slots: {}, isSingleUse: true, isOptional: true };
}

function showing({ plan, traitsShown }: StoryState): Omit<LineSource, 'slot'> {
	const trait = plan.brief.hero.traits[traitsShown];
	const lines = trait === undefined ? [] : (plan.families[traitsShown]?.shows[plan.age] ?? []);
	return { lines, slots: { trait: trait ?? '' }, onUsed: (state) => void state.traitsShown++ };
}

function solving({ plan, traitsShown, variantOffset }: StoryState): Omit<LineSource, 'slot'> {
	const { traits } = plan.brief.hero;
	const at = traitsShown < traits.length ? traitsShown : variantOffset % traits.length;
	return { lines: plan.families[at]?.solves[plan.age] ?? [], slots: { trait: traits[at] ?? '' }, isSingleUse: true };
}

/** The lines of the running detail. Lines about a helper are left out until the hero has met that helper. */
function detailOf({ plan, chapter, hasMetDetail, hasMetHelper }: StoryState): Omit<LineSource, 'slot'> {
	const { first, again, last } = plan.common.details[plan.detail];
	const lines = !hasMetDetail ? first : chapter === plan.chapters.length - 1 ? last : again;
	const speakable = lines.filter((line) => hasMetHelper || !line.includes('{helper'));
	return {
		lines: speakable,
		slots: {},
		isSingleUse: true,
		isOptional: lines === again,
		onUsed: (state) => {
			state.hasMetDetail = true;
		},
	};
}

function hour({ plan, chapter, isHourTold }: StoryState): Omit<LineSource, 'slot'> {
	const lines = isHourTold ? [] : plan.common.times[plan.times[chapter] as TimeOfDay];
	return {
		lines,
		slots: {},
		onUsed: (state) => {
			state.isHourTold = true;
		},
	};
}

function weatherOf({ plan, place, weather, isWeatherTold }: StoryState): Omit<LineSource, 'slot'> {
	const lines = isWeatherTold || place.indoors ? [] : plan.common.weathers[weather];
	return {
		lines,
		slots: {},
		isOptional: true,
		onUsed: (state) => {
			state.isWeatherTold = true;
		},
	};
}
