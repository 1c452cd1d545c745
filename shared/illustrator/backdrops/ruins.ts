import { ground, hill, path, peak, rock } from '../scenery/land.ts';
import { bush, fern, flower, scatter, tuft, vine } from '../scenery/plants.ts';
import { roundTree } from '../scenery/trees.ts';
import { horizon, type Material, type Stage } from '../stage.ts';
import { box, fill, n, oval, type Point, poly } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** Old columns and arches that ivy has taken, with paving under the grass. */
export function ruins(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	const away = [-420, -300, 270, 400, 560, -560].map((dx) => landmarkX + dx).filter((x) => Math.abs(x - heroX) > 150);
	return {
		kind: 'open',
		far:
			[0, 1, 2, 3]
				.map((i) => peak(stage, i * 520 - 60, horizon, random.between(120, 220), 'rock', 0.8, false))
				.join('') +
			hill(stage, horizon - 60, 40, 'leaf', 0.68) +
			aqueduct(stage) +
			Array.from({ length: 8 }, () =>
				roundTree(stage, random.between(-380, 1900), horizon, random.between(100, 170), 0.56),
			).join(''),
		mid:
			stage.veil(horizon - 180, horizon + 40, 0.4) +
			hill(stage, horizon - 6, 16, 'grass', 0.42) +
			temple(stage, landmarkX) +
			away.map((x) => column(stage, x, horizon + random.between(30, 56), random.between(130, 330), 0.24)).join(''),
		ground:
			ground(stage, 'grass') +
			path(stage, stage.shift('rock', 0.06), landmarkX, { wide: 400 }) +
			fallen(stage) +
			plants(stage),
		near: column(stage, heroX < 768 ? 1440 : 100, 900, 620, 0.02) + bush(stage, heroX < 768 ? 1350 : 200, 910, 90),
		frame: random.pick(['leaves', 'grass', 'arch'] as const),
	};
}

/** A broken fluted column. */
function column(stage: Stage, x: number, y: number, tall: number, depth: number): string {
	const { random } = stage;
	const w = 30 + tall * 0.08;
	const broken = random.chance(0.6);
	const top: Point[] = broken
		? [
				[x - w / 2, y - tall],
				[x - w * 0.2, y - tall * 0.95],
				[x, y - tall * 1.03],
				[x + w * 0.24, y - tall * 0.93],
				[x + w / 2, y - tall * 0.97],
			]
		: [
				[x - w / 2, y - tall],
				[x + w / 2, y - tall],
			];
	const flutes = [-0.3, -0.1, 0.1, 0.3].map((t) =>
		stage.line(`M${n(x + t * w)} ${n(y - 16)}V${n(y - tall * 0.92)}`, stage.shift('wall', -0.14), w * 0.06, depth, 0.5),
	);
	const cap = broken ? '' : stage.solid(box(x - w * 0.74, y - tall - w * 0.34, w * 1.48, w * 0.36, 4), 'wall', depth);
	const ivy = random.chance(0.6)
		? vine(stage, x + w * random.between(-0.4, 0.4), y - tall * 0.94, tall * random.between(0.3, 0.7), depth)
		: '';
	return (
		stage.glow(x, y, w * 1.4, stage.palette.shade, 0.6, w * 0.22) +
		stage.solid(poly([[x - w * 0.56, y], ...top, [x + w * 0.56, y]]), 'wall', depth) +
		flutes.join('') +
		cap +
		stage.solid(box(x - w * 0.8, y - w * 0.34, w * 1.6, w * 0.4, 4), stage.shift('wall', -0.05), depth) +
		ivy
	);
}

function temple(stage: Stage, x: number): string {
	const y = horizon + 36;
	const depth = 0.34;
	const steps = [0, 1, 2].map((i) =>
		stage.solid(box(x - 250 + i * 18, y - i * 17, 500 - i * 36, 20, 3), stage.shift('wall', -0.06 + i * 0.02), depth),
	);
	const posts = [-180, -108, -36, 36, 108, 180].map((dx, i) =>
		i === 4
			? column(stage, x + dx, y - 34, 120, depth)
			: stage.solid(box(x + dx - 18, y - 250, 36, 218, 4), 'wall', depth),
	);
	const beam = poly([
		[x - 214, y - 250],
		[x - 214, y - 286],
		[x + 60, y - 286],
		[x + 84, y - 264],
		[x + 74, y - 250],
	]);
	const gable = poly([
		[x - 224, y - 286],
		[x - 20, y - 366],
		[x + 24, y - 340],
		[x + 40, y - 300],
		[x + 62, y - 286],
	]);
	return (
		stage.glow(x, y - 170, 420, stage.palette.glow, 0.75) +
		steps.join('') +
		posts.join('') +
		stage.solid(beam, stage.shift('wall', 0.03), depth) +
		stage.solid(gable, 'wall', depth) +
		vine(stage, x - 160, y - 286, 130, depth) +
		vine(stage, x + 50, y - 280, 90, depth)
	);
}

function aqueduct(stage: Stage): string {
	const y = horizon - 30;
	const d = Array.from({ length: 9 }, (_, i) => {
		const x = -420 + i * 170;
		return `M${x} ${y}V${y - 130}H${x + 170}V${y}H${x + 140}V${y - 50}C${x + 140} ${y - 112} ${x + 30} ${y - 112} ${x + 30} ${y - 50}V${y}Z`;
	}).join('');
	return stage.flat(d, 'wall', 0.66) + fill(d, stage.down([0, stage.palette.air, 0], [1, stage.palette.air, 0.5]));
}

function fallen(stage: Stage): string {
	const { random, heroX } = stage;
	return Array.from({ length: 5 }, () => ({ x: random.between(-200, 1700), y: random.between(690, 980) }))
		.filter(({ x }) => Math.abs(x - heroX) > 230)
		.sort((a, b) => a.y - b.y)
		.map(({ x, y }) => {
			const s = 0.4 + (y - 640) / 380;
			return (
				stage.glow(x, y, 110 * s, stage.palette.shade, 0.6, 16 * s) +
				stage.solid(box(x - 80 * s, y - 56 * s, 160 * s, 58 * s, 10 * s), 'wall', 0.06) +
				stage.solid(oval(x - 80 * s, y - 27 * s, 17 * s, 29 * s), stage.shift('wall', -0.07), 0.06) +
				tuft(stage, x + 70 * s, y + 4, 50 * s)
			);
		})
		.join('');
}

function plants(stage: Stage): string {
	const { random, palette } = stage;
	return scatter(stage, 70, 650, 1014, (x, y, s) => {
		const kind = random.next();
		if (kind < 0.45) return tuft(stage, x, y, 54 * s, 0.06);
		if (kind < 0.65) return fern(stage, x, y, 60 * s, 0.06);
		return kind < 0.85
			? flower(stage, x, y, 44 * s, random.pick([palette.accent, '#fff6e8', palette.second]) as Material, 0.06)
			: rock(stage, x, y, 30 * s, 0.06, 'wall');
	});
}
