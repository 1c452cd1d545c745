import type { Feeling, Pose } from '../../../../../shared/scene.ts';
import type { Gender } from '../../../../../shared/telling.ts';
import { type FootKind, footAt } from './feet.ts';
import { type HandKind, handAt } from './hands.ts';
import { gripOf, type Held } from './held.ts';
import { armShape, legShape, turned } from './limbs.ts';
import { type Point, round } from './paths.ts';
import { type Arm, type Build, type Leg, type Skeleton, skeletonFor } from './skeleton.ts';
import type { Studio } from './studio.ts';

/** What a rig is told when it dresses a puppet. */
export type Role = { s: Studio; pose: Pose; feeling: Feeling; gender: Gender };

/** The parts of one puppet, each drawn when its joints are known. */
export type Rig = {
	build: Build;
	/** Size of the whole figure, 1 being an adult of about 1000 units. */
	size: number;
	/** How far the drawing reaches above the middle of the head. */
	top: number;
	/** Sleeves cover this share of an arm; 0 is bare. */
	arm?: { colour: string; hand: HandKind; skin: string; sleeve?: number; cuff?: string; grip?: number };
	leg?: { colour: string; foot: FootKind; shoe: string; skin?: string; bare?: number; size?: number };
	/** Behind everything: tails, wings, capes. In the frame of the trunk. */
	back?(j: Skeleton): string;
	body(j: Skeleton): string;
	/** Round (0,0), the middle of the head. */
	head(j: Skeleton): string;
	/** Behind the trunk, turning with the head: long hair, manes. */
	behindHead?(j: Skeleton): string;
	/** Over the body and under the head: scarves, collars. */
	neckwear?(j: Skeleton): string;
	/** Over everything but the arms. */
	front?(j: Skeleton): string;
	/** How far to the side tails, wings or hats reach. */
	side?: number;
	/** Own limbs instead of two arms or two legs. */
	ownArms?(j: Skeleton): { behind: string; before: string };
	ownLegs?(j: Skeleton): string;
	/** True if the clothes hide the legs, so that the body is painted over them even when sitting. */
	skirted?: boolean;
	floats?: boolean;
	/** Where the drawing sits above the ground, for floaters. */
	lift?: number;
};

export type Drawn = { svg: string; width: number; height: number; headTop: number; floats?: boolean };

/** Puts a rig into a pose and paints it from back to front. */
export function drawFigure(role: Role, rig: Rig, held: Held | undefined): Drawn {
	const { s } = role;
	const j = skeletonFor(rig.build, role.pose, role.feeling);
	const { stance } = j;
	const trunk = (drawing: string) =>
		drawing && stance.lean
			? `<g transform="rotate(${stance.lean} ${round(j.hip[0])} ${round(j.hip[1])})">${drawing}</g>`
			: drawing;
	const nod = (drawing: string) =>
		`<g transform="rotate(${stance.tilt} ${round(j.neck[0])} ${round(j.neck[1])}) translate(${round(j.head[0])} ${round(j.head[1])})">${drawing}</g>`;
	const arms = armsOf(s, rig, j, held);
	const legs = legsOf(s, rig, j);
	const legsLast = stance.sitting && !rig.skirted;
	const behind = trunk((rig.back?.(j) ?? '') + (rig.behindHead ? nod(rig.behindHead(j)) : '') + arms.behind);
	const torso = trunk(rig.body(j) + (rig.neckwear?.(j) ?? ''));
	const above = trunk(nod(rig.head(j)) + (rig.front?.(j) ?? '') + arms.before);
	const layers = legsLast ? behind + torso + legs + above : behind + legs + torso + above;
	// A sitting floater curls its tail beneath it instead of dropping to the ground.
	const lift = (rig.lift ?? 0) + (rig.floats && stance.sitting ? 150 : 0);
	return {
		svg: `<g transform="translate(0 ${round(-lift * rig.size)}) scale(${rig.size})">${layers}</g>`,
		...extent(rig, j, lift),
		...(rig.floats ? { floats: true } : {}),
	};
}

