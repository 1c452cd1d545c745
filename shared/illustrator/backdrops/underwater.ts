import { mix } from '../light/colour.ts';
import { hill, rock } from '../scenery/land.ts';
import { scatter } from '../scenery/plants.ts';
import { horizon, type Stage } from '../stage.ts';
import { box, brush, fill, oval, type Point, smooth } from '../svg.ts';
import { coral, vivid } from './coral.ts';
import type { BackdropLayers } from './layers.ts';

/** A reef: light from above, kelp, coral and shoals of fish. */
export function underwater(stage: Stage): BackdropLayers {
	const { random, heroX } = stage;
	const sun = heroX + random.between(-220, 220);
	return {
		kind: 'water',
		sky: (level) => water(stage, sun, level),
		far: reef(stage, 0.82, horizon - 30, 130) + shoal(stage, 26, 0.62) + reef(stage, 0.66, horizon + 10, 110),
		mid: wreckOrArch(stage) + kelpRow(stage, 12, 0.5, [200, 460]) + shoal(stage, 14, 0.3),
		ground: seabed(stage),
		near: kelpRow(stage, 5, 0.12, [320, 560], 330, 900),
		frame: random.pick(['kelp', 'rocks'] as const),
		shafts: { x: sun, y: -160, lean: random.between(-0.3, 0.3) },
	};
}

function water(stage: Stage, sun: number, level: number): string {
	const { palette, random } = stage;
	const wash = fill(
		box(-20, -20, 1576, level + 80),
		stage.down(
			[0, mix(palette.glow, palette.sky, 0.35)],
			[0.28, palette.sky],
			[0.75, palette.zenith],
			[1, palette.air],
		),
	);
	const face = stage.glow(sun, -40, 620, mix(palette.key, '#ffffff', 0.3), 0.9, 300);
	const ripples = Array.from({ length: 22 }, () => {
		const [x, y, reach] = [random.between(-100, 1500), random.between(-6, 110), random.between(60, 260)];
		return fill(
			brush(
				[
					[x, y],
					[x + reach * 0.5, y + random.between(-10, 10)],
					[x + reach, y],
				],
				0,
				random.between(5, 14),
			),
			'#f2fffb',
			0.24,
		);
	});
	return wash + face + ripples.join('');
}

function reef(stage: Stage, depth: number, y: number, swing: number): string {
	return hill(stage, y, swing, 'rock', depth, 4);
}

function shoal(stage: Stage, count: number, depth: number): string {
	const { random, palette } = stage;
	const [cx, cy] = [random.between(300, 1240), random.between(170, 420)];
	const way = random.chance(0.5) ? 1 : -1;
	const colour = vivid(stage, random.pick([palette.second, palette.accent, stage.materials.bloom]), depth * 0.8);
	return Array.from({ length: count }, () => {
		const [x, y, s] = [
			cx + random.between(-230, 230),
			cy + random.between(-80, 80),
			random.between(9, 19) * (1.5 - depth),
		];
		const d = smooth(
			[
				[x - way * s * 1.7, y],
				[x, y - s * 0.75],
				[x + way * s * 1.4, y],
				[x, y + s * 0.75],
			],
			true,
		);
		const tail = `M${x + way * s * 1.1} ${y}L${x + way * s * 2.2} ${y - s * 0.7}L${x + way * s * 1.9} ${y}L${x + way * s * 2.2} ${y + s * 0.7}Z`;
		return fill(d + tail, colour) + fill(oval(x - way * s, y - s * 0.14, s * 0.15), palette.shade, 0.8);
	}).join('');
}

function kelpRow(
	stage: Stage,
	count: number,
	depth: number,
	[low, high]: [number, number],
	gap = 150,
	foot = horizon + 70,
): string {
	const { random, heroX } = stage;
	return Array.from({ length: count }, () => random.between(-380, 1900))
		.filter((x) => Math.abs(x - heroX) > gap)
		.map((x) => kelp(stage, x, foot + random.between(-20, 20), random.between(low, high), depth))
		.join('');
}

function kelp(stage: Stage, x: number, y: number, tall: number, depth: number): string {
	const { random } = stage;
	const [sway, turn] = [tall * 0.07, random.next() * 6];
	const at = (t: number): Point => [x + Math.sin(turn + t * 5) * sway * (0.4 + t), y - tall * t];
	const leaves = Array.from({ length: Math.round(tall / 30) }, (_, i) => {
		const t = (i + 0.6) / Math.round(tall / 30);
		const [lx, ly] = at(t);
		const s = i % 2 ? 1 : -1;
		const size = tall * 0.11 * (1.2 - t * 0.6);
		return brush(
			[
				[lx, ly],
				[lx + s * size * 0.6, ly - size * 0.3],
				[lx + s * size, ly - size],
			],
			size * 0.42,
			0,
		);
	});
	const tint = random.chance(0.6) ? 'leaf' : 'grass';
	return (
		stage.flat(brush([0, 0.2, 0.4, 0.6, 0.8, 1].map(at), tall * 0.035, 2), stage.shift(tint, -0.08), depth) +
		stage.flat(leaves.join(''), tint, depth)
	);
}

function wreckOrArch(stage: Stage): string {
	const { random } = stage;
	const x = stage.landmarkX;
	const y = horizon + 60;
	const arch = `M${x - 260} ${y}C${x - 270} ${y - 240} ${x - 160} ${y - 390} ${x + 20} ${y - 380}C${x + 200} ${y - 360} ${x + 280} ${y - 200} ${x + 250} ${y}H${x + 120}C${x + 140} ${y - 150} ${x + 90} ${y - 230} ${x} ${y - 236}C${x - 110} ${y - 236} ${x - 140} ${y - 110} ${x - 120} ${y}Z`;
	const growth = Array.from({ length: 9 }, (_, i) =>
		coral(
			stage,
			x - 240 + i * 60,
			y - (i < 2 || i > 6 ? 210 : 360) + random.between(-10, 30),
			random.between(34, 64),
			0.36,
		),
	);
	return (
		stage.solid(arch, 'rock', 0.48) +
		fill(arch, stage.down([0, stage.palette.key, 0.25], [0.4, stage.palette.key, 0], [1, stage.palette.air, 0.6])) +
		growth.join('')
	);
}

function seabed(stage: Stage): string {
	const { random, palette } = stage;
	const floor = [0, 80, 200].map((drop, i) =>
		hill(stage, horizon + 30 + drop, 22, stage.shift('sand', -i * 0.02), 0.5 - i * 0.18),
	);
	const nets = Array.from({ length: 26 }, () => {
		const [x, y] = [random.between(-200, 1700), random.between(680, 1010)];
		const s = (y - 560) / 300;
		return fill(
			brush(
				[
					[x, y],
					[x + 60 * s, y - 10 * s],
					[x + 130 * s, y + 4 * s],
					[x + 190 * s, y - 4 * s],
				],
				0,
				7 * s,
			),
			palette.key,
			0.2,
		);
	});
	const life = scatter(stage, 46, 660, 1015, (x, y, s) =>
		random.chance(0.62) ? coral(stage, x, y, 80 * s, 0.18) : rock(stage, x, y, 44 * s, 0.15),
	);
	return (
		floor.join('') +
		nets.join('') +
		life +
		fill(box(-420, 800, 2400, 700), stage.down([0, palette.shade, 0], [1, palette.shade, 0.5]))
	);
}
