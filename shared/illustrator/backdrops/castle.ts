import { flag, pane, tower } from '../scenery/buildings.ts';
import { ground, hill, path, peak } from '../scenery/land.ts';
import { bush, flower, scatter, tuft } from '../scenery/plants.ts';
import { fir, roundTree } from '../scenery/trees.ts';
import { horizon, type Stage } from '../stage.ts';
import { box, fill, move, poly } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** A castle on its hill, with lit windows and a road up to the gate. */
export function castle(stage: Stage): BackdropLayers {
	const { random } = stage;
	const x = stage.landmarkX + random.between(-30, 30);
	return {
		kind: 'open',
		far:
			Array.from({ length: 6 }, (_, i) =>
				peak(stage, -200 + i * 380 + random.between(-80, 80), horizon + 10, random.between(150, 300), 'rock', 0.78),
			).join('') + hill(stage, horizon - 50, 40, 'leaf', 0.74),
		mid:
			knoll(stage, x) +
			move(keep(stage, 0, 0), x, horizon - 92, 0.84) +
			hill(stage, horizon - 10, 22, 'grass', 0.5) +
			grove(stage, x),
		ground: ground(stage, 'grass') + path(stage, 'sand', x, { from: horizon - 2, wide: 380 }) + meadowPlants(stage),
		near: bush(stage, -40, 900, 150, 0) + bush(stage, 1590, 900, 160, 0),
		frame: random.pick(['leaves', 'branches', 'grass'] as const),
	};
}

function knoll(stage: Stage, x: number): string {
	const d = `M${x - 620} ${horizon + 40}C${x - 420} ${horizon - 40} ${x - 330} ${horizon - 110} ${x} ${horizon - 112}C${x + 330} ${horizon - 110} ${x + 420} ${horizon - 40} ${x + 620} ${horizon + 40}Z`;
	return stage.glow(x, horizon - 260, 560, stage.palette.glow, 0.5) + stage.solid(d, stage.shift('leaf', -0.02), 0.5);
}

/** Walls, towers and the gatehouse, taller in the middle. */
function keep(stage: Stage, x: number, y: number): string {
	const { random } = stage;
	const depth = 0.34;
	const tall = random.between(0.9, 1.2);
	const back = [-150, 120, -40].map((dx, i) =>
		tower(stage, x + dx, y - 90, 58 + i * 12, (190 + i * 74) * tall, depth + 0.1, true),
	);
	const wall =
		stage.solid(box(x - 250, y - 116, 500, 122), 'wall', depth) +
		stage.solid(Array.from({ length: 11 }, (_, i) => box(x - 252 + i * 46, y - 138, 28, 24)).join(''), 'wall', depth);
	const corner = [-252, 252].map((dx) => tower(stage, x + dx, y + 10, 88, 178 * tall, depth, random.chance(0.6)));
	const hall =
		stage.solid(
			poly([
				[x - 110, y - 110],
				[x - 110, y - 210],
				[x, y - 290],
				[x + 110, y - 210],
				[x + 110, y - 110],
			]),
			'wall',
			depth,
		) +
		stage.solid(
			poly([
				[x - 128, y - 204],
				[x, y - 312],
				[x + 128, y - 204],
				[x + 112, y - 190],
				[x, y - 286],
				[x - 112, y - 190],
			]),
			'roof',
			depth,
		);
	const panes = [-62, 0, 62].map((dx) => pane(stage, x + dx, y - 168, 24, 46, depth, true));
	const gate = fill(
		`M${x - 46} ${y + 6}V${y - 56}C${x - 46} ${y - 108} ${x + 46} ${y - 108} ${x + 46} ${y - 56}V${y + 6}Z`,
		stage.tone(stage.shift('wood', -0.14), 0.15),
	);
	const light = stage.lampsLit ? stage.glow(x, y - 40, 120, stage.palette.second, 0.7) : '';
	return (
		back.join('') +
		hall +
		panes.join('') +
		wall +
		corner.join('') +
		[-140, 140].map((dx) => pane(stage, x + dx, y - 62, 18, 34, depth, true)).join('') +
		gate +
		light +
		flag(stage, x, y - 306, 74, depth)
	);
}

function grove(stage: Stage, x: number): string {
	const { random, heroX } = stage;
	const firs = random.chance(0.5);
	return Array.from({ length: 16 }, () => random.between(-380, 1900))
		.filter((tx) => Math.abs(tx - x) > 190 && Math.abs(tx - heroX) > 120)
		.map((tx) =>
			firs
				? fir(stage, tx, horizon + random.between(2, 34), random.between(110, 220), 0.42)
				: roundTree(
						stage,
						tx,
						horizon + random.between(4, 36),
						random.between(100, 180),
						0.42,
						random.chance(0.6) ? 'leaf' : 'bloom',
					),
		)
		.join('');
}

function meadowPlants(stage: Stage): string {
	const { random, palette } = stage;
	return scatter(stage, 90, 650, 1015, (x, y, s) =>
		random.chance(0.5)
			? tuft(stage, x, y, 54 * s, 0.1)
			: flower(stage, x, y, 48 * s, random.pick([palette.accent, palette.second, '#fff6e8']) as `#${string}`, 0.08),
	);
}
