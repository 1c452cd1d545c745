import { describe, expect, it } from 'vitest';
import { Scene } from '../../contract/scene.ts';
import { isSceneAllowed, toAllowedScene } from './allowed-scene.ts';

const scene: Scene = {
	...{ backdrop: 'cave', time: 'night', weather: 'clear', mood: 'cheerful', camera: 'wide' },
	cast: [
		{ part: 'hero', type: 'Ghost', pose: 'hold', feeling: 'happy', holds: 'torch' },
		{ part: 'helper', type: 'Dragon', pose: 'stand', feeling: 'calm' },
	],
	props: ['campfire', 'map'],
};

describe('the scene of a picture', () => {
	it('is unchanged if nothing in it is switched off', () => {
		expect(toAllowedScene(scene, ['spiders'])).toEqual(scene);
		expect(isSceneAllowed(scene, ['spiders'])).toBe(true);
		expect(isSceneAllowed(scene, [])).toBe(true);
	});

	it.each([
		['Dragons', { cast: [scene.cast[0]] }],
		['caves', { backdrop: 'meadow' }],
		['campfires', { props: ['map'] }],
		['torches', { cast: [{ part: 'hero', type: 'Ghost', pose: 'hold', feeling: 'happy' }, scene.cast[1]] }],
	])('comes without %s when they are switched off', (topic, change) => {
		const fit = toAllowedScene(scene, [topic]);
		expect(fit).toEqual({ ...scene, ...change });
		expect(Scene.safeParse(fit).success).toBe(true);
		expect([isSceneAllowed(scene, [topic]), isSceneAllowed(fit, [topic])]).toEqual([false, true]);
	});

	it('keeps its hero although the hero’s kind is switched off', () => {
		expect(toAllowedScene(scene, ['ghosts'])).toEqual(scene);
	});

	it('skips switched-off backdrops when it replaces one', () => {
		expect(toAllowedScene(scene, ['caves', 'meadows', 'gardens']).backdrop).toBe('village');
	});
});
