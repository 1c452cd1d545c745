import { mix } from '../light/colour.ts';
import { dapples, dusk } from '../scenery/land.ts';
import { bottom, horizon, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { box, fill, n, oval, poly, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** A great city seen from a roof: towers in the haze, lit windows, water tanks, a bridge now and then. */
export function city(stage: Stage): BackdropLayers {
	const { random, heroX } = stage;
	return {
		kind: 'open',
		far:
			skyline(stage, 26, 0.82, [90, 150], [200, 430]) +
			(random.chance(0.5) ? bridge(stage) : '') +
			stage.veil(horizon - 320, horizon, 0.5) +
			skyline(stage, 18, 0.64, [100, 160], [160, 400]),
		mid:
			stage.veil(horizon - 260, horizon + 20, 0.5) +
			skyline(stage, 11, 0.36, [140, 210], [80, 330], true) +
			street(stage),
		ground: roofTop(stage),
		near: chimney(stage, heroX < 768 ? 1400 : 140) + vent(stage, heroX < 768 ? 110 : 1430),
		frame: random.pick(['none', 'none', 'arch'] as const),
	};
}

/** Towers side by side; those before the hero stay low. */
function skyline(
	stage: Stage,
	count: number,
	depth: number,
	[thin, wide]: readonly [number, number],
	[low, high]: readonly [number, number],
	tanks = false,
): string {
	const { random, heroX, landmarkX } = stage;
	return Array.from({ length: count }, (_, i) => {
		const x = leftEdge + ((i + random.next() * 0.7) / count) * (rightEdge - leftEdge);
		const tallHere = Math.abs(x - landmarkX) < 190 ? 1.15 : Math.abs(x - heroX) < 170 ? 0.45 : 0.85;
		return block(
			stage,
			x,
			random.between(thin, wide),
			random.between(low, high) * tallHere,
			depth,
			tanks && random.chance(0.4),
		);
	}).join('');
}

function block(stage: Stage, x: number, w: number, h: number, depth: number, tank: boolean): string {
	const { random, materials, palette } = stage;
	const y = horizon + 40;
	const wall = mix(
		random.pick([materials.rock, materials.wall, materials.roof, materials.water, materials.earth]),
		palette.shade,
		0.16,
	) as Material;
	const crown = random.whole(0, 3);
	const tops = [
		'',
		stage.solid(box(x - w * 0.32, y - h - w * 0.3, w * 0.64, w * 0.32), wall, depth) +
			stage.solid(box(x - w * 0.14, y - h - w * 0.56, w * 0.28, w * 0.28), wall, depth),
		stage.solid(
			poly([
				[x - w / 2, y - h],
				[x, y - h - w * 0.6],
				[x + w / 2, y - h],
			]),
			stage.shift(wall, -0.05),
			depth,
		),
		stage.line(`M${n(x)} ${n(y - h)}V${n(y - h - w * 0.7)}`, wall, 4, depth) +
			fill(oval(x, y - h - w * 0.7, 4), palette.accent),
	];
	return (
		tops[crown] +
		stage.sunk(box(x - w / 2, y - h, w, h + 20), wall, depth, 0.5) +
		stage.sheen(box(x - w / 2, y - h, w, h), depth) +
		windows(stage, x, y, w, h, depth) +
		(tank ? waterTank(stage, x, y - h, w * 0.5, depth) : '')
	);
}

function windows(stage: Stage, x: number, y: number, w: number, h: number, depth: number): string {
	const { random, palette } = stage;
	const lit: string[] = [];
	const dark: string[] = [];
	const share = { night: 0.6, dusk: 0.42, dawn: 0.14, day: 0.04 }[stage.time];
	for (let wy = y - h + 16; wy < y - 30; wy += 25) {
		for (let wx = x - w / 2 + 11; wx < x + w / 2 - 16; wx += 21)
			(random.chance(share) ? lit : dark).push(box(wx, wy, 10, 14));
	}
	return (
		fill(dark.join(''), palette.shade, 0.3 * (1 - depth)) +
		fill(lit.join(''), mix(palette.second, '#fff2c0', 0.4), 0.95 - depth * 0.5)
	);
}

function waterTank(stage: Stage, x: number, y: number, w: number, depth: number): string {
	return (
		stage.line(
			`M${n(x - w * 0.34)} ${n(y)}L${n(x - w * 0.26)} ${n(y - w * 0.5)}M${n(x + w * 0.34)} ${n(y)}L${n(x + w * 0.26)} ${n(y - w * 0.5)}`,
			'wood',
			5,
			depth,
		) +
		stage.solid(box(x - w * 0.42, y - w * 1.24, w * 0.84, w * 0.76, 4), 'wood', depth) +
		stage.solid(
			poly([
				[x - w * 0.5, y - w * 1.22],
				[x, y - w * 1.66],
				[x + w * 0.5, y - w * 1.22],
			]),
			stage.shift('wood', -0.1),
			depth,
		)
	);
}

function bridge(stage: Stage): string {
	const { landmarkX: x } = stage;
	const y = horizon - 90;
	const cables = stroke(
		`M${x - 760} ${y - 40}C${x - 520} ${y} ${x - 330} ${y - 60} ${x - 260} ${y - 230}C${x - 170} ${y - 30} ${x + 170} ${y - 30} ${x + 260} ${y - 230}C${x + 330} ${y - 60} ${x + 520} ${y} ${x + 760} ${y - 40}`,
		stage.tone('roof', 0.7),
		6,
	);
	const towers = [-260, 260].map((dx) =>
		stage.flat(
			box(x + dx - 20, y - 240, 12, 300) + box(x + dx + 8, y - 240, 12, 300) + box(x + dx - 20, y - 170, 40, 12),
			'roof',
			0.68,
		),
	);
	return cables + towers.join('') + stage.flat(box(x - 800, y, 1600, 16), 'roof', 0.68);
}

function street(stage: Stage): string {
	return fill(
		box(leftEdge, horizon - 10, rightEdge - leftEdge, 140),
		stage.down([0, stage.palette.air, 0], [1, stage.palette.air, 0.85]),
	);
}

function roofTop(stage: Stage): string {
	const { palette, random } = stage;
	const top = horizon + 90;
	const slabs =
		Array.from({ length: 13 }, (_, i) => `M${768 + (i - 6) * 230} ${top}L${768 + (i - 6) * 560} ${bottom}`).join('') +
		[740, 826, 940].map((y) => `M${leftEdge} ${y}H${rightEdge}`).join('');
	const stains = Array.from({ length: 16 }, () =>
		stage.glow(random.between(-100, 1640), random.between(720, 1000), random.between(60, 190), palette.shade, 0.3, 20),
	);
	const wall =
		stage.solid(box(leftEdge, top - 54, rightEdge - leftEdge, 66), 'roof', 0.14) +
		Array.from({ length: 40 }, (_, i) =>
			stage.line(
				`M${leftEdge + i * 60 + (i % 2) * 10} ${top - 40}V${top - 16}`,
				stage.shift('roof', -0.1),
				3,
				0.1,
				0.6,
			),
		).join('') +
		stage.solid(box(leftEdge, top - 72, rightEdge - leftEdge, 24, 4), stage.shift('wall', -0.02), 0.1);
	return (
		stage.flat(box(leftEdge, top, rightEdge - leftEdge, bottom), stage.shift('rock', -0.02), 0.08) +
		stroke(slabs, palette.shade, 4, 0.2) +
		stains.join('') +
		wall +
		fill(box(leftEdge, top + 10, rightEdge - leftEdge, 26), palette.shade, 0.24) +
		dapples(stage, top - 60) +
		dusk(stage, 830)
	);
}

function chimney(stage: Stage, x: number): string {
	const bricks = Array.from({ length: 14 }, (_, i) =>
		box(x - 76 + (i % 3) * 54 + (Math.floor(i / 3) % 2) * 16, 620 + Math.floor(i / 3) * 54, 44, 20, 3),
	).join('');
	return (
		stage.glow(x, 894, 160, stage.palette.shade, 0.7, 24) +
		stage.solid(box(x - 90, 600, 180, 296), 'roof') +
		stage.flat(bricks, stage.shift('roof', -0.06), 0, 0.7) +
		stage.solid(box(x - 106, 574, 212, 36, 6), stage.shift('roof', -0.08)) +
		[-46, 40].map((dx) => stage.solid(box(x + dx - 24, 506, 48, 70, 6), 'earth')).join('')
	);
}

function vent(stage: Stage, x: number): string {
	return (
		stage.glow(x, 890, 120, stage.palette.shade, 0.7, 20) +
		stage.solid(box(x - 30, 750, 60, 140), 'rock') +
		stage.solid(`M${x - 76} 760C${x - 80} 680 ${x + 80} 680 ${x + 76} 760Z`, stage.shift('rock', 0.07)) +
		stage.line(`M${x - 60} 744H${x + 60}`, stage.shift('rock', -0.12), 6)
	);
}
