import { darker, lighter } from '../kit/colour.ts';
import { blob, ellipse, ring, scallop, tube } from '../kit/paths.ts';
import type { Studio } from '../kit/studio.ts';

export const hairstyles = [
	'crop',
	'curls',
	'afro',
	'bob',
	'long',
	'braids',
	'pony',
	'bun',
	'spiky',
	'wavy',
	'side',
	'headscarf',
] as const;
export type Hairstyle = (typeof hairstyles)[number];

/** Styles that stay in shape under a hat. */
export const underHat: readonly Hairstyle[] = ['crop', 'bob', 'long', 'braids', 'pony', 'wavy', 'side'];
export const shortHair: readonly Hairstyle[] = ['crop', 'curls', 'afro', 'spiky', 'side'];
export const longHair: readonly Hairstyle[] = ['bob', 'long', 'braids', 'pony', 'bun', 'wavy', 'afro', 'headscarf'];

/** Hair round a head of 172 by 182 units: what lies behind the trunk, and what lies over the brow. */
export type HairDrawing = { behind: string; over: string };

export function drawHair(s: Studio, style: Hairstyle, colour: string, ribbon: string): HairDrawing {
	return { behind: '', over: '', ...styles[style](s, colour, ribbon) };
}

const streaks = (s: Studio, d: string, colour: string) => s.line(d, lighter(colour, 0.35), 8, 0.45);

/** The cap of hair with a fringe swept to one side. */
const swept = (s: Studio, colour: string) =>
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

const fringe = (s: Studio, colour: string) =>
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

const parted = (s: Studio, colour: string) =>
	s.solid(
		'M-184 70C-216 -130 -120 -222 10 -222C140 -222 216 -130 190 70C180 20 176 -20 150 -70C110 -90 60 -130 34 -180C0 -120 -80 -80 -146 -64C-166 -20 -172 20 -184 70z',
		colour,
		{ dark: 30, inside: streaks(s, 'M30 -196C-20 -140 -100 -110 -160 -90M44 -196C80 -140 130 -110 170 -80', colour) },
	);

const styles: Record<Hairstyle, (s: Studio, colour: string, ribbon: string) => Partial<HairDrawing>> = {
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
	bob: (s, colour) => ({
		behind: s.solid(
			blob([
				[6, -216],
				[150, -160],
				[212, -20],
				[214, 130],
				[150, 176],
				[0, 170],
				[-140, 178],
				[-208, 130],
				[-206, -20],
				[-140, -160],
			]),
			darker(colour, 0.1),
		),
		over: fringe(s, colour),
	}),
	long: (s, colour) => ({
		behind: s.solid(
			'M6 -216C160 -216 216 -80 214 60C214 180 240 260 206 330C150 350 -150 350 -200 330C-236 260 -206 180 -206 60C-206 -80 -150 -216 6 -216z',
			darker(colour, 0.1),
			{
				inside: streaks(
					s,
					'M-180 0C-190 120 -200 220 -176 310M-150 60C-160 160 -150 240 -140 320M190 0C200 120 210 220 186 310',
					colour,
				),
			},
		),
		over: parted(s, colour),
	}),
	wavy: (s, colour) => ({
		behind: s.solid(
			'M6 -224C180 -224 220 -90 216 0C250 40 214 90 240 130C262 180 220 220 240 270C200 330 120 290 60 310C0 290 -100 330 -210 280C-250 230 -210 180 -234 130C-250 80 -210 50 -216 0C-216 -90 -160 -224 6 -224z',
			darker(colour, 0.1),
			{
				inside: streaks(
					s,
					'M-190 20C-220 80 -180 120 -206 180C-220 220 -190 240 -190 270M196 20C226 80 190 120 214 180C226 220 200 240 200 270',
					colour,
				),
			},
		),
		over: swept(s, colour),
	}),
	braids: (s, colour, ribbon) => {
		const braid = (side: 1 | -1) =>
			[0, 1, 2, 3]
				.map((i) =>
					s.soft(ellipse(side * (186 + i * 5) + 6, 96 + i * 50, 36 - i * 3, 33), i % 2 ? darker(colour, 0.12) : colour),
				)
				.join('') +
			s.soft(ellipse(side * 208 + 6, 282, 20, 16), ribbon) +
			s.soft(ellipse(side * 210 + 6, 312, 22, 28), colour);
		return {
			behind: s.soft(ellipse(4, -16, 190, 186), darker(colour, 0.15)),
			over: braid(-1) + braid(1) + parted(s, colour),
		};
	},
	pony: (s, colour, ribbon) => ({
		behind:
			s.solid(
				tube(
					[
						[-110, -140],
						[-230, -130],
						[-280, 0],
						[-240, 130],
					],
					[50, 66, 60, 16],
				),
				colour,
				{ inside: streaks(s, 'M-150 -140C-230 -120 -260 -20 -240 90', colour) },
			) +
			s.soft(ellipse(-150, -140, 34, 40), ribbon) +
			s.soft(ellipse(4, -20, 184, 178), darker(colour, 0.15)),
		over: swept(s, colour),
	}),
	bun: (s, colour, ribbon) => ({
		behind:
			s.solid(ellipse(0, -236, 92, 84), colour, {
				inside: streaks(s, 'M-60 -230Q0 -290 60 -236M-40 -210Q0 -250 44 -212', colour),
			}) +
			s.soft(ellipse(0, -184, 84, 26), ribbon) +
			s.soft(ellipse(4, -20, 184, 178), darker(colour, 0.15)),
		over: parted(s, colour),
	}),
	headscarf: (s, _, ribbon) => ({
		behind: s.solid(
			blob([
				[6, -228],
				[150, -176],
				[214, -30],
				[200, 130],
				[150, 250],
				[0, 290],
				[-150, 250],
				[-192, 130],
				[-206, -30],
				[-140, -176],
			]),
			darker(ribbon, 0.12),
		),
		over: s.solid(
			'M6 -228C160 -228 224 -100 206 40C196 150 110 220 10 222C-100 220 -190 150 -198 40C-214 -100 -150 -228 6 -228zM8 -136C-90 -136 -150 -70 -146 20C-140 120 -70 178 8 178S150 120 158 20C160 -70 104 -136 8 -136z',
			ribbon,
			{
				dark: 20,
				inside: s.line(
					'M-170 -60C-140 -150 -60 -190 20 -190M-160 120C-110 200 -30 216 40 206',
					lighter(ribbon, 0.4),
					8,
					0.5,
				),
				holes: true,
			},
		),
	}),
};

export const beards = ['none', 'long', 'full', 'moustache', 'curl'] as const;
export type Beard = (typeof beards)[number];

/** A beard under a mouth at (14, 94); drawn before the mouth. */
export function drawBeard(s: Studio, beard: Beard, colour: string): string {
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
