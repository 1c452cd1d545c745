import { mix } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { dapples, dusk, rock } from '../scenery/land.ts';
import { scatter } from '../scenery/plants.ts';
import { starField } from '../scenery/sky.ts';
import { bottom, horizon, leftEdge, type Material, rightEdge, type Stage } from '../stage.ts';
import { box, brush, fill, land, oval, type Point, ridge, smooth, stroke } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';
import { crags, outpost, sprouts, strangeGarden } from './space-life.ts';

/** Deep space from a drifting rock: nebula, ringed planets, asteroids. */
export function space(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	const side = landmarkX > heroX ? 1 : -1;
	return {
		kind: 'void',
		sky: () => deepSky(stage),
		far:
			planet(
				stage,
				landmarkX + side * 60,
				random.between(170, 250),
				random.between(120, 170),
				hue(stage, 0),
				random.chance(0.7),
			) +
			planet(
				stage,
				heroX - side * random.between(280, 380),
				random.between(120, 220),
				random.between(36, 60),
				hue(stage, 2),
				false,
			),
		mid:
			asteroids(stage) +
			comet(stage, heroX) +
			crags(stage) +
			(random.chance(0.6) ? strangeGarden(stage, landmarkX) : outpost(stage, landmarkX)),
		ground: rockFloor(stage, hue(stage, 1)) + sprouts(stage),
		near: rock(stage, heroX < 768 ? 1430 : 100, 900, 130, 0, hue(stage, 1)),
		frame: random.pick(['rocks', 'none'] as const),
	};
}

/** Three colours of this picture's worlds. */
function hue(stage: Stage, i: 0 | 1 | 2): Material {
	const { palette, materials } = stage;
	return [palette.accent, mix(materials.rock, '#8f7fc0', 0.45), mix(palette.second, materials.bloom, 0.3)][
		i
	] as Material;
}

/** The dark with its stars and a drifting cloud of colour. */
export function deepSky(stage: Stage): string {
	const { palette, random } = stage;
	const dark = mix(palette.dark, '#120f3a', 0.5);
	const wash = fill(
		box(-20, -20, 1576, 1070),
		stage.down([0, dark], [0.6, mix(dark, palette.zenith, 0.7)], [1, mix(palette.zenith, palette.air, 0.6)]),
	);
	const tilt = random.between(-0.35, 0.35);
	const cloudy = Array.from({ length: 16 }, (_, i) => {
		const x = 90 + i * 95 + random.between(-40, 40);
		const y = 330 + (x - 768) * tilt + random.between(-90, 90);
		return stage.glow(
			x,
			y,
			random.between(150, 320),
			random.pick([palette.accent, palette.second, palette.sky, '#7a5fd0']),
			0.26,
			random.between(90, 190),
		);
	});
	return wash + cloudy.join('') + wisps(random, tilt, palette.key) + starField(stage, 900, 240);
}

function wisps(random: Random, tilt: number, colour: string): string {
	return Array.from({ length: 12 }, () => {
		const x = random.between(-200, 1200);
		const y = 330 + (x - 768) * tilt + random.between(-130, 130);
		const reach = random.between(200, 520);
		const points = [0, 0.35, 0.7, 1].map((t): Point => [x + reach * t, y + reach * t * tilt + random.between(-26, 26)]);
		return fill(brush(points, 0, random.between(12, 36)), colour, 0.08);
	}).join('');
}

