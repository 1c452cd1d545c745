import { mix } from './colour.ts';
import type { Stage, Stuff } from './stage.ts';
import { bottom, horizon, leftEdge, rightEdge } from './stage.ts';
import { blob, box, brush, fill, n, oval, type Point, poly, stroke } from './strokes.ts';

const span = rightEdge - leftEdge;

/** A back wall down to the skirting, brushed so that it is not a flat sheet. */
export function wall(stage: Stage, stuff: Stuff, options: { from?: number; panels?: boolean } = {}): string {
	const { random, palette } = stage;
	const { from = -500, panels = false } = options;
	const dabs = Array.from({ length: 34 }, () => {
		const [x, y, reach] = [random.between(leftEdge, rightEdge), random.between(-100, 560), random.between(60, 200)];
		return fill(
			brush(
				[
					[x, y],
					[x + reach * 0.5, y + random.between(-8, 8)],
					[x + reach, y],
				],
				0,
				random.between(16, 44),
			),
			random.chance(0.5) ? palette.key : palette.shade,
			0.045,
		);
	});
	const boards = panels
		? Array.from({ length: 26 }, (_, i) => fill(box(leftEdge + i * 96, 400, 5, 200), palette.shade, 0.22)).join('') +
			stage.solid(box(leftEdge, 386, span, 18), stage.shift(stuff, -0.16), 0.1)
		: '';
	return (
		stage.flat(box(leftEdge, from, span, horizon - from + 4), stuff, 0.12) +
		fill(
			box(leftEdge, from, span, horizon - from),
			stage.down([0, palette.shade, 0.5], [0.55, palette.shade, 0.12], [1, palette.shade, 0.3]),
		) +
		dabs.join('') +
		boards +
		stage.solid(box(leftEdge, 572, span, 30), stage.shift(stuff, -0.2), 0.08)
	);
}

/** Floorboards running away from us. */
export function floor(stage: Stage, stuff: Stuff, seams: 'boards' | 'tiles' | 'plain' = 'boards'): string {
	const { palette, random } = stage;
	const base =
		stage.flat(box(leftEdge, horizon, span, bottom - horizon), stuff, 0.04) +
		fill(
			box(leftEdge, horizon, span, bottom - horizon),
			stage.down(
				[0, palette.shade, 0.3],
				[0.1, palette.key, 0.1],
				[0.42, palette.shade, 0.14],
				[1, palette.shade, 0.6],
			),
		);
	if (seams === 'plain') return base;
	const fan = Array.from(
		{ length: 25 },
		(_, i) => `M${n(768 + (i - 12) * 92)} ${horizon}L${n(768 + (i - 12) * 300)} ${bottom}`,
	).join('');
	const rows =
		seams === 'tiles' ? [622, 654, 700, 766, 858, 984, 1160].map((y) => `M${leftEdge} ${y}H${rightEdge}`).join('') : '';
	const grain = Array.from({ length: 22 }, () => {
		const y = random.between(640, 1020);
		const x = random.between(-200, 1600);
		return fill(
			brush(
				[
					[x, y],
					[x + random.between(60, 160), y + 2],
				],
				0,
				5,
			),
			random.chance(0.5) ? palette.key : palette.shade,
			0.12,
		);
	});
	return base + stroke(fan + rows, palette.shade, 3, 0.26) + grain.join('');
}

/** A window with the weather and the hour outside; (x, y) is the middle of the opening. Arched when `round`. */
export function window(
	stage: Stage,
	x: number,
	y: number,
	w: number,
	h: number,
	round = false,
	frame: Stuff = 'wood',
): string {
	const { palette } = stage;
	const [l, t] = [x - w / 2, y - h / 2];
	const hole = round
		? `M${l} ${t + h}V${t + w * 0.4}C${l} ${t - w * 0.12} ${l + w} ${t - w * 0.12} ${l + w} ${t + w * 0.4}V${t + h}Z`
		: box(l, t, w, h, 4);
	const bars = `M${x} ${t}V${t + h}M${l} ${t + h * 0.46}H${l + w}`;
	return (
		stage.glow(x, y, w * 1.7, palette.glow, 0.42, h * 1.2) +
		stroke(hole, stage.tone(stage.shift(frame, -0.08), 0.05), w * 0.13) +
		stage.inside(hole, view(stage, l, t, w, h)) +
		stroke(bars, stage.tone(frame, 0.05), w * 0.045) +
		stroke(hole, stage.tone(frame, 0.05), w * 0.055) +
		stage.solid(box(l - w * 0.1, t + h - 2, w * 1.2, h * 0.06, 3), frame)
	);
}

