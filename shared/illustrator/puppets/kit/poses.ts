import type { Feeling, Pose } from '../../../words/scenes.ts';

/** Where an arm goes: two angles (0 is down, 90 forwards, 180 up), or a spot on the body that the hand lies on. */
export type Reach = { upper: number; fore: number } | { on: 'chin' | 'front' | 'hip' | 'knee' | 'elbow' };

/** A foot, in leg lengths from below its hip joint (forwards, up); `knee` says how far the knee is pushed forwards. */
export type Step = { foot: readonly [number, number]; knee: number; turn?: number };

/** How a feeling shows in the body: degrees added to the trunk's lean and the head's tilt, and how far the head sinks. */
export const bearings: Record<Feeling, { lean: number; tilt: number; sink: number }> = {
	happy: { lean: 0, tilt: 0, sink: -4 },
	calm: { lean: 0, tilt: 2, sink: 0 },
	curious: { lean: 3, tilt: 5, sink: -6 },
	surprised: { lean: -3, tilt: -3, sink: -10 },
	worried: { lean: -2, tilt: 4, sink: 10 },
	sad: { lean: 2, tilt: 7, sink: 22 },
	determined: { lean: 2, tilt: 2, sink: 6 },
	proud: { lean: -3, tilt: -6, sink: -10 },
};

export type Gesture = 'rest' | 'open' | 'point' | 'grip';

/** `lead` limbs are on the side that the figure faces, `trail` limbs on the other. */
export type Stance = {
	lean: number;
	tilt: number;
	lead: Reach;
	trail: Reach;
	leadHand: Gesture;
	trailHand: Gesture;
	leadStep: Step;
	trailStep: Step;
	/** Which arms pass before the body. */
	before: 'lead' | 'both' | 'trail';
	/** The hand that a held thing is put into. */
	holding: 'lead' | 'trail' | 'both';
	sitting?: boolean;
};

const still: Step = { foot: [0.06, 0], knee: 0 };
const stillBack: Step = { foot: [-0.06, 0], knee: 0 };
const ease: Reach = { upper: -24, fore: -8 };

export const stances: Record<Pose, Stance> = {
	stand: {
		lean: 0,
		tilt: 0,
		lead: { upper: 24, fore: 10 },
		trail: ease,
		leadHand: 'rest',
		trailHand: 'rest',
		leadStep: still,
		trailStep: stillBack,
		before: 'lead',
		holding: 'lead',
	},
	walk: {
		lean: 3,
		tilt: 2,
		lead: { upper: 38, fore: 74 },
		trail: { upper: -42, fore: -14 },
		leadHand: 'rest',
		trailHand: 'rest',
		leadStep: { foot: [0.52, 0], knee: 0.12, turn: -14 },
		trailStep: { foot: [-0.5, 0.03], knee: 0.12, turn: 26 },
		before: 'trail',
		holding: 'lead',
	},
	run: {
		lean: 13,
		tilt: -5,
		lead: { upper: 58, fore: 138 },
		trail: { upper: -72, fore: -6 },
		leadHand: 'rest',
		trailHand: 'rest',
		leadStep: { foot: [0.62, 0.36], knee: 0.46, turn: 6 },
		trailStep: { foot: [-0.82, 0.05], knee: 0.1, turn: 46 },
		before: 'trail',
		holding: 'lead',
	},
	wave: {
		lean: -2,
		tilt: 5,
		lead: { upper: 116, fore: 152 },
		trail: ease,
		leadHand: 'open',
		trailHand: 'rest',
		leadStep: still,
		trailStep: stillBack,
		before: 'lead',
		holding: 'trail',
	},
	point: {
		lean: 2,
		tilt: 2,
		lead: { upper: 86, fore: 98 },
		trail: { on: 'hip' },
		leadHand: 'point',
		trailHand: 'rest',
		leadStep: { foot: [0.26, 0], knee: 0 },
		trailStep: { foot: [-0.2, 0], knee: 0 },
		before: 'lead',
		holding: 'trail',
	},
	cheer: {
		lean: 0,
		tilt: -4,
		lead: { upper: 122, fore: 150 },
		trail: { upper: -122, fore: -150 },
		leadHand: 'open',
		trailHand: 'open',
		leadStep: { foot: [0.26, 0], knee: 0.1, turn: 8 },
		trailStep: { foot: [-0.26, 0], knee: -0.1, turn: 8 },
		before: 'both',
		holding: 'lead',
	},
	hold: {
		lean: 0,
		tilt: 4,
		lead: { on: 'front' },
		trail: { on: 'front' },
		leadHand: 'grip',
		trailHand: 'grip',
		leadStep: still,
		trailStep: stillBack,
		before: 'both',
		holding: 'both',
	},
	think: {
		lean: -2,
		tilt: 9,
		lead: { on: 'chin' },
		trail: { on: 'elbow' },
		leadHand: 'rest',
		trailHand: 'rest',
		leadStep: { foot: [0.16, 0], knee: 0.04 },
		trailStep: stillBack,
		before: 'both',
		holding: 'trail',
	},
	sit: {
		lean: -4,
		tilt: 3,
		lead: { on: 'knee' },
		trail: { upper: -34, fore: -16 },
		leadHand: 'rest',
		trailHand: 'rest',
		leadStep: { foot: [0.5, 0], knee: 0.1, turn: 14 },
		trailStep: { foot: [-0.3, 0], knee: 0.1, turn: -12 },
		before: 'lead',
		holding: 'lead',
		sitting: true,
	},
	reach: {
		lean: 8,
		tilt: -8,
		lead: { upper: 136, fore: 142 },
		trail: { upper: -52, fore: -30 },
		leadHand: 'open',
		trailHand: 'rest',
		leadStep: { foot: [0.2, 0], knee: 0.04, turn: 14 },
		trailStep: { foot: [-0.56, 0.06], knee: 0.12, turn: 42 },
		before: 'lead',
		holding: 'trail',
	},
};
