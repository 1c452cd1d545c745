import { cloths, scarf } from '../beasts/clothes.ts';
import { darker, lighter } from '../kit/colour.ts';
import { drawFace } from '../kit/face.ts';
import type { Rig, Role } from '../kit/figure.ts';
import { blob, ellipse, type Point, round, tube, twin } from '../kit/paths.ts';
import type { Build, Skeleton } from '../kit/skeleton.ts';
import type { Studio } from '../kit/studio.ts';
import { personRig } from '../people/rig.ts';

const skins = {
	octopus: [
		{ main: '#b5699a', light: '#f3c6cf' },
		{ main: '#e0704f', light: '#fbd0b0' },
		{ main: '#5f86c4', light: '#cfe0f3' },
		{ main: '#7a68b8', light: '#dcc9ee' },
	],
	dolphin: [
		{ main: '#6f93b8', light: '#eaf1f4' },
		{ main: '#5fa3b5', light: '#e9f4f0' },
		{ main: '#8a92b5', light: '#f0eef6' },
	],
	crab: [
		{ main: '#d9503f', light: '#f6b08a' },
		{ main: '#e8823a', light: '#fbd09a' },
		{ main: '#c9486a', light: '#f3aeb5' },
	],
} as const;

/** A large soft head on eight arms, of which two are raised as hands. */
export function octopusRig({ s, feeling }: Role): Rig {
	const skin = s.chance.pick('skin', skins.octopus);
	const build: Build = {
		leg: 120,
		torso: 90,
		shoulder: 120,
		belly: 120,
		hip: 110,
		arm: 330,
		armWide: [46, 20],
		legWide: [40, 20],
		head: [226, 230],
		sink: 70,
		spread: 46,
	};
	return {
		build,
		size: 0.86,
		top: 236,
		arm: { colour: skin.main, hand: 'none', skin: skin.main },
		ownLegs: (j) => tentacles(s, skin.main, skin.light, j),
		skirted: true,
		body: (j) => s.soft(ellipse(0, j.hip[1] - 40, 150, 96), skin.main),
		head: () =>
			s.solid(
				twin([
					[0, -236],
					[130, -204],
					[216, -90],
					[214, 40],
					[176, 140],
					[120, 210],
					[0, 234],
				]),
				skin.main,
				{
					dark: 60,
					inside: s.flat(
						ellipse(-110, -130, 32, 25) +
							ellipse(-54, -176, 20, 16) +
							ellipse(-140, -70, 17, 15) +
							ellipse(120, -150, 22, 18),
						lighter(skin.main, 0.35),
						0.7,
					),
				},
			) +
			drawFace(
				s,
				{
					x: 14,
					y: 26,
					gap: 88,
					eye: 50,
					lid: darker(skin.main, 0.1),
					iris: '#7a4a24',
					brow: darker(skin.main, 0.45),
					mouth: [0, 100, 0.95],
					cheeks: [140, 70],
				},
				feeling,
			),
	};
}

function tentacles(s: Studio, colour: string, light: string, { hip: [, y] }: Skeleton): string {
	const arm = (line: readonly Point[], shade: number) => {
		const cups = line
			.slice(1, -1)
			.map(([x, dy]) => ellipse(x, dy + 8, 11, 8))
			.join('');
		return s.soft(tube(line, [54, 44, 30, 14]), darker(colour, shade)) + s.flat(cups, light, 0.8);
	};
	const foot = (side: 1 | -1, reach: number, shade: number) =>
		arm(
			[
				[side * 40, y - 20],
				[side * reach * 0.55, y + 50],
				[side * reach * 0.9, -26],
				[side * (reach + 50), -50],
			],
			shade,
		);
	return (
		foot(-1, 270, 0.16) +
		foot(1, 280, 0.16) +
		foot(-1, 170, 0.08) +
		foot(1, 180, 0.08) +
		foot(-1, 70, 0) +
		foot(1, 76, 0)
	);
}

