import { blob, ellipse, tube } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';

import { type DrawHair, fringe, parted, streaks, swept } from './hair-caps.ts';

/** Hair that hangs, or is plaited, tied up or wrapped. */
export const longStyles = {
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
} satisfies Record<string, DrawHair>;