function view(stage: Stage, l: number, t: number, w: number, h: number): string {
	const { palette, random, time, materials } = stage;
	const sky = fill(box(l, t, w, h), stage.down([0, palette.zenith], [0.5, palette.sky], [1, palette.glow]));
	const disc =
		time === 'night'
			? fill(oval(l + w * 0.68, t + h * 0.26, w * 0.12), palette.key)
			: stage.glow(l + w * 0.7, t + h * 0.3, w * 0.6, palette.key, 0.8);
	const stars =
		time === 'night'
			? Array.from({ length: 12 }, () =>
					fill(oval(l + random.next() * w, t + random.next() * h * 0.6, 2), '#fffbe8', 0.85),
				).join('')
			: '';
	const hills = [0.66, 0.78].map((at, i) =>
		fill(
			blob(random, l + w * (0.25 + i * 0.5), t + h * (at + 0.3), w * 0.75, h * 0.36, 0.05),
			mix(stage.tone(i ? 'leaf' : 'grass'), palette.glow, 0.5 - i * 0.25),
		),
	);
	const fir = fill(
		poly([
			[l + w * 0.16, t + h],
			[l + w * 0.28, t + h * 0.42],
			[l + w * 0.4, t + h],
		]),
		mix(stage.tone('leaf'), palette.shade, 0.25),
	);
	const snowy = stage.weather === 'snow' ? fill(box(l, t + h * 0.88, w, h * 0.14), materials.snow, 0.9) : '';
	return sky + stars + disc + hills.join('') + fir + snowy + falling(stage, l, t, w, h);
}

function falling(stage: Stage, l: number, t: number, w: number, h: number): string {
	const { random, palette, weather } = stage;
	if (weather === 'mist') return fill(box(l, t, w, h), palette.air, 0.6);
	if (weather === 'cloudy')
		return [0.2, 0.6]
			.map((x) => fill(oval(l + w * x, t + h * 0.2, w * 0.3, h * 0.08), mix(palette.air, '#ffffff', 0.3), 0.8))
			.join('');
	if (weather === 'snow')
		return Array.from({ length: 20 }, () =>
			fill(oval(l + random.next() * w, t + random.next() * h, random.between(2, 5)), '#fdfeff', 0.9),
		).join('');
	if (weather === 'rain')
		return Array.from({ length: 24 }, () =>
			stroke(`M${n(l + random.next() * w)} ${n(t + random.next() * h)}l-6 26`, '#eef5f8', 2.5, 0.55),
		).join('');
	if (weather === 'windy')
		return Array.from({ length: 8 }, () =>
			fill(oval(l + random.next() * w, t + random.next() * h, 7, 4), stage.materials.bloom, 0.9),
		).join('');
	return '';
}

/** A shelf with jars, books or pots standing on it. */
export function shelf(stage: Stage, x: number, y: number, w: number, things: 'books' | 'jars' | 'tools'): string {
	const { random } = stage;
	const parts: string[] = [fill(box(x, y + 14, w, 26), stage.palette.shade, 0.18)];
	let at = x + random.between(6, 20);
	while (at < x + w - 34) {
		const item = shelved[things](stage, at, y);
		parts.push(item.svg);
		at += item.wide + random.between(1, things === 'books' ? 3 : 16);
		if (random.chance(0.12)) at += 30;
	}
	return parts.join('') + stage.solid(box(x - 8, y, w + 16, 14, 2), 'wood');
}

type Shelved = { wide: number; svg: string };

