import { armsOf } from './arms.ts';
import type { Brush } from './brush.ts';
import { extentOf } from './extent.ts';
import { footAt } from './feet.ts';
import type { HeldProp } from './held-prop.ts';
import { legShape } from './limbs.ts';
import { type Point, round } from './paths.ts';
import type { Drawn, Rig, Role } from './rig.ts';
import { type Leg, type Skeleton, skeletonFor } from './skeleton.ts';
import { stanceFor } from './stances.ts';

/** Puts a rig into a pose and paints it from back to front. */
export function drawFigure(role: Role, rig: Rig, held: HeldProp | undefined): Drawn {
	const j = skeletonFor(
		rig.build,
		stanceFor(role.pose, role.feeling, role.s.chance, held !== undefined, rig.build.torso),
		role.feeling,
	);
	// A sitting floater curls its tail beneath it instead of dropping to the ground.
	const lift = (rig.lift ?? 0) + (rig.floats && j.stance.sitting ? 190 : 0);
	return {
		svg: `<g transform="translate(0 ${round(-lift * rig.size)}) scale(${rig.size})">${layersOf(role.s, rig, j, held)}</g>`,
		...extentOf(rig, j, lift),
		...(rig.floats ? { floats: true } : {}),
	};
}

function layersOf(s: Brush, rig: Rig, j: Skeleton, held: HeldProp | undefined): string {
	const arms = armsOf(s, rig, j, held);
	const legs = legsOf(s, rig, j);
	const hair = rig.behindHead ? nodding(j, rig.behindHead(j)) : '';
	const behind = leaning(j, (rig.back?.(j) ?? '') + hair + arms.behind);
	const torso = leaning(j, rig.body(j) + (rig.neckwear?.(j) ?? ''));
	const head = nodding(j, rig.head(j)) + (rig.front?.(j) ?? '');
	const above = leaning(j, rig.bearded && !handsNearFace(j) ? arms.before + head : head + arms.before);
	return j.stance.sitting && !rig.skirted ? behind + torso + legs + above : behind + legs + torso + above;
}

const handsNearFace = ({ stance }: Skeleton) => stance.before === 'both';

const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const leaning = ({ stance, hip }: Skeleton, drawing: string) =>
	drawing && stance.lean ? `<g transform="rotate(${stance.lean} ${at(hip)})">${drawing}</g>` : drawing;
const nodding = ({ stance, neck, head }: Skeleton, drawing: string) =>
	`<g transform="rotate(${stance.tilt} ${at(neck)}) translate(${at(head)})">${drawing}</g>`;

function legsOf(s: Brush, rig: Rig, j: Skeleton): string {
	if (rig.ownLegs) return rig.ownLegs(j);
	const { leg, build } = rig;
	if (!leg) return '';
	const size = leg.size ?? build.legWide[1] * 1.08;
	const one = (bones: Leg) =>
		s.soft(legShape(bones, build.legWide), leg.colour) + footAt(s, leg.foot, bones, leg.shoe, size, j.stance.sitting);
	return one(j.leadLeg) + one(j.trailLeg);
}
