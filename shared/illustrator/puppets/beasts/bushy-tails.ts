import type { Brush } from '../kit/brush.ts';
import { blob, ellipse, tube } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Coat, Tail } from './species.ts';

/** Broad tails of fur or hair; each grows from (0,0) to the left. */
export const bushyTails = {
	brush: (s, coat) =>
		s.solid(
			'M20 10C-60 90 -180 90 -236 10C-280 -60 -270 -150 -232 -206C-190 -160 -150 -150 -120 -100C-90 -60 -30 -60 30 -40z',
			coat.main,
			{
				inside:
					s.flat(
						'M-300 -60Q-262 -96 -242 -70Q-226 -110 -196 -92Q-180 -120 -140 -110L-200 -240L-300 -200z',
						coat.light,
					) + s.line('M-60 20Q-150 40 -206 -20M-40 -10Q-120 0 -176 -60', darker(coat.main, 0.3), 7, 0.35),
			},
		),
	squirrel: (s, coat) =>
		s.solid(
			'M20 10C-90 60 -210 20 -236 -110C-262 -260 -220 -400 -120 -420C-30 -436 30 -370 6 -310C-14 -266 -70 -270 -80 -300C-130 -240 -90 -130 30 -60z',
			coat.main,
			{
				inside:
					s.line('M-30 0C-150 0 -200 -120 -186 -240C-176 -330 -120 -380 -60 -364', lighter(coat.main, 0.35), 46, 0.55) +
					s.line('M-90 -10Q-210 -60 -220 -180M-120 -380Q-190 -340 -206 -260', darker(coat.main, 0.35), 8, 0.35),
			},
		),
	ringed: (s, coat) =>
		s.solid(
			tube(
				[
					[10, 0],
					[-90, 40],
					[-190, 10],
					[-244, -90],
					[-236, -180],
				],
				[34, 56, 66, 62, 34],
			),
			coat.main,
			{
				inside: s.line(
					'M-70 -60L-100 110M-140 -70L-190 100M-150 -70L-290 30M-150 -130L-320 -110M-180 -200L-290 -190',
					coat.dark,
					34,
				),
			},
		),
	paddle: (s, coat) =>
		s.solid(
			blob([
				[10, -14],
				[-60, -10],
				[-150, -50],
				[-250, -30],
				[-290, 40],
				[-240, 100],
				[-130, 90],
				[-40, 40],
				[20, 20],
			]),
			coat.dark,
			{
				inside: s.line(
					'M-110 -50L-250 100M-160 -60L-290 70M-230 -50L-100 90M-280 -10L-160 100M-290 60L-260 100',
					lighter(coat.dark, 0.28),
					6,
					0.6,
				),
			},
		),
	hair: (s, coat) => {
		const mane = coat.extra ?? coat.dark;
		return s.solid(
			'M20 -20C-60 -70 -170 -60 -206 30C-240 110 -200 150 -246 206C-160 210 -110 150 -90 80C-76 40 -30 30 30 20z',
			mane,
			{
				inside: s.line(
					'M-30 -20C-120 -20 -160 40 -170 110Q-176 160 -200 190M-20 0C-90 10 -120 60 -130 120',
					lighter(mane, 0.4),
					9,
					0.5,
				),
			},
		);
	},
	stub: (s, coat) => s.soft(ellipse(-52, -20, 54, 50), lighter(coat.main, 0.45)),
} satisfies Partial<Record<Tail, (s: Brush, coat: Coat) => string>>;