/** A dolphin that stands on its tail in the air or the water. */
export function dolphinRig({ s, feeling }: Role): Rig {
	const skin = s.chance.pick('skin', skins.dolphin);
	const cloth = s.chance.pick('cloth', cloths);
	const build: Build = {
		leg: 200,
		torso: 330,
		shoulder: 120,
		belly: 146,
		hip: 104,
		arm: 270,
		armWide: [42, 40],
		legWide: [30, 30],
		head: [190, 180],
		sink: 56,
	};
	return {
		build,
		size: 0.94,
		top: 200,
		floats: true,
		lift: 60,
		arm: { colour: skin.main, hand: 'flipper', skin: skin.main, grip: 52 },
		ownLegs: (j) => fluke(s, skin.main, j),
		skirted: true,
		back: (j) =>
			s.solid(
				`M${-100} ${round(j.neck[1] + 120)}C-190 ${round(j.neck[1] + 90)} -250 ${round(j.neck[1] + 150)} -270 ${round(j.neck[1] + 210)}C-200 ${round(j.neck[1] + 200)} -150 ${round(j.neck[1] + 250)} -100 ${round(j.neck[1] + 290)}z`,
				darker(skin.main, 0.1),
			),
		body: (j) => dolphinBody(s, skin.main, skin.light, j),
		neckwear: (j) => scarf(s, { top: j.neck[1] + 10, shoulder: 110 }, cloth, '#fbeecb'),
		head: () => {
			const snout = s.solid(
				twin([
					[0, -20],
					[70, -14],
					[104, 24],
					[84, 66],
					[0, 84],
				]),
				skin.light,
				{ dark: 20, bright: 6 },
			);
			return (
				s.solid(
					twin([
						[0, -180],
						[100, -164],
						[176, -84],
						[190, 10],
						[160, 110],
						[84, 164],
						[0, 176],
					]),
					skin.main,
					{ inside: s.flat('M-240 60C-120 30 -70 40 10 40S150 30 240 60V240H-240z', skin.light) },
				) +
				s.flat(ellipse(0, -150, 26, 9), darker(skin.main, 0.35), 0.6) +
				`<g transform="translate(12 50)">${snout}</g>` +
				drawFace(
					s,
					{
						x: 12,
						y: -20,
						gap: 104,
						eye: 40,
						lid: darker(skin.main, 0.1),
						iris: '#2f4a66',
						brow: darker(skin.main, 0.45),
						mouth: [0, 100, 0.95],
						cheeks: [150, 70],
					},
					feeling,
				)
			);
		},
	};
}

function dolphinBody(
	s: Studio,
	main: string,
	light: string,
	{ neck: [, top], hip: [, low], build: { shoulder, belly } }: Skeleton,
): string {
	return s.solid(
		blob([
			[0, top - 8],
			[shoulder * 0.8, top + 6],
			[belly, top + 150],
			[126, low - 40],
			[70, low + 70],
			[-20, low + 110],
			[-96, low + 40],
			[-130, low - 60],
			[-belly, top + 150],
			[-shoulder * 0.8, top + 6],
		]),
		main,
		{
			inside: s.flat(
				blob([
					[20, top - 20],
					[110, top + 60],
					[120, top + 180],
					[90, low - 20],
					[40, low + 90],
					[-10, low + 60],
					[-50, low - 40],
					[-70, top + 180],
					[-70, top + 60],
				]),
				light,
			),
		},
	);
}

function fluke(s: Studio, colour: string, { hip: [, y] }: Skeleton): string {
	return (
		s.solid(
			tube(
				[
					[10, y - 30],
					[16, y + 60],
					[-30, y + 130],
					[-90, y + 160],
				],
				[110, 78, 46, 30],
			),
			colour,
			{ dark: 24 },
		) +
		s.solid(
			`M-76 ${round(y + 130)}C-120 ${round(y + 90)} -210 ${round(y + 90)} -250 ${round(y + 130)}C-210 ${round(y + 140)} -190 ${round(y + 160)} -176 ${round(y + 180)}C-200 ${round(y + 210)} -200 ${round(y + 240)} -180 ${round(y + 270)}C-120 ${round(y + 250)} -80 ${round(y + 210)} -60 ${round(y + 170)}z`,
			darker(colour, 0.08),
		)
	);
}

/** A wide shell with a face, two great claws and six legs. */
export function crabRig({ s, feeling }: Role): Rig {
	const skin = s.chance.pick('skin', skins.crab);
	const build: Build = {
		leg: 130,
		torso: 70,
		shoulder: 244,
		belly: 200,
		hip: 150,
		arm: 300,
		armWide: [36, 30],
		legWide: [30, 16],
		head: [270, 168],
		sink: 140,
		spread: 86,
	};
	return {
		build,
		size: 0.66,
		top: 300,
		arm: { colour: skin.main, hand: 'claw', skin: skin.main, grip: 56 },
		ownLegs: (j) =>
			[-1, 1]
				.flatMap((side) =>
					[300, 220, 130].map((reach, i) =>
						s.soft(
							tube(
								[
									[side * (150 - i * 30), j.hip[1] - 20],
									[side * (reach + 30), j.hip[1] - 60 + i * 26],
									[side * (reach + 50), -6],
								],
								[34, 28, 10],
							),
							darker(skin.main, 0.16 - i * 0.06),
						),
					),
				)
				.join(''),
		skirted: true,
		body: () => '',
		head: () => {
			const stalk = (side: 1 | -1) =>
				s.soft(
					tube(
						[
							[side * 70 + 10, -110],
							[side * 84 + 10, -210],
						],
						[26, 22],
					),
					skin.main,
				) + s.soft(ellipse(side * 86 + 10, -232, 62, 62), skin.main);
			return (
				stalk(-1) +
				stalk(1) +
				s.solid(
					twin([
						[0, -158],
						[130, -146],
						[240, -80],
						[276, 10],
						[220, 110],
						[110, 160],
						[0, 168],
					]),
					skin.main,
					{
						dark: 60,
						inside:
							s.flat('M-300 90Q0 40 300 90V240H-300z', skin.light) +
							s.flat(
								ellipse(-160, -70, 24, 18) +
									ellipse(-110, -104, 15, 12) +
									ellipse(170, -70, 20, 16) +
									ellipse(210, -20, 13, 12),
								lighter(skin.main, 0.4),
								0.7,
							),
					},
				) +
				drawFace(
					s,
					{
						x: 10,
						y: -232,
						gap: 86,
						eye: 46,
						lid: darker(skin.main, 0.1),
						iris: '#3f3040',
						brow: darker(skin.main, 0.5),
						mouth: [0, 206, 1.15],
						cheeks: [150, 200],
					},
					feeling,
				)
			);
		},
	};
}

