import type { Feeling } from '../../../words/scenes.ts';
import type { Brush } from '../kit/brush.ts';
import { longMuzzles } from './long-muzzles.ts';
import type { DrawMuzzle, MuzzleDrawing } from './muzzle-parts.ts';
import { shortMuzzles } from './short-muzzles.ts';
import type { Coat, Muzzle } from './species.ts';

const muzzles: Record<Muzzle, DrawMuzzle> = { ...shortMuzzles, ...longMuzzles };

/** A muzzle round (0,0) with its nose, and where the mouth goes. */
export function drawMuzzle(s: Brush, kind: Muzzle, coat: Coat, feeling: Feeling): MuzzleDrawing {
	return muzzles[kind](s, coat, feeling);
}
