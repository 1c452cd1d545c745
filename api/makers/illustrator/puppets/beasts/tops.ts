import { darker, lighter } from '../kit/colour.ts';
import { turned } from '../kit/limbs.ts';
import { blob, ellipse, type Point, polygon, ring, scallop, step, tube } from '../kit/paths.ts';
import type { Studio } from '../kit/studio.ts';
import type { HeadForm } from './heads.ts';
import type { Coat, Top } from './species.ts';

/** What grows on a head, behind the trunk, under the face and over it, and how far above the crown it reaches. */
export type TopDrawing = { behind?: string; under?: string; over?: string; rise?: number };

export function drawTop(s: Studio, top: Top, coat: Coat, form: HeadForm): TopDrawing {
	return tops[top](s, coat, form);
}

const both = (make: (side: 1 | -1) => string) => make(-1) + make(1);
const mirrored = (drawing: string, side: 1 | -1, at: Point) =>
	turned(`<g transform="scale(${side} 1)">${drawing}</g>`, [at[0] * side + 6, at[1]], 0);
const bone = '#f0dfba';

const tops: Record<Top, (s: Studio, coat: Coat, form: HeadForm) => TopDrawing> = {
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
	horsemane: (s, coat, { ry }) => {
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
			rise: 50 + ry * 0,
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
		over: tuft(s, coat.extra && coat.extra !== coat.main ? coat.main : coat.main, ry),
		rise: 30,
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
};

/** A small lock of hair on the crown. */
function tuft(s: Studio, colour: string, ry: number): string {
	const y = Math.round(-ry * 0.9);
	return s.soft(
		`M-40 ${y + 14}Q-46 ${y - 26} -18 ${y - 52}Q-14 ${y - 30} -4 ${y - 24}Q6 ${y - 58} 36 ${y - 60}Q26 ${y - 34} 34 ${y - 22}Q54 ${y - 30} 62 ${y - 24}Q50 ${y} 46 ${y + 16}Q4 ${y + 34} -40 ${y + 14}z`,
		colour,
	);
}
