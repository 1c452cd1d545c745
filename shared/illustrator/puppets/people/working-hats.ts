import { ellipse, star } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';

import { type DrawHat, gold } from './hat.ts';

/** Hats of people at work. */
export const workingHats = {
	cowhand: (s, colour, trim) => ({
		rise: 150,
		wide: 310,
		behind: s.soft(ellipse(6, -96, 240, 46), darker(colour, 0.3)),
		over:
			s.solid(
				'M-150 -96C-150 -200 -130 -290 -70 -296C-40 -296 -20 -270 6 -270C34 -270 54 -296 84 -296C144 -290 164 -200 164 -96Q6 -40 -150 -96z',
				colour,
				{ dark: 40, inside: s.line('M6 -268Q2 -220 10 -180', darker(colour, 0.5), 9, 0.4) },
			) +
			s.solid(
				'M-282 -150C-240 -110 -190 -120 -146 -118Q6 -70 160 -118C204 -120 250 -110 294 -150C290 -70 180 -38 6 -38S-280 -70 -282 -150z',
				colour,
				{ dark: 22 },
			) +
			s.line('M-150 -124Q6 -74 164 -124', trim, 22) +
			s.flat(star(10, -98, 24), gold),
	}),
	straw: (s, colour, trim) => ({
		rise: 110,
		wide: 310,
		behind: s.soft(ellipse(6, -84, 262, 50), darker(colour, 0.3)),
		over:
			s.solid('M-150 -90C-160 -210 -90 -264 6 -264S172 -210 162 -90Q6 -40 -150 -90z', colour, {
				inside: s.line(
					'M-120 -110V-220M-60 -90V-250M6 -90V-256M70 -90V-250M130 -110V-220M-150 -150Q6 -110 160 -150M-140 -200Q6 -170 150 -200',
					darker(colour, 0.35),
					6,
					0.35,
				),
			}) +
			s.solid(
				'M-280 -84C-240 -130 -190 -120 -146 -114Q6 -66 160 -114C204 -120 250 -130 292 -84C240 -30 -226 -30 -280 -84z',
				colour,
				{
					dark: 18,
					inside: s.line(
						'M-250 -84Q6 -10 262 -84M-220 -70L-206 -52M-120 -66L-114 -44M6 -58V-36M130 -66L126 -44M230 -70L218 -52',
						darker(colour, 0.35),
						6,
						0.4,
					),
				},
			) +
			s.line('M-150 -120Q6 -70 164 -120', trim, 26),
	}),
	sun: (s, colour, trim) => ({
		rise: 100,
		wide: 270,
		behind: s.soft(ellipse(6, -80, 236, 44), darker(colour, 0.3)),
		over:
			s.solid('M-164 -80C-170 -210 -90 -262 6 -262S186 -210 176 -80Q6 -30 -164 -80z', colour, {
				inside: s.line(
					'M6 -262V-70M-90 -240Q-110 -150 -100 -80M104 -240Q124 -150 112 -80',
					darker(colour, 0.35),
					7,
					0.4,
				),
			}) +
			s.solid(
				'M-240 -66C-220 -110 -180 -112 -160 -104Q6 -56 172 -104C200 -112 236 -110 252 -66C200 -16 -190 -16 -240 -66z',
				colour,
				{ dark: 18 },
			) +
			s.line('M-160 -110Q6 -62 174 -110', trim, 22) +
			s.soft(ellipse(6, -264, 18, 14), trim),
	}),
	deerstalker: (s, colour, trim) => ({
		rise: 90,
		over:
			s.solid('M-176 -60C-196 -190 -90 -246 6 -246S208 -190 188 -60Q6 -110 -176 -60z', colour, {
				inside: s.line(
					'M-150 -100L-60 -240M-90 -80L10 -246M-20 -80L90 -240M60 -80L150 -210M130 -90L190 -160M150 -100L50 -240M80 -90L-30 -246M10 -90L-110 -236M-60 -90L-160 -200',
					trim,
					7,
					0.5,
				),
			}) +
			s.solid(
				'M60 -96C140 -90 240 -70 262 -22C270 4 230 0 200 -14C140 -40 60 -50 -30 -56C-120 -50 -180 -30 -206 -6C-226 6 -246 -6 -232 -30C-200 -80 -80 -100 60 -96z',
				colour,
				{ dark: 16 },
			) +
			s.soft(ellipse(6, -248, 20, 15), darker(colour, 0.3)) +
			s.soft('M-186 -80C-220 -140 -180 -210 -120 -220Q-160 -150 -150 -70z', darker(colour, 0.12)),
	}),
	fedora: (s, colour, trim) => ({
		rise: 110,
		wide: 270,
		behind: s.soft(ellipse(6, -80, 236, 42), darker(colour, 0.3)),
		over:
			s.solid(
				'M-152 -84C-160 -190 -130 -260 -60 -262C-30 -262 -16 -246 6 -246S60 -262 84 -262C140 -260 172 -190 164 -84Q6 -36 -152 -84z',
				colour,
			) +
			s.solid(
				'M-244 -70C-220 -116 -180 -112 -150 -104Q6 -56 162 -104C200 -112 236 -116 256 -70C200 -20 -190 -20 -244 -70z',
				colour,
				{ dark: 18 },
			) +
			s.line('M-150 -112Q6 -64 164 -112', trim, 30),
	}),
	chef: (s, _, trim) => ({
		rise: 250,
		over:
			s.solid(
				'M-130 -150C-250 -180 -230 -340 -110 -330C-80 -420 90 -420 120 -330C240 -340 266 -180 144 -150z',
				'#fbf7ef',
				{
					dark: 50,
					inside: s.line(
						'M-60 -170C-90 -230 -80 -270 -60 -300M6 -170V-310M76 -170C100 -230 96 -270 76 -300',
						darker('#fbf7ef', 0.2),
						9,
						0.5,
					),
				},
			) +
			s.solid('M-158 -60L-150 -180Q6 -140 160 -180L172 -60Q6 -110 -158 -60z', '#fbf7ef', { dark: 26 }) +
			s.line('M-154 -84Q6 -134 168 -84', trim, 10),
	}),
	helmet: (s, colour, trim) => ({
		rise: 100,
		behind: s.soft('M-190 -60C-250 -40 -270 30 -260 60Q-180 60 -150 20z', darker(colour, 0.2)),
		over:
			s.solid('M-180 -64C-196 -200 -90 -256 6 -256S210 -200 192 -64Q6 -120 -180 -64z', colour, {
				inside: s.line(
					'M6 -260V-90M-90 -236Q-110 -160 -104 -90M102 -236Q124 -160 116 -90',
					darker(colour, 0.35),
					12,
					0.45,
				),
			}) +
			s.solid('M-236 -40C-210 -110 -100 -116 6 -116S230 -110 250 -40C180 -76 90 -84 6 -84S-170 -76 -236 -40z', colour, {
				dark: 14,
			}) +
			s.soft('M-44 -232Q8 -254 60 -232Q64 -150 8 -116Q-48 -150 -44 -232z', trim) +
			s.flat(star(8, -188, 30), colour),
	}),
	bubble: (s, colour, trim) => ({
		rise: 80,
		wide: 290,
		behind: s.soft(ellipse(6, -6, 250, 246), lighter('#a9dcef', 0.2)),
		over:
			s.flat(ellipse(6, -6, 246, 242), '#bfe6f5', 0.1) +
			s.line('M-176 -80C-150 -160 -90 -200 -30 -212', '#ffffff', 22, 0.75) +
			s.line('M-196 -30Q-194 -46 -190 -54', '#ffffff', 20, 0.7) +
			s.line(ellipse(6, -6, 246, 242), colour, 16) +
			s.soft(ellipse(-238, 10, 30, 56) + ellipse(250, 10, 30, 56), trim),
	}),
	goggles: (s, colour) => ({
		rise: 70,
		over:
			s.line('M-184 -86Q6 -160 196 -86', '#7a4b30', 28) +
			[-58, 72]
				.map(
					(x) =>
						s.soft(ellipse(x, -128, 58, 54), colour) +
						s.flat(ellipse(x, -128, 40, 37), '#9ed7e6') +
						s.line(`M${x - 20} -138Q${x - 10} -156 ${x + 8} -156`, '#ffffff', 8, 0.8),
				)
				.join(''),
	}),
	headband: (s, colour, trim) => ({
		rise: 50,
		over: s.line('M-178 -66Q6 -136 190 -66', colour, 30) + s.flat(star(6, -106, 30), trim),
	}),
	doctor: (s) => ({
		rise: 50,
		over:
			s.line('M-178 -76Q6 -146 190 -76', '#4a5568', 22) +
			s.soft(ellipse(40, -150, 58, 56), '#d7e3ea') +
			s.flat(ellipse(40, -150, 18, 18), '#5d6b7c') +
			s.line('M10 -176Q24 -194 44 -192', '#ffffff', 8, 0.9),
	}),
} satisfies Record<string, DrawHat>;
