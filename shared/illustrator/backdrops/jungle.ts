import { mix } from '../light/colour.ts';
import { ground, path, rock } from '../scenery/land.ts';
import { palm } from '../scenery/palms.ts';
import { bigLeaf, fern, flower, scatter, vine } from '../scenery/plants.ts';
import { trunk } from '../scenery/trees.ts';
import { horizon, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { blob, box, fill, n, oval, poly } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** Steamy green: a waterfall or a hidden temple, giant leaves, hanging vines. */
export function jungle(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	const temple = random.chance(0.45);
	return {
		kind: 'open',
		far:
			greens(stage, horizon - 150, 0.8, 150) +
			(temple ? stepTemple(stage, landmarkX) : waterfall(stage, landmarkX)) +
			greens(stage, horizon - 20, 0.62, 90, landmarkX),
		mid:
			stage.veil(horizon - 200, horizon + 40, 0.45) +
			palms(stage) +
			greens(stage, horizon + 40, 0.42, 64, landmarkX) +
			roof(stage),
		ground: ground(stage, 'grass', { rough: 16 }) + path(stage, 'earth', landmarkX, { wide: 320 }) + floorPlants(stage),
		near:
			Array.from({ length: 9 }, () => vine(stage, random.between(-60, 1600), -60, random.between(160, 460), 0.06))
				.filter((_, i) => i < 7)
				.join('') +
			trunk(stage, heroX < 768 ? 1500 : 40, 890, 150, 0.04) +
			leaves(stage, heroX < 768 ? 1400 : 140),
		frame: 'leaves',
		shafts: { x: landmarkX, y: -140, lean: heroX < landmarkX ? -0.34 : 0.34 },
	};
}

/** A wall of leafy masses; open around `gap`, if given. */
function greens(stage: Stage, y: number, depth: number, tall: number, gap = -9999): string {
	const { random } = stage;
	const masses = Array.from({ length: 22 }, () => random.between(leftEdge, rightEdge)).filter(
		(x) => Math.abs(x - gap) > 170,
	);
	const bodies = masses
		.map((x) => blob(random, x, y, random.between(90, 170), tall * random.between(0.7, 1.2), 0.16, 13))
		.join('');
	const sprays = masses.flatMap((x) =>
		Array.from({ length: 4 }, () =>
			bigLeaf(
				stage,
				x + random.between(-90, 90),
				y - tall * random.between(0.2, 0.9),
				random.between(50, 110),
				random.between(-2.6, -0.5),
				stage.tone(stage.shift(random.chance(0.3) ? 'bloom' : 'leaf', random.between(-0.08, 0.06)), depth),
			),
		),
	);
	return (
		fill(bodies, stage.tone(stage.shift('leaf', -0.04), depth)) +
		fill(
			box(leftEdge, y, rightEdge - leftEdge, 90),
			stage.down([0, stage.tone('leaf', depth), 0], [1, stage.tone('leaf', depth), 0.9]),
		) +
		sprays.join('')
	);
}

function waterfall(stage: Stage, x: number): string {
	const { random, palette } = stage;
	const [y0, y1] = [40, horizon + 10];
	const cliff = poly([
		[x - 330, y1],
		[x - 300, 120],
		[x - 190, 50],
		[x - 90, 34],
		[x + 90, 34],
		[x + 210, 60],
		[x + 300, 140],
		[x + 340, y1],
	]);
	const fall = `M${x - 74} ${y0}C${x - 60} 200 ${x - 80} 400 ${x - 96} ${y1}H${x + 96}C${x + 80} 400 ${x + 60} 200 ${x + 74} ${y0}Z`;
	const threads = Array.from({ length: 16 }, () => {
		const dx = random.between(-70, 70);
		return stage.line(
			`M${n(x + dx)} ${n(y0 + random.between(0, 200))}L${n(x + dx * 1.25)} ${n(y1 - random.between(0, 200))}`,
			'#ffffff',
			random.between(3, 8),
			0.2,
			0.5,
		);
	});
	return (
		stage.sunk(cliff, 'rock', 0.56, 0.4) +
		stage.sheen(cliff, 0.5) +
		stage.flat(fall, mix(stage.materials.water, '#ffffff', 0.6) as Material, 0.3) +
		threads.join('') +
		stage.glow(x, y1 - 10, 240, mix(palette.glow, '#ffffff', 0.5), 0.9, 90)
	);
}

function stepTemple(stage: Stage, x: number): string {
	const y = horizon + 10;
	const steps = [0, 1, 2, 3, 4].map((i) =>
		stage.solid(box(x - 270 + i * 46, y - 74 - i * 66, 540 - i * 92, 76, 4), stage.shift('rock', i * 0.012), 0.52),
	);
	const stair =
		stage.solid(
			poly([
				[x - 56, y],
				[x - 36, y - 340],
				[x + 36, y - 340],
				[x + 56, y],
			]),
			stage.shift('rock', 0.06),
			0.48,
		) +
		Array.from({ length: 12 }, (_, i) =>
			stage.line(
				`M${x - 54 + i * 1.5} ${y - 14 - i * 28}H${x + 54 - i * 1.5}`,
				stage.shift('rock', -0.14),
				4,
				0.5,
				0.6,
			),
		).join('');
	const house =
		stage.solid(box(x - 84, y - 440, 168, 102, 4), 'rock', 0.5) +
		fill(box(x - 28, y - 408, 56, 72, 10), stage.palette.shade, 0.7) +
		(stage.lampsLit ? stage.glow(x, y - 370, 110, stage.palette.second, 0.8) : '') +
		stage.solid(box(x - 104, y - 462, 208, 30, 6), stage.shift('rock', 0.05), 0.5);
	return (
		stage.glow(x, y - 260, 460, stage.palette.glow, 0.7) +
		steps.join('') +
		stair +
		house +
		[-180, 130].map((dx) => vine(stage, x + dx, y - 190, 140, 0.45)).join('')
	);
}

function palms(stage: Stage): string {
	const { random, heroX, landmarkX } = stage;
	return [-300, -60, 160, 420, 700, 980, 1240, 1480, 1750]
		.filter((x) => Math.abs(x - heroX) > 170 && Math.abs(x - landmarkX) > 210)
		.map((x) => palm(stage, x + random.between(-40, 40), horizon + 50, random.between(330, 560), 0.44))
		.join('');
}

function roof(stage: Stage): string {
	const { random, heroX } = stage;
	return Array.from({ length: 30 }, () => {
		const x = random.between(leftEdge, rightEdge);
		const drop = Math.min(1, Math.abs(x - heroX) / 600);
		return bigLeaf(
			stage,
			x,
			-90,
			random.between(150, 210) + drop * 120,
			random.between(1.1, 2.1),
			stage.tone(stage.shift('leaf', random.between(-0.14, -0.02)), 0.16),
		);
	}).join('');
}

function floorPlants(stage: Stage): string {
	const { random, palette } = stage;
	return scatter(stage, 64, 640, 1012, (x, y, s) => {
		const kind = random.next();
		if (kind < 0.45) return fern(stage, x, y, 86 * s, 0.1);
		if (kind < 0.65)
			return flower(stage, x, y, 66 * s, random.pick([palette.accent, palette.second, '#f5eefb']) as Material, 0.06);
		return kind < 0.8 ? rock(stage, x, y, 30 * s, 0.08) : leaves(stage, x, y, 0.5 * s);
	});
}

/** A rosette of giant leaves on the ground. */
function leaves(stage: Stage, x: number, y = 890, size = 1): string {
	const { random } = stage;
	const fan = Array.from({ length: 8 }, (_, i) =>
		bigLeaf(
			stage,
			x,
			y,
			random.between(120, 200) * size,
			-2.9 + i * 0.39,
			stage.tone(stage.shift(i % 3 ? 'leaf' : 'bloom', random.between(-0.1, 0.06)), 0.02),
		),
	);
	return fill(oval(x, y, 120 * size, 14 * size), stage.palette.shade, 0.3) + fan.join('');
}
