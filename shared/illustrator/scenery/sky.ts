import { mix } from '../light/colour.ts';
import { horizon, leftEdge, rightEdge, type Stage } from '../stage.ts';
import { blob, box, brush, fill, oval, type Point, smooth } from '../svg.ts';

/** The open sky down to the horizon, with what hangs in it. `level` is where the horizon is on the canvas. */
export function openSky(stage: Stage, level = horizon): string {
	const { zenith, sky, glow } = stage.palette;
	const wash = fill(
		box(leftEdge, -300, rightEdge - leftEdge, level + 360),
		stage.down([0, zenith], [0.3, mix(zenith, sky, 0.45)], [0.62, sky], [0.9, glow], [1, glow]),
	);
	const grey = stage.weather === 'clear' || stage.weather === 'windy' ? '' : overcast(stage, level);
	const stars = stage.time === 'night' && !grey ? starField(stage, level - 120) : '';
	return wash + brushedAir(stage, level) + stars + lamp(stage, level, Boolean(grey)) + grey + clouds(stage, level);
}

/** Broad, faint strokes across a sky, as a wet brush leaves them. */
function brushedAir(stage: Stage, level: number): string {
	const { random, palette } = stage;
	return Array.from({ length: 9 }, (_, i) => {
		const y = level * (0.08 + i * 0.1) + random.between(-20, 20);
		const x = random.between(-300, 900);
		const reach = random.between(500, 1100);
		const points = [0, 0.33, 0.66, 1].map((t): Point => [x + reach * t, y + random.between(-22, 22)]);
		return fill(brush(points, 0, random.between(26, 70)), random.chance(0.5) ? palette.glow : palette.zenith, 0.07);
	}).join('');
}

/** Sun or moon on the side that the light comes from, with its halo. */
function lamp(stage: Stage, level: number, hidden: boolean): string {
	const { random, palette, time, lampX: x } = stage;
	const low = time === 'dawn' || time === 'dusk';
	const y = low ? level * random.between(0.66, 0.84) : level * random.between(0.22, 0.4);
	const radius = time === 'night' ? random.between(58, 84) : low ? random.between(66, 92) : 54;
	const halo = stage.glow(x, y, radius * (low ? 9 : 6.5), palette.key, hidden ? 0.35 : low ? 0.75 : 0.55);
	if (hidden) return halo;
	const disc = mix(palette.key, '#ffffff', 0.35);
	if (time !== 'night') return halo + fill(blob(random, x, y, radius, radius, 0.012), disc, 0.96);
	return halo + moon(stage, x, y, radius, disc);
}

function moon(stage: Stage, x: number, y: number, radius: number, disc: string): string {
	const { random, palette } = stage;
	const seas = [
		[-0.3, -0.2, 0.26],
		[0.28, 0.12, 0.2],
		[-0.08, 0.42, 0.17],
	];
	const face = fill(oval(x, y, radius), disc);
	if (random.chance(0.4)) return fill(crescent(x, y, radius), disc);
	return (
		face +
		seas.map(([dx, dy, r]) => fill(oval(x + dx! * radius, y + dy! * radius, r! * radius), palette.sky, 0.22)).join('')
	);
}

function crescent(x: number, y: number, r: number): string {
	return `M${x - r * 0.3} ${y - r * 0.95}A${r} ${r} 0 1 0 ${x + r * 0.9} ${y + r * 0.42}A${r * 0.82} ${r * 0.82} 0 1 1 ${x - r * 0.3} ${y - r * 0.95}Z`;
}

/** Stars from the top down to `floor`, a few of them large. */
export function starField(stage: Stage, floor: number, count = 130): string {
	const { random } = stage;
	return Array.from({ length: count }, () => {
		const [x, y] = [
			random.between(leftEdge, rightEdge),
			random.between(-200, 1) + random.next() ** 1.4 * (floor + 200),
		];
		const size = random.chance(0.09) ? random.between(3, 5) : random.between(0.9, 2.3);
		const dot = fill(
			oval(x, y, size),
			random.chance(0.8) ? '#fffbe8' : stage.palette.second,
			random.between(0.45, 0.95),
		);
		return size > 3.4 ? stage.glow(x, y, size * 7, '#fffbe8', 0.5) + dot : dot;
	}).join('');
}