/** Human above, fish below. */
export function mermaidRig(role: Role): Rig {
	const { s } = role;
	const person = personRig('Mermaid', role);
	const scale = s.chance.pick('scheme', ['#3fa596', '#6a6fc4', '#d9748f', '#e2934a', '#4f9fd0']);
	const { leg: _, ...rest } = person;
	return {
		...rest,
		floats: true,
		lift: 84,
		skirted: true,
		ownLegs: (j) => fishTail(s, scale, j),
		body: (j) => person.body(j) + bodice(s, lighter(scale, 0.35), scale, j),
	};
}

function bodice(s: Studio, shell: string, scale: string, { neck: [, top], hip: [, low], build }: Skeleton): string {
	const y = top + 110;
	const cup = (x: number) =>
		s.solid(
			`M${x} ${round(y + 44)}C${x - 70} ${round(y + 30)} ${x - 70} ${round(y - 40)} ${x} ${round(y - 46)}C${x + 70} ${round(y - 40)} ${x + 70} ${round(y + 30)} ${x} ${round(y + 44)}z`,
			shell,
			{
				dark: 10,
				bright: 4,
				inside: s.line(
					`M${x} ${round(y + 40)}V${round(y - 40)}M${x} ${round(y + 40)}L${x - 40} ${round(y - 20)}M${x} ${round(y + 40)}L${x + 40} ${round(y - 20)}`,
					darker(shell, 0.3),
					6,
					0.5,
				),
			},
		);
	const band = `M${round(-build.shoulder * 0.86)} ${round(y)}Q0 ${round(y + 40)} ${round(build.shoulder * 0.86)} ${round(y)}`;
	return (
		s.line(band, shell, 30) +
		cup(-42) +
		cup(54) +
		s.soft(
			`M${-build.hip - 6} ${round(low - 40)}Q0 ${round(low + 10)} ${build.hip + 6} ${round(low - 40)}Q${build.hip + 20} ${round(low)} ${build.hip} ${round(low + 30)}Q0 ${round(low + 70)} ${-build.hip} ${round(low + 30)}Q${-build.hip - 20} ${round(low)} ${-build.hip - 6} ${round(low - 40)}z`,
			lighter(scale, 0.15),
		)
	);
}

function fishTail(s: Studio, colour: string, { hip: [, y], stance }: Skeleton): string {
	const swing = stance.sitting ? 120 : 40;
	const line: readonly Point[] = [
		[0, y - 20],
		[30, y + 70],
		[-10, y + 170],
		[-swing - 30, y + 220],
	];
	const rows = [20, 60, 100, 140]
		.map((dy, i) =>
			[-2, -1, 0, 1, 2].map((k) => `M${round(k * 40 + (i % 2) * 20 - 16)} ${round(y + dy)}q16 20 32 0`).join(''),
		)
		.join('');
	const end = `translate(${round(-swing - 30)} ${round(y + 220)}) rotate(${stance.sitting ? 50 : 34})`;
	const fin = s.solid(
		'M0 -20C50 0 130 -10 176 -60C190 20 140 90 60 96C30 98 10 90 0 80C-10 90 -30 98 -60 96C-140 90 -190 20 -176 -60C-130 -10 -50 0 0 -20z',
		lighter(colour, 0.25),
		{
			dark: 22,
			inside: s.line(
				'M10 20Q80 40 150 0M10 40Q60 70 110 60M-10 20Q-80 40 -150 0M-10 40Q-60 70 -110 60',
				darker(colour, 0.15),
				7,
				0.6,
			),
		},
	);
	return (
		`<g transform="${end}">${fin}</g>` +
		s.solid(tube(line, [100, 84, 52, 26]), colour, { dark: 36, inside: s.line(rows, lighter(colour, 0.45), 6, 0.6) })
	);
}
