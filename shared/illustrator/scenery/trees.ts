import type { Material, Stage } from '../stage.ts';
import { blob, brush, fill, oval, type Point, poly, smooth } from '../svg.ts';

/** A leafy tree whose foot is at (x, y), `tall` in all: a crown of cut-paper clumps, lit on one side. */
export function roundTree(
	stage: Stage,
	x: number,
	y: number,
	tall: number,
	depth = 0,
	leaf: Material = 'leaf',
): string {
	const { random, light } = stage;
	const lean = random.between(-0.05, 0.05) * tall;
	const top = y - tall * 0.68;
	const side = light.from === 'left' ? -1 : 1;
	const trunk = brush(
		[
			[x, y + tall * 0.02],
			[x + lean * 0.3, y - tall * 0.25],
			[x + lean, top],
		],
		tall * 0.1,
		tall * 0.035,
	);
	const boughs = [-1, 1].map((s) =>
		stage.flat(
			brush(
				[
					[x + lean * 0.6, y - tall * 0.36],
					[x + s * tall * 0.1, y - tall * 0.5],
					[x + s * tall * 0.18, y - tall * 0.6],
				],
				tall * 0.03,
				tall * 0.01,
			),
			'wood',
			depth,
		),
	);
	const girth = random.between(0.17, 0.25);
	const clumps = Array.from({ length: 9 }, (_, i): readonly [number, number, number] => {
		const angle = (i / 9) * Math.PI * 2 + random.between(-0.4, 0.4);
		const out = random.between(0.75, 1.2);
		return [
			x + lean + Math.cos(angle) * tall * girth * out,
			top + Math.sin(angle) * tall * 0.16 * out,
			tall * random.between(0.08, 0.17),
		];
	});
	clumps.push([x + lean, top, tall * 0.19], [x + lean, top - tall * 0.1, tall * 0.15]);
	const crown = (shift: number, shrink: number, lift: number) =>
		clumps
			.map(([cx, cy, r]) => blob(random, cx + shift * r, cy - lift * r, r * shrink, r * shrink * 0.92, 0.08))
			.join('');
	return (
		stage.solid(trunk, 'wood', depth) +
		boughs.join('') +
		fill(crown(0, 1.06, 0), stage.tone(stage.shift(leaf, -0.09), depth)) +
		fill(crown(side * 0.18, 0.82, 0.16), stage.tone(leaf, depth)) +
		fill(crown(side * 0.34, 0.5, 0.36), stage.tone(stage.shift(leaf, 0.08), depth), 0.75) +
		leafDabs(stage, clumps, side, leaf, depth)
	);
}

function leafDabs(
	stage: Stage,
	clumps: readonly (readonly [number, number, number])[],
	side: number,
	leaf: Material,
	depth: number,
): string {
	const { random } = stage;
	if (depth > 0.6) return '';
	const bright = stage.tone(stage.shift(leaf, 0.16), depth);
	const dark = stage.tone(stage.shift(leaf, -0.16), depth);
	return clumps
		.flatMap(([cx, cy, r]) =>
			Array.from({ length: 7 }, (_, i) => {
				const lit = i < 4;
				const dx = (lit ? side : -side) * random.between(0, 0.9) * r;
				const dy = (lit ? -1 : 1) * random.between(0, 0.8) * r;
				return fill(oval(cx + dx, cy + dy, r * random.between(0.05, 0.11), r * 0.045), lit ? bright : dark, 0.75);
			}),
		)
		.join('');
}

/** A fir of ragged skirts; whitened when it snows. */
export function fir(stage: Stage, x: number, y: number, tall: number, depth = 0, leaf: Material = 'leaf'): string {
	const { random, light } = stage;
	const tiers = 6;
	const parts = [
		stage.flat(
			poly([
				[x - tall * 0.03, y],
				[x - tall * 0.015, y - tall * 0.3],
				[x + tall * 0.015, y - tall * 0.3],
				[x + tall * 0.03, y],
			]),
			'wood',
			depth,
		),
	];
	for (let i = 0; i < tiers; i++) {
		const t = i / tiers;
		const low = y - tall * (0.1 + t * 0.72);
		const half = tall * 0.24 * (1 - t * 0.78) * random.between(0.9, 1.1);
		const peakY = low - tall * (0.3 - t * 0.1);
		const hem = Array.from(
			{ length: 9 },
			(_, k): Point => [
				x + half * (1 - k / 4),
				low + (k % 2 ? -1 : 1) * tall * 0.014 + Math.abs(k - 4) * tall * -0.006,
			],
		);
		const skirt = poly([[x, peakY], ...hem]);
		const sideEdge = light.from === 'left' ? hem.slice(4) : hem.slice(0, 5);
		parts.push(
			stage.flat(skirt, stage.shift(leaf, -0.1 + t * 0.05), depth),
			fill(poly([[x, peakY], ...sideEdge]), stage.tone(stage.shift(leaf, 0.05), depth), 0.6),
		);
		if (stage.weather === 'snow')
			parts.push(stage.flat(blob(random, x, low - tall * 0.035, half * 0.6, tall * 0.022, 0.2), 'snow', depth * 0.8));
	}
	return parts.join('');
}

