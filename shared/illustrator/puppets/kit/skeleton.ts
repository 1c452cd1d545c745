import type { Feeling } from '../../../words/scenes.ts';
import { add, between, far, type Point, step } from './paths.ts';
import { bearings, type Reach, type Stance, type Step } from './poses.ts';

/** Proportions of an upright figure in units. */
export type Build = {
	/** Height of the hip joint above the ground. */
	leg: number;
	/** From hip to neck. */
	torso: number;
	/** Half-widths of the body. */
	shoulder: number;
	belly: number;
	hip: number;
	arm: number;
	/** Half-widths of the limbs, from body to end. */
	armWide: readonly [number, number];
	legWide: readonly [number, number];
	/** Half-width and half-height of the bare head. */
	head: readonly [number, number];
	/** How far the chin sinks below the neck. */
	sink: number;
	/** Degrees by which resting arms are spread, for bodies near the ground. */
	spread?: number;
	/** How far a hand hangs below its wrist, if it is not a common one. */
	handDown?: number;
};

export type Arm = { shoulder: Point; elbow: Point; hand: Point };
export type Leg = { hip: Point; knee: Point; foot: Point; turn: number };

/** All joints of a figure. Arms and head are in the frame of the upright trunk, which leans about `hip`; legs are not. */
export type Skeleton = {
	stance: Stance;
	build: Build;
	hip: Point;
	neck: Point;
	head: Point;
	lead: Arm;
	trail: Arm;
	leadLeg: Leg;
	trailLeg: Leg;
};

export function skeletonFor(build: Build, posed: Stance, feeling: Feeling): Skeleton {
	const bearing = bearings[feeling];
	const stance = { ...posed, lean: posed.lean + bearing.lean, tilt: posed.tilt + bearing.tilt };
	const hip: Point = [0, stance.sitting ? -Math.max(62, build.legWide[0] * 1.15) : -hipHeight(build, stance)];
	const neck: Point = [0, hip[1] - build.torso];
	const head: Point = [10, neck[1] - build.head[1] + build.sink + bearing.sink];
	const bare = { stance, build, hip, neck, head };
	return {
		...bare,
		lead: armAt(bare, stance.lead, 1),
		trail: armAt(bare, stance.trail, -1),
		leadLeg: legAt(build, hip, stance.leadStep, 1, stance),
		trailLeg: legAt(build, hip, stance.trailStep, -1, stance),
	};
}

/** A wide step brings the hips down, so that legs do not grow. */
function hipHeight(build: Build, stance: Stance): number {
	const spread = Math.min(Math.abs(stance.leadStep.foot[0]), Math.abs(stance.trailStep.foot[0]));
	return build.leg * Math.sqrt(Math.max(0.7, 1 - spread ** 2 * 0.5));
}

function legAt(build: Build, hip: Point, { foot, knee, turn = 0 }: Step, side: 1 | -1, { sitting }: Stance): Leg {
	const joint: Point = [hip[0] + side * Math.max(20, build.hip - build.legWide[0] * 1.02), hip[1]];
	const out = sitting ? Math.max(build.leg, 200) : build.leg;
	const end: Point = [
		joint[0] + foot[0] * out,
		sitting ? -build.legWide[1] * 1.7 : -Math.max(foot[1] * build.leg, toeDip(turn, build)),
	];
	const middle = between(joint, end, 0.5);
	const bent: Point = sitting
		? [middle[0], middle[1] - knee * out]
		: [middle[0] + knee * out, middle[1] - Math.abs(knee) * out * 0.3];
	return { hip: joint, knee: bent, foot: end, turn };
}

/** How far the toes of a turned foot hang below its ankle. */
const toeDip = (turn: number, { legWide }: Build) => Math.sin((Math.max(0, turn) * Math.PI) / 180) * legWide[1] * 2.4;

const overGround = ([x, y]: Point, build: Build): Point => [
	x,
	Math.min(y, -(build.handDown ?? build.armWide[1] * 1.7 + 8)),
];

type Bare = Pick<Skeleton, 'build' | 'hip' | 'neck' | 'head'>;

function armAt(bare: Bare, reach: Reach, side: 1 | -1): Arm {
	const { build, neck } = bare;
	const shoulder: Point = [
		side * (build.shoulder - build.armWide[0] * 0.45),
		neck[1] + build.armWide[0] * 1.25 + build.torso * 0.04,
	];
	if ('on' in reach && reach.on === 'chin')
		return {
			shoulder,
			elbow: [shoulder[0] + build.arm * 0.2, shoulder[1] + build.arm * 0.4],
			hand: spot(bare, 'chin', side),
		};
	if ('on' in reach) return bentTo(shoulder, spot(bare, reach.on, side), build.arm, side);
	const open = (degrees: number) => (Math.abs(degrees) < 80 ? degrees + side * (build.spread ?? 0) : degrees);
	const elbow = add(shoulder, step(open(reach.upper), build.arm / 2));
	const hand = add(elbow, step(open(reach.fore), build.arm / 2));
	return { shoulder, elbow: overGround(elbow, build), hand: overGround(hand, build) };
}

function spot({ build, hip, neck, head }: Bare, on: 'chin' | 'front' | 'hip' | 'knee' | 'elbow', side: 1 | -1): Point {
	switch (on) {
		case 'chin':
			// A long hand (a wing) would cover the face from there, so it stays lower.
			return overGround(
				[head[0] + build.head[0] * 0.56, head[1] + build.head[1] * 1.1 + (build.handDown ?? 0) * 0.4],
				build,
			);
		case 'front':
			return [side * 46 + 24, Math.min(-130, Math.max(neck[1] + build.torso * 0.5, head[1] + build.head[1] * 0.86))];
		case 'hip':
			return [side * (build.hip + 4), hip[1] - build.torso * 0.14];
		case 'knee':
			return [build.hip + 50, hip[1] - build.legWide[0] * 1.1];
		case 'elbow':
			return [build.belly * 0.5, neck[1] + build.torso * 0.62];
	}
}

/** Two equal bones from shoulder to hand, the elbow pointing outwards and down. */
function bentTo(shoulder: Point, hand: Point, length: number, side: 1 | -1): Arm {
	const span = Math.max(1, far(shoulder, hand));
	const out = Math.min(length * 0.36, Math.sqrt(Math.max(0, (length / 2) ** 2 - (span / 2) ** 2)));
	const middle = between(shoulder, hand, 0.5);
	const [dx, dy] = [(hand[0] - shoulder[0]) / span, (hand[1] - shoulder[1]) / span];
	const choices: Point[] = [
		[middle[0] - dy * out, middle[1] + dx * out],
		[middle[0] + dy * out, middle[1] - dx * out],
	];
	const best = choices.sort((a, b) => b[0] * side + b[1] * 0.5 - (a[0] * side + a[1] * 0.5))[0]!;
	return { shoulder, elbow: best, hand };
}
