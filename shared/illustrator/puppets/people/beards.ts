import type { Brush } from '../kit/brush.ts';
import { lighter } from '../kit/shades.ts';

const streaks = (s: Brush, d: string, colour: string) => s.line(d, lighter(colour, 0.35), 8, 0.45);

export const beards = ['none', 'long', 'full', 'moustache', 'curl'] as const;
export type Beard = (typeof beards)[number];

/** A beard under a mouth at (14, 94); drawn before the mouth. */
export function drawBeard(s: Brush, beard: Beard, colour: string): string {
	const grain = (d: string) => streaks(s, d, colour);
	switch (beard) {
		case 'none':
			return '';
		case 'long':
			return s.solid(
				'M-176 10C-150 60 -120 62 -70 56Q-20 30 14 52Q50 30 90 56C140 62 164 60 184 10C196 130 150 240 90 320Q40 392 14 420Q-20 380 -70 310C-140 230 -190 130 -176 10z',
				colour,
				{
					dark: 30,
					inside: grain(
						'M-120 110C-110 200 -70 280 -20 340M-50 140C-40 220 -10 300 10 360M70 140C70 220 50 290 30 340M136 110C126 190 100 250 70 290',
					),
				},
			);
		case 'full':
			return s.solid(
				'M-176 10C-150 60 -120 66 -70 58Q-20 34 14 54Q50 34 90 58C140 66 164 60 184 10C196 120 140 200 90 216Q60 250 14 226Q-30 250 -70 214C-140 200 -190 120 -176 10z',
				colour,
				{
					dark: 26,
					inside: grain(
						'M-130 90C-120 140 -90 180 -50 200M-50 150C-40 180 -10 200 10 210M80 150C76 180 60 200 40 206M144 90C136 140 120 170 96 190',
					),
				},
			);
		case 'moustache':
			return s.soft(
				'M14 62C-10 40 -60 46 -80 84C-106 96 -120 84 -122 70C-116 120 -50 124 14 84C76 124 144 120 150 70C146 84 132 96 108 84C88 46 38 40 14 62z',
				colour,
			);
		case 'curl':
			return (
				s.soft('M-20 128Q14 114 46 128Q52 176 14 204Q-24 176 -20 128z', colour) +
				s.soft('M14 62C-4 46 -44 50 -58 78Q-20 96 14 80Q50 96 86 78C72 50 32 46 14 62z', colour)
			);
	}
}
