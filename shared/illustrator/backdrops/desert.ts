import { mix } from '../light/colour.ts';
import { dapples, dusk, rock } from '../scenery/land.ts';
import { palm } from '../scenery/palms.ts';
import { scatter, tuft } from '../scenery/plants.ts';
import { bottom, horizon, leftEdge, rightEdge, type Stage } from '../stage.ts';
import { brush, fill, land, n, oval, type Point, poly, ridge, smooth } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** Dunes with sharp shadows; pyramids, an oasis or cactuses far off. */
export function desert(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	const kind = random.pick(['pyramids', 'oasis', 'cactus'] as const);
	const sights = {
		pyramids: () =>
			pyramid(stage, landmarkX - 190, horizon + 4, 250, 0.6) + pyramid(stage, landmarkX + 60, horizon + 8, 400, 0.5),
		oasis: () => '',
		cactus: () => [0, 1, 2].map((i) => pyramid(stage, -100 + i * 800, horizon, 130, 0.8)).join(''),
	};
	return {
		kind: 'open',
		far: dune(stage, horizon - 60, 40, 0.72) + sights[kind]() + dune(stage, horizon - 10, 40, 0.56),
		mid:
			(kind === 'oasis' ? oasis(stage, landmarkX) : '') +
			dune(stage, horizon + 40, 34, 0.36) +
			(kind === 'cactus'
				? [-160, 60, 250]
						.map((dx) => cactus(stage, landmarkX + dx, horizon + 70, random.between(150, 250), 0.24))
						.join('')
				: ''),
		ground:
			dune(stage, horizon + 100, 26, 0.2) +
			dune(stage, horizon + 210, 30, 0.06) +
			ripples(stage) +
			dapples(stage, horizon + 60) +
			dusk(stage, horizon + 250, 0.8) +
			litter(stage),
		near:
			kind === 'oasis'
				? palm(stage, heroX < 768 ? 1400 : 130, 850, 620, 0.02)
				: cactus(stage, heroX < 768 ? 1380 : 150, 880, 360, 0) +
					rock(stage, heroX < 768 ? 1480 : 50, 890, 70, 0, 'sand'),
		frame: random.pick(['rocks', 'none', 'grass'] as const),
	};
}

/** A dune: a long crest with its shaded lee falling away below it. */
function dune(stage: Stage, y: number, swing: number, depth: number): string {
	const { random, palette, light } = stage;
	const crest = ridge(random, leftEdge, rightEdge, y, swing, 2);
	const body = land(crest, bottom);
	const lees = [0, 1, 2, 3].map((k) => {
		const i = random.whole(4 + k * 15, 12 + k * 15);
		const [px, py] = crest[Math.min(crest.length - 1, i)]!;
		const away = light.from === 'left' ? 1 : -1;
		const points: Point[] = [
			[px, py],
			[px + away * 120, py + 36],
			[px + away * 320, py + 90],
			[px + away * 150, py + 110],
			[px - away * 20, py + 150],
			[px + away * 24, py + 60],
		];
		return fill(smooth(points, true), palette.shade, 0.24 * (1 - depth));
	});
	return (
		fill(body, stage.tone('sand', depth)) +
		fill(
			body,
			stage.down(
				[0, palette.key, 0.5 * (1 - depth)],
				[0.05, palette.key, 0.1],
				[0.14, palette.shade, 0.04],
				[0.6, palette.shade, 0.2 * (1 - depth)],
			),
		) +
		lees.join('')
	);
}

function ripples(stage: Stage): string {
	const { random, palette } = stage;
	return Array.from({ length: 40 }, () => {
		const [x, y, reach] = [random.between(-300, 1700), random.between(820, 1015), random.between(80, 260)];
		return fill(
			brush(
				[
					[x, y],
					[x + reach * 0.3, y - 5],
					[x + reach * 0.7, y + 5],
					[x + reach, y],
				],
				0,
				5,
			),
			random.chance(0.5) ? palette.shade : palette.key,
			0.2,
		);
	}).join('');
}

function pyramid(stage: Stage, x: number, y: number, w: number, depth: number): string {
	const h = w * 0.62;
	const ridgeX = x + w * (stage.light.from === 'left' ? 0.14 : -0.14);
	const d = poly([
		[x - w / 2, y],
		[x, y - h],
		[x + w / 2, y],
	]);
	const dark =
		stage.light.from === 'left'
			? poly([
					[x, y - h],
					[ridgeX, y],
					[x + w / 2, y],
				])
			: poly([
					[x, y - h],
					[ridgeX, y],
					[x - w / 2, y],
				]);
	const courses = [0.2, 0.36, 0.52, 0.68, 0.84].map((t) =>
		stage.line(
			`M${n(x - (w / 2) * t)} ${n(y - h * (1 - t))}H${n(x + (w / 2) * t)}`,
			stage.shift('sand', -0.12),
			2.5,
			depth,
			0.5,
		),
	);
	return (
		stage.sunk(d, stage.shift('sand', -0.03), depth, 0.4) +
		fill(dark, stage.palette.shade, 0.32 * (1 - depth)) +
		courses.join('')
	);
}

function oasis(stage: Stage, x: number): string {
	const { palette } = stage;
	const y = horizon + 44;
	const palms = [-210, -120, 120, 190].map((dx, i) =>
		palm(stage, x + dx, y + (i % 2) * 10, stage.random.between(230, 330), 0.34),
	);
	return (
		palms.join('') +
		stage.flat(oval(x, y + 8, 250, 26), 'grass', 0.3) +
		stage.flat(oval(x, y + 10, 210, 18), 'water', 0.26) +
		fill(oval(x - 40, y + 8, 120, 5), mix(palette.glow, '#ffffff', 0.5), 0.6)
	);
}

/** An armed cactus with ribs and a flower. */
export function cactus(stage: Stage, x: number, y: number, tall: number, depth: number): string {
	const w = tall * 0.2;
	const limb = (points: readonly Point[], thick: number) =>
		`<path d="${smooth(points)}" fill="none" stroke="${stage.tone('leaf', depth)}" stroke-width="${n(thick)}" stroke-linecap="round" stroke-linejoin="round"/>`;
	const arm = (s: number, at: number, up: number) =>
		limb(
			[
				[x, y - tall * at],
				[x + s * w * 1.1, y - tall * (at + 0.01)],
				[x + s * w * 1.5, y - tall * (at + 0.1)],
				[x + s * w * 1.5, y - tall * up],
			],
			w * 0.66,
		);
	const ribs = [-0.26, 0, 0.26].map((t) =>
		stage.line(
			`M${n(x + t * w)} ${n(y - 6)}V${n(y - tall * 0.96)}`,
			stage.shift('leaf', t < 0.1 ? 0.09 : -0.09),
			w * 0.07,
			depth,
			0.8,
		),
	);
	return (
		stage.glow(x, y, w * 2.2, stage.palette.shade, 0.6, w * 0.3) +
		arm(-1, 0.36, 0.68) +
		arm(1, 0.48, 0.8) +
		limb(
			[
				[x, y - w * 0.2],
				[x, y - tall * 0.5],
				[x, y - tall * 0.95],
			],
			w,
		) +
		ribs.join('') +
		stage.solid(oval(x, y - tall - w * 0.4, w * 0.3), stage.palette.accent as `#${string}`, depth)
	);
}

function litter(stage: Stage): string {
	const { random } = stage;
	return scatter(stage, 26, 760, 1010, (x, y, s) =>
		random.chance(0.5) ? tuft(stage, x, y, 50 * s, 0.04, 'grass') : rock(stage, x, y, random.between(14, 34) * s, 0.04),
	);
}
