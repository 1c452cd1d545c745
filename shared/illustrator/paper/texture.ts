import { seeded } from '../random.ts';
import { bloom } from './bloom.ts';

const tile = 512;

/** How far (1/16 pixel at full width) a painted edge strays, and how much the pigment and the paper show (of 256). */
const stray = 27;
const pigment = 10;
const tooth = 5;

/** How much stronger colours become (of 256). */
const richness = 292;
const curve = Uint8Array.from({ length: 256 }, (_, v) =>
	Math.round(255 * (v / 255 + 0.16 * (v / 255 - 0.5) * 4 * (v / 255) * (1 - v / 255))),
);

type Surface = { dx: Int8Array; dy: Int8Array; tone: Int8Array };
let surface: Surface | undefined;

/**
 * Gives drawn pixels (RGBA) the look of paint on paper: slightly displaced edges, uneven pigment, paper grain, stronger colours
 * and bloom. Returns RGB. The paper is the same for every picture.
 */
export function applyPaperTexture(rgba: Uint8Array, width: number, height: number): Uint8Array {
	surface ??= makeSurface();
	const { dx, dy, tone } = surface;
	const out = new Uint8Array(width * height * 3);
	const halo = bloom(rgba, width, height);
	for (let y = 0, to = 0; y < height; y++) {
		const row = (y % tile) * tile;
		const light = halo.row(y);
		for (let x = 0; x < width; x++, to += 3) {
			const at = row + (x % tile);
			const u = clamp(x * 16 + dx[at]!, width);
			const v = clamp(y * 16 + dy[at]!, height);
			const fu = u & 15;
			const fv = v & 15;
			const from = ((v >> 4) * width + (u >> 4)) * 4;
			const below = from + width * 4;
			const shade = 256 + tone[at]!;
			for (let c = 0; c < 3; c++) {
				const upper = rgba[from + c]! * (16 - fu) + rgba[from + 4 + c]! * fu;
				const lower = rgba[below + c]! * (16 - fu) + rgba[below + 4 + c]! * fu;
				out[to + c] = Math.min(255, (((upper * (16 - fv) + lower * fv) * shade) >> 16) + light[x * 3 + c]!);
			}
			grade(out, to);
		}
	}
	return out;
}

/** Richer colour, and a gentle S between dark and light. */
function grade(out: Uint8Array, at: number): void {
	const grey = (out[at]! * 77 + out[at + 1]! * 150 + out[at + 2]! * 29) >> 8;
	for (let c = 0; c < 3; c++) {
		const value = grey + ((out[at + c]! - grey) * richness) / 256;
		out[at + c] = curve[value < 0 ? 0 : value > 255 ? 255 : value | 0]!;
	}
}

/** Keeps a place (in 1/16 pixel) inside, with room for its neighbour. */
function clamp(value: number, size: number): number {
	const most = (size - 1) * 16 - 1;
	return value < 0 ? 0 : Math.min(value, most);
}

function makeSurface(): Surface {
	const [wanderX, wanderY, fineX, fineY] = [
		noise('x', 15, 15),
		noise('y', 15, 15),
		noise('fx', 6, 6),
		noise('fy', 6, 6),
	];
	const [pools, lying, standing, grain] = [
		noise('pools', 48, 40),
		noise('lying', 70, 8),
		noise('standing', 9, 52),
		noise('grain', 2, 2),
	];
	const dx = new Int8Array(tile * tile);
	const dy = new Int8Array(tile * tile);
	const tone = new Int8Array(tile * tile);
	for (let i = 0; i < tile * tile; i++) {
		dx[i] = Math.round((wanderX[i]! * 0.75 + fineX[i]! * 0.4) * stray);
		dy[i] = Math.round((wanderY[i]! * 0.75 + fineY[i]! * 0.4) * stray);
		const wash = pools[i]! * 0.7 + (lying[i]! + standing[i]!) * 0.2;
		tone[i] = Math.round(wash * pigment + grain[i]! * tooth);
	}
	return { dx, dy, tone };
}

/** Smooth value noise between −1 and 1 that repeats at the tile's edge; cells of about `w` × `h` pixels. */
function noise(seed: string, w: number, h: number): Float32Array {
	const random = seeded(seed);
	const [columns, rows] = [Math.round(tile / w), Math.round(tile / h)];
	const cells = Float32Array.from({ length: columns * rows }, () => random.between(-1, 1));
	const ease = (t: number) => t * t * (3 - 2 * t);
	const smooth = new Float32Array(tile * tile);
	for (let y = 0; y < tile; y++) {
		const v = (y / tile) * rows;
		const cy = Math.floor(v);
		const ty = ease(v - cy);
		const upper = (cy % rows) * columns;
		const lower = ((cy + 1) % rows) * columns;
		for (let x = 0; x < tile; x++) {
			const u = (x / tile) * columns;
			const cx = Math.floor(u);
			const tx = ease(u - cx);
			const left = cx % columns;
			const right = (cx + 1) % columns;
			const top = cells[upper + left]! * (1 - tx) + cells[upper + right]! * tx;
			smooth[y * tile + x] = top * (1 - ty) + (cells[lower + left]! * (1 - tx) + cells[lower + right]! * tx) * ty;
		}
	}
	return smooth;
}
