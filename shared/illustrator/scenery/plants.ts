import type { Material, Stage } from '../stage.ts';
import { blob, brush, fill, n, oval, type Point, smooth } from '../svg.ts';

/** A clump of grass blades on (x, y). */
export function tuft(stage: Stage, x: number, y: number, tall: number, depth = 0, stuff: Material = 'grass'): string {
	const { random } = stage;
	const wind = stage.weather === 'windy' ? 0.7 : 0;
	const blades = Array.from({ length: 7 }, (_, i) => {
		const lean = (i - 3) * 0.16 + random.between(-0.1, 0.1) + wind;
		const h = tall * random.between(0.6, 1);
		const root = x + (i - 3) * tall * 0.07;
		return brush(
			[
				[root, y],
				[root + lean * h * 0.35, y - h * 0.6],
				[root + lean * h, y - h],
			],
			tall * 0.09,
			0,
		);
	});
	return fill(blades.join(''), stage.tone(stage.shift(stuff, random.between(-0.1, 0.06)), depth));
}

/** A scattering over the ground between two heights; nearer ones are larger. Bare around the hero's feet. */
export function scatter(
	stage: Stage,
	count: number,
	y0: number,
	y1: number,
	draw: (x: number, y: number, scale: number) => string,
): string {
	const { random, heroX } = stage;
	return Array.from({ length: count }, () => ({
		x: random.between(-380, 1900),
		y: y0 + random.next() ** 0.8 * (y1 - y0),
	}))
		.filter(({ x, y }) => y < 760 || Math.abs(x - heroX) > 150)
		.sort((a, b) => a.y - b.y)
		.map(({ x, y }) => draw(x, y, 0.45 + ((y - y0) / (1024 - y0)) * 1.25))
		.join('');
}

/** A flower on a stem; five loose petals. */
export function flower(stage: Stage, x: number, y: number, tall: number, colour: Material, depth = 0): string {
	const { random } = stage;
	const lean = random.between(-0.2, 0.2) * tall;
	const [hx, hy] = [x + lean, y - tall];
	const petal = tall * 0.16;
	const petals = Array.from({ length: 5 }, (_, i) => {
		const angle = i * 1.257 + random.next();
		return oval(hx + Math.cos(angle) * petal, hy + Math.sin(angle) * petal * 0.8, petal * 0.8, petal * 0.66);
	});
	const stem = brush(
		[
			[x, y],
			[x + lean * 0.3, y - tall * 0.5],
			[hx, hy],
		],
		tall * 0.05,
		tall * 0.03,
	);
	return (
		stage.flat(stem, stage.shift('leaf', -0.05), depth) +
		stage.flat(petals.join(''), colour, depth) +
		stage.flat(oval(hx, hy, petal * 0.55), '#f7cf5a', depth)
	);
}

/** A round bush of three clumps. */
export function bush(stage: Stage, x: number, y: number, size: number, depth = 0, leaf: Material = 'leaf'): string {
	const { random, light } = stage;
	const side = light.from === 'left' ? -1 : 1;
	const clumps = [-0.62, 0.6, 0].map((dx): readonly [number, number, number] => [
		x + dx * size,
		y - size * (dx ? 0.32 : 0.5),
		size * random.between(0.42, 0.58),
	]);
	const layer = (shift: number, shrink: number) =>
		clumps
			.map(([cx, cy, r]) => blob(random, cx + shift * r, cy - Math.abs(shift) * r, r * shrink, r * shrink * 0.9, 0.09))
			.join('');
	return (
		fill(oval(x, y, size * 1.1, size * 0.14), stage.palette.shade, 0.25) +
		fill(layer(0, 1.05), stage.tone(stage.shift(leaf, -0.08), depth)) +
		fill(layer(side * 0.2, 0.72), stage.tone(leaf, depth)) +
		fill(layer(side * 0.36, 0.36), stage.tone(stage.shift(leaf, 0.09), depth), 0.8)
	);
}

