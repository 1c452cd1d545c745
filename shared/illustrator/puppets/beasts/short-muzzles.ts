import { ellipse, twin } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';
import { button, type DrawMuzzle, nostrils, pad, philtrum } from './muzzle-parts.ts';
import type { Muzzle } from './species.ts';

/** Muzzles that lie close to the face. */
export const shortMuzzles = {
	soft: (s, coat) => ({
		svg: pad(s, ellipse(6, 20, 100, 74), coat.light) + button(s, 10, -22, 36, 25) + philtrum(s, 10, 0, 24, coat),
		mouth: [10, 28, 0.72],
	}),
	slim: (s, coat) => ({
		svg:
			pad(
				s,
				twin([
					[0, -34],
					[44, -14],
					[74, 26],
					[58, 72],
					[0, 88],
				]),
				coat.light,
			) +
			button(s, 8, -14, 28, 20) +
			philtrum(s, 8, 4, 24, coat),
		mouth: [8, 28, 0.62],
	}),
	tiny: (s, coat) => ({
		svg: pad(s, ellipse(-26, 16, 46, 38) + ellipse(34, 16, 44, 38), coat.light) + button(s, 6, -14, 20, 14, '#c9736b'),
		mouth: [6, 26, 0.56],
	}),
	cat: (s, coat) => ({
		svg:
			pad(s, ellipse(-32, 20, 58, 46) + ellipse(42, 20, 54, 46), coat.light) +
			button(s, 8, -14, 25, 18, '#a8514f') +
			philtrum(s, 8, 2, 24, coat),
		mouth: [8, 30, 0.6],
		over: s.line('M-58 14L-128 2M-58 28L-124 36M74 14L138 2M74 28L134 36', lighter(coat.light, 0.3), 5, 0.8),
	}),
	pig: (s, coat) => ({
		svg:
			pad(s, ellipse(12, 6, 74, 54), darker(coat.main, 0.12)) +
			nostrils(s, 12, 6, 26, 12, 19, { ...coat, light: coat.main }),
		mouth: [10, 74, 0.66],
	}),
	koala: (s, coat) => ({
		svg:
			pad(s, ellipse(6, 34, 96, 62), coat.light) +
			s.solid(
				twin([
					[0, -74],
					[34, -58],
					[46, 0],
					[30, 44],
					[0, 52],
				]),
				'#3a3440',
				{ dark: 14, bright: 6 },
			) +
			s.flat(ellipse(-12, -36, 9, 18), '#8d8794', 0.8),
		mouth: [6, 62, 0.55],
	}),
	ape: (s, coat) => ({
		svg: s.flat(ellipse(-12, -12, 9, 7) + ellipse(28, -12, 9, 7), darker(coat.light, 0.6)),
		mouth: [8, 34, 0.86],
	}),
	turtle: (s, coat) => ({
		svg: s.flat(ellipse(-10, -22, 7, 6) + ellipse(30, -22, 7, 6), coat.dark),
		mouth: [10, 18, 0.95],
	}),
	none: (s, coat) => ({ svg: s.flat(ellipse(-14, -34, 7, 6) + ellipse(30, -34, 7, 6), coat.dark), mouth: [8, 0, 1.5] }),
} satisfies Partial<Record<Muzzle, DrawMuzzle>>;
