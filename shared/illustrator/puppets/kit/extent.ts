import type { Point } from './paths.ts';
import type { Drawn, Rig } from './rig.ts';
import type { Skeleton } from './skeleton.ts';

/** How much room a figure takes, from its joints and from what its rig says of tails and hats. */
export function extentOf(rig: Rig, j: Skeleton, lift: number): Pick<Drawn, 'width' | 'height' | 'headTop'> {
	const leaned = (spot: Point) => turnedAbout(j.hip, j.stance.lean, spot);
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

function turnedAbout([, hipY]: Point, degrees: number, [x, y]: Point): Point {
	const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
	return [x * cos - (y - hipY) * sin, hipY + x * sin + (y - hipY) * cos];
}
