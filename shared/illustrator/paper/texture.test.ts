import { describe, expect, it } from 'vitest';
import { applyPaperTexture } from './texture.ts';

const [width, height] = [256, 192];

/** A sheet of one grey with a bright square in the middle. */
function sheet(grey: number): Uint8Array {
	const rgba = new Uint8Array(width * height * 4).fill(grey);
	for (let y = 64; y < 128; y++) rgba.fill(255, (y * width + 96) * 4, (y * width + 160) * 4);
	return rgba;
}

const at = (pixels: Uint8Array, x: number, y: number) => pixels[(y * width + x) * 3]!;

describe('the paper that a drawing is laid on', () => {
	it('gives every picture the same grain, and keeps its colours near what was drawn', () => {
		const laid = applyPaperTexture(sheet(120), width, height);
		expect(laid.length).toBe(width * height * 3);
		expect(applyPaperTexture(sheet(120), width, height)).toEqual(laid);
		const corner = Array.from({ length: 400 }, (_, i) => at(laid, i % 20, Math.floor(i / 20)));
		expect(new Set(corner).size).toBeGreaterThan(3);
		expect(Math.min(...corner)).toBeGreaterThan(95);
		expect(Math.max(...corner)).toBeLessThan(145);
	});

	it('lets bright things shine into the dark around them', () => {
		const laid = applyPaperTexture(sheet(20), width, height);
		expect(at(laid, 84, 96)).toBeGreaterThan(at(laid, 2, 2) + 8);
	});
});
