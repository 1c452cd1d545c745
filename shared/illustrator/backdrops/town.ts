import { mix } from '../light/colour.ts';
import { bunting, pane } from '../scenery/buildings.ts';
import { dapples, dusk } from '../scenery/land.ts';
import { bush, flower } from '../scenery/plants.ts';
import { bottom, horizon, leftEdge, type Material, rightEdge, type Stage, width } from '../stage.ts';
import { box, fill, oval, poly, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';
import { cornerHouse, row, shopFront } from './town-houses.ts';

/** A street of tall gabled houses with shops, lamps and cobbles. */
export function town(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	return {
		kind: 'open',
		far:
			row(stage, 13, 0.72, horizon - 30, [90, 130], [170, 280]) +
			clockTower(stage, landmarkX) +
			stage.veil(horizon - 200, horizon + 20, 0.5),
		mid: row(stage, 7, 0.34, horizon + 26, [150, 200], [240, 350], landmarkX) + shops(stage, landmarkX),
		ground: cobbles(stage),
		near:
			corners(stage) +
			lamp(stage, heroX < 768 ? 1340 : 196) +
			tub(stage, heroX < 768 ? 1450 : 90) +
			(random.chance(0.55) ? bunting(stage, [-160, 40], [1700, 20], 170, 0.04) : ''),
		frame: random.pick(['boughs', 'arch', 'none'] as const),
	};
}

/** Awnings and lit shop windows along the foot of the near houses. */
function shops(stage: Stage, gap: number): string {
	const { random, palette, materials } = stage;
	return Array.from({ length: 8 }, (_, i) => leftEdge + 150 + i * 300)
		.filter((x) => Math.abs(x - gap) > 150)
		.map((x) => {
			const colour = random.pick([palette.accent, materials.leaf, materials.water, materials.roof]) as Material;
			return shopFront(stage, x, horizon + 28, colour, 0.18);
		})
		.join('');
}

/** Two houses at the edges lead the eye down the street: a tall one on the free side, the other further off. */
function corners(stage: Stage): string {
	const { random, heroX } = stage;
	const [edge, out] = heroX < width / 2 ? [width, 1] : [0, -1];
	const beyond = cornerHouse(stage, width - edge + out * random.between(10, 60), 716, random.between(200, 240));
	return beyond + cornerHouse(stage, edge - out * random.between(70, 130), 776, random.between(300, 350));
}

function clockTower(stage: Stage, x: number): string {
	const y = horizon - 10;
	const hands = stroke(
		`M${x} ${y - 340}L${x} ${y - 368}M${x} ${y - 340}L${x + 18} ${y - 330}`,
		stage.tone('wood', 0.4),
		6,
	);
	return (
		stage.glow(x, y - 280, 420, stage.palette.glow, 0.6) +
		stage.solid(box(x - 62, y - 400, 124, 400), 'wall', 0.5) +
		stage.solid(
			poly([
				[x - 80, y - 398],
				[x - 40, y - 450],
				[x, y - 560],
				[x + 40, y - 450],
				[x + 80, y - 398],
			]),
			'roof',
			0.48,
		) +
		stage.solid(box(x - 74, y - 412, 148, 20, 3), stage.shift('wall', -0.08), 0.48) +
		stage.flat(oval(x, y - 340, 44), stage.lampsLit ? (stage.palette.second as Material) : 'snow', 0.3) +
		stroke(oval(x, y - 340, 44), stage.tone('wood', 0.42), 7) +
		hands +
		pane(stage, x, y - 220, 34, 64, 0.46, true)
	);
}

function cobbles(stage: Stage): string {
	const { random, palette } = stage;
	const base =
		stage.flat(box(leftEdge, horizon + 20, rightEdge - leftEdge, bottom), stage.shift('rock', 0.05), 0.1) +
		fill(
			box(leftEdge, horizon + 20, rightEdge - leftEdge, 480),
			stage.down([0, palette.air, 0.7], [0.2, palette.key, 0.18], [1, palette.shade, 0.3]),
		);
	const stones: string[] = [];
	for (let y = horizon + 34; y < 1040; y += 9 + (y - horizon) * 0.065) {
		const s = 0.22 + (y - horizon) / 420;
		for (let x = -200 + random.between(0, 60); x < 1740; x += 74 * s + random.between(20, 90)) {
			const lift = random.next();
			stones.push(
				fill(
					oval(x, y, 30 * s, 11 * s),
					lift < 0.45 ? palette.key : lift < 0.85 ? palette.shade : stage.tone('roof', 0.1),
					0.15,
				),
			);
		}
	}
	return (
		base +
		stones.join('') +
		dapples(stage) +
		dusk(stage, 830) +
		stage.solid(box(leftEdge, horizon + 20, rightEdge - leftEdge, 15, 4), stage.shift('wall', -0.08), 0.22)
	);
}

function lamp(stage: Stage, x: number): string {
	const { palette } = stage;
	const iron: Material = '#3f4652';
	return (
		stage.solid(box(x - 9, 470, 18, 420, 4), iron) +
		stage.solid(
			`M${x - 34} 892C${x - 30} 850 ${x - 16} 840 ${x - 14} 800H${x + 14}C${x + 16} 840 ${x + 30} 850 ${x + 34} 892Z`,
			iron,
		) +
		(stage.lampsLit ? stage.glow(x, 420, 300, palette.second, 0.8) : '') +
		fill(
			poly([
				[x - 30, 468],
				[x - 42, 380],
				[x + 42, 380],
				[x + 30, 468],
			]),
			stage.lampsLit ? '#fff1bd' : mix(palette.glow, '#ffffff', 0.4),
		) +
		stage.solid(
			poly([
				[x - 52, 382],
				[x, 332],
				[x + 52, 382],
			]),
			iron,
		) +
		stage.line(`M${x} 380V468M${x - 34} 468H${x + 34}`, iron, 7)
	);
}

function tub(stage: Stage, x: number): string {
	const { palette } = stage;
	const blooms = Array.from({ length: 9 }, () =>
		flower(
			stage,
			x + stage.random.between(-60, 60),
			830,
			stage.random.between(60, 110),
			stage.random.pick([palette.accent, palette.second]) as Material,
		),
	);
	return (
		bush(stage, x, 846, 74) +
		blooms.join('') +
		stage.solid(
			poly([
				[x - 84, 820],
				[x + 84, 820],
				[x + 66, 906],
				[x - 66, 906],
			]),
			'wood',
		)
	);
}