/** A fern: five feathered arms from one root. */
export function fern(stage: Stage, x: number, y: number, size: number, depth = 0, leaf: Material = 'leaf'): string {
	const { random } = stage;
	const arms = Array.from({ length: 6 }, (_, i) => {
		const angle = -2.75 + i * 0.47 + random.between(-0.1, 0.1);
		const reach = size * random.between(0.75, 1);
		const leaves = Array.from({ length: 9 }, (_, k) => {
			const t = 0.15 + (k / 9) * 0.82;
			const [bx, by] = [x + Math.cos(angle) * reach * t, y + Math.sin(angle) * reach * t + t * t * reach * 0.34];
			const long = reach * 0.22 * (1.1 - t);
			return [-1, 1]
				.map((s) =>
					brush(
						[
							[bx, by],
							[
								bx - s * Math.sin(angle) * long + Math.cos(angle) * long * 0.5,
								by + s * Math.cos(angle) * long + long * 0.1,
							],
						],
						reach * 0.05,
						0,
					),
				)
				.join('');
		});
		const spine = brush(
			[
				[x, y],
				[x + Math.cos(angle) * reach * 0.5, y + Math.sin(angle) * reach * 0.5 + reach * 0.085],
				[x + Math.cos(angle) * reach, y + Math.sin(angle) * reach + reach * 0.34],
			],
			reach * 0.03,
			0,
		);
		return fill(leaves.join('') + spine, stage.tone(stage.shift(leaf, random.between(-0.1, 0.06)), depth));
	});
	return arms.join('');
}

/** Bulrushes standing in water. */
export function reeds(stage: Stage, x: number, y: number, tall: number, depth = 0): string {
	const { random } = stage;
	return Array.from({ length: 7 }, (_, i) => {
		const root = x + (i - 3) * tall * 0.09 + random.between(-6, 6);
		const h = tall * random.between(0.6, 1);
		const lean = random.between(-0.12, 0.16) * h;
		const stem = stage.flat(
			brush(
				[
					[root, y],
					[root + lean * 0.4, y - h * 0.6],
					[root + lean, y - h],
				],
				tall * 0.035,
				tall * 0.01,
			),
			stage.shift('grass', random.between(-0.14, 0)),
			depth,
		);
		return i % 3
			? stem
			: stem +
					stage.solid(
						oval(root + lean * 0.93, y - h * 0.94, tall * 0.026, tall * 0.1),
						stage.shift('wood', -0.06),
						depth,
					);
	}).join('');
}

/** A hanging vine with leaves. */
export function vine(stage: Stage, x: number, y: number, long: number, depth = 0, leaf: Material = 'leaf'): string {
	const { random } = stage;
	const sway = random.between(-40, 40);
	const spine = [0, 0.33, 0.66, 1].map((t): Point => [x + Math.sin(t * 3) * sway, y + long * t]);
	const leaves = Array.from({ length: Math.ceil(long / 34) }, (_, i) => {
		const t = (i + 0.5) / Math.ceil(long / 34);
		const s = i % 2 ? 1 : -1;
		const [vx, vy] = [x + Math.sin(t * 3) * sway, y + long * t];
		return brush(
			[
				[vx, vy],
				[vx + s * 10, vy + 7],
				[vx + s * 20, vy + 20],
			],
			13,
			0,
		);
	});
	return stage.line(smooth(spine), stage.shift(leaf, -0.1), 5, depth) + stage.flat(leaves.join(''), leaf, depth);
}

/** One great leaf, pointing along `angle` (radians), with its rib. */
export function bigLeaf(stage: Stage, x: number, y: number, reach: number, angle: number, colour: string): string {
	const fat = reach * 0.2;
	const half = (s: number) =>
		[0, 0.3, 0.65, 1].map((t): Point => along(x, y, angle, reach * t, s * fat * Math.sin(Math.PI * t ** 0.8)));
	const d = `${smooth(half(1))}L${smooth(half(-1).toReversed()).slice(1)}Z`;
	const [rx, ry] = along(x, y, angle, reach * 0.95, 0);
	return `${fill(d, colour)}<path d="M${n(x)} ${n(y)}L${n(rx)} ${n(ry)}" stroke="${stage.palette.air}" stroke-opacity="0.16" stroke-width="${n(reach * 0.014)}"/>`;
}

function along(x: number, y: number, angle: number, far: number, aside: number): Point {
	return [x + Math.cos(angle) * far - Math.sin(angle) * aside, y + Math.sin(angle) * far + Math.cos(angle) * aside];
}
