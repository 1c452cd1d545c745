import type { Random } from './random.ts';

export type Point = readonly [number, number];

/** A number short enough for a path: one decimal. Whole numbers become text several times as fast as fractions. */
export function n(value: number): string {
	const tenths = Math.round(value * 10);
	const decimal = Math.abs(tenths % 10);
	if (!decimal) return String(tenths / 10);
	return `${tenths < 0 ? '-' : ''}${Math.trunc(Math.abs(tenths) / 10)}.${decimal}`;
}

const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** A straight-edged outline through the points, closed. */
export function poly(points: readonly Point[]): string {
	return `M${points.map(at).join('L')}Z`;
}

/** A soft curve through the points (Catmull–Rom); `closed` joins the ends. */
export function smooth(points: readonly Point[], closed = false): string {
	const count = points.length;
	const point = (i: number) => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))]!;
	let d = `M${at(point(0))}`;
	for (let i = 0; i < (closed ? count : count - 1); i++) {
		const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
		const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
		const two: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
		d += `C${at(one)} ${at(two)} ${at(c)}`;
	}
	return closed ? `${d}Z` : d;
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
	return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
}

/** A box from its top left corner, with corners rounded by `r`. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
	if (!r) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
	const arc = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
	return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${arc(r, r)}v${n(h - 2 * r)}${arc(-r, r)}h${n(2 * r - w)}${arc(-r, -r)}v${n(2 * r - h)}${arc(r, -r)}Z`;
}

/** An uneven round, as if cut by hand. */
export function blob(random: Random, x: number, y: number, rx: number, ry: number, wobble = 0.1, count = 9): string {
	const turn = random.next() * 6.28;
	const points = Array.from({ length: count }, (_, i): Point => {
		const angle = turn + (i / count) * Math.PI * 2;
		const reach = 1 + random.between(-wobble, wobble);
		return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
	});
	return smooth(points, true);
}

/** The outline of one brush stroke along the points, from one width to another; pointed where a width is 0. */
export function brush(points: readonly Point[], from: number, to: number): string {
	const left: Point[] = [];
	const right: Point[] = [];
	points.forEach(([x, y], i) => {
		const [ax, ay] = points[Math.max(0, i - 1)]!;
		const [bx, by] = points[Math.min(points.length - 1, i + 1)]!;
		const length = Math.hypot(bx - ax, by - ay) || 1;
		const half = (from + ((to - from) * i) / (points.length - 1)) / 2;
		const [ox, oy] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
		left.push([x + ox, y + oy]);
		right.unshift([x - ox, y - oy]);
	});
	return `${smooth(left)}L${smooth(right).slice(1)}Z`;
}

/** A skyline of land from `x0` to `x1` around height `y`: midpoint noise in `octaves` steps, finer ones smaller. */
export function ridge(random: Random, x0: number, x1: number, y: number, swing: number, octaves = 3): Point[] {
	const waves = Array.from({ length: octaves }, (_, i) => ({
		size: swing / 1.9 ** i,
		pace: ((i * 1.7 + 1.3) * random.between(0.8, 1.25)) / 420,
		start: random.next() * 6.28,
	}));
	const step = 36;
	return Array.from({ length: Math.ceil((x1 - x0) / step) + 1 }, (_, i): Point => {
		const x = x0 + i * step;
		return [x, y + waves.reduce((sum, w) => sum + Math.sin(x * w.pace + w.start) * w.size * 0.6, 0)];
	});
}

/** A ridge closed down to `bottom`, to be filled. */
export function land(points: readonly Point[], bottom: number): string {
	return `${smooth(points)}L${n(points.at(-1)![0])} ${n(bottom)}L${n(points[0]![0])} ${n(bottom)}Z`;
}

export function fill(d: string, colour: string, opacity = 1): string {
	return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : ''}/>`;
}

export function stroke(d: string, colour: string, width: number, opacity = 1): string {
	const see = opacity < 1 ? ` stroke-opacity="${n2(opacity)}"` : '';
	return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${see}/>`;
}

export function group(content: string, transform: string): string {
	return `<g transform="${transform}">${content}</g>`;
}

export function move(content: string, x: number, y: number, scale = 1, turn = 0): string {
	const rotate = turn ? ` rotate(${n(turn)})` : '';
	return group(
		content,
		`translate(${n(x)} ${n(y)})${rotate}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`,
	);
}

export function n2(value: number): string {
	return String(Math.round(value * 100) / 100);
}