/** A planet with bands and a night side; ringed if wanted. */
function planet(stage: Stage, x: number, y: number, r: number, colour: Material, ringed: boolean): string {
	const { random, light, palette } = stage;
	const bands = Array.from({ length: 6 }, (_, i) => {
		const by = y - r * 0.8 + i * r * 0.3;
		return fill(
			brush(
				[
					[x - r, by],
					[x - r * 0.3, by + random.between(-10, 10)],
					[x + r * 0.4, by + random.between(-10, 10)],
					[x + r, by + 6],
				],
				r * 0.08,
				r * random.between(0.06, 0.16),
			),
			i % 2 ? '#ffffff' : palette.shade,
			0.16,
		);
	});
	const away = light.from === 'left' ? 1 : -1;
	const night = fill(oval(x + away * r * 0.5, y + r * 0.3, r * 1.16), palette.dark, 0.42);
	const ring = (front: boolean) =>
		stroke(
			`M${x - r * 1.75} ${y + r * 0.22}C${x - r * 1.2} ${y + (front ? 0.62 : -0.5) * r} ${x + r * 1.2} ${y + (front ? 0.3 : -0.82) * r} ${x + r * 1.75} ${y - r * 0.24}`,
			mix(palette.second, '#ffffff', 0.25),
			r * 0.13,
			0.85,
		) +
		stroke(
			`M${x - r * 1.5} ${y + r * 0.2}C${x - r * 1.05} ${y + (front ? 0.48 : -0.4) * r} ${x + r * 1.05} ${y + (front ? 0.22 : -0.66) * r} ${x + r * 1.5} ${y - r * 0.2}`,
			palette.accent,
			r * 0.05,
			0.7,
		);
	return (
		stage.glow(x, y, r * 1.8, mix(colour, '#ffffff', 0.2), 0.4) +
		(ringed ? ring(false) : '') +
		fill(oval(x, y, r), mix(colour, palette.cast, 0.12)) +
		stage.inside(oval(x, y, r), bands.join('') + night) +
		(ringed ? ring(true) : '')
	);
}

function asteroids(stage: Stage): string {
	const { random, heroX } = stage;
	return Array.from({ length: 15 }, () => ({
		x: random.between(-200, 1740),
		y: random.between(120, 560),
		r: random.between(8, 34),
	}))
		.filter(({ x, y }) => Math.abs(x - heroX) > 200 || y < 150)
		.map(({ x, y, r }) => {
			const d = smooth(
				Array.from(
					{ length: 7 },
					(_, i): Point => [
						x + Math.cos(i * 0.9) * r * random.between(0.75, 1.15),
						y + Math.sin(i * 0.9) * r * random.between(0.6, 0.95),
					],
				),
				true,
			);
			return (
				stage.solid(d, hue(stage, 1), 0.2) +
				fill(oval(x + r * 0.1, y - r * 0.1, r * 0.22, r * 0.16), stage.palette.shade, 0.35)
			);
		})
		.join('');
}

function comet(stage: Stage, heroX: number): string {
	const { random, palette } = stage;
	const x = heroX < 768 ? random.between(1000, 1400) : random.between(140, 520);
	const y = random.between(60, 150);
	return (
		fill(
			brush(
				[
					[x, y],
					[x + 130, y - 50],
					[x + 290, y - 110],
				],
				14,
				0,
			),
			palette.key,
			0.5,
		) +
		stage.glow(x, y, 60, '#fffbe8', 0.9) +
		fill(oval(x, y, 8), '#fffdf2')
	);
}

/** The surface of a small world: curved away, pitted, with crystals. */
export function rockFloor(stage: Stage, stuff: Material): string {
	const { random, palette } = stage;
	const crest = ridge(random, leftEdge, rightEdge, horizon + 40, 14, 3).map(
		([x, y]): Point => [x, y + ((x - 768) / 768) ** 2 * 22],
	);
	const body = land(crest, bottom);
	const base =
		fill(body, stage.tone(stuff, 0.1)) +
		fill(
			body,
			stage.down([0, palette.key, 0.5], [0.03, palette.key, 0.14], [0.2, palette.key, 0], [0.6, palette.shade, 0.4]),
		);
	const pits = scatter(stage, 34, 680, 1010, (x, y, s) => {
		const r = random.between(16, 62) * s;
		return (
			fill(oval(x, y, r, r * 0.28), palette.shade, 0.4) +
			stroke(
				`M${x - r} ${y}C${x - r * 0.7} ${y + r * 0.38} ${x + r * 0.7} ${y + r * 0.38} ${x + r} ${y}`,
				palette.key,
				4 * s,
				0.35,
			)
		);
	});
	const stones = scatter(stage, 26, 690, 1010, (x, y, s) => rock(stage, x, y, random.between(10, 34) * s, 0.04, stuff));
	return (
		stage.glow(768, horizon + 40, 1100, palette.sky, 0.5, 130) +
		base +
		pits +
		dapples(stage, horizon + 40) +
		dusk(stage, horizon + 240) +
		stones
	);
}
