import { star } from '../props/big-things.ts';
import { dapples, dusk, hill, rock } from '../scenery/land.ts';
import { palm } from '../scenery/palms.ts';
import { scatter, tuft } from '../scenery/plants.ts';
import { sailShip, sea, surf } from '../scenery/water.ts';
import { horizon, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { brush, fill, land, oval, ridge } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** A bay: open water with a sail, wet sand, palms or cliffs. */
export function beach(stage: Stage): BackdropLayers {
	const { random, heroX, landmarkX } = stage;
	const cliffs = random.chance(0.5);
	const side = landmarkX > heroX ? 1 : -1;
	return {
		kind: 'open',
		far:
			island(stage, landmarkX + side * 260) +
			sea(stage, horizon - 60, horizon + 140, 0.3) +
			sailShip(stage, landmarkX, horizon - 22, random.between(110, 170), 0.42),
		mid: (cliffs ? headland(stage, landmarkX > heroX ? -1 : 1) : '') + surf(stage, horizon + 66, 9, 0.5),
		ground: sand(stage),
		near: cliffs
			? rock(stage, side > 0 ? 1330 : 200, 850, 120) + rock(stage, side > 0 ? 1440 : 90, 880, 80)
			: palm(stage, side > 0 ? 1370 : 170, 800, 560, 0.02) + palm(stage, side > 0 ? 1500 : 30, 840, 440, 0.05),
		frame: random.pick(['leaves', 'grass', 'rocks'] as const),
	};
}

function island(stage: Stage, x: number): string {
	const y = horizon - 56;
	const d = `M${x - 330} ${y}C${x - 240} ${y - 30} ${x - 190} ${y - 90} ${x - 110} ${y - 96}C${x - 60} ${y - 100} ${x - 40} ${y - 64} ${x + 20} ${y - 70}C${x + 120} ${y - 80} ${x + 200} ${y - 20} ${x + 330} ${y}Z`;
	return stage.sunk(d, 'leaf', 0.68, 0.4);
}

function headland(stage: Stage, side: number): string {
	const edge = side < 0 ? leftEdge : rightEdge;
	const reach = (t: number) => edge - side * (t * 760);
	const y = horizon + 24;
	const cliff = `M${edge} ${y - 330}L${reach(0.5)} ${y - 300}L${reach(0.66)} ${y - 250}L${reach(0.72)} ${y - 120}L${reach(0.84)} ${y - 96}L${reach(0.92)} ${y + 6}L${edge} ${y + 20}Z`;
	const bands = [0.25, 0.5, 0.72].map((t) =>
		fill(
			brush(
				[
					[edge, y - 320 + t * 330],
					[reach(0.4), y - 290 + t * 300],
					[reach(0.68 + t * 0.16), y - 250 + t * 260],
				],
				26,
				6,
			),
			stage.palette.shade,
			0.16,
		),
	);
	const top = `M${edge} ${y - 342}L${reach(0.3)} ${y - 326}L${reach(0.52)} ${y - 312}L${reach(0.67)} ${y - 250}L${reach(0.5)} ${y - 284}L${edge} ${y - 300}Z`;
	return (
		stage.sunk(cliff, 'rock', 0.34, 0.3) + stage.sheen(cliff, 0.3) + bands.join('') + stage.solid(top, 'grass', 0.3)
	);
}

function sand(stage: Stage): string {
	const { random, palette } = stage;
	const shore = ridge(random, leftEdge, rightEdge, horizon + 128, 20, 2);
	const wet = land(shore, 1500);
	const dry = hill(stage, horizon + 196, 20, 'sand', 0.12, 2);
	const prints = Array.from({ length: 18 }, () => {
		const [x, y] = [random.between(-200, 1700), random.between(840, 1010)];
		return fill(
			brush(
				[
					[x, y],
					[x + 60, y - 5],
					[x + 150, y + 3],
				],
				0,
				6,
			),
			palette.shade,
			0.16,
		);
	});
	return (
		surf(stage, horizon + 96, 12, 0.6) +
		surf(stage, horizon + 116, 26) +
		stage.flat(wet, stage.shift('sand', -0.1), 0.16) +
		fill(wet, stage.down([0, palette.glow, 0.5], [0.1, palette.glow, 0])) +
		dry +
		prints.join('') +
		dapples(stage, horizon + 120) +
		dusk(stage, horizon + 260, 0.7) +
		litter(stage)
	);
}

function litter(stage: Stage): string {
	const { random, palette, materials } = stage;
	return scatter(stage, 34, 790, 1012, (x, y, s) => {
		const colour = random.pick([palette.accent, palette.second, materials.wall, materials.bloom]) as Material;
		const kind = random.next();
		if (kind < 0.3) return stage.solid(star(x, y, 17 * s), colour);
		if (kind < 0.6)
			return (
				stage.solid(oval(x, y, 14 * s, 9 * s), colour) +
				stage.line(`M${x} ${y - 8 * s}V${y + 7 * s}`, stage.shift(colour, -0.12), 2.4 * s)
			);
		return kind < 0.8 ? tuft(stage, x, y, 46 * s) : rock(stage, x, y, 20 * s);
	});
}
