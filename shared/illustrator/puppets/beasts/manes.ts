import { blob, type Point, polygon, ring, scallop, step } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Top } from './species.ts';

import { type DrawTop, tuft } from './top-parts.ts';

/** Manes, quills and locks, and the bulges of a frog's eyes. */
export const manes = {
	mane: (s, coat) => {
		const mane = coat.extra ?? coat.dark;
		const locks = ring(24, 236, 218, 4, 2).map(
			([x, y]) => `M${Math.round(x * 0.84)} ${Math.round(y * 0.84)}L${Math.round(x * 1.14)} ${Math.round(y * 1.14)}`,
		);
		return {
			under: s.solid(scallop(ring(17, 276, 258, 4, 2), 0.62), mane, {
				dark: 60,
				inside: s.line(locks.join(''), lighter(mane, 0.35), 12, 0.35),
			}),
			over: s.soft(
				'M-70 -170Q-50 -230 0 -222Q20 -250 60 -218Q100 -210 92 -166Q60 -176 40 -140Q20 -170 -10 -138Q-30 -172 -70 -170z',
				mane,
			),
			rise: 110,
		};
	},
	horsemane: (s, coat) => {
		const mane = coat.extra ?? coat.dark;
		const strands = s.line(
			'M-130 -150C-220 -60 -220 60 -180 170M-110 -180C-200 -110 -190 40 -210 110',
			lighter(mane, 0.4),
			10,
			0.5,
		);
		return {
			behind: s.solid(
				'M60 -236C-60 -280 -190 -200 -206 -70C-250 0 -222 60 -256 130C-220 130 -206 170 -216 240C-120 230 -80 120 -70 20z',
				mane,
				{ inside: strands },
			),
			over: s.solid(
				'M84 -218C30 -262 -90 -246 -128 -160C-150 -110 -140 -60 -150 -20C-112 -40 -90 -80 -80 -118C-76 -80 -50 -60 -46 -30C-10 -60 -6 -110 14 -140C30 -120 50 -116 66 -124C60 -160 70 -190 84 -218z',
				mane,
				{
					dark: 20,
					inside: s.line(
						'M40 -214C-40 -220 -100 -160 -118 -70M50 -196C0 -190 -40 -140 -52 -70',
						lighter(mane, 0.4),
						8,
						0.5,
					),
				},
			),
			rise: 50,
		};
	},
	stiffmane: (s, coat, { ry }) => ({
		behind: s.soft(
			'M-90 -150L-84 -216L-44 -204L-26 -262L10 -222L44 -262L60 -204L100 -210L96 -150z',
			coat.extra ?? coat.dark,
		),
		over: s.soft(
			`M-46 ${Math.round(-ry * 0.9)}Q-40 -150 -24 -130L4 -158L26 -124L48 -160Q60 -170 54 ${Math.round(-ry * 0.94)}z`,
			coat.extra ?? coat.dark,
		),
		rise: 50,
	}),
	quills: (s, coat) => {
		const quill = coat.extra ?? coat.dark;
		const spikes = (count: number, radius: number, length: number, shift: number) =>
			polygon(
				Array.from({ length: count * 2 + 1 }, (_, i): Point => {
					const [x, y] = step(78 + shift + (i * 204) / (count * 2), i % 2 ? radius + length : radius);
					return [x * 1.08, y];
				}),
			);
		return {
			behind:
				s.solid(spikes(15, 196, 78, 0), darker(quill, 0.2)) + s.solid(spikes(12, 176, 74, 6), quill, { dark: 40 }),
			over: s.soft(
				'M-120 -128L-104 -186L-66 -158L-44 -212L-8 -170L22 -214L50 -166L92 -196L96 -152L140 -150Q128 -118 136 -96Q84 -150 10 -112Q-70 -150 -134 -92Q-130 -112 -120 -128z',
				quill,
			),
			rise: 80,
		};
	},
	quiff: (s, coat, { ry }) => ({ over: tuft(s, coat.main, ry), rise: 30 }),
	tuft: (s, coat, { ry }) => ({
		over: tuft(s, coat.main, ry),
		rise: 30,
	}),
	frogeyes: (s, coat, { ry }) => ({
		behind: s.solid(
			blob([
				[-180, -ry * 0.4],
				[-160, -ry - 20],
				[-96, -ry - 54],
				[-36, -ry - 16],
				[10, -ry * 0.86],
				[56, -ry - 16],
				[112, -ry - 54],
				[172, -ry - 20],
				[186, -ry * 0.4],
				[0, 0],
			]),
			coat.main,
			{ dark: 22, bright: 7 },
		),
		rise: 54,
	}),
} satisfies Partial<Record<Top, DrawTop>>;
