import { mix } from '../light/colour.ts';
import { ground, path, rock } from '../scenery/land.ts';
import { fern, flower, scatter, tuft, vine } from '../scenery/plants.ts';
import { fir, roundTree, trunk } from '../scenery/trees.ts';
import { horizon, leftEdge, rightEdge, type Stage } from '../stage.ts';
import { blob, brush, fill, type Point, ridge, smooth } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** A wood of tall trunks with a bright clearing behind it. */
export function forest(stage: Stage): BackdropLayers {
	const { random, palette, heroX } = stage;
	const goal = heroX + random.between(-160, 160);
	const pines = random.chance(0.4);
	return {
		kind: 'open',
		far:
			clearing(stage, goal) +
			trunkRow(stage, 20, 0.86, horizon + 4, [10, 26], 0) +
			trunkRow(stage, 12, 0.66, horizon + 22, [22, 46], 60),
		mid:
			undergrowth(stage, pines) +
			trunkRow(stage, 6, 0.4, horizon + 60, [54, 92], 190) +
			canopy(stage, 40, 0.3) +
			canopy(stage, -70, 0.12),
		ground: ground(stage, 'grass', { rough: 12 }) + path(stage, 'earth', goal) + floorPlants(stage),
		near:
			giants(stage) +
			Array.from({ length: 5 }, () => vine(stage, random.between(-100, 1600), -40, random.between(120, 300), 0.1)).join(
				'',
			),
		frame: 'branches',
		shafts: {
			x: goal + (stage.light.from === 'left' ? -260 : 260),
			y: -120,
			lean: stage.light.from === 'left' ? 0.42 : -0.42,
		},
		sky: (level) =>
			fill(
				`M-20 -20H1556V${level + 60}H-20Z`,
				stage.down([0, mix(palette.zenith, stage.tone('leaf', 0.4), 0.5)], [0.55, palette.sky], [1, palette.glow]),
			),
	};
}

function clearing(stage: Stage, goal: number): string {
	return (
		stage.glow(goal, horizon - 90, 620, stage.palette.glow, 0.95, 520) +
		stage.glow(goal, horizon - 20, 380, stage.palette.key, 0.8, 260)
	);
}

/** Trunks between us and the light; none in front of the hero when they are thick. */
function trunkRow(
	stage: Stage,
	count: number,
	depth: number,
	foot: number,
	[thin, thick]: [number, number],
	gap: number,
): string {
	const { random, heroX } = stage;
	return Array.from({ length: count }, (_, i) => leftEdge + ((i + random.next()) / count) * (rightEdge - leftEdge))
		.filter((x) => Math.abs(x - heroX) > gap)
		.map((x) => trunk(stage, x, foot + random.between(-6, 14), random.between(thin, thick), depth))
		.join('');
}

function undergrowth(stage: Stage, pines: boolean): string {
	const { random, heroX } = stage;
	const hedge = [
		...ridge(random, leftEdge, rightEdge, horizon - 26, 34, 3),
		[rightEdge, horizon + 90],
		[leftEdge, horizon + 90],
	] as Point[];
	const small = Array.from({ length: 9 }, () => random.between(leftEdge, rightEdge))
		.filter((x) => Math.abs(x - heroX) > 130)
		.map((x) =>
			pines
				? fir(stage, x, horizon + 30, random.between(170, 330), 0.52)
				: roundTree(stage, x, horizon + 30, random.between(150, 260), 0.55, random.chance(0.5) ? 'leaf' : 'bloom'),
		);
	return stage.flat(smooth(hedge, true), 'leaf', 0.6) + small.join('');
}

/** Leaves overhead: ragged masses with a fringe of single leaves, higher over the hero. */
function canopy(stage: Stage, y: number, depth: number): string {
	const { random, palette, heroX } = stage;
	const hang = (x: number) => y + Math.min(110, Math.abs(x - heroX) * 0.13);
	const spots = Array.from({ length: 19 }, (_, i) => leftEdge + i * 132 + random.between(-40, 40));
	const masses = spots.map((x) =>
		blob(random, x, hang(x) - 110, random.between(110, 180), random.between(110, 190), 0.18, 13),
	);
	const fringe = Array.from({ length: 150 }, () => {
		const x = random.between(leftEdge, rightEdge);
		return leafAt(x, hang(x) + random.between(-90, 50), random.between(22, 52), random.between(0.5, 2.6));
	});
	const lit = Array.from({ length: 90 }, () => {
		const x = random.between(leftEdge, rightEdge);
		return leafAt(x, hang(x) + random.between(-130, 10), random.between(16, 36), random.between(0.2, 2.9));
	});
	const shade = stage.tone(stage.shift('leaf', -0.1), depth);
	return (
		fill(masses.join('') + fringe.join(''), shade) +
		fill(lit.join(''), mix(stage.tone('bloom', depth), palette.key, 0.2), 0.55)
	);
}

function leafAt(x: number, y: number, size: number, angle: number): string {
	const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size];
	return brush(
		[
			[x, y],
			[x + c * 0.5 + s * 0.06, y + s * 0.5],
			[x + c, y + s],
		],
		size * 0.42,
		0,
	);
}

function giants(stage: Stage): string {
	const { random, heroX } = stage;
	const places = [random.between(-60, 120), random.between(1420, 1600)].filter((x) => Math.abs(x - heroX) > 380);
	return places
		.map(
			(x) =>
				trunk(stage, x, 860, random.between(130, 190), 0.04) +
				fern(stage, x + 60, 880, 150, 0) +
				fern(stage, x - 90, 890, 130, 0),
		)
		.join('');
}

function floorPlants(stage: Stage): string {
	const { random } = stage;
	return scatter(stage, 110, 640, 1010, (x, y, s) => {
		const kind = random.next();
		if (kind < 0.4) return fern(stage, x, y, 74 * s, 0.15);
		if (kind < 0.7) return tuft(stage, x, y, 60 * s, 0.1);
		if (kind < 0.9)
			return flower(
				stage,
				x,
				y,
				52 * s,
				random.pick([stage.palette.second, '#fff3e0', stage.palette.accent]) as `#${string}`,
				0.1,
			);
		return rock(stage, x, y, 30 * s, 0.1);
	});
}
