import type { Material, Stage } from '../stage.ts';
import { bottom, horizon, leftEdge, rightEdge } from '../stage.ts';
import { box, brush, fill, n, oval, type Point, poly, stroke } from '../svg.ts';

const span = rightEdge - leftEdge;

/** A back wall down to the skirting, brushed so that it is not a flat sheet. */
export function wall(stage: Stage, stuff: Material, options: { from?: number; panels?: boolean } = {}): string {
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
export function floor(stage: Stage, stuff: Material, seams: 'boards' | 'tiles' | 'plain' = 'boards'): string {
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
export function rug(stage: Stage, x: number, y: number, rx: number, colour: Material): string {
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
export function drape(stage: Stage, x: number, y: number, w: number, h: number, colour: Material): string {
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
