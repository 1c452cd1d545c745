import { bunting, house } from '../scenery/buildings.ts';
import { ground, hill, path } from '../scenery/land.ts';
import { bush, flower, scatter, tuft } from '../scenery/plants.ts';
import { fir, roundTree } from '../scenery/trees.ts';
import { horizon, type Material, type Stage } from '../stage.ts';
import { box, move, oval, poly, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** Thatched cottages around a green, with a well and smoke from the chimneys. */
export function village(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	const side = landmarkX > heroX ? 1 : -1;
	const festive = random.chance(0.5);
	return {
		kind: 'open',
		far:
			hill(stage, horizon - 120, 60, 'leaf', 0.78) +
			hill(stage, horizon - 64, 40, 'grass', 0.64) +
			steeple(stage, landmarkX - side * 60) +
			cottages(stage, 9, 0.56, horizon - 34, [62, 92]) +
			trees(stage, 10, 0.55, horizon - 20, [90, 160]),
		mid:
			hill(stage, horizon - 8, 16, 'grass', 0.4) +
			trees(stage, 6, 0.36, horizon + 26, [200, 290]) +
			cottages(stage, 5, 0.22, horizon + 50, [190, 250]),
		ground: ground(stage, 'grass') + path(stage, 'earth', landmarkX, { wide: 420 }) + plants(stage),
		near:
			(random.chance(0.55) ? neighbour(stage, heroX - side * 620) : '') +
			(festive ? bunting(stage, [-120, 60], [1660, 40], 150, 0.04) : '') +
			well(stage, side > 0 ? 1400 : 136),
		frame: random.pick(['branches', 'grass', 'leaves'] as const),
	};
}

function cottages(
	stage: Stage,
	count: number,
	depth: number,
	y: number,
	[small, big]: readonly [number, number],
): string {
	const { random, heroX, materials } = stage;
	const thatch = random.chance(0.6);
	const walls = [materials.wall, materials.sand, materials.wall, materials.bloom] as Material[];
	return Array.from({ length: count }, (_, i) => -260 + ((i + random.between(0.25, 0.75)) / count) * 2060)
		.filter((x) => depth > 0.5 || Math.abs(x - heroX) > 150)
		.map((x) => {
			const w = random.between(small, big);
			return (
				stage.glow(x, y, w * 0.8, stage.palette.shade, 0.5, w * 0.09) +
				house(stage, x, y + random.between(-6, 10), w, w * random.between(0.55, 0.75), depth, {
					wall: stage.shift(random.pick(walls), 0.03),
					thatch: thatch || random.chance(0.3),
				}) +
				bush(stage, x - w * 0.6, y + 12, w * 0.17, depth)
			);
		})
		.join('');
}

/** A cottage close by, half out of the picture. */
function neighbour(stage: Stage, x: number): string {
	const wall = stage.shift('wall', 0.02);
	const home = house(stage, x, 880, 520, 330, 0.03, { wall, thatch: stage.random.chance(0.6) });
	return (
		stage.glow(x, 884, 420, stage.palette.shade, 0.6, 34) +
		home +
		bush(stage, x - 250, 900, 80) +
		bush(stage, x + 250, 904, 70)
	);
}

function trees(stage: Stage, count: number, depth: number, y: number, [low, high]: readonly [number, number]): string {
	const { random, heroX } = stage;
	return Array.from({ length: count }, () => random.between(-400, 1930))
		.filter((x) => depth > 0.5 || Math.abs(x - heroX) > 150)
		.map((x) =>
			random.chance(0.3)
				? fir(stage, x, y, random.between(low, high), depth)
				: roundTree(stage, x, y, random.between(low, high), depth, random.chance(0.6) ? 'leaf' : 'bloom'),
		)
		.join('');
}

function steeple(stage: Stage, x: number): string {
	const y = horizon - 40;
	return (
		stage.solid(box(x - 30, y - 150, 60, 150), 'wall', 0.52) +
		stage.solid(
			poly([
				[x - 40, y - 146],
				[x, y - 270],
				[x + 40, y - 146],
			]),
			'roof',
			0.52,
		) +
		stage.solid(oval(x, y - 112, 17), stage.shift('wall', -0.12), 0.5)
	);
}

/** A stone well with a little roof. */
function well(stage: Stage, x: number): string {
	const stones = [-60, -20, 22, 62]
		.flatMap((dx, i) => [box(x + dx - 18, 806 + (i % 2) * 4, 36, 24, 6), box(x + dx - 6, 838, 34, 22, 6)])
		.join('');
	const drawing =
		stage.glow(x, 884, 150, stage.palette.shade, 0.7, 22) +
		stage.line(`M${x - 82} 800V620M${x + 82} 800V620`, 'wood', 15) +
		stage.line(`M${x - 84} 660H${x + 84}M${x} 660V770`, 'wood', 9) +
		stage.solid(box(x - 20, 750, 40, 40, 5), stage.shift('wood', 0.07)) +
		stage.solid(
			poly([
				[x - 128, 640],
				[x, 560],
				[x + 128, 640],
				[x + 112, 656],
				[x, 588],
				[x - 112, 656],
			]),
			'roof',
		) +
		stage.solid(`M${x - 100} 792V876C${x - 60} 892 ${x + 60} 892 ${x + 100} 876V792Z`, 'rock') +
		stage.flat(stones, stage.shift('rock', 0.06)) +
		stroke(oval(x, 792, 100, 20), stage.tone(stage.shift('rock', 0.1)), 16);
	return move(drawing, 0, 0);
}

function plants(stage: Stage): string {
	const { random, palette } = stage;
	return scatter(stage, 76, 670, 1014, (x, y, s) =>
		random.chance(0.55)
			? tuft(stage, x, y, 52 * s, 0.06)
			: flower(stage, x, y, 46 * s, random.pick([palette.accent, palette.second, '#fff6e8']) as Material, 0.06),
	);
}
