import { mix } from '../light/colour.ts';
import { peak, rock } from '../scenery/land.ts';
import { horizon, type Material, type Stage } from '../stage.ts';
import { box, fill, n, oval, poly, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';
import { craters, rover } from './moon-ground.ts';
import { deepSky, rockFloor } from './space.ts';

/** The moon: the home planet over the horizon, soft grey hills, a domed base and a lander's tracks. */
export function moon(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX, palette } = stage;
	const grey = mix(stage.materials.rock, '#e4e2ea', 0.55) as Material;
	const side = landmarkX > heroX ? 1 : -1;
	const sight = random.pick(['base', 'lander', 'rover'] as const);
	const sights = {
		base: () => dome(stage, landmarkX, grey),
		lander: () => lander(stage, landmarkX),
		rover: () => rover(stage, landmarkX, horizon + 26, 1.15),
	};
	return {
		kind: 'void',
		sky: () => deepSky(stage),
		far:
			earth(stage, landmarkX + side * 90, random.between(170, 240), random.between(110, 150)) +
			[-200, 240, 700, 1150, 1600]
				.map((x) => peak(stage, x + random.between(-90, 90), horizon + 50, random.between(100, 190), grey, 0.45, false))
				.join(''),
		mid:
			fill(box(-420, horizon - 60, 2400, 120), stage.down([0, palette.air, 0], [1, palette.air, 0.35])) +
			sights[sight](),
		ground: rockFloor(stage, grey) + craters(stage, grey) + tracks(stage),
		near: rock(stage, heroX < 768 ? 1420 : 110, 900, 140, 0, grey),
		frame: random.pick(['rocks', 'rocks', 'none'] as const),
	};
}

function earth(stage: Stage, x: number, y: number, r: number): string {
	const { random, palette, light } = stage;
	const lands = Array.from({ length: 6 }, () =>
		fill(
			oval(
				x + random.between(-0.8, 0.8) * r,
				y + random.between(-0.8, 0.8) * r,
				r * random.between(0.18, 0.42),
				r * random.between(0.12, 0.26),
			),
			'#7fb27a',
			0.9,
		),
	);
	const swirls = Array.from({ length: 6 }, () =>
		fill(
			oval(
				x + random.between(-0.8, 0.8) * r,
				y + random.between(-0.8, 0.8) * r,
				r * random.between(0.2, 0.5),
				r * 0.06,
			),
			'#ffffff',
			0.75,
		),
	);
	const away = light.from === 'left' ? 1 : -1;
	return (
		stage.glow(x, y, r * 2, '#8fd0f0', 0.5) +
		fill(oval(x, y, r), '#4f95c4') +
		stage.inside(
			oval(x, y, r),
			lands.join('') + swirls.join('') + fill(oval(x + away * r * 0.6, y + r * 0.3, r * 1.2), palette.dark, 0.45),
		) +
		stroke(oval(x, y, r), '#cdeeff', 4, 0.5)
	);
}

/** Domes joined by a tunnel, with lit windows and a dish. */
function dome(stage: Stage, x: number, grey: Material): string {
	const y = horizon + 50;
	const half = (dx: number, r: number) =>
		`M${x + dx - r} ${y}C${x + dx - r} ${y - r * 1.32} ${x + dx + r} ${y - r * 1.32} ${x + dx + r} ${y}Z`;
	const ports = [-60, 0, 60, 176, 216, -176].map(
		(dx) =>
			stage.glow(x + dx, y - 46, 44, stage.palette.second, 0.7) +
			fill(oval(x + dx, y - 46, 15), mix(stage.palette.second, '#fff2c0', 0.5)),
	);
	const dish =
		stage.line(`M${x + 20} ${y - 160}L${x + 50} ${y - 236}`, '#8a8fa5', 8) +
		stage.solid(`M${x + 4} ${y - 262}C${x + 16} ${y - 206} ${x + 76} ${y - 196} ${x + 104} ${y - 236}Z`, '#e8e6ee') +
		fill(oval(x + 62, y - 262, 6), stage.palette.accent);
	return (
		dish +
		stage.solid(half(-176, 76), stage.shift(grey, 0.02), 0.12) +
		stage.solid(half(190, 90), stage.shift(grey, 0.02), 0.12) +
		stage.solid(half(0, 140), stage.shift(grey, 0.06), 0.08) +
		stroke(
			`M${x - 132} ${y - 90}C${x - 60} ${y - 116} ${x + 60} ${y - 116} ${x + 132} ${y - 90}M${x} ${y - 184}V${y}`,
			stage.palette.shade,
			4,
			0.25,
		) +
		stage.flat(box(x - 136, y - 22, 272, 12), stage.palette.accent as Material, 0.1) +
		ports.join('')
	);
}

function lander(stage: Stage, x: number): string {
	const y = horizon + 66;
	const legs =
		stage.line(
			`M${x - 60} ${y - 120}L${x - 130} ${y - 6}M${x + 60} ${y - 120}L${x + 130} ${y - 6}M${x - 20} ${y - 110}L${x - 30} ${y}`,
			'#b9bcc8',
			10,
		) + [-132, 132, -30].map((dx) => stage.solid(oval(x + dx, y, 26, 8), '#b9bcc8')).join('');
	return (
		stage.glow(x, y + 4, 200, stage.palette.shade, 0.6, 24) +
		legs +
		stage.solid(
			poly([
				[x - 100, y - 100],
				[x - 84, y - 160],
				[x + 84, y - 160],
				[x + 100, y - 100],
			]),
			'#d9a441',
		) +
		stage.solid(`M${x - 84} ${y - 160}C${x - 96} ${y - 270} ${x + 96} ${y - 270} ${x + 84} ${y - 160}Z`, '#e8e6ee') +
		fill(oval(x - 14, y - 204, 24), '#2f3a55') +
		stage.line(`M${x + 30} ${y - 240}V${y - 300}`, '#b9bcc8', 6) +
		fill(oval(x + 30, y - 302, 8), stage.palette.accent)
	);
}

function tracks(stage: Stage): string {
	const { heroX, landmarkX, palette } = stage;
	return Array.from({ length: 12 }, (_, i) => {
		const t = i / 12;
		const x = landmarkX + (heroX - landmarkX) * t ** 1.2;
		const y = horizon + 80 + t * 240;
		const s = 0.3 + t;
		return fill(oval(Number(n(x + (i % 2 ? 14 : -14) * s)), y, 15 * s, 5 * s), palette.shade, 0.4);
	}).join('');
}
