import { describe, expect, it } from 'vitest';
import { canZoomIn, initialView, pan, pinch, transformOf, wheel, zoomIn, zoomOut } from './zoom.ts';

const stage = { width: 400, height: 200 };

describe('zooming in the lightbox', () => {
	// covers: states-transitions/lightbox-1-3-0
	// covers: constants-each/zoom-1-3-0
	it('goes from 1 to 3 in steps of 0.5, and no further', () => {
		const scales = [initialView];
		for (let press = 0; press < 6; press++) scales.push(zoomIn(scales.at(-1) ?? initialView));
		expect(scales.map(({ scale }) => scale)).toEqual([1, 1.5, 2, 2.5, 3, 3, 3]);
		expect(canZoomIn(scales[4] ?? initialView)).toBe(false);
		expect(zoomOut(initialView)).toEqual(initialView);
	});

	it('changes by 0.003 per unit of the wheel', () => {
		expect(wheel(initialView, -100).scale).toBeCloseTo(1.3);
		expect(wheel(wheel(initialView, -300), 100).scale).toBeCloseTo(1.6);
	});

	it('follows a pinch', () => {
		expect(pinch(zoomIn(initialView), 1.5).scale).toBeCloseTo(2.25);
	});

	it('moves only a zoomed picture, and centres it again when unzoomed', () => {
		expect(pan(initialView, 40, 10, stage)).toEqual(initialView);
		const moved = pan(zoomIn(initialView), 40, 10, stage);
		expect(moved).toEqual({ scale: 1.5, x: 0.4, y: 0.2 });
		expect(zoomOut(moved)).toEqual(initialView);
	});

	it('never moves a picture out of sight', () => {
		expect(pan(zoomIn(initialView), 5_000, -5_000, stage)).toEqual({ scale: 1.5, x: 1, y: -1 });
	});

	it('moves the picture as far as the pointer', () => {
		expect(transformOf(pan(zoomIn(initialView), 40, 10, stage))).toBe('translate(10%, 5%) scale(1.5)');
	});
});
