import { mix } from '../light/colour.ts';
import { dusk, hill } from '../scenery/land.ts';
import { fern, reeds, scatter, tuft } from '../scenery/plants.ts';
import { bareTree, trunk } from '../scenery/trees.ts';
import { sea } from '../scenery/water.ts';
import { horizon, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { brush, fill, land, oval, type Point, ridge, smooth } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** Still green water, mossy trees, lily pads, a plank hut on legs now and then. */
export function swamp(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	return {
		kind: 'open',
		far:
			hill(stage, horizon - 70, 40, 'leaf', 0.76) +
			mossyTrees(stage, 9, 0.68, horizon - 14, [120, 250]) +
			stage.veil(horizon - 220, horizon, 0.5),
		mid:
			mossyTrees(stage, 6, 0.46, horizon + 30, [330, 470]) +
			(random.chance(0.55) ? hut(stage, landmarkX) : '') +
			sea(stage, horizon, horizon + 190, 0.26) +
			pads(stage, horizon + 30, horizon + 160),
		ground: bank(stage),
		near:
			trunk(stage, heroX < 768 ? 1480 : 60, 870, 160, 0.06) +
			moss(stage, heroX < 768 ? 1300 : 230, -20, 300, 0.04) +
			reeds(stage, heroX < 768 ? 1290 : 250, 880, 300),
		frame: random.pick(['branches', 'grass', 'leaves'] as const),
	};
}

function mossyTrees(
	stage: Stage,
	count: number,
	depth: number,
	y: number,
	[low, high]: readonly [number, number],
): string {
	const { random, heroX, landmarkX } = stage;
	return Array.from({ length: count }, (_, i) => leftEdge + ((i + random.next()) / count) * (rightEdge - leftEdge))
		.filter((x) => depth > 0.6 || (Math.abs(x - heroX) > 150 && Math.abs(x - landmarkX) > 140))
		.map((x) => {
			const tall = random.between(low, high);
			const beards = Array.from({ length: 5 }, () =>
				moss(
					stage,
					x + random.between(-0.4, 0.4) * tall,
					y - tall * random.between(0.62, 0.9),
					tall * random.between(0.18, 0.4),
					depth,
				),
			);
			const foot = smooth(
				[
					[x - tall * 0.16, y + 6],
					[x - tall * 0.05, y - tall * 0.16],
					[x + tall * 0.05, y - tall * 0.16],
					[x + tall * 0.16, y + 6],
				],
				true,
			);
			return (
				bareTree(stage, x, y, tall, depth) +
				stage.flat(foot, 'wood', depth) +
				crown(stage, x, y - tall * 0.92, tall, depth) +
				beards.join('')
			);
		})
		.join('');
}

function crown(stage: Stage, x: number, y: number, tall: number, depth: number): string {
	const { random } = stage;
	return fill(
		Array.from({ length: 6 }, () =>
			oval(
				x + random.between(-0.36, 0.36) * tall,
				y + random.between(-0.05, 0.14) * tall,
				tall * random.between(0.12, 0.2),
				tall * random.between(0.04, 0.08),
			),
		).join(''),
		stage.tone(stage.shift('leaf', random.between(-0.06, 0.02)), depth),
	);
}

/** Grey moss hanging down in threads. */
function moss(stage: Stage, x: number, y: number, long: number, depth: number): string {
	const { random } = stage;
	const threads = Array.from({ length: 9 }, (_, i) => {
		const tx = x + (i - 4) * long * 0.07;
		const fall = long * random.between(0.5, 1);
		return brush(
			[
				[tx, y],
				[tx + random.between(-8, 8), y + fall * 0.5],
				[tx + random.between(-10, 10), y + fall],
			],
			long * 0.07,
			0,
		);
	});
	return fill(threads.join(''), stage.tone(stage.shift('grass', -0.06), depth), 0.85);
}

function hut(stage: Stage, x: number): string {
	const y = horizon + 40;
	const lit = mix(stage.palette.second, '#fff2c0', 0.4);
	const legs = [-90, -30, 40, 96].map((dx) =>
		stage.line(`M${x + dx * 0.8} ${y - 110}L${x + dx} ${y + 26}`, 'wood', 13, 0.3),
	);
	const roof = smooth(
		[
			[x - 160, y - 216],
			[x - 60, y - 300],
			[x + 10, y - 372],
			[x + 70, y - 296],
			[x + 160, y - 220],
			[x, y - 236],
		],
		true,
	);
	return (
		legs.join('') +
		stage.solid(`M${x - 110} ${y - 106}L${x - 96} ${y - 250}H${x + 100}L${x + 112} ${y - 106}Z`, 'wood', 0.28) +
		stage.line(
			`M${x - 104} ${y - 150}H${x + 108}M${x - 100} ${y - 196}H${x + 104}`,
			stage.shift('wood', -0.12),
			4,
			0.28,
			0.7,
		) +
		stage.glow(x + 40, y - 176, 120, stage.palette.second, 0.7) +
		fill(oval(x + 40, y - 176, 25), lit) +
		stage.solid(
			`M${x - 66} ${y - 106}V${y - 180}C${x - 66} ${y - 210} ${x - 16} ${y - 210} ${x - 16} ${y - 180}V${y - 106}Z`,
			stage.shift('wood', -0.14),
			0.26,
		) +
		stage.solid(roof, 'grass', 0.3) +
		stage.solid(`M${x - 150} ${y - 112}H${x + 150}V${y - 98}H${x - 150}Z`, 'wood', 0.26)
	);
}

function pads(stage: Stage, y0: number, y1: number): string {
	const { random, palette } = stage;
	return Array.from({ length: 34 }, () => ({ x: random.between(-300, 1800), y: y0 + random.next() * (y1 - y0) }))
		.sort((a, b) => a.y - b.y)
		.map(({ x, y }) => {
			const r = 14 + ((y - y0) / (y1 - y0)) * 40;
			const pad =
				stage.flat(oval(x, y + 2, r, r * 0.3), stage.shift('leaf', -0.16), 0.2) +
				stage.solid(oval(x, y, r, r * 0.28), stage.shift('grass', random.between(-0.06, 0.05)), 0.2);
			return random.chance(0.3)
				? pad + lily(stage, x, y - 3, r * 0.42, random.pick([palette.accent, '#fdf1f4', palette.second]) as Material)
				: pad;
		})
		.join('');
}

function lily(stage: Stage, x: number, y: number, size: number, colour: Material): string {
	const petals = [-1.1, -0.55, 0, 0.55, 1.1].map((a) =>
		brush(
			[
				[x, y],
				[x + Math.sin(a) * size * 0.6, y - size * 0.6],
				[x + Math.sin(a) * size, y - Math.cos(a) * size * 1.2],
			],
			size * 0.7,
			0,
		),
	);
	return stage.flat(petals.join(''), colour, 0.1) + stage.flat(oval(x, y - size * 0.3, size * 0.2), '#f7cf5a');
}

/** The near bank, soft and overgrown. */
function bank(stage: Stage): string {
	const { random } = stage;
	const edge = ridge(random, leftEdge, rightEdge, horizon + 158, 26, 3).map(([x, y]): Point => [x, y]);
	const rim = stage.flat(
		land(
			edge.map(([x, y]): Point => [x, y - 8]),
			1500,
		),
		stage.shift('earth', -0.16),
		0.14,
	);
	const plants = scatter(stage, 50, 800, 1015, (x, y, s) => {
		const kind = random.next();
		if (kind < 0.4) return tuft(stage, x, y, 66 * s, 0.05);
		return kind < 0.7 ? fern(stage, x, y, 70 * s, 0.05) : reeds(stage, x, y, 130 * s, 0.08);
	});
	return rim + hill(stage, horizon + 176, 20, stage.shift('grass', -0.06), 0.14) + dusk(stage, horizon + 230) + plants;
}
