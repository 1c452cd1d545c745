import type { ForegroundFrame } from '../backdrops/layers.ts';
import type { Stage } from '../stage.ts';
import { archway, beam, curtain, rigging, valance } from './built.ts';
import { blades, bough, corner, weed } from './green.ts';
import { both } from './ink.ts';
import { mouth, puffs, rocky } from './natural.ts';

/** The dark shapes along the edges through which we look; soft by colour, not by blur. */
export function drawForegroundFrame(stage: Stage, frame: ForegroundFrame): string {
	return frames[frame](stage);
}

const frames: Record<ForegroundFrame, (stage: Stage) => string> = {
	none: () => '',
	leaves: (stage) =>
		both((side, edge) => {
			const low = corner(stage, edge, 1060, side, -1, 9);
			return low + (stage.random.chance(0.75) ? corner(stage, edge, -30, side, 1, 6) : '');
		}),
	branches: (stage) => both((side, edge) => bough(stage, side, edge)) + blades(stage, 0.7),
	boughs: (stage) => both((side, edge) => bough(stage, side, edge)),
	grass: (stage) => blades(stage, 1),
	rocks: (stage) =>
		both((side, edge) => {
			const tall = stage.random.between(130, 300);
			const far = stage.random.between(230, 400);
			return rocky(stage, side, edge, tall * 1.35, far * 0.7, 0.22) + rocky(stage, side, edge, tall, far, 0);
		}),
	cave: (stage) => mouth(stage, 1.12, 0.2) + mouth(stage, 1, 0),
	curtains: (stage) => both((side, edge) => curtain(stage, side, edge)) + valance(stage),
	arch: (stage) => archway(stage),
	beams: (stage) => beam(stage),
	kelp: (stage) =>
		both((side, edge) => Array.from({ length: 4 }, (_, i) => weed(stage, edge + side * (10 + i * 46), i)).join('')),
	ropes: (stage) => both((side, edge) => rigging(stage, side, edge)),
	clouds: (stage) => both((side, edge) => puffs(stage, side, edge)),
};
