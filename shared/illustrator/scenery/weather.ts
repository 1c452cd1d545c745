import type { BackdropLayers } from '../backdrops/layers.ts';
import { mix } from '../light/colour.ts';
import { height, type Stage, width } from '../stage.ts';
import { box, brush, fill, oval, type Point, stroke } from '../svg.ts';

/** What the weather puts between the world and the figures. */
export function weatherBehind(stage: Stage, level: number): string {
	const { weather, palette } = stage;
	const thick = { clear: 0, windy: 0, cloudy: 0.12, rain: 0.3, snow: 0.28, mist: 0.66 }[weather];
	if (!thick) return '';
	const band = (y0: number, y1: number, opacity: number) =>
		fill(
			box(-20, y0, width + 40, y1 - y0),
			stage.down([0, palette.air, 0], [0.5, palette.air, opacity], [1, palette.air, 0]),
		);
	return band(level - 330, level + 180, thick) + band(level - 60, level + 330, thick * 0.55);
}

/** What falls, drifts or blows in front of everything. */
export function weatherInFront(stage: Stage, { kind, frame }: Pick<BackdropLayers, 'kind' | 'frame'>): string {
	if (kind === 'water') return bubbles(stage);
	if (kind !== 'open') return motes(stage, kind === 'void' ? 26 : 44);
	const wild = frame === 'leaves' || frame === 'branches' || frame === 'grass';
	if (stage.weather === 'clear' && stage.lampsLit && wild) return fireflies(stage);
	return fronts[stage.weather](stage);
}

const fronts: Record<Stage['weather'], (stage: Stage) => string> = {
	clear: (stage) => motes(stage, 40),
	cloudy: (stage) => motes(stage, 16),
	rain: (stage) => rain(stage),
	snow: (stage) => snow(stage),
	mist: (stage) => drifts(stage),
	windy: (stage) => wind(stage),
};

function rain(stage: Stage): string {
	const { random, palette } = stage;
	const drop = mix(palette.air, '#ffffff', 0.55);
	const lean = random.between(-0.28, -0.16);
	const streaks = Array.from({ length: 240 }, () => {
		const [x, y] = [random.between(-60, width + 260), random.between(-80, height)];
		const long = random.between(30, 96);
		return stroke(
			`M${Math.round(x)} ${Math.round(y)}l${Math.round(long * lean)} ${Math.round(long)}`,
			drop,
			random.between(1.4, 3.8),
			random.between(0.3, 0.66),
		);
	});
	const rings = Array.from({ length: 26 }, () => {
		const y = random.between(760, 1010);
		return stroke(oval(random.between(0, width), y, 8 + (y - 760) * 0.08, 2 + (y - 760) * 0.02), drop, 2, 0.4);
	});
	return rings.join('') + streaks.join('') + fill(box(0, 0, width, height), palette.shade, 0.1);
}

function snow(stage: Stage): string {
	const { random } = stage;
	return Array.from({ length: 230 }, () => {
		const x = random.between(0, width);
		const near = random.next() ** 3 * (Math.abs(x - stage.heroX) < 200 ? 0.3 : 1);
		const size = 2 + near * 13;
		return fill(oval(x, random.between(0, height), size, size * 0.94), '#fbfdff', 0.85 - near * 0.42);
	}).join('');
}

function drifts(stage: Stage): string {
	const { random, palette } = stage;
	return Array.from({ length: 8 }, () => {
		const [x, y, reach] = [random.between(-500, 900), random.between(560, 1000), random.between(600, 1200)];
		const points = [0, 0.3, 0.6, 1].map((t): Point => [x + reach * t, y + random.between(-16, 16)]);
		return fill(brush(points, 0, random.between(30, 80)), mix(palette.air, '#ffffff', 0.35), 0.16);
	}).join('');
}

function wind(stage: Stage): string {
	const { random, palette, materials } = stage;
	const gusts = Array.from({ length: 9 }, () => {
		const [x, y, reach] = [random.between(-200, 1100), random.between(120, 900), random.between(260, 560)];
		return stroke(
			`M${x} ${y}c${reach * 0.4} ${-50} ${reach * 0.6} ${40} ${reach} ${-10}c50 -16 60 -62 20 -64c-30 0 -32 34 -8 36`,
			mix(palette.key, '#ffffff', 0.5),
			random.between(2, 4.5),
			0.34,
		);
	});
	const leaves = Array.from({ length: 34 }, () => {
		const [x, y, size] = [random.between(0, width), random.between(60, height), random.between(8, 24)];
		const colour = random.pick([materials.bloom, materials.leaf, palette.accent, palette.second]);
		return fill(
			brush(
				[
					[x, y],
					[x + size, y - size * random.between(0.1, 0.7)],
					[x + size * 2, y],
				],
				0,
				size * 0.7,
			),
			mix(colour, palette.air, 0.15),
			0.9,
		);
	});
	return gusts.join('') + leaves.join('');
}

/** Dust in the light. */
function motes(stage: Stage, count: number): string {
	const { random, palette } = stage;
	return Array.from({ length: count }, () =>
		fill(
			oval(random.between(0, width), random.between(100, 960), random.between(1.4, 4.6)),
			mix(palette.key, '#ffffff', 0.4),
			random.between(0.25, 0.7),
		),
	).join('');
}

function fireflies(stage: Stage): string {
	const { random, palette } = stage;
	const light = mix(palette.second, '#fff6c0', 0.5);
	return Array.from({ length: 26 }, () => [random.between(0, width), random.between(420, 980), random.between(2.4, 5)])
		.filter(([x]) => Math.abs(x! - stage.heroX) > 170)
		.map(([x, y, size]) => stage.glow(x!, y!, size! * 8, light, 0.6) + fill(oval(x!, y!, size!), '#fffbe2', 0.95))
		.join('');
}

function bubbles(stage: Stage): string {
	const { random } = stage;
	const streams = Array.from({ length: 10 }, () => random.between(40, width - 40)).filter(
		(x) => Math.abs(x - stage.heroX) > 190,
	);
	return streams
		.flatMap((x) =>
			Array.from({ length: 8 }, () => {
				const [bx, by, r] = [x + random.between(-46, 46), random.between(40, 980), 3 + random.next() ** 2 * 17];
				return (
					fill(oval(bx, by, r), '#e6fbff', 0.14) +
					stroke(oval(bx, by, r), '#e6fbff', 2, 0.6) +
					fill(oval(bx - r * 0.34, by - r * 0.36, r * 0.22), '#ffffff', 0.85)
				);
			}),
		)
		.join('');
}
