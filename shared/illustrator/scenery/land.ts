import type { Material } from '../stage.ts';
import { bottom, horizon, leftEdge, rightEdge, type Stage } from '../stage.ts';
import { blob, box, brush, fill, land, oval, type Point, poly, ridge, smooth } from '../svg.ts';
import { bush } from './plants.ts';

/** One rolling hill line with soft light along its crest. */
export function hill(stage: Stage, y: number, swing: number, stuff: Material, depth: number, octaves = 2): string {
	const { random, palette } = stage;
	const crest = ridge(random, leftEdge, rightEdge, y, swing, octaves);
	const body = land(crest, Math.max(y + 420, bottom));
	return (
		fill(body, stage.tone(stuff, depth)) +
		fill(
			body,
			stage.down(
				[0, palette.key, 0.42 * (1 - depth)],
				[0.035, palette.key, 0.16 * (1 - depth)],
				[0.09, palette.key, 0],
				[0.12, palette.air, 0],
				[0.5, palette.air, 0.5 * depth],
			),
		) +
		dabs(stage, crest, stuff, depth)
	);
}

/** Broad dry strokes lying along a slope, lighter and darker than it. */
function dabs(stage: Stage, crest: readonly Point[], stuff: Material, depth: number): string {
	const { random } = stage;
	return Array.from({ length: 16 }, () => {
		const [x, y] = crest[random.whole(0, crest.length - 6)]!;
		const drop = random.between(24, 190);
		const reach = random.between(120, 320);
		const points = [0, 0.5, 1].map(
			(t): Point => [x + reach * t, y + drop + Math.sin(t * 3) * -10 + random.between(-7, 7)],
		);
		const step = random.chance(0.55) ? 0.06 : -0.06;
		return fill(brush(points, 0, random.between(10, 30)), stage.tone(stage.shift(stuff, step), depth), 0.45);
	}).join('');
}

/** A jagged peak with a lit face, a shaded face and, if wanted, snow. */
export function peak(
	stage: Stage,
	x: number,
	foot: number,
	tall: number,
	stuff: Material,
	depth: number,
	snow = true,
): string {
	const { random, light } = stage;
	const half = tall * random.between(0.7, 0.95);
	const left = jag(stage, [x - half, foot], [x, foot - tall], 5);
	const right = jag(stage, [x, foot - tall], [x + half, foot], 5);
	const spine = jag(stage, [x, foot - tall], [x + half * random.between(-0.1, 0.2), foot], 5);
	const darkSide = light.from === 'left' ? [...spine.toReversed(), ...right] : [...left, ...spine];
	const outline = poly([...left, ...right]);
	const caps = snow ? snowCap(stage, x, foot, tall, half, depth) : '';
	return (
		stage.sunk(outline, stuff, depth, 0.75) +
		fill(poly(darkSide), stage.palette.shade, 0.3 * (1 - depth)) +
		caps +
		fill(outline, stage.down([0.35, stage.palette.air, 0], [1, stage.palette.air, 0.55]))
	);
}

function snowCap(stage: Stage, x: number, foot: number, tall: number, half: number, depth: number): string {
	const { random, light } = stage;
	const line = 0.36;
	const teeth = Array.from({ length: 9 }, (_, i): Point => {
		const t = i / 8;
		const dip = i % 2 ? 0.1 : -0.04;
		return [x + (t * 2 - 1) * half * (line + dip * 0.4), foot - tall * (1 - line - dip - random.between(0, 0.04))];
	});
	const cap = poly([[x, foot - tall], ...teeth.toReversed()]);
	const side = light.from === 'left' ? 1 : -1;
	const shadow = poly([[x, foot - tall], ...teeth.filter(([tx]) => (tx - x) * side > -half * 0.04)]);
	return stage.flat(cap, 'snow', depth * 0.7) + fill(shadow, stage.palette.shade, 0.22);
}

function jag(stage: Stage, from: Point, to: Point, steps: number): Point[] {
	return Array.from({ length: steps + 1 }, (_, i): Point => {
		const t = i / steps;
		const off = i === 0 || i === steps ? 0 : stage.random.between(-0.06, 0.06) * Math.abs(to[1] - from[1]);
		return [from[0] + (to[0] - from[0]) * t + off, from[1] + (to[1] - from[1]) * t + off * 0.6];
	});
}

/** The ground from the horizon to our feet: rolling strips that grow richer as they come near, dappled with light. */
export function ground(stage: Stage, stuff: Material, options: { rough?: number; from?: number } = {}): string {
	const { rough = 14, from = horizon } = options;
	const strips = [0, 34, 96, 196, 330].map((drop, i) =>
		hill(
			stage,
			from + drop,
			rough * (0.5 + i * 0.55),
			stage.shift(stuff, (i % 2 ? 0.02 : -0.02) - i * 0.014),
			0.46 - i * 0.11,
		),
	);
	return (
		strips.join('') + (stuff === 'grass' ? shrubs(stage, from) : '') + dapples(stage, from) + dusk(stage, from + 230)
	);
}

