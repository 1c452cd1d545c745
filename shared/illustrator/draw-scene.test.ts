import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../contract/scene.ts';
import { backdrops, cameras, props, times, weathers } from '../words/scenes.ts';
import { type DrawingRequest, drawScene } from './draw-scene.ts';
import { lightness } from './light/colour.ts';

const plain: Scene = {
	backdrop: 'meadow',
	time: 'day',
	weather: 'clear',
	mood: 'joyful',
	camera: 'two-shot',
	cast: [
		{ part: 'hero', type: 'Fox', pose: 'wave', feeling: 'happy' },
		{ part: 'helper', type: 'Child', pose: 'hold', feeling: 'curious', holds: 'lantern' },
	],
	props: ['key', 'chest'],
};

const asked = (changes: Partial<Scene> = {}, seed = 'milo'): DrawingRequest => ({
	scene: { ...plain, ...changes },
	seed,
	gender: 'any',
});

/** Mean OKLab lightness of a small rendering. */
function brightness(svg: string): number {
	const { pixels } = small(svg);
	const hex = (i: number) => `#${[0, 1, 2].map((c) => pixels[i + c]!.toString(16).padStart(2, '0')).join('')}`;
	const values = Array.from({ length: pixels.length / 4 }, (_, i) => lightness(hex(i * 4)));
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function small(svg: string) {
	return new Resvg(svg, { fitTo: { mode: 'width', value: 96 }, font: { loadSystemFonts: false } }).render();
}

describe('a drawn scene', () => {
	it.each(
		backdrops.map((backdrop, i) => ({ backdrop, i })),
	)('shows the $backdrop by every camera, in every weather and at every hour', ({ backdrop, i }) => {
		cameras.forEach((camera, k) => {
			const weather = weathers[(k + i) % weathers.length]!;
			const time = times[(k + i * 3) % times.length]!;
			const svg = drawScene(asked({ backdrop, camera, weather, time, props: [props[(i * 7 + k) % props.length]!] }));
			expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
			const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
			expect(new Set(ids).size).toBe(ids.length);
			// resvg reads strict XML and throws when it is not well-formed.
			const { width, height } = small(svg);
			expect([width, height]).toEqual([96, 64]);
		});
	});

	it('is the same for the same request and another for another story', () => {
		expect(drawScene(asked())).toBe(drawScene(asked()));
		expect(drawScene(asked())).not.toBe(drawScene(asked({}, 'juno')));
	});

	it.each(backdrops)('leaves nothing of the %s see-through', (backdrop) => {
		const { pixels } = small(drawScene(asked({ backdrop, camera: 'bird-eye' })));
		expect(pixels.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
	});

	it.each([
		'forest',
		'castle',
		'kitchen',
		'underwater',
		'town',
	] as const)('is darker in the %s by night', (backdrop) => {
		const [day, night] = [asked({ backdrop }), asked({ backdrop, time: 'night' })].map((r) => brightness(drawScene(r)));
		expect(night!).toBeLessThan(day! - 0.1);
	});

	it('whitens the ground when it snows', () => {
		const camera = 'bird-eye';
		const lit = (weather: Scene['weather']) =>
			brightness(drawScene(asked({ weather, camera, mood: 'epic', cast: [plain.cast[0]!] })));
		expect(lit('snow')).toBeGreaterThan(lit('clear') + 0.03);
	});
});
