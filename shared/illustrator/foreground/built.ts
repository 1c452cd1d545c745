import { mix } from '../light/colour.ts';
import type { Stage } from '../stage.ts';
import { brush, fill, n, poly, smooth, stroke } from '../svg.ts';
import { both, ink } from './ink.ts';

/** A theatre curtain, tied back. */
export function curtain(stage: Stage, side: number, edge: number): string {
	const { palette, random } = stage;
	const cloth = mix(palette.accent, palette.dark, 0.55);
	const wide = random.between(190, 230);
	const d = smooth(
		[
			[edge - side * 30, -40],
			[edge + side * wide, -40],
			[edge + side * wide * 0.92, 330],
			[edge + side * wide * 0.5, 640],
			[edge + side * wide * 0.62, 1080],
			[edge - side * 30, 1080],
		],
		true,
	);
	const folds = Array.from({ length: 5 }, (_, i) => {
		const x = edge + side * wide * (0.1 + i * 0.18);
		return fill(
			brush(
				[
					[x, -30],
					[x - side * wide * 0.03, 330],
					[x - side * wide * (0.1 + i * 0.06), 640],
					[x - side * 20, 1060],
				],
				20,
				30,
			),
			i % 2 ? palette.dark : palette.accent,
			0.28,
		);
	});
	return (
		fill(d, cloth) +
		stage.inside(d, folds.join('')) +
		stage.line(`M${n(edge)} 634L${n(edge + side * wide * 0.56)} 652`, '#e0a63d', 22, 0.1)
	);
}

/** The scalloped cloth over a stage. */
export function valance(stage: Stage): string {
	const { palette } = stage;
	const cloth = mix(palette.accent, palette.dark, 0.62);
	return Array.from({ length: 7 }, (_, i) => {
		const x = i * 240 - 70;
		return (
			fill(`M${x} -40H${x + 244}V60C${x + 200} 150 ${x + 40} 150 ${x} 60Z`, cloth) +
			fill(`M${x} 58C${x + 40} 148 ${x + 200} 148 ${x + 244} 58`, palette.second, 0.3) +
			fill(`M${x} 48C${x + 40} 134 ${x + 200} 134 ${x + 244} 48V-40H${x}Z`, cloth)
		);
	}).join('');
}

/** A doorway of dressed stone; its inner edge catches the light of the place beyond. */
export function archway(stage: Stage): string {
	const { palette, random } = stage;
	const stone = mix(palette.dark, stage.tone('rock'), 0.3);
	const opening = 'M84 1100V430C100 110 420 -6 768 -6C1116 -6 1436 110 1452 430V1100';
	const courses = Array.from(
		{ length: 12 },
		(_, i) => `M-10 ${70 + i * 86}H${n(84 + random.between(-4, 4))}M1452 ${70 + i * 86}H1546`,
	).join('');
	const wedges = Array.from({ length: 17 }, (_, i) => {
		const angle = Math.PI * (1.03 + (i / 16) * 0.94);
		const [c, s] = [Math.cos(angle), Math.sin(angle)];
		return `M${n(768 + c * 684)} ${n(430 + s * 436)}L${n(768 + c * 790)} ${n(430 + s * 540)}`;
	}).join('');
	return (
		fill(`${opening}H1600V-60H-64V1100Z`, stone) +
		stroke(courses + wedges, palette.dark, 7, 0.75) +
		stroke(opening, mix(stone, palette.key, 0.4), 15, 0.8) +
		stroke(opening, palette.dark, 4, 0.4)
	);
}

/** The timbers of a doorway. */
export function beam(stage: Stage): string {
	const { random, palette } = stage;
	const y = random.between(10, 34);
	const wood = mix(palette.dark, stage.tone('wood'), 0.22);
	const post = (side: number, edge: number) =>
		poly([
			[edge - side * 20, -20],
			[edge + side * 58, -20],
			[edge + side * 44, 1060],
			[edge - side * 20, 1060],
		]);
	const brace = (side: number, edge: number) =>
		brush(
			[
				[edge + side * 40, 260],
				[edge + side * 120, 130],
				[edge + side * 270, y],
			],
			40,
			30,
		);
	const grain = Array.from({ length: 26 }, (_, i) => {
		const edge = i % 2 ? random.between(4, 40) : random.between(1496, 1530);
		const at = random.between(20, 940);
		return brush(
			[
				[edge, at],
				[edge + 2, at + 40],
				[edge, at + random.between(60, 140)],
			],
			0,
			3,
		);
	});
	const lintel = poly([
		[-20, -20],
		[1556, -20],
		[1556, y + 12],
		[768, y + 22],
		[-20, y + 8],
	]);
	return (
		both((side, edge) => fill(brace(side, edge), mix(wood, palette.dark, 0.3))) +
		both((side, edge) => fill(post(side, edge), wood)) +
		fill(lintel, wood) +
		fill(grain.join(''), palette.key, 0.12)
	);
}

/** A ship's ropes going up at one side. */
export function rigging(stage: Stage, side: number, edge: number): string {
	const lines = [0, 1, 2, 3].map((i) =>
		brush(
			[
				[edge + side * (330 - i * 110), -30],
				[edge + side * (150 - i * 60), 520],
				[edge + side * (30 - i * 30), 1060],
			],
			9,
			13,
		),
	);
	const rungs = Array.from({ length: 9 }, (_, i) => {
		const y = 60 + i * 112;
		return brush(
			[
				[edge - side * 10, y - 26],
				[edge + side * Math.max(40, 300 - i * 34), y],
			],
			7,
			7,
		);
	});
	return fill(lines.join('') + rungs.join(''), ink(stage, 0.03));
}
