/** Light is gathered on a grid of this many pixels a cell. */
const cell = 8;
/** What counts as bright (0–255), and how much of it spills over. */
const threshold = 176;
const spill = 0.62;
/** How far light spills, in cells, each of the two times that it is smoothed. */
const reach = 5;

/** The halo of bright areas: what to add to every pixel, row by row (RGB, 0–255). */
export function bloom(rgba: Uint8Array, width: number, height: number): { row(y: number): Uint8Array } {
	const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
	let light = gather(rgba, width, height, columns, rows);
	for (let turn = 0; turn < 2; turn++)
		light = smoothed(smoothed(light, columns, rows, 3, columns * 3), rows, columns, columns * 3, 3);
	const line = new Uint8Array(width * 3);
	const places = Float64Array.from({ length: width }, (_, x) => placeOf(x, columns));
	return { row: (y) => blend(light, line, placeOf(y, rows), columns, places) };
}

/** Where a pixel is between the middles of the cells, of which there are `count` in its direction. */
function placeOf(pixel: number, count: number): number {
	return Math.min(count - 1.001, Math.max(0, pixel / cell - 0.5));
}

/** How bright each cell is above the threshold, looking at one pixel in sixteen; a picture that is all light dazzles less. */
function gather(rgba: Uint8Array, width: number, height: number, columns: number, rows: number): Float32Array {
	const light = new Float32Array(columns * rows * 3);
	const share = 16 / (cell * cell);
	let brightness = 0;
	for (let y = 0; y < height; y += 4) {
		for (let x = 0; x < width; x += 4) {
			const from = (y * width + x) * 4;
			const grey = (rgba[from]! * 77 + rgba[from + 1]! * 150 + rgba[from + 2]! * 29) >> 8;
			brightness += grey;
			if (grey < threshold) continue;
			const weight = ((grey - threshold) / (255 - threshold)) * share;
			const to = (Math.floor(y / cell) * columns + Math.floor(x / cell)) * 3;
			for (let c = 0; c < 3; c++) light[to + c] = light[to + c]! + rgba[from + c]! * weight;
		}
	}
	const mean = (brightness * 16) / (width * height * 255);
	const dazzle = spill * Math.max(0.12, 1 - mean * 1.35);
	return light.map((value) => value * dazzle);
}

/** A running mean along one direction: `count` cells `step` apart, on each of the `lines` that are `stride` apart. */
function smoothed(light: Float32Array, count: number, lines: number, step: number, stride: number): Float32Array {
	const out = new Float32Array(light.length);
	for (let line = 0; line < lines; line++) {
		for (let c = 0; c < 3; c++) {
			const at = (i: number) => light[line * stride + Math.min(count - 1, Math.max(0, i)) * step + c]!;
			let sum = 0;
			for (let i = -reach; i <= reach; i++) sum += at(i);
			for (let i = 0; i < count; i++) {
				out[line * stride + i * step + c] = sum / (2 * reach + 1);
				sum += at(i + reach + 1) - at(i - reach);
			}
		}
	}
	return out;
}

/**
 * One row of pixels, blended between the four cells around each. Less is added where all is bright already. `v` and `places`: the
 * places of the row and of each of its pixels.
 */
function blend(light: Float32Array, line: Uint8Array, v: number, columns: number, places: Float64Array): Uint8Array {
	const top = Math.floor(v);
	const down = v - top;
	for (let x = 0; x < places.length; x++) {
		const u = places[x]!;
		const left = Math.floor(u);
		const right = u - left;
		const at = (top * columns + left) * 3;
		for (let c = 0; c < 3; c++) {
			const upper = light[at + c]! * (1 - right) + light[at + 3 + c]! * right;
			const lower = light[at + columns * 3 + c]! * (1 - right) + light[at + columns * 3 + 3 + c]! * right;
			const value = upper * (1 - down) + lower * down;
			line[x * 3 + c] = value * (1 - value / 200);
		}
	}
	return line;
}