/** Low growth in the middle distance, so that a field is not an empty sheet. */
function shrubs(stage: Stage, from: number): string {
	const { random, heroX } = stage;
	return Array.from({ length: 15 }, () => ({
		x: random.between(leftEdge, rightEdge),
		y: from + 16 + random.next() ** 1.4 * 120,
	}))
		.filter(({ x }) => Math.abs(x - heroX) > 150)
		.sort((a, b) => a.y - b.y)
		.map(({ x, y }) => {
			const depth = 0.42 - ((y - from) / 120) * 0.2;
			const size = (y - from) * random.between(0.2, 0.34) + 12;
			if (random.chance(0.3)) return rock(stage, x, y, size * 0.6, depth);
			return bush(stage, x, y, size, depth, random.chance(0.65) ? 'leaf' : 'bloom');
		})
		.join('');
}

/** Pools of sun and of shadow lying on the ground. */
export function dapples(stage: Stage, from = horizon): string {
	const { random, palette, heroX } = stage;
	const spot = (colour: string, weight: number, x: number) => {
		const y = from + random.between(50, 400);
		const reach = random.between(140, 330) * (0.4 + ((y - from) / 400) * 0.9);
		return stage.glow(x, y, reach, colour, weight, reach * 0.16);
	};
	const lights = Array.from({ length: 9 }, () => spot(palette.key, 0.34, heroX + random.between(-520, 520)));
	const shadows = Array.from({ length: 12 }, () => spot(palette.shade, 0.42, random.between(leftEdge, rightEdge)));
	return shadows.join('') + lights.join('');
}

/** The darkening towards our feet, which sends the eye back into the picture. */
export function dusk(stage: Stage, from: number, weight = 1): string {
	const { shade } = stage.palette;
	return fill(
		box(leftEdge, from, rightEdge - leftEdge, bottom - from),
		stage.down([0, shade, 0], [0.26, shade, 0.3 * weight], [1, shade, 0.72 * weight]),
	);
}

/** A path that winds from our feet to a far point on the horizon. */
export function path(
	stage: Stage,
	stuff: Material,
	goalX: number,
	options: { from?: number; wide?: number } = {},
): string {
	const { from = horizon + 6, wide = 420 } = options;
	const { random, heroX } = stage;
	const bend = random.between(80, 190) * (goalX > heroX ? 1 : -1);
	const middle: Point[] = [0, 0.12, 0.3, 0.55, 0.8, 1, 1.5].map((t): Point => {
		const x = goalX + (heroX - goalX) * t ** 1.3 + Math.sin(t * 4.2) * bend * t;
		return [x, from + t * (1024 - from)];
	});
	const half = (i: number) => 6 + [0, 0.12, 0.3, 0.55, 0.8, 1, 1.5][i]! ** 1.5 * wide * 0.5;
	const left = middle.map(([x, y], i): Point => [x - half(i) + random.between(-5, 5), y]);
	const right = middle.map(([x, y], i): Point => [x + half(i) + random.between(-5, 5), y]).toReversed();
	const d = `${smooth(left)}L${smooth(right).slice(1)}Z`;
	const { palette } = stage;
	return (
		fill(d, stage.tone(stuff, 0.08)) +
		fill(d, stage.down([0, palette.air, 0.55], [0.3, palette.key, 0.16], [1, palette.shade, 0.22])) +
		pebbles(stage, middle, half)
	);
}

function pebbles(stage: Stage, middle: readonly Point[], half: (i: number) => number): string {
	const { random } = stage;
	return Array.from({ length: 34 }, () => {
		const i = random.whole(1, 5);
		const [x, y] = middle[i]!;
		const size = 2 + i * 2.2;
		return fill(
			oval(x + random.between(-0.8, 0.8) * half(i), y + random.between(-30, 40), size * 1.7, size * 0.7),
			random.chance(0.5) ? stage.palette.shade : stage.palette.key,
			0.22,
		);
	}).join('');
}

/** A boulder sitting on (x, y). */
export function rock(stage: Stage, x: number, y: number, size: number, depth = 0, stuff: Material = 'rock'): string {
	const { random, palette } = stage;
	const top = Array.from({ length: 7 }, (_, i): Point => {
		const angle = Math.PI - (i / 6) * Math.PI;
		const reach = random.between(0.82, 1.1);
		return [x + Math.cos(angle) * size * reach, y - Math.sin(angle) * size * 0.72 * reach];
	});
	const d = `${poly(top)}`;
	const [a, b] = [top[2]!, top[4]!];
	const facet = poly([a, b, [x + size * 0.12, y - size * 0.3], [x - size * 0.3, y - size * 0.22]]);
	return (
		fill(oval(x + size * 0.1, y, size * 1.15, size * 0.2), palette.shade, 0.28) +
		stage.solid(d, stuff, depth) +
		fill(facet, palette.key, 0.2 * (1 - depth)) +
		(stage.weather === 'snow'
			? stage.flat(blob(random, x, y - size * 0.62, size * 0.62, size * 0.16, 0.14), 'snow', depth)
			: '')
	);
}
