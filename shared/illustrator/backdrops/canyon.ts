import { ground, path, rock } from '../scenery/land.ts';
import { scatter, tuft } from '../scenery/plants.ts';
import { horizon, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { brush, fill, type Point, poly } from '../svg.ts';
import { cactus } from './desert.ts';
import type { BackdropLayers } from './layers.ts';

/** Red walls in layers, flat-topped hills, a stone arch. */
export function canyon(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	const arch = random.chance(0.5);
	return {
		kind: 'open',
		far:
			Array.from({ length: 7 }, (_, i) =>
				mesa(
					stage,
					leftEdge + i * 370 + random.between(-90, 90),
					horizon + 6,
					random.between(120, 240),
					random.between(150, 250),
					0.72,
				),
			).join('') + stage.veil(horizon - 220, horizon + 20, 0.4),
		mid:
			(arch
				? naturalArch(stage, landmarkX)
				: mesa(stage, landmarkX, horizon + 20, 300, 330, 0.34) +
					mesa(stage, landmarkX + 210, horizon + 26, 110, 220, 0.36)) +
			wallAt(stage, -1) +
			wallAt(stage, 1),
		ground:
			ground(stage, stone(stage, 0.06), { rough: 16 }) + path(stage, 'sand', landmarkX, { wide: 340 }) + litter(stage),
		near:
			rock(stage, heroX < 768 ? 1420 : 110, 880, 150, 0, stone(stage, 0)) +
			cactus(stage, heroX < 768 ? 1290 : 250, 850, 240, 0),
		frame: random.pick(['rocks', 'cave', 'grass'] as const),
	};
}

/** Canyon stone keeps its red in every mood. */
function stone(stage: Stage, step: number): Material {
	return stage.shift(stage.materials.roof === '#5c5f73' ? '#a8705a' : '#c8704a', step);
}

function mesa(stage: Stage, x: number, y: number, w: number, h: number, depth: number): string {
	const { random } = stage;
	const outline: Point[] = [
		[x - w * 0.74, y],
		[x - w * 0.56, y - h * 0.4],
		[x - w * 0.46, y - h * 0.46],
		[x - w * 0.42, y - h],
		[x - w * 0.1, y - h * random.between(0.98, 1.05)],
		[x + w * 0.4, y - h * 0.97],
		[x + w * 0.46, y - h * 0.5],
		[x + w * 0.58, y - h * 0.42],
		[x + w * 0.78, y],
	];
	const d = poly(outline);
	return (
		stage.sunk(d, stone(stage, 0), depth, 0.5) +
		stage.sheen(d, depth) +
		strata(stage, x - w * 0.44, x + w * 0.44, y - h, y - h * 0.42, depth) +
		fill(
			poly([
				[x - w * 0.42, y - h],
				[x + w * 0.4, y - h * 0.97],
				[x + w * 0.41, y - h * 0.9],
				[x - w * 0.43, y - h * 0.92],
			]),
			stage.palette.key,
			0.35 * (1 - depth),
		)
	);
}

/** The layers of old sand in a rock face. */
function strata(stage: Stage, x0: number, x1: number, y0: number, y1: number, depth: number): string {
	const { random, palette } = stage;
	return Array.from({ length: 5 }, (_, i) => {
		const y = y0 + (y1 - y0) * ((i + 0.6) / 5);
		const points: Point[] = [
			[x0, y],
			[x0 + (x1 - x0) * 0.35, y + random.between(-6, 6)],
			[x0 + (x1 - x0) * 0.7, y + random.between(-6, 6)],
			[x1, y],
		];
		return fill(
			brush(points, random.between(6, 20), random.between(6, 18)),
			i % 2 ? palette.shade : palette.key,
			0.2 * (1 - depth) + 0.04,
		);
	}).join('');
}

function wallAt(stage: Stage, side: -1 | 1): string {
	const { random } = stage;
	const edge = side < 0 ? leftEdge : rightEdge;
	const at = (far: number, up: number): Point => [edge - side * far, horizon + 60 - up];
	const tall = random.between(480, 640);
	const d = poly([
		at(0, tall),
		at(430, tall * 0.96),
		at(500, tall * 0.9),
		at(490, tall * 0.62),
		at(560, tall * 0.56),
		at(570, tall * 0.3),
		at(650, tall * 0.24),
		at(700, 0),
		at(0, -30),
	]);
	const bands = [0.12, 0.27, 0.42, 0.56, 0.72, 0.86].map((t, i) =>
		fill(
			brush([at(0, tall * t), at(240, tall * t + 10), at(480 + (1 - t) * 130, tall * t - 6)], 30, 14),
			i % 2 ? stage.palette.key : stage.palette.shade,
			0.14,
		),
	);
	return stage.sunk(d, stone(stage, -0.04), 0.2, 0.3) + stage.sheen(d, 0.1) + bands.join('');
}

function naturalArch(stage: Stage, x: number): string {
	const y = horizon + 30;
	const d = `M${x - 280} ${y}L${x - 250} ${y - 190}L${x - 190} ${y - 310}L${x - 40} ${y - 360}L${x + 130} ${y - 340}L${x + 230} ${y - 240}L${x + 270} ${y}H${x + 130}C${x + 140} ${y - 150} ${x + 90} ${y - 236} ${x - 6} ${y - 240}C${x - 110} ${y - 236} ${x - 146} ${y - 120} ${x - 130} ${y}Z`;
	return (
		stage.glow(x, y - 120, 300, stage.palette.glow, 0.8) +
		stage.sunk(d, stone(stage, 0), 0.36, 0.4) +
		stage.sheen(d, 0.2) +
		strata(stage, x - 190, x + 180, y - 330, y - 236, 0.3)
	);
}

function litter(stage: Stage): string {
	const { random } = stage;
	return scatter(stage, 46, 660, 1010, (x, y, s) =>
		random.chance(0.5)
			? rock(stage, x, y, random.between(12, 34) * s, 0.06, stone(stage, 0.02))
			: tuft(stage, x, y, 44 * s, 0.06, 'sand'),
	);
}
