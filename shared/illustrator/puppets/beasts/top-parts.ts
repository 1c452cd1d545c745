import type { Brush } from '../kit/brush.ts';
import { turned } from '../kit/limbs.ts';
import type { Point } from '../kit/paths.ts';
import type { HeadForm } from './heads.ts';
import type { Coat } from './species.ts';

/** What grows on a head, behind the trunk, under the face and over it, and how far above the crown it reaches. */
export type TopDrawing = { behind?: string; under?: string; over?: string; rise?: number };

export type DrawTop = (s: Brush, coat: Coat, form: HeadForm) => TopDrawing;

export const both = (make: (side: 1 | -1) => string) => make(-1) + make(1);
export const mirrored = (drawing: string, side: 1 | -1, at: Point) =>
	turned(`<g transform="scale(${side} 1)">${drawing}</g>`, [at[0] * side + 6, at[1]], 0);
export const bone = '#f0dfba';

/** A small lock of hair on the crown. */
export function tuft(s: Brush, colour: string, ry: number): string {
	const y = Math.round(-ry * 0.9);
	return s.soft(
		`M-40 ${y + 14}Q-46 ${y - 26} -18 ${y - 52}Q-14 ${y - 30} -4 ${y - 24}Q6 ${y - 58} 36 ${y - 60}Q26 ${y - 34} 34 ${y - 22}Q54 ${y - 30} 62 ${y - 24}Q50 ${y} 46 ${y + 16}Q4 ${y + 34} -40 ${y + 14}z`,
		colour,
	);
}
