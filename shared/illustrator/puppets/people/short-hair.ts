import { ellipse, ring, scallop } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';

import { type DrawHair, streaks, swept } from './hair-caps.ts';

/** Hair that ends at the ears, and round crowns of curls. */
export const shortStyles = {
	crop: (s, colour) => ({ behind: s.soft(ellipse(4, -20, 182, 176), darker(colour, 0.15)), over: swept(s, colour) }),
	side: (s, colour) => ({
		behind: s.soft(ellipse(4, -20, 182, 176), darker(colour, 0.15)),
		over: s.solid(
			'M-180 30C-212 -130 -120 -216 0 -222C130 -240 224 -140 186 30C176 0 168 -40 150 -60C120 -50 60 -60 20 -110C-20 -80 -100 -70 -134 -100C-150 -60 -160 -10 -180 30z',
			colour,
			{ dark: 30, inside: streaks(s, 'M-120 -150C-60 -200 60 -210 130 -150M10 -130C50 -90 100 -76 150 -90', colour) },
		),
	}),
	spiky: (s, colour) => ({
		behind: s.soft(ellipse(4, -20, 180, 170), darker(colour, 0.15)),
		over: s.solid(
			'M-180 40L-206 -60L-168 -70L-200 -160L-130 -150L-130 -236L-60 -196L-10 -266L30 -204L100 -246L110 -176L186 -186L168 -100L214 -80L182 40L160 -40L128 -96L96 -60L56 -108L16 -66L-30 -110L-66 -64L-110 -100L-150 -40z',
			colour,
			{
				dark: 30,
				inside: streaks(s, 'M-110 -110L-110 -170M-20 -120L-10 -200M70 -120L90 -190M-60 -120L-60 -160', colour),
			},
		),
	}),
	curls: (s, colour) => ({
		behind: s.solid(scallop(ring(13, 206, 196, 6, -44)), darker(colour, 0.14), { dark: 40 }),
		over: s.solid(
			scallop(
				[
					[-186, 0],
					[-196, -80],
					[-150, -160],
					[-76, -212],
					[20, -226],
					[110, -204],
					[176, -146],
					[200, -70],
					[188, 6],
					[150, -60],
					[96, -96],
					[30, -110],
					[-40, -106],
					[-104, -90],
					[-156, -56],
				],
				0.6,
			),
			colour,
			{
				dark: 30,
				inside: s.line(
					'M-150 -100q20 -30 44 -6M-90 -160q24 -30 48 -2M0 -180q26 -28 48 2M90 -150q24 -22 44 10M-40 -130q20 -20 36 0M60 -130q20 -16 34 4',
					lighter(colour, 0.4),
					8,
					0.5,
				),
			},
		),
	}),
	afro: (s, colour) => ({
		behind: s.solid(scallop(ring(17, 258, 236, 6, -66)), colour, {
			dark: 60,
			inside: s.line(
				'M-190 -130q16 -24 34 -4M-110 -230q20 -22 40 0M40 -250q22 -18 40 6M160 -190q20 -10 30 14M-210 -30q10 -20 30 -6M190 -60q20 -10 26 14M-30 -280q16 -14 30 0',
				lighter(colour, 0.4),
				8,
				0.45,
			),
		}),
		over: s.soft(
			'M-172 -10C-176 -130 -90 -182 10 -182C110 -182 182 -130 178 -10Q152 -50 142 -92Q112 -86 92 -108Q62 -98 36 -116Q8 -102 -24 -116Q-54 -98 -82 -106Q-102 -86 -134 -90Q-148 -50 -172 -10z',
			colour,
		),
	}),
} satisfies Record<string, DrawHair>;
