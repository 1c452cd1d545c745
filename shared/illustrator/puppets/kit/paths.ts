export type Point = readonly [number, number];

/** Whole units are fine enough at 1000 units a figure, and keep the SVG small. */
export const round = (value: number): string => String(Math.round(value));

const xy = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const between = (a: Point, b: Point, part: number): Point => [
	a[0] + (b[0] - a[0]) * part,
	a[1] + (b[1] - a[1]) * part,
];
export const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The way from `a` to `b` in degrees for an SVG rotate() of something drawn downwards. */
export const downTo = (a: Point, b: Point): number => (Math.atan2(-(b[0] - a[0]), b[1] - a[1]) * 180) / Math.PI;

/** A step of a length; 0 degrees is down, 90 is forwards (right), 180 is up. */
export const step = (degrees: number, length: number): Point => {
	const angle = (degrees * Math.PI) / 180;
	return [Math.sin(angle) * length, Math.cos(angle) * length];
};

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
	// The arcs must span exactly twice the rounded radius, or the renderer swells them into lenses.
	const [r, q] = [Math.max(1, Math.round(rx)), Math.max(1, Math.round(ry))];
	return `M${Math.round(cx) - r} ${round(cy)}a${r} ${q} 0 1 1 ${2 * r} 0a${r} ${q} 0 1 1 ${-2 * r} 0z`;
}

/** A soft closed shape through all the points. */
export function blob(points: readonly Point[]): string {
	const at = (i: number) => points[(i + points.length) % points.length]!;
	return `M${xy(at(0))}${points.map((_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2))).join('')}z`;
}

/** A soft closed shape given by its right half only, from top to bottom. */
export function twin(half: readonly Point[]): string {
	const left = half.filter(([x]) => Math.abs(x) > 0.5).map(([x, y]): Point => [-x, y]);
	return blob([...half, ...left.reverse()]);
}

/** A soft open line through all the points. */
function wire(points: readonly Point[]): string {
	const last = points.length - 1;
	const at = (i: number) => points[Math.min(last, Math.max(0, i))]!;
	return `M${xy(at(0))}${points
		.slice(1)
		.map((_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2)))
		.join('')}`;
}

export const polygon = (points: readonly Point[]): string => `M${points.map(xy).join('L')}z`;

/** A limb: a round-ended shape along a line, its half-width going evenly through `radii`. */
export function tube(line: readonly Point[], radii: readonly number[]): string {
	const steps = Math.max(6, line.length * 3);
	const spine = Array.from({ length: steps + 1 }, (_, i) => along(line, i / steps));
	const sides = spine.map((_, i) => normal(spine[Math.max(0, i - 1)]!, spine[Math.min(steps, i + 1)]!));
	const widths = spine.map((_, i) => ramp(radii, i / steps));
	const right = spine.map((p, i) => add(p, [sides[i]![0] * widths[i]!, sides[i]![1] * widths[i]!]));
	const left = spine.map((p, i) => add(p, [-sides[i]![0] * widths[i]!, -sides[i]![1] * widths[i]!])).reverse();
	const [start, end] = [round(widths[0]!), round(widths[steps]!)];
	const back = wire(left).replace(/^M[-\d]+ [-\d]+/, '');
	return `${wire(right)}A${end} ${end} 0 0 0 ${xy(left[0]!)}${back}A${start} ${start} 0 0 0 ${xy(right[0]!)}z`;
}

/** A puffy outline: an arc outwards from each point to the next. */
export function scallop(points: readonly Point[], puff = 0.56): string {
	const arcs = points.map((from, i) => {
		const to = points[(i + 1) % points.length]!;
		const r = round(far(from, to) * puff);
		return `A${r} ${r} 0 0 1 ${xy(to)}`;
	});
	return `M${xy(points[0]!)}${arcs.join('')}z`;
}

/** Points round an oval, clockwise from the top. */
export function ring(count: number, rx: number, ry: number, cx = 0, cy = 0): readonly Point[] {
	return Array.from({ length: count }, (_, i): Point => {
		const [x, y] = step(180 - (i * 360) / count, 1);
		return [cx + x * rx, cy + y * ry];
	});
}

/** A star with soft points. */
export function star(cx: number, cy: number, radius: number, arms = 5, depth = 0.46): string {
	return polygon(
		Array.from({ length: arms * 2 }, (_, i): Point => {
			const [dx, dy] = step(180 + (i * 180) / arms, i % 2 ? radius * depth : radius);
			return [cx + dx, cy + dy];
		}),
	);
}

/** A point on the soft line through `line`, `t` from 0 to 1. */
function along(line: readonly Point[], t: number): Point {
	const last = line.length - 1;
	const spot = Math.min(last - 1e-6, Math.max(0, t * last));
	const i = Math.floor(spot);
	const at = (k: number) => line[Math.min(last, Math.max(0, k))]!;
	return [0, 1].map((axis) =>
		spline(at(i - 1)[axis]!, at(i)[axis]!, at(i + 1)[axis]!, at(i + 2)[axis]!, spot - i),
	) as unknown as Point;
}

function bend(a: Point, b: Point, c: Point, d: Point): string {
	const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
	const two: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
	return `C${xy(one)} ${xy(two)} ${xy(c)}`;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
	return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

function normal(a: Point, b: Point): Point {
	const length = far(a, b) || 1;
	return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

function ramp(values: readonly number[], t: number): number {
	const spot = Math.min(values.length - 1.000001, t * (values.length - 1));
	const i = Math.max(0, Math.floor(spot));
	const next = values[Math.min(values.length - 1, i + 1)]!;
	return values[i]! + (next - values[i]!) * (spot - i);
}
