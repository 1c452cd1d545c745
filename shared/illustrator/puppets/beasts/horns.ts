import { turned } from '../kit/limbs.ts';
import { ellipse, tube } from '../kit/paths.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Top } from './species.ts';

import { bone, both, type DrawTop, mirrored, tuft } from './top-parts.ts';

/** Horns, antlers and spikes. */
export const horns = {
	horn: (s, _, { ry }) => {
		const gold = s.chance.pick('horn', ['#f2c14e', '#f6d98a', '#f3b7c9', '#bfe0ee']);
		const rings = s.line(
			'M-40 -36Q2 -14 44 -40M-32 -84Q4 -64 38 -86M-24 -130Q2 -112 30 -132M-14 -172Q2 -158 20 -174',
			darker(gold, 0.32),
			9,
			0.65,
		);
		return {
			over: turned(
				s.solid('M-46 10C-30 -90 -8 -190 6 -236C22 -190 40 -90 52 10Q2 30 -46 10z', gold, {
					dark: 16,
					bright: 7,
					inside: rings,
				}),
				[18, -ry * 0.72],
				8,
			),
			rise: 190,
		};
	},
	goat: (s, coat, { ry }) => ({
		behind: both((side) =>
			mirrored(
				s.solid(
					tube(
						[
							[0, 20],
							[22, -70],
							[80, -120],
							[140, -96],
						],
						[32, 28, 20, 8],
					),
					coat.extra ?? bone,
					{
						dark: 12,
						inside: s.line(
							'M-20 -20L40 -40M-6 -60L48 -64M30 -120L58 -76M80 -140L84 -90',
							darker(coat.extra ?? bone, 0.4),
							7,
							0.5,
						),
					},
				),
				side,
				[66, -ry * 0.86],
			),
		),
		over:
			s
				.soft('M-26 0Q-40 60 6 110Q48 60 34 0z', coat.light)
				.replace(/^/, `<g transform="translate(4 ${Math.round(ry * 0.86)})">`) +
			'</g>' +
			tuft(s, coat.main, ry),
		rise: 90,
	}),
	antlers: (s, coat, { ry }) => ({
		behind: both((side) =>
			mirrored(
				s.line(
					'M0 20C10 -60 60 -90 70 -190M40 -70C90 -80 120 -110 128 -160M16 -30C-20 -60 -20 -90 -30 -120',
					coat.extra ?? bone,
					27,
				) + s.line('M-4 10C6 -60 54 -90 64 -184', lighter(coat.extra ?? bone, 0.5), 6, 0.5),
				side,
				[62, -ry * 0.88],
			),
		),
		rise: 190,
	}),
	ossicones: (s, coat, { ry }) => ({
		behind: both((side) =>
			mirrored(
				s.soft(
					tube(
						[
							[0, 30],
							[10, -80],
						],
						[22, 18],
					),
					coat.main,
				) + s.soft(ellipse(12, -92, 28, 24), coat.extra ?? coat.dark),
				side,
				[54, -ry * 0.9],
			),
		),
		over: '',
		rise: 110,
	}),
	cowhorns: (s, coat, { ry }) => ({
		behind: both((side) =>
			mirrored(
				s.soft(
					tube(
						[
							[0, 20],
							[50, 0],
							[86, -50],
							[80, -106],
						],
						[30, 28, 20, 7],
					),
					bone,
				),
				side,
				[96, -ry * 0.78],
			),
		),
		over: tuft(s, coat.dark, ry),
		rise: 60,
	}),
	dragonhorns: (s, coat, { ry }) => ({
		behind:
			both((side) =>
				mirrored(
					s.solid(
						tube(
							[
								[0, 30],
								[30, -50],
								[90, -110],
								[160, -130],
							],
							[36, 30, 20, 6],
						),
						lighter(coat.light, 0.2),
						{ dark: 12, inside: s.line('M-30 0L50 -20M0 -60L60 -54M40 -110L88 -80', coat.dark, 7, 0.35) },
					),
					side,
					[80, -ry * 0.8],
				),
			) +
			both((side) =>
				mirrored(
					s.soft(
						'M-20 -40C40 -60 90 -50 116 -84C120 -40 110 0 130 16C90 30 80 60 60 84C40 60 0 60 -20 50z',
						coat.extra ?? coat.dark,
					),
					side,
					[180, 10],
				),
			),
		rise: 120,
	}),
	monsterhorns: (s, coat, { ry }) => ({
		behind: both((side) =>
			mirrored(
				s.soft(
					tube(
						[
							[0, 30],
							[20, -40],
							[4, -104],
						],
						[40, 32, 7],
					),
					coat.extra ?? bone,
				),
				side,
				[104, -ry * 0.8],
			),
		),
		rise: 90,
	}),
	spikes: (s, coat, { ry }) => ({
		behind: s.soft(
			[-80, -30, 26, 80]
				.map(
					(x, i) =>
						`M${x - 34} ${Math.round(-ry * 0.8)}Q${x - 10} ${Math.round(-ry - 30 - (i % 3) * 14)} ${x + 4} ${Math.round(-ry - 62 - (i === 1 || i === 2 ? 26 : 0))}Q${x + 30} ${Math.round(-ry - 20)} ${x + 34} ${Math.round(-ry * 0.8)}z`,
				)
				.join(''),
			coat.extra ?? coat.dark,
		),
		rise: 80,
	}),
} satisfies Partial<Record<Top, DrawTop>>;