/** A tall bare trunk that leaves the picture at the top, with broken boughs. */
export function trunk(stage: Stage, x: number, foot: number, thick: number, depth: number): string {
	const { random } = stage;
	const lean = random.between(-60, 60);
	const spine: Point[] = [0, 0.3, 0.6, 1].map(
		(t): Point => [x + lean * t + random.between(-8, 8), foot - t * (foot + 240)],
	);
	const roots = smooth(
		[
			[x - thick * 1.1, foot + thick * 0.2],
			[x - thick * 0.5, foot - thick * 0.4],
			[x, foot - thick * 1.2],
			[x + thick * 0.5, foot - thick * 0.4],
			[x + thick * 1.15, foot + thick * 0.16],
			[x, foot + thick * 0.12],
		],
		true,
	);
	const body = brush(spine, thick * 1.08, thick * 0.7);
	const boughs = Array.from({ length: 3 }, () => {
		const t = random.between(0.3, 0.75);
		const [bx, by] = [x + lean * t, foot - t * (foot + 240)];
		const s = random.chance(0.5) ? 1 : -1;
		const reach = thick * random.between(1.2, 3.2);
		return stage.flat(
			brush(
				[
					[bx, by],
					[bx + s * reach * 0.5, by - reach * 0.3],
					[bx + s * reach, by - reach * 0.75],
				],
				thick * 0.3,
				0,
			),
			'wood',
			depth,
		);
	});
	return (
		boughs.join('') +
		stage.flat(roots, 'wood', depth) +
		stage.solid(body, 'wood', depth) +
		bark(stage, spine, thick, depth)
	);
}

function bark(stage: Stage, spine: readonly Point[], thick: number, depth: number): string {
	const { random } = stage;
	if (depth > 0.55) return '';
	return Array.from({ length: 9 }, () => {
		const t = random.between(0, 0.8);
		const [a, b] = [spine[0]!, spine[3]!];
		const [x, y] = [a[0] + (b[0] - a[0]) * t + random.between(-0.38, 0.38) * thick, a[1] + (b[1] - a[1]) * t];
		const reach = random.between(40, 130);
		return fill(
			brush(
				[
					[x, y],
					[x + random.between(-4, 4), y - reach / 2],
					[x, y - reach],
				],
				0,
				thick * 0.05,
			),
			random.chance(0.5) ? stage.palette.shade : stage.palette.key,
			0.22,
		);
	}).join('');
}

/** A bare, crooked tree with forking boughs. */
export function bareTree(
	stage: Stage,
	x: number,
	y: number,
	tall: number,
	depth = 0,
	stuff: Material = 'wood',
): string {
	const bough = (bx: number, by: number, angle: number, reach: number, thick: number, level: number): string => {
		const [ex, ey] = [bx + Math.cos(angle) * reach, by + Math.sin(angle) * reach];
		const bend = stage.random.between(-0.12, 0.12) * reach;
		const limb = stage.flat(
			brush(
				[
					[bx, by],
					[(bx + ex) / 2 + bend, (by + ey) / 2],
					[ex, ey],
				],
				thick,
				thick * 0.6,
			),
			stuff,
			depth,
		);
		if (level === 0) return limb;
		const kids = [-1, 1].map((s) =>
			bough(
				ex,
				ey,
				angle + s * stage.random.between(0.3, 0.65),
				reach * stage.random.between(0.6, 0.78),
				thick * 0.58,
				level - 1,
			),
		);
		return limb + kids.join('');
	};
	return bough(x, y, -Math.PI / 2 + stage.random.between(-0.1, 0.1), tall * 0.36, tall * 0.085, 4);
}