const shelved: Record<'books' | 'jars' | 'tools', (stage: Stage, x: number, y: number) => Shelved> = {
	books: (stage, x, y) => {
		const { random } = stage;
		const [wide, tall] = [random.between(14, 34), random.between(66, 112)];
		const colour = hue(stage);
		const band = fill(
			box(x, y - tall * 0.8, wide, tall * 0.07) + box(x, y - tall * 0.26, wide, tall * 0.05),
			stage.palette.second,
			0.5,
		);
		return { wide, svg: stage.solid(box(x, y - tall, wide, tall, 2), colour, 0.06) + band };
	},
	jars: (stage, x, y) => {
		const { random } = stage;
		const [wide, tall] = [random.between(34, 58), random.between(48, 86)];
		const body = stage.solid(box(x, y - tall, wide, tall, wide * 0.22), hue(stage), 0.05);
		return {
			wide,
			svg:
				body +
				stage.solid(box(x + wide * 0.12, y - tall - 12, wide * 0.76, 15, 4), 'wood') +
				fill(box(x + wide * 0.16, y - tall * 0.8, wide * 0.12, tall * 0.5, 3), '#ffffff', 0.28),
		};
	},
	tools: (stage, x, y) => {
		const { random } = stage;
		const [wide, tall] = [random.between(30, 60), random.between(40, 100)];
		const round = random.chance(0.5);
		const d = round ? oval(x + wide / 2, y - wide / 2, wide / 2) : box(x, y - tall, wide, tall, 4);
		return {
			wide,
			svg:
				stage.solid(d, hue(stage), 0.05) +
				(round ? fill(oval(x + wide / 2, y - wide / 2, wide * 0.18), stage.palette.shade, 0.4) : ''),
		};
	},
};

/** One of the room's few colours. */
function hue(stage: Stage): Stuff {
	const { materials, palette, random } = stage;
	return random.pick([
		materials.roof,
		materials.leaf,
		materials.water,
		materials.wall,
		materials.bloom,
		mix(palette.accent, materials.wood, 0.3),
		materials.earth,
	]) as Stuff;
}

/** A lamp hanging on a cord, with its pool of light. */
export function hangingLamp(stage: Stage, x: number, y: number, size: number): string {
	const { palette } = stage;
	const lit = stage.lampsLit ? 0.85 : 0.4;
	const shadeShape: Point[] = [
		[x - size * 0.3, y - size * 0.4],
		[x + size * 0.3, y - size * 0.4],
		[x + size * 0.85, y + size * 0.2],
		[x - size * 0.85, y + size * 0.2],
	];
	return (
		stage.line(`M${x} -500V${y - size * 0.4}`, 'wood', 5, 0.1) +
		stage.glow(x, y + size * 0.3, size * 4.4, palette.second, lit * 0.75) +
		fill(oval(x, y + size * 0.22, size * 0.36, size * 0.26), '#fff4cf') +
		stage.solid(poly(shadeShape), 'roof')
	);
}

/** An oval rug lying on the floor. */
export function rug(stage: Stage, x: number, y: number, rx: number, colour: Stuff): string {
	const ry = rx * 0.2;
	return (
		fill(oval(x, y + 5, rx * 1.01, ry), stage.palette.shade, 0.3) +
		stage.flat(oval(x, y, rx, ry), colour) +
		stroke(oval(x, y, rx * 0.86, ry * 0.84), stage.tone('wall'), 9, 0.7) +
		stage.flat(oval(x, y, rx * 0.6, ry * 0.56), stage.shift(colour, 0.07)) +
		stroke(oval(x, y, rx * 0.4, ry * 0.36), stage.tone('bloom'), 7, 0.7)
	);
}

/** Cloth hanging at the side of a window, gathered. */
export function drape(stage: Stage, x: number, y: number, w: number, h: number, colour: Stuff): string {
	const fold = (i: number) =>
		fill(
			brush(
				[
					[x + w * (0.2 + i * 0.3), y],
					[x + w * (0.24 + i * 0.24), y + h],
				],
				w * 0.1,
				w * 0.16,
			),
			i % 2 ? stage.palette.key : stage.palette.shade,
			0.2,
		);
	const d = `M${n(x)} ${n(y)}H${n(x + w)}C${n(x + w * 0.9)} ${n(y + h * 0.5)} ${n(x + w * 0.7)} ${n(y + h * 0.6)} ${n(x + w * 0.86)} ${n(y + h)}H${n(x + w * 0.06)}C${n(x + w * 0.2)} ${n(y + h * 0.6)} ${n(x)} ${n(y + h * 0.4)} ${n(x)} ${n(y)}Z`;
	return stage.solid(d, colour, 0.05) + [0, 1, 2].map(fold).join('');
}
