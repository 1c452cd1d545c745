import type { Brush } from '../kit/brush.ts';
import { lighter } from '../kit/shades.ts';

/** Hair round a head of 172 by 182 units: what lies behind the trunk, and what lies over the brow. */
export type HairDrawing = { behind: string; over: string };

export type DrawHair = (s: Brush, colour: string, ribbon: string) => Partial<HairDrawing>;

export const streaks = (s: Brush, d: string, colour: string) => s.line(d, lighter(colour, 0.35), 8, 0.45);

/** The cap of hair with a fringe swept to one side. */
export const swept = (s: Brush, colour: string) =>
	s.solid(
		'M-182 46C-216 -130 -120 -222 10 -222C140 -222 214 -130 188 40C178 20 172 -10 166 -40C150 -60 140 -84 132 -110C70 -70 -40 -64 -120 -96C-140 -70 -152 -40 -156 -20C-164 10 -170 30 -182 46z',
		colour,
		{
			dark: 30,
			inside: streaks(
				s,
				'M-150 -60C-130 -150 -60 -190 20 -196M-96 -110C-40 -96 60 -110 120 -150M60 -190C120 -170 150 -130 164 -80',
				colour,
			),
		},
	);

export const fringe = (s: Brush, colour: string) =>
	s.solid(
		'M-180 60C-216 -130 -120 -222 10 -222C140 -222 214 -130 186 60C176 20 170 -20 160 -62C140 -66 120 -70 104 -74Q88 -64 70 -74Q46 -62 22 -76Q-4 -62 -30 -74Q-60 -60 -84 -74C-110 -70 -136 -66 -150 -60C-162 -20 -168 20 -180 60z',
		colour,
		{
			dark: 30,
			inside: streaks(
				s,
				'M-120 -80C-110 -140 -70 -186 0 -200M-40 -84C-40 -130 -10 -170 20 -186M60 -86C80 -120 70 -160 50 -190M130 -80C140 -120 120 -160 90 -190',
				colour,
			),
		},
	);

export const parted = (s: Brush, colour: string) =>
	s.solid(
		'M-184 70C-216 -130 -120 -222 10 -222C140 -222 216 -130 190 70C180 20 176 -20 150 -70C110 -90 60 -130 34 -180C0 -120 -80 -80 -146 -64C-166 -20 -172 20 -184 70z',
		colour,
		{ dark: 30, inside: streaks(s, 'M30 -196C-20 -140 -100 -110 -160 -90M44 -196C80 -140 130 -110 170 -80', colour) },
	);