function overcast(stage: Stage, level: number): string {
	const { palette, weather } = stage;
	const lid = mix(palette.air, palette.zenith, weather === 'rain' ? 0.5 : 0.25);
	const weight = { rain: 0.72, snow: 0.62, mist: 0.66, cloudy: 0.45 }[weather as 'rain'];
	return fill(
		box(leftEdge, -300, rightEdge - leftEdge, level + 330),
		stage.down([0, lid, weight], [0.7, lid, weight * 0.8], [1, lid, 0.1]),
	);
}

/** Cut-paper clouds: how many hangs on the weather. */
function clouds(stage: Stage, level: number): string {
	const { random, weather } = stage;
	const count = { clear: 4, windy: 6, cloudy: 10, rain: 10, snow: 7, mist: 3 }[weather];
	return Array.from({ length: count }, (_, i) => {
		const t = (i + random.next()) / count;
		const near = 1 - t;
		const y = level * (0.06 + t * 0.72);
		return cloud(stage, random.between(-200, 1700), y, (70 + near * 170) * random.between(0.7, 1.25), 0.25 + t * 0.45);
	}).join('');
}

/** One flat-footed cloud, lit on the lamp's side; `size` is half its width. */
export function cloud(stage: Stage, x: number, y: number, size: number, depth = 0.3): string {
	const { random, palette, light, weather } = stage;
	const dim = weather === 'rain' || weather === 'cloudy';
	const base = mix(mix(palette.glow, palette.sky, dim ? 0.75 : 0.4), palette.air, depth * 0.7);
	const bright = mix(palette.key, '#ffffff', dim ? 0 : 0.4);
	const heads = Array.from({ length: 6 }, (_, i): Point => {
		const t = i / 5;
		return [x + (t - 0.5) * 1.7 * size, Math.sin(t * Math.PI) * random.between(0.28, 0.5) * size];
	});
	const flatness = weather === 'windy' ? 0.5 : 1;
	const puff = (dx: number, shrink: number) =>
		heads
			.map(([cx, tall]) => {
				const r = (0.16 * size + tall * 0.72) * shrink;
				return oval(cx + dx, y - tall * 0.55 * flatness, r * 1.15, r * flatness);
			})
			.join('');
	const foot = smooth(
		[
			[x - size * 1.12, y + size * 0.05],
			[x - size * 0.4, y - size * 0.16],
			[x + size * 0.5, y - size * 0.14],
			[x + size * 1.15, y + size * 0.04],
			[x + size * 0.3, y + size * 0.12],
			[x - size * 0.5, y + size * 0.13],
		],
		true,
	);
	const toLight = (light.from === 'left' ? -1 : 1) * size * 0.07;
	return (
		fill(puff(0, 1) + foot, base, 0.9) +
		fill(puff(toLight, 0.8), bright, stage.time === 'night' ? 0.16 : 0.5) +
		fill(foot, palette.air, 0.5)
	);
}

/** Curtains of northern light. */
export function aurora(stage: Stage, colours: readonly string[]): string {
	const { random } = stage;
	return colours
		.flatMap((colour, i) =>
			Array.from({ length: 26 }, (_, k) => {
				const x = -200 + k * 74 + random.between(-16, 16);
				const y = 120 + i * 70 + Math.sin(k * 0.42 + i * 2) * 70;
				const tall = random.between(150, 280);
				return fill(
					box(x, y, random.between(44, 84), tall),
					stage.down([0, colour, 0], [0.75, colour, 0.3], [1, colour, 0]),
				);
			}),
		)
		.join('');
}
