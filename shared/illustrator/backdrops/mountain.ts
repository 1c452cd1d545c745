import { ground, hill, path, peak, rock } from '../scenery/land.ts';
import { flower, scatter, tuft } from '../scenery/plants.ts';
import { fir } from '../scenery/trees.ts';
import { horizon, type Material, type Stage } from '../stage.ts';
import { fill, poly } from '../svg.ts';
import type { BackdropLayers } from './layers.ts';

/** High peaks one behind the other, firs, a stony trail. */
export function mountain(stage: Stage): BackdropLayers {
	const { random, landmarkX, heroX } = stage;
	const row = (count: number, low: number, high: number, depth: number, drop: number) =>
		Array.from({ length: count }, (_, i) =>
			peak(
				stage,
				-300 + ((i + random.next()) / count) * 2200,
				horizon + drop,
				random.between(low, high),
				'rock',
				depth,
			),
		).join('');
	return {
		kind: 'open',
		far:
			row(6, 240, 400, 0.82, 0) +
			peak(stage, landmarkX, horizon + 20, random.between(460, 540), 'rock', 0.56) +
			row(5, 140, 260, 0.62, 30),
		mid:
			stage.veil(horizon - 200, horizon + 40, 0.5) +
			hill(stage, horizon - 26, 36, 'leaf', 0.52) +
			firs(stage) +
			ledge(stage),
		ground:
			ground(stage, stage.shift('grass', -0.03), { rough: 20 }) +
			path(stage, 'earth', landmarkX, { wide: 300 }) +
			stones(stage),
		near: rock(stage, heroX < 768 ? 1400 : 130, 890, 170) + fir(stage, heroX < 768 ? 1520 : 20, 900, 720, 0.04),
		frame: random.pick(['rocks', 'grass'] as const),
	};
}

function firs(stage: Stage): string {
	const { random, heroX, landmarkX } = stage;
	return Array.from({ length: 26 }, () => ({ x: random.between(-400, 1930), y: horizon + random.between(-14, 44) }))
		.filter(({ x }) => Math.abs(x - heroX) > 110 && Math.abs(x - landmarkX) > 70)
		.sort((a, b) => a.y - b.y)
		.map(({ x, y }) => fir(stage, x, y, random.between(110, 250), 0.5 - (y - horizon) / 200))
		.join('');
}

/** A crag at the side, from which one could look far. */
function ledge(stage: Stage): string {
	const { heroX } = stage;
	const edge = heroX < 768 ? 1956 : -420;
	const side = heroX < 768 ? -1 : 1;
	const at = (far: number, up: number) => [edge + side * far, horizon + 40 - up] as const;
	const d = poly([
		at(0, 420),
		at(300, 400),
		at(470, 372),
		at(520, 330),
		at(480, 270),
		at(560, 200),
		at(600, 90),
		at(660, 0),
		at(0, -20),
	]);
	const face = poly([
		at(470, 372),
		at(520, 330),
		at(480, 270),
		at(560, 200),
		at(600, 90),
		at(660, 0),
		at(430, 0),
		at(420, 200),
	]);
	return (
		stage.sunk(d, 'rock', 0.32, 0.35) +
		stage.sheen(d, 0.2) +
		fill(face, stage.palette.shade, 0.16) +
		stage.flat(
			poly([at(0, 436), at(300, 414), at(490, 380), at(440, 362), at(0, 396)]),
			stage.weather === 'snow' ? 'snow' : 'grass',
			0.3,
		)
	);
}

function stones(stage: Stage): string {
	const { random, palette } = stage;
	return scatter(stage, 70, 650, 1012, (x, y, s) => {
		const kind = random.next();
		if (kind < 0.3) return rock(stage, x, y, random.between(16, 46) * s, 0.06);
		return kind < 0.8
			? tuft(stage, x, y, 50 * s, 0.08)
			: flower(stage, x, y, 42 * s, random.pick([palette.second, '#fff6e8', palette.accent]) as Material, 0.06);
	});
}
