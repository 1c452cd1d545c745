import { mix } from '../light/colour.ts';
import { dapples, dusk, hill, peak } from '../scenery/land.ts';
import { scatter } from '../scenery/plants.ts';
import { aurora, openSky } from '../scenery/sky.ts';
import { sea } from '../scenery/water.ts';
import { horizon, type Material, type Stage } from '../stage.ts';
import { box, brush, fill, oval, type Point, poly, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** The far north: icebergs, an igloo or a frozen bay, northern lights at night. */
export function ice(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX, palette } = stage;
	const homes = random.chance(0.5);
	return {
		kind: 'open',
		sky: (level) =>
			openSky(stage, level) +
			(stage.time === 'night' || stage.time === 'dusk' ? aurora(stage, [palette.second, '#7df0c0', '#8fa8ff']) : ''),
		far:
			Array.from({ length: 5 }, (_, i) =>
				peak(
					stage,
					i * 440 - 100 + random.between(-90, 90),
					horizon - 30,
					random.between(130, 280),
					snowy(stage, -0.1),
					0.7,
				),
			).join('') +
			sea(stage, horizon - 50, horizon + 110, 0.34) +
			berg(stage, landmarkX, horizon + 10, random.between(240, 330), 0.36) +
			berg(stage, landmarkX + (landmarkX > heroX ? 330 : -330), horizon - 10, 170, 0.5),
		mid: floes(stage),
		ground:
			[90, 150, 250]
				.map((dy, i) => hill(stage, horizon + dy, 18 + i * 5, snowy(stage, -0.05 + i * 0.01), 0.3 - i * 0.12))
				.join('') +
			cracks(stage) +
			dapples(stage, horizon + 90) +
			dusk(stage, horizon + 260, 0.55) +
			(homes ? igloo(stage, landmarkX) : '') +
			shards(stage),
		near: berg(stage, heroX < 768 ? 1440 : 96, 900, 260, 0.04),
		frame: random.pick(['rocks', 'cave', 'none'] as const),
	};
}

const snowy = (stage: Stage, step: number): Material => stage.shift('#e6f0f6', step);

/** A berg: a lit face, a blue face and a foot under water. */
function berg(stage: Stage, x: number, y: number, size: number, depth: number): string {
	const { random, light } = stage;
	const w = size * random.between(0.6, 0.8);
	const top: Point[] = [
		[x - w, y],
		[x - w * 0.76, y - size * 0.5],
		[x - w * 0.36, y - size * 0.62],
		[x - w * 0.1, y - size],
		[x + w * 0.24, y - size * 0.8],
		[x + w * 0.5, y - size * 0.46],
		[x + w * 0.82, y - size * 0.36],
		[x + w, y],
	];
	const blue =
		light.from === 'left'
			? poly([
					[x - w * 0.1, y - size],
					[x + w * 0.24, y - size * 0.8],
					[x + w * 0.5, y - size * 0.46],
					[x + w * 0.82, y - size * 0.36],
					[x + w, y],
					[x + w * 0.2, y],
					[x + w * 0.06, y - size * 0.4],
				])
			: poly([
					[x - w * 0.1, y - size],
					[x - w * 0.36, y - size * 0.62],
					[x - w * 0.76, y - size * 0.5],
					[x - w, y],
					[x - w * 0.3, y],
					[x - w * 0.16, y - size * 0.44],
				]);
	return (
		stage.solid(poly(top), snowy(stage, 0.02), depth) +
		stage.flat(blue, mix(stage.materials.water, '#cfe6f2', 0.4) as Material, depth, 0.75) +
		fill(oval(x, y + 4, w * 1.08, size * 0.05), '#ffffff', 0.5)
	);
}

function floes(stage: Stage): string {
	const { random } = stage;
	return Array.from({ length: 14 }, () => {
		const [x, y, w] = [random.between(-300, 1800), horizon + random.between(6, 76), random.between(40, 120)];
		return (
			stage.flat(oval(x, y + 5, w, w * 0.13), 'water', 0.1) + stage.flat(oval(x, y, w, w * 0.12), snowy(stage, 0), 0.26)
		);
	}).join('');
}

function cracks(stage: Stage): string {
	const { random } = stage;
	return Array.from({ length: 12 }, () => {
		const [x, y] = [random.between(-200, 1700), random.between(760, 1000)];
		return stroke(
			`M${x} ${y}l${random.between(30, 70)} ${random.between(-14, 14)}l${random.between(30, 80)} ${random.between(-10, 18)}`,
			stage.tone('water', 0.1),
			4,
			0.5,
		);
	}).join('');
}

function igloo(stage: Stage, x: number): string {
	const y = horizon + 140;
	const dome = `M${x - 170} ${y}C${x - 170} ${y - 210} ${x + 170} ${y - 210} ${x + 170} ${y}Z`;
	const rows = [40, 84, 122].map((dy, i) =>
		stroke(
			`M${x - 168 + i * 14} ${y - dy}C${x - 80} ${y - dy - 22} ${x + 80} ${y - dy - 22} ${x + 168 - i * 14} ${y - dy}`,
			stage.tone('water', 0.2),
			4,
			0.55,
		),
	);
	const bricks = [-110, -50, 30, 96].map((dx, i) =>
		stroke(`M${x + dx} ${y - (i % 2 ? 48 : 92)}V${y - (i % 2 ? 88 : 130)}`, stage.tone('water', 0.2), 4, 0.5),
	);
	const door = `M${x - 46} ${y + 6}V${y - 40}C${x - 46} ${y - 96} ${x + 46} ${y - 96} ${x + 46} ${y - 40}V${y + 6}Z`;
	return (
		stage.glow(x, y + 4, 260, stage.palette.shade, 0.5, 26) +
		stage.solid(dome, snowy(stage, 0.02), 0.12) +
		rows.join('') +
		bricks.join('') +
		stage.solid(
			`M${x - 76} ${y + 8}V${y - 40}C${x - 76} ${y - 130} ${x + 76} ${y - 130} ${x + 76} ${y - 40}V${y + 8}Z`,
			snowy(stage, -0.03),
			0.1,
		) +
		fill(door, stage.lampsLit ? stage.palette.second : stage.palette.shade, 0.85) +
		(stage.lampsLit ? stage.glow(x, y - 30, 150, stage.palette.second, 0.8) : '')
	);
}

function shards(stage: Stage): string {
	const { random } = stage;
	return scatter(stage, 30, 780, 1010, (x, y, s) => {
		if (random.chance(0.6))
			return fill(
				brush(
					[
						[x, y],
						[x + 50 * s, y - 8],
						[x + 120 * s, y],
					],
					0,
					16 * s,
				),
				'#ffffff',
				0.6,
			);
		return (
			stage.solid(
				poly([
					[x - 16 * s, y],
					[x - 6 * s, y - 44 * s],
					[x + 4 * s, y - 26 * s],
					[x + 14 * s, y - 36 * s],
					[x + 22 * s, y],
				]),
				mix(stage.materials.water, '#e8f6fb', 0.6) as Material,
				0.05,
			) + fill(box(x - 20 * s, y, 46 * s, 3), stage.palette.shade, 0.2)
		);
	});
}
