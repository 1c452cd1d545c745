import { mix } from '../light/colour.ts';
import { leftEdge, rightEdge, type Stage } from '../stage.ts';
import { box, brush, fill, oval, type Point, ridge, smooth } from '../svg.ts';

/** A sheet of water from `y0` down to `y1`: sky far out, depth close by, strokes of light, a glitter path under the lamp. */
export function sea(stage: Stage, y0: number, y1: number, depth = 0.2): string {
	const { palette } = stage;
	const sheet = box(leftEdge, y0, rightEdge - leftEdge, y1 - y0);
	const near = stage.tone(stage.shift('water', -0.06), depth * 0.4);
	const wash = fill(
		sheet,
		stage.down(
			[0, mix(palette.glow, stage.tone('water', 0.6), 0.35)],
			[0.16, stage.tone('water', 0.45)],
			[0.6, stage.tone('water', depth)],
			[1, near],
		),
	);
	return wash + ripples(stage, y0, y1) + glitter(stage, y0, y1);
}

function ripples(stage: Stage, y0: number, y1: number): string {
	const { random, palette } = stage;
	return Array.from({ length: 70 }, () => {
		const t = random.next();
		const y = y0 + 4 + t ** 1.5 * (y1 - y0 - 8);
		const x = random.between(leftEdge, rightEdge);
		const reach = 30 + t * random.between(60, 230);
		const lift = 1 + t * 7;
		const points: Point[] = [
			[x, y],
			[x + reach * 0.3, y - lift],
			[x + reach * 0.65, y + lift * 0.6],
			[x + reach, y],
		];
		return fill(
			brush(points, 0, 2 + t * 8),
			random.chance(0.6) ? palette.glow : palette.shade,
			random.between(0.12, 0.3),
		);
	}).join('');
}

function glitter(stage: Stage, y0: number, y1: number): string {
	const { random, palette, lampX } = stage;
	return Array.from({ length: 46 }, () => {
		const t = random.next() ** 1.3;
		const y = y0 + 3 + t * (y1 - y0) * 0.8;
		const x = lampX + random.between(-1, 1) * (30 + t * 130);
		return fill(
			oval(x, y, 10 + random.next() * 40 * (0.5 + t), 1.6 + t * 4),
			palette.key,
			random.between(0.35, 0.8) * (1 - t * 0.5),
		);
	}).join('');
}

/** A line of foam where water meets land. */
export function surf(stage: Stage, y: number, thick: number, opacity = 0.85): string {
	const { random } = stage;
	const crest = ridge(random, leftEdge, rightEdge, y, 16, 3);
	const back = crest.map(([x, cy]): Point => [x, cy + thick * random.between(0.6, 1.3)]).toReversed();
	return fill(`${smooth(crest)}L${smooth(back).slice(1)}Z`, mix('#ffffff', stage.palette.cast, 0.35), opacity);
}

/** A sailing ship seen from the side; (x, y) is the middle of its waterline, `size` its length. */
export function sailShip(stage: Stage, x: number, y: number, size: number, depth: number): string {
	const s = size / 100;
	const hull = `M${x - 50 * s} ${y - 16 * s}C${x - 20 * s} ${y - 8 * s} ${x + 20 * s} ${y - 8 * s} ${x + 52 * s} ${y - 20 * s}C${x + 46 * s} ${y - 4 * s} ${x + 36 * s} ${y} ${x + 28 * s} ${y}H${x - 34 * s}C${x - 44 * s} ${y} ${x - 48 * s} ${y - 8 * s} ${x - 50 * s} ${y - 16 * s}Z`;
	const sail = (dx: number, low: number, wide: number, tall: number) =>
		stage.solid(
			`M${x + (dx - wide * 0.4) * s} ${y - low * s}C${x + (dx + wide * 0.9) * s} ${y - (low + 2) * s} ${x + (dx + wide * 0.9) * s} ${y - (low + tall - 2) * s} ${x + (dx - wide * 0.3) * s} ${y - (low + tall) * s}C${x + (dx + wide * 0.1) * s} ${y - (low + tall * 0.6) * s} ${x + (dx + wide * 0.1) * s} ${y - (low + tall * 0.4) * s} ${x + (dx - wide * 0.4) * s} ${y - low * s}Z`,
			'wall',
			depth,
		);
	const masts = stage.line(
		`M${x - 20 * s} ${y - 10 * s}V${y - 74 * s}M${x + 14 * s} ${y - 10 * s}V${y - 88 * s}`,
		'wood',
		2.6 * s,
		depth,
	);
	return (
		masts +
		sail(-20, 20, 22, 24) +
		sail(-20, 47, 17, 20) +
		sail(14, 20, 26, 30) +
		sail(14, 53, 20, 26) +
		stage.solid(hull, 'wood', depth) +
		stage.line(
			`M${x - 46 * s} ${y - 12 * s}C${x - 20 * s} ${y - 4 * s} ${x + 20 * s} ${y - 4 * s} ${x + 48 * s} ${y - 15 * s}`,
			'bloom',
			2 * s,
			depth,
		)
	);
}
