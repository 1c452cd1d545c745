import { describe, expect, it } from 'vitest';
import { Scene } from '../../shared/scene.ts';
import { fitScene, isSceneFit } from './fit-scene.ts';

const scene: Scene = {
	...{ backdrop: 'cave', time: 'night', weather: 'clear', mood: 'cheerful', camera: 'wide' },
	cast: [
		{ part: 'hero', type: 'Ghost', pose: 'hold', feeling: 'happy', holds: 'torch' },
		{ part: 'helper', type: 'Dragon', pose: 'stand', feeling: 'calm' },
	],
	props: ['campfire', 'map'],
};

describe('the scene of a picture', () => {
	it('is left as it is when nothing in it is switched off', () => {
		expect(fitScene(scene, ['spiders'])).toEqual(scene);
		expect(isSceneFit(scene, ['spiders'])).toBe(true);
		expect(isSceneFit(scene, [])).toBe(true);
	});

	it.each([
		['Dragons', { cast: [scene.cast[0]] }],
		['caves', { backdrop: 'meadow' }],
		['campfires', { props: ['map'] }],
		['torches', { cast: [{ part: 'hero', type: 'Ghost', pose: 'hold', feeling: 'happy' }, scene.cast[1]] }],
	])('comes without %s when they are switched off', (topic, change) => {
		const fit = fitScene(scene, [topic]);
		expect(fit).toEqual({ ...scene, ...change });
		expect(Scene.safeParse(fit).success).toBe(true);
		expect([isSceneFit(scene, [topic]), isSceneFit(fit, [topic])]).toEqual([false, true]);
	});

	it('keeps its hero, whose kind the reader chose', () => {
		expect(fitScene(scene, ['ghosts'])).toEqual(scene);
	});

	it('is set elsewhere than in another place that is switched off', () => {
		expect(fitScene(scene, ['caves', 'meadows', 'gardens']).backdrop).toBe('village');
	});
});
