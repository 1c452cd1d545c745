import type { Feeling } from '../../../words/scenes.ts';
import type { Brush } from '../kit/brush.ts';
import { blob, ellipse } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Coat } from './species.ts';

/** A muzzle drawn round (0,0), and where the mouth goes on it. `over` is painted after the mouth. */
export type MuzzleDrawing = { svg: string; mouth: readonly [x: number, y: number, size: number]; over?: string };

export type DrawMuzzle = (s: Brush, coat: Coat, feeling: Feeling) => MuzzleDrawing;

const nose = '#33222b';

export const pad = (s: Brush, d: string, colour: string) => s.solid(d, colour, { dark: 9, bright: 5 });
export const button = (s: Brush, x: number, y: number, rx: number, ry: number, colour = nose) =>
	s.flat(
		blob([
			[x - rx, y - ry * 0.5],
			[x, y - ry],
			[x + rx, y - ry * 0.5],
			[x + rx * 0.5, y + ry * 0.7],
			[x, y + ry],
			[x - rx * 0.5, y + ry * 0.7],
		]),
		colour,
	) + s.flat(ellipse(x - rx * 0.3, y - ry * 0.45, rx * 0.3, ry * 0.22), lighter(colour, 0.75), 0.8);
export const philtrum = (s: Brush, x: number, from: number, to: number, coat: Coat) =>
	s.line(`M${x} ${from}V${to}`, darker(coat.main, 0.7), 7);
export const nostrils = (s: Brush, x: number, y: number, gap: number, rx: number, ry: number, coat: Coat) =>
	s.flat(ellipse(x - gap, y, rx, ry) + ellipse(x + gap, y, rx * 0.9, ry), darker(coat.light, 0.6));
