import { house } from '../scenery/buildings.ts';
import { dapples, dusk } from '../scenery/land.ts';
import { sailShip, sea } from '../scenery/water.ts';
import { bottom, horizon, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { box, brush, fill, oval, poly } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** A quay with boats, a row of houses across the water and a lighthouse. */
export function harbor(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	return {
		kind: 'open',
		far: waterfront(stage) + lighthouse(stage, landmarkX),
		mid: sea(stage, horizon - 40, horizon + 150, 0.22) + boats(stage),
		ground: quay(stage),
		near: barrels(stage, heroX < 768 ? 1330 : 190) + bollard(stage, heroX < 768 ? 130 : 1420),
		frame: random.pick(['ropes', 'none', 'none'] as const),
	};
}

function waterfront(stage: Stage): string {
	const { random, materials } = stage;
	const walls: Material[] = [
		materials.wall,
		materials.bloom,
		materials.water,
		materials.sand,
		materials.roof,
	] as Material[];
	const land = stage.sunk(
		`M${leftEdge} ${horizon - 120}C300 ${horizon - 220} 700 ${horizon - 150} 1000 ${horizon - 190}C1300 ${horizon - 230} 1700 ${horizon - 150} ${rightEdge} ${horizon - 170}V${horizon}H${leftEdge}Z`,
		'leaf',
		0.72,
	);
	const homes = Array.from({ length: 17 }, (_, i) =>
		house(
			stage,
			leftEdge + 60 + i * 140 + random.between(-20, 20),
			horizon - 38,
			random.between(92, 124),
			random.between(80, 150),
			0.58,
			{ wall: stage.shift(random.pick(walls), 0.04) },
		),
	);
	return land + homes.join('');
}

function lighthouse(stage: Stage, x: number): string {
	const { palette } = stage;
	const y = horizon - 20;
	const beam = stage.lampsLit
		? fill(
				poly([
					[x, y - 338],
					[x - 760, y - 470],
					[x - 760, y - 300],
				]),
				stage.across([0, palette.second, 0], [1, palette.second, 0.55]),
			) + stage.glow(x, y - 338, 150, palette.second, 0.9)
		: '';
	const tower = poly([
		[x - 46, y],
		[x - 30, y - 300],
		[x + 30, y - 300],
		[x + 46, y],
	]);
	const stripes = [40, 130, 220].map((dy) =>
		stage.flat(
			poly([
				[x - 44 + dy * 0.05, y - dy],
				[x - 40 + dy * 0.05, y - dy - 46],
				[x + 40 - dy * 0.05, y - dy - 46],
				[x + 44 - dy * 0.05, y - dy],
			]),
			stage.shift(palette.accent as Material, -0.02),
			0.4,
		),
	);
	const rocks = `M${x - 170} ${y + 18}C${x - 120} ${y - 40} ${x - 60} ${y - 30} ${x} ${y - 26}C${x + 70} ${y - 40} ${x + 120} ${y - 20} ${x + 180} ${y + 18}Z`;
	return (
		beam +
		stage.flat(tower, 'wall', 0.36) +
		stripes.join('') +
		stage.sheen(tower, 0.2) +
		stage.solid(box(x - 42, y - 312, 84, 14, 3), 'wood', 0.3) +
		fill(box(x - 22, y - 356, 44, 46), palette.second) +
		stage.solid(
			poly([
				[x - 34, y - 354],
				[x, y - 400],
				[x + 34, y - 354],
			]),
			'roof',
			0.36,
		) +
		stage.solid(rocks, 'rock', 0.4)
	);
}

function boats(stage: Stage): string {
	const { random, landmarkX, heroX } = stage;
	const side = landmarkX > heroX ? 1 : -1;
	const big = sailShip(stage, heroX - side * random.between(280, 380), horizon + 70, random.between(330, 420), 0.22);
	const small = Array.from({ length: 3 }, (_, i) => {
		const [x, y, s] = [landmarkX + (i - 1) * 190 + random.between(-40, 40), horizon + 44 + i * 28, 60 + i * 16];
		const hull = `M${x - s} ${y - s * 0.3}C${x - s * 0.4} ${y - s * 0.14} ${x + s * 0.5} ${y - s * 0.14} ${x + s} ${y - s * 0.34}C${x + s * 0.8} ${y + s * 0.1} ${x - s * 0.7} ${y + s * 0.1} ${x - s} ${y - s * 0.3}Z`;
		return (
			stage.solid(hull, random.pick(['roof', 'leaf', 'bloom'] as const), 0.2) +
			fill(oval(x, y + s * 0.12, s * 1.1, s * 0.07), stage.palette.shade, 0.35)
		);
	});
	return big + small.join('');
}

function quay(stage: Stage): string {
	const { palette, random } = stage;
	const top = horizon + 146;
	const planks = Array.from(
		{ length: 27 },
		(_, i) => `M${768 + (i - 13) * 110} ${top}L${768 + (i - 13) * 270} ${bottom}`,
	).join('');
	const knots = Array.from({ length: 34 }, () => {
		const [x, y] = [random.between(-200, 1700), random.between(top + 30, 1020)];
		return fill(
			brush(
				[
					[x, y],
					[x + 50, y + 1],
					[x + 110, y],
				],
				0,
				6,
			),
			random.chance(0.5) ? palette.key : palette.shade,
			0.16,
		);
	});
	return (
		stage.flat(box(leftEdge, top, rightEdge - leftEdge, bottom - top), stage.shift('wood', 0.12), 0.06) +
		`<path d="${planks}" stroke="${palette.shade}" stroke-opacity="0.4" stroke-width="5"/>` +
		knots.join('') +
		stage.solid(box(leftEdge, top - 16, rightEdge - leftEdge, 22, 4), 'wood') +
		fill(box(leftEdge, top + 6, rightEdge - leftEdge, 16), palette.shade, 0.28) +
		dapples(stage, top - 20) +
		dusk(stage, 840)
	);
}

function barrels(stage: Stage, x: number): string {
	return [
		[-80, 880, 1],
		[70, 896, 1.1],
		[0, 800, 0.95],
	]
		.map(([dx, y, s]) => {
			const [bx, w, h] = [x + dx!, 62 * s!, 130 * s!];
			const d = `M${bx - w} ${y}C${bx - w * 1.25} ${y! - h * 0.4} ${bx - w * 1.2} ${y! - h * 0.7} ${bx - w * 0.9} ${y! - h}H${bx + w * 0.9}C${bx + w * 1.2} ${y! - h * 0.7} ${bx + w * 1.25} ${y! - h * 0.4} ${bx + w} ${y}Z`;
			return (
				stage.solid(d, 'wood') +
				stage.line(
					`M${bx - w * 1.12} ${y! - h * 0.3}H${bx + w * 1.12}M${bx - w * 1.06} ${y! - h * 0.76}H${bx + w * 1.06}`,
					stage.shift('rock', -0.2),
					9,
				) +
				stage.solid(oval(bx, y! - h, w * 0.9, w * 0.2), stage.shift('wood', 0.08))
			);
		})
		.join('');
}

function bollard(stage: Stage, x: number): string {
	return (
		stage.solid(box(x - 34, 790, 68, 110, 12), stage.shift('rock', -0.2)) +
		stage.solid(oval(x, 790, 48, 20), stage.shift('rock', -0.12)) +
		stage.line(oval(x, 850, 46, 16), 'sand', 16) +
		stage.line(oval(x, 834, 44, 15), 'sand', 14)
	);
}
