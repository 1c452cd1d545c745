import type { Brush } from '../kit/brush.ts';
import type { DetailDrawing, DrawDetail } from './detail.ts';
import type { Fit } from './garments.ts';
import { gear } from './gear.ts';
import { sewn } from './sewn.ts';
import { worn } from './worn.ts';

const details = { ...sewn, ...worn, ...gear };
export type Detail = keyof typeof details;

/** One detail of a garment that fits so, in the colours of its cloth and trim. */
export function drawDetail(s: Brush, detail: Detail, fit: Fit, colour: string, trim: string): DetailDrawing {
	const draw: DrawDetail = details[detail];
	return draw(s, fit, colour, trim);
}
