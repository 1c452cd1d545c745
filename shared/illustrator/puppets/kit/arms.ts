import type { Brush } from './brush.ts';
import { handAt } from './hands.ts';
import { gripOf, type HeldProp } from './held-prop.ts';
import { armShape, turned } from './limbs.ts';
import { between, downTo, round } from './paths.ts';
import type { Rig } from './rig.ts';
import type { Arm, Skeleton } from './skeleton.ts';

export type ArmDrawings = { behind: string; before: string };
type ArmDrawing = { limb: string; thing: string; hand: string };

/** Both arms and what they hold, parted into what passes behind the body and what passes before it. */
export function armsOf(s: Brush, rig: Rig, j: Skeleton, held: HeldProp | undefined): ArmDrawings {
	const { stance } = j;
	const holding = held && stance.holding;
	const [lead, trail] = [oneArm(s, rig, j, 1, held), oneArm(s, rig, j, -1, held)];
	if (held && holding === 'both') {
		const shared = gripOf(held, between(j.lead.hand, j.trail.hand, 0.5), stance.lean);
		return { behind: '', before: lead.limb + trail.limb + shared + lead.hand + trail.hand };
	}
	const leadBefore = stance.before !== 'trail' || holding === 'lead';
	const trailBefore = stance.before !== 'lead' || holding === 'trail';
	return {
		behind: (leadBefore ? '' : whole(lead)) + (trailBefore ? '' : whole(trail)),
		before: (trailBefore ? whole(trail) : '') + (leadBefore ? whole(lead) : ''),
	};
}

const whole = ({ limb, thing, hand }: ArmDrawing) => limb + thing + hand;

function oneArm(
	s: Brush,
	rig: Rig,
	{ stance, lead, trail }: Skeleton,
	side: 1 | -1,
	held: HeldProp | undefined,
): ArmDrawing {
	if (!rig.arm) return { limb: '', thing: '', hand: '' };
	const arm = side === 1 ? lead : trail;
	const mine = held && stance.holding === (side === 1 ? 'lead' : 'trail') ? held : undefined;
	const gesture = mine ? 'grip' : side === 1 ? stance.leadHand : stance.trailHand;
	const size = rig.arm.grip ?? rig.build.armWide[1] * 1.12;
	return {
		limb: limbOf(s, rig.arm, rig.build.armWide, arm),
		thing: mine ? gripOf(mine, arm.hand, stance.lean) : '',
		hand: handAt(s, rig.arm.hand, arm, gesture, rig.arm.skin, size, side),
	};
}

type Sleeved = NonNullable<Rig['arm']>;

function limbOf(
	s: Brush,
	{ colour, skin, sleeve = 1, cuff }: Sleeved,
	wide: readonly [number, number],
	arm: Arm,
): string {
	const limb = s.soft(armShape(arm, wide), sleeve >= 1 ? colour : skin);
	const band = cuff ? cuffAt(s, arm, cuff, wide[1]) : '';
	if (sleeve >= 1 || sleeve <= 0) return limb + band;
	const covered: Arm = {
		shoulder: arm.shoulder,
		elbow: between(arm.shoulder, arm.elbow, sleeve),
		hand: between(arm.shoulder, arm.elbow, sleeve * 2),
	};
	return limb + s.soft(armShape(covered, [wide[0] + 4, wide[0] + 8]), colour);
}

function cuffAt(s: Brush, arm: Arm, colour: string, thin: number): string {
	const w = round(thin * 1.12);
	return turned(
		s.soft(`M-${w} -30Q0 -22 ${w} -30L${w} -6Q0 4 -${w} -6z`, colour),
		arm.hand,
		downTo(arm.elbow, arm.hand),
	);
}
