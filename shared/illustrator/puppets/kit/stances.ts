import type { Feeling, Pose } from '../../../words/scenes.ts';
import type { KeyedRandom } from './keyed-random.ts';
import { type Reach, type Stance, stances } from './poses.ts';

const plain = stances.stand;
const atHip: Reach = { on: 'hip' };
const folded: Reach = { on: 'front' };

/** Variants of the standing pose: arms and steps differ. */
const ways = {
	plain,
	telling: { ...plain, tilt: 2, lead: { upper: 36, fore: 108 }, leadHand: 'open', before: 'lead' },
	askance: {
		...plain,
		tilt: 3,
		trail: atHip,
		leadStep: { foot: [0.16, 0], knee: 0.03, turn: 6 },
		trailStep: { foot: [-0.12, 0], knee: 0 },
	},
	folded: { ...plain, tilt: 1, lead: folded, trail: folded, before: 'both' },
	startled: {
		...plain,
		tilt: -2,
		lead: { upper: 28, fore: 128 },
		trail: { upper: -28, fore: -128 },
		leadHand: 'open',
		trailHand: 'open',
		before: 'both',
		leadStep: { foot: [0.14, 0], knee: 0 },
		trailStep: { foot: [-0.16, 0], knee: 0 },
	},
	firm: {
		...plain,
		lead: atHip,
		trail: atHip,
		leadStep: { foot: [0.18, 0], knee: 0, turn: 4 },
		trailStep: { foot: [-0.18, 0], knee: 0 },
	},
} as const satisfies Record<string, Stance>;

const fitting: Record<Feeling, readonly Stance[]> = {
	happy: [ways.telling, ways.askance, ways.plain],
	calm: [ways.folded, ways.plain, ways.telling],
	curious: [ways.telling, ways.askance, ways.folded],
	surprised: [ways.startled, ways.startled, ways.telling],
	worried: [ways.folded, ways.folded, ways.plain],
	sad: [ways.plain, ways.folded],
	determined: [ways.firm, ways.askance],
	proud: [ways.firm, ways.askance],
};

/**
 * The stance of a pose. A standing figure gets a variant by feeling and seed. Hands that carry something stay as they are, and
 * so do those of a head without a trunk (`torso` in units): folded, they would hide its face.
 */
export function stanceFor(pose: Pose, feeling: Feeling, chance: KeyedRandom, carries: boolean, torso: number): Stance {
	if (pose !== 'stand' || carries || torso < 150) return stances[pose];
	return chance.pick(`stand ${feeling}`, fitting[feeling]);
}
