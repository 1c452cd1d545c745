import { openness, teeth } from '../kit/face.ts';
import { blob, ellipse, type Point, tube, twin } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';
import { button, type DrawMuzzle, nostrils, pad, philtrum } from './muzzle-parts.ts';
import type { Muzzle } from './species.ts';

/** Muzzles that stand out of the face: snouts, trunks and jaws. */
export const longMuzzles = {
	cow: (s, coat) => ({
		svg:
			pad(
				s,
				twin([
					[0, -36],
					[96, -34],
					[166, 20],
					[140, 86],
					[60, 104],
					[0, 104],
				]),
				coat.light,
			) + nostrils(s, 10, -2, 62, 18, 13, coat),
		mouth: [10, 46, 0.74],
	}),
	hippo: (s, coat, feeling) => ({
		svg:
			pad(
				s,
				twin([
					[0, -40],
					[70, -56],
					[150, -44],
					[200, 20],
					[166, 92],
					[70, 108],
					[0, 106],
				]),
				darker(coat.main, 0.06),
			) + s.flat(ellipse(-70, -22, 20, 13) + ellipse(84, -22, 19, 13), coat.dark),
		mouth: [10, 34, 0.95],
		over: openness(feeling) > 0.6 ? '' : teeth(s, 'M-52 52Q-52 82 -38 82T-24 54zM40 54Q40 82 54 82T68 52z'),
	}),
	horse: (s, coat) => ({
		svg:
			pad(
				s,
				twin([
					[0, -50],
					[78, -40],
					[126, 18],
					[118, 78],
					[62, 108],
					[0, 112],
				]),
				coat.light,
			) + s.flat(ellipse(-46, -4, 14, 19) + ellipse(64, -4, 13, 19), darker(coat.main, 0.5), 0.75),
		mouth: [12, 52, 0.72],
	}),
	deer: (s, coat) => ({
		svg:
			pad(
				s,
				twin([
					[0, -44],
					[62, -32],
					[96, 24],
					[86, 72],
					[48, 96],
					[0, 100],
				]),
				coat.light,
			) +
			button(s, 10, -14, 36, 25) +
			philtrum(s, 10, 8, 38, coat),
		mouth: [10, 42, 0.58],
	}),
	trunk: (s, coat, feeling) => {
		const up = openness(feeling) > 0.4;
		const tip: Point[] = up
			? [
					[10, 128],
					[90, 150],
					[150, 96],
					[150, 40],
				]
			: [
					[14, 130],
					[40, 196],
					[110, 214],
					[150, 176],
				];
		const path: Point[] = [[6, -70], [6, 30], ...tip];
		const wrinkles = s.line('M-44 0Q6 16 54 0M-40 44Q6 60 52 42M-30 88Q8 102 48 82', darker(coat.main, 0.4), 7, 0.5);
		const tusks = s.soft('M-74 56Q-92 116 -52 134Q-46 96 -40 70zM64 56Q96 110 62 136Q44 100 40 72z', '#fdf3dd');
		return {
			svg: '',
			mouth: [-12, 84, 0.9],
			over: tusks + s.solid(tube(path, [66, 58, 50, 42, 34, 30]), coat.main, { dark: 24, bright: 7, inside: wrinkles }),
		};
	},
	croc: (s, coat, feeling) => {
		const gape = 26 + openness(feeling) * 46;
		const jaw = s.solid(
			blob([
				[-170, 26],
				[-120, 70 + gape],
				[0, 92 + gape],
				[140, 74 + gape],
				[188, 30],
			]),
			coat.light,
			{ dark: 20, bright: 4 },
		);
		const within = s.flat(`M-158 26Q10 ${50 + gape * 1.4} 178 26z`, '#7c2c3c');
		const upper = s.solid(
			blob([
				[-160, -30],
				[-176, 30],
				[-90, 44],
				[20, 48],
				[130, 44],
				[196, 24],
				[176, -34],
				[100, -60],
				[0, -48],
				[-90, -46],
			]),
			coat.main,
			{ dark: 26, bright: 8 },
		);
		const bumps =
			s.soft(ellipse(66, -52, 26, 22) + ellipse(136, -46, 24, 20), coat.main) +
			s.flat(ellipse(70, -52, 9, 7) + ellipse(140, -46, 9, 7), coat.dark);
		const fangs = teeth(
			s,
			'M-140 36l14 30l16 -26zM-84 42l14 28l16 -27zM-24 46l14 28l16 -27zM40 46l14 28l16 -27zM104 44l14 28l16 -30zM160 34l10 24l12 -28z',
		);
		return { svg: '', mouth: [0, 0, 0], over: jaw + within + upper + fangs + bumps };
	},
	dragon: (s, coat) => ({
		svg:
			pad(
				s,
				twin([
					[0, -44],
					[64, -48],
					[124, 4],
					[112, 70],
					[54, 102],
					[0, 106],
				]),
				lighter(coat.main, 0.1),
			) +
			s.soft(ellipse(-44, -26, 26, 20) + ellipse(62, -26, 25, 20), coat.main) +
			s.flat(ellipse(-42, -24, 11, 9) + ellipse(64, -24, 11, 9), coat.dark),
		mouth: [10, 30, 0.86],
		over: teeth(s, 'M-44 34l9 22l11 -18zM50 38l10 20l10 -23z'),
	}),
	monster: (s, coat) => ({
		svg: s.soft(ellipse(10, -30, 36, 28), coat.extra ?? coat.dark),
		mouth: [8, 28, 1.2],
		over: teeth(s, 'M-62 22l12 32l16 -24zM52 28l14 30l14 -34z'),
	}),
	gorilla: (s, coat) => ({
		svg:
			pad(
				s,
				twin([
					[0, -50],
					[66, -44],
					[122, 20],
					[98, 84],
					[0, 104],
				]),
				coat.light,
			) +
			s.flat(
				'M-46 -14Q-40 -44 -10 -36Q8 -28 26 -36Q56 -44 62 -14Q50 4 30 -8Q8 0 -14 -8Q-34 4 -46 -14z',
				darker(coat.light, 0.5),
			),
		mouth: [8, 38, 0.86],
	}),
} satisfies Partial<Record<Muzzle, DrawMuzzle>>;
