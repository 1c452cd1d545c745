import type { Point } from './paths.ts';

export type BoundingBox = { x: number; y: number; width: number; height: number };

/** How many numbers each path command takes. */
const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** A box that holds a whole path, never too small: curves are measured by their control points. */
export function boundingBoxOf(d: string): BoundingBox {
	const reached: Point[] = [];
	let at: Point = [0, 0];
	let control: Point = at;
	for (const { command, numbers } of commandsOf(d)) {
		const spots = spotsOf(command, numbers, at, control);
		reached.push(...spots);
		control = 'CSQ'.includes(command.toUpperCase())
			? (spots.at(-2) ?? at)
			: command.toUpperCase() === 'T'
				? spots[0]!
				: at;
		at = spots.at(-1) ?? at;
	}
	return boxOf(reached);
}

function boxOf(spots: readonly Point[]): BoundingBox {
	const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
	const [x, y] = [Math.floor(Math.min(...xs)) - 1, Math.floor(Math.min(...ys)) - 1];
	return { x, y, width: Math.ceil(Math.max(...xs)) + 1 - x, height: Math.ceil(Math.max(...ys)) + 1 - y };
}

function commandsOf(d: string): { command: string; numbers: number[] }[] {
	const found: { command: string; numbers: number[] }[] = [];
	for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
		const numbers = (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
		const count = counts[letter!.toUpperCase()] ?? 0;
		if (count === 0) continue;
		for (let i = 0; i + count <= numbers.length; i += count)
			found.push({ command: letter!, numbers: numbers.slice(i, i + count) });
	}
	return found;
}

/** The control points of one command and, last, where it ends. */
function spotsOf(command: string, numbers: readonly number[], at: Point, control: Point): Point[] {
	const [ox, oy] = command === command.toLowerCase() ? at : [0, 0];
	const [a = 0, b = 0] = numbers;
	switch (command.toUpperCase()) {
		case 'H':
			return [[ox + a, at[1]]];
		case 'V':
			return [[at[0], oy + a]];
		case 'A':
			return arcSpots(at, [ox + numbers[5]!, oy + numbers[6]!], Math.max(a, b));
		case 'T':
			return [
				[2 * at[0] - control[0], 2 * at[1] - control[1]],
				[ox + a, oy + b],
			];
		default:
			return Array.from(
				{ length: numbers.length / 2 },
				(_, i): Point => [ox + numbers[2 * i]!, oy + numbers[2 * i + 1]!],
			);
	}
}

/** The circle of an arc lies within its radius and its centre's distance from the middle of the chord. */
function arcSpots(from: Point, to: Point, radius: number): Point[] {
	const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
	const half = Math.hypot(from[0] - to[0], from[1] - to[1]) / 2;
	const reach = Math.max(radius, half) + Math.sqrt(Math.max(0, radius ** 2 - half ** 2));
	return [[x - reach, y - reach], [x + reach, y + reach], to];
}