function extent(rig: Rig, j: Skeleton, lift: number): { width: number; height: number; headTop: number } {
	const { stance, hip } = j;
	const lean = (stance.lean * Math.PI) / 180;
	const leaned = ([x, y]: Point): Point => [
		x * Math.cos(lean) - (y - hip[1]) * Math.sin(lean),
		hip[1] + x * Math.sin(lean) + (y - hip[1]) * Math.cos(lean),
	];
	const grip = (rig.arm?.grip ?? rig.build.armWide[1]) * 1.6;
	const hands = rig.arm ? [leaned(j.lead.hand), leaned(j.trail.hand)] : [];
	const elbows = rig.arm ? [leaned(j.lead.elbow), leaned(j.trail.elbow)] : [];
	const [headX, headY] = leaned(j.head);
	const sides = [
		...hands.map(([x]) => Math.abs(x) + grip),
		...elbows.map(([x]) => Math.abs(x) + rig.build.armWide[0]),
		...(rig.leg ? [j.leadLeg.foot, j.trailLeg.foot].map(([x]) => Math.abs(x) + rig.build.legWide[1] * 2) : []),
		Math.abs(headX) + rig.build.head[0] * 1.2,
		rig.build.belly * 1.15,
		rig.side ?? 0,
	];
	const crown = -headY + rig.top + lift;
	const raised = Math.max(crown, ...hands.map(([, y]) => -y + grip + lift));
	return { width: 2 * Math.max(...sides) * rig.size, height: raised * rig.size, headTop: -crown * rig.size };
}

function armsOf(s: Studio, rig: Rig, j: Skeleton, held: Held | undefined): { behind: string; before: string } {
	const own = rig.ownArms?.(j);
	const { stance, lead, trail } = j;
	const holding = held ? stance.holding : undefined;
	const one = (arm: Arm, side: 1 | -1) => {
		const mine = holding === (side === 1 ? 'lead' : 'trail');
		const gesture = mine ? 'grip' : side === 1 ? stance.leadHand : stance.trailHand;
		const thing = mine && held ? gripOf(held, arm.hand, stance.lean) : '';
		const hand =
			rig.arm && !own
				? handAt(s, rig.arm.hand, arm, gesture, rig.arm.skin, rig.arm.grip ?? rig.build.armWide[1] * 1.12, side)
				: '';
		return { limb: own || !rig.arm ? '' : limbOf(s, rig, arm), hand, thing };
	};
	const [a, b] = [one(lead, 1), one(trail, -1)];
	const between: Point = [(lead.hand[0] + trail.hand[0]) / 2, (lead.hand[1] + trail.hand[1]) / 2];
	const shared = holding === 'both' && held ? gripOf(held, between, stance.lean) : '';
	const leadFirst = stance.before !== 'trail' || holding === 'lead';
	const trailFirst = stance.before !== 'lead' || holding === 'trail';
	const leadArm = a.limb + a.thing + a.hand;
	const trailArm = b.limb + b.thing + b.hand;
	if (shared)
		return { behind: own?.behind ?? '', before: (own?.before ?? '') + a.limb + b.limb + shared + a.hand + b.hand };
	return {
		behind: (own?.behind ?? '') + (leadFirst ? '' : leadArm) + (trailFirst ? '' : trailArm),
		before: (own?.before ?? '') + (trailFirst ? trailArm : '') + (leadFirst ? leadArm : ''),
	};
}

function limbOf(s: Studio, rig: Rig, arm: Arm): string {
	const { colour, skin, sleeve = 1, cuff } = rig.arm!;
	const [wide, thin] = rig.build.armWide;
	const whole = s.soft(armShape(arm, [wide, thin]), sleeve >= 1 ? colour : skin);
	const band = cuff ? cuffAt(s, arm, cuff, thin) : '';
	if (sleeve >= 1 || sleeve <= 0) return whole + band;
	const part: Arm = {
		shoulder: arm.shoulder,
		elbow: lerp(arm.shoulder, arm.elbow, sleeve),
		hand: lerp(arm.shoulder, arm.elbow, sleeve * 2),
	};
	return whole + s.soft(armShape(part, [wide + 4, wide + 8]), colour);
}

const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function cuffAt(s: Studio, arm: Arm, colour: string, thin: number): string {
	const degrees = (Math.atan2(-(arm.hand[0] - arm.elbow[0]), arm.hand[1] - arm.elbow[1]) * 180) / Math.PI;
	const w = round(thin * 1.12);
	return turned(s.soft(`M-${w} -30Q0 -22 ${w} -30L${w} -6Q0 4 -${w} -6z`, colour), arm.hand, degrees);
}

function legsOf(s: Studio, rig: Rig, j: Skeleton): string {
	if (rig.ownLegs) return rig.ownLegs(j);
	const { leg } = rig;
	if (!leg) return '';
	const one = (bones: Leg) => {
		const bare = leg.skin ? s.soft(legShape(bones, rig.build.legWide), leg.skin) : '';
		const cloth = s.soft(legShape(bones, rig.build.legWide, leg.skin ? (leg.bare ?? 0.4) : 0), leg.colour);
		return (
			bare +
			(leg.skin && leg.bare === 1 ? '' : cloth) +
			footAt(s, leg.foot, bones, leg.shoe, leg.size ?? rig.build.legWide[1] * 1.08, j.stance.sitting)
		);
	};
	return one(j.leadLeg) + one(j.trailLeg);
}
