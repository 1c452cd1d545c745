import { mix } from '../light/colour.ts';
import { flag, tower } from '../scenery/buildings.ts';
import { cloud, openSky, starField } from '../scenery/sky.ts';
import { roundTree } from '../scenery/trees.ts';
import { bottom, horizon, leftEdge, rightEdge, type Stage } from '../stage.ts';
import { box, fill, n, oval, poly, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** Above the weather: a floor of clouds, floating islands, a cloud castle or a rainbow. */
export function clouds(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX, palette } = stage;
	const side = landmarkX > heroX ? 1 : -1;
	const bow = random.chance(0.45) && stage.time !== 'night';
	return {
		kind: 'open',
		sky: (level) => openSky(stage, level) + starField(stage, level * 0.5, stage.time === 'night' ? 90 : 24),
		far:
			(bow ? rainbow(stage, landmarkX) : '') +
			bank(stage, horizon - 90, 0.72, 90) +
			island(stage, landmarkX + side * 300, 260, 0.55, 0.6) +
			island(stage, landmarkX - side * 560, 200, 0.6, 0.5),
		mid: castleOrIsle(stage, landmarkX) + bank(stage, horizon - 10, 0.5, 110) + bank(stage, horizon + 50, 0.3, 100),
		ground:
			fill(
				box(leftEdge, horizon + 60, rightEdge - leftEdge, bottom),
				stage.down(
					[0, mix(palette.glow, '#ffffff', 0.35)],
					[0.2, mix(palette.glow, palette.air, 0.35)],
					[1, mix(palette.air, palette.shade, 0.3)],
				),
			) +
			bank(stage, horizon + 130, 0.16, 110) +
			bank(stage, horizon + 240, 0.04, 130),
		near: cloud(stage, heroX - side * 620, 900, 220, 0.05) + cloud(stage, heroX + side * 800, 940, 260, 0.05),
		frame: 'clouds',
		shafts: { x: stage.lampX, y: -100, lean: stage.light.from === 'left' ? 0.4 : -0.4 },
	};
}

/** A long bank of cloud heads, lit above and dim below. */
function bank(stage: Stage, y: number, depth: number, size: number): string {
	const { random, palette, light } = stage;
	const low = mix(mix(palette.glow, palette.sky, 0.5), palette.air, depth);
	const high = mix(palette.key, '#ffffff', 0.5);
	const toLight = light.from === 'left' ? -1 : 1;
	const heads = Array.from({ length: Math.round(2376 / (size * 0.62)) }, (_, i) => ({
		x: leftEdge + i * size * 0.62,
		r: size * random.between(0.42, 0.95),
	}));
	const layer = (dx: number, shrink: number, drop: number) =>
		heads.map(({ x, r }) => oval(x + dx * r, y + drop * r, r * shrink, r * 0.78 * shrink)).join('');
	const weight = stage.time === 'night' ? 0.2 : 0.62;
	return (
		fill(layer(0, 1, 0) + box(leftEdge, y, 2376, size * 1.6), low) +
		fill(layer(toLight * 0.16, 0.8, -0.12), high, weight * 0.6) +
		fill(layer(toLight * 0.3, 0.5, -0.3), high, weight * 0.7) +
		fill(
			box(leftEdge, y - size * 0.2, 2376, size * 1.8),
			stage.down([0, low, 0], [1, mix(low, palette.air, 0.5), 0.95]),
		)
	);
}

/** A floating island of rock and grass with trees on it. */
function island(stage: Stage, x: number, y: number, size: number, depth: number): string {
	const w = 260 * size;
	const rock = poly([
		[x - w, y],
		[x - w * 0.7, y + w * 0.36],
		[x - w * 0.4, y + w * 0.42],
		[x - w * 0.22, y + w * 0.8],
		[x, y + w * 0.62],
		[x + w * 0.12, y + w * 0.95],
		[x + w * 0.34, y + w * 0.48],
		[x + w * 0.7, y + w * 0.34],
		[x + w, y],
	]);
	const turf = `M${n(x - w * 1.04)} ${n(y + 6)}C${n(x - w * 0.6)} ${n(y - w * 0.2)} ${n(x + w * 0.6)} ${n(y - w * 0.2)} ${n(x + w * 1.04)} ${n(y + 6)}C${n(x + w * 0.6)} ${n(y + w * 0.16)} ${n(x - w * 0.5)} ${n(y + w * 0.14)} ${n(x - w * 1.04)} ${n(y + 6)}Z`;
	const trees = [-0.5, 0.1, 0.52].map((t) =>
		roundTree(
			stage,
			x + t * w,
			y - w * 0.06,
			w * stage.random.between(0.55, 0.85),
			depth,
			stage.random.chance(0.5) ? 'leaf' : 'bloom',
		),
	);
	return stage.solid(rock, 'earth', depth) + stage.solid(turf, 'grass', depth) + trees.join('');
}

function castleOrIsle(stage: Stage, x: number): string {
	if (stage.random.chance(0.4)) return island(stage, x, horizon - 200, 0.95, 0.26);
	const y = horizon - 30;
	const depth = 0.3;
	const towers = [
		[-130, 62, 190],
		[120, 70, 230],
		[0, 92, 320],
		[-66, 56, 250],
		[62, 50, 190],
	].map(([dx, w, h]) => tower(stage, x + dx!, y, w!, h! * 0.86, depth));
	return (
		stage.glow(x, y - 200, 420, stage.palette.glow, 0.8) +
		towers.join('') +
		stage.solid(box(x - 150, y - 90, 300, 110, 6), 'wall', depth) +
		fill(
			`M${x - 36} ${y + 10}V${y - 40}C${x - 36} ${y - 82} ${x + 36} ${y - 82} ${x + 36} ${y - 40}V${y + 10}Z`,
			stage.lampsLit ? stage.palette.second : stage.palette.shade,
			0.7,
		) +
		flag(stage, x - 150, y - 88, 44, depth) +
		flag(stage, x + 150, y - 88, 44, depth)
	);
}

function rainbow(stage: Stage, x: number): string {
	return ['#e8705f', '#f0a85c', '#f3dc7a', '#86c48f', '#6fa8d8', '#9a86cf']
		.map((colour, i) =>
			stroke(
				`M${x - 560 + i * 26} ${horizon + 20}C${x - 500 + i * 26} ${-130 + i * 32} ${x + 500 - i * 26} ${-130 + i * 32} ${x + 560 - i * 26} ${horizon + 20}`,
				mix(colour, stage.palette.air, 0.3),
				27,
				0.5,
			),
		)
		.join('');
}
