import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../../shared/scene.ts';
import { builtInIllustrator, PictureFailed } from './built-in.ts';

const scene: Scene = {
	backdrop: 'beach',
	time: 'dusk',
	weather: 'clear',
	mood: 'adventurous',
	camera: 'wide',
	cast: [{ part: 'hero', type: 'Pirate', pose: 'point', feeling: 'determined' }],
	props: ['map'],
};
const illustrator = builtInIllustrator();
afterAll(() => illustrator.close());

const widthOf = async (picture: Uint8Array) => {
	const { format, width, height } = await sharp(picture).metadata();
	return [format, width, height];
};

describe('the built-in illustrator', () => {
	it('gives WebP in three sizes', async () => {
		const { large, medium, thumbnail } = await illustrator.illustrate({ scene, seed: 'milo', gender: 'Male' });
		expect(await widthOf(large)).toEqual(['webp', 1536, 1024]);
		expect(await widthOf(medium)).toEqual(['webp', 768, 512]);
		expect(await widthOf(thumbnail)).toEqual(['webp', 320, 213]);
	});

	it('refuses what it cannot paint and goes on with the next picture', async () => {
		const broken = { scene: { ...scene, backdrop: 'nowhere' }, seed: 'milo', gender: 'any' } as never;
		await expect(illustrator.illustrate(broken)).rejects.toThrow(PictureFailed);
		const { thumbnail } = await illustrator.illustrate({ scene, seed: 'juno', gender: 'Female' });
		expect(await widthOf(thumbnail)).toEqual(['webp', 320, 213]);
	});

	it('lets the rest of the process work while it paints', async () => {
		let turns = 0;
		const clock = setInterval(() => turns++, 10);
		await illustrator.illustrate({ scene, seed: 'ada', gender: 'any' });
		clearInterval(clock);
		expect(turns).toBeGreaterThan(3);
	});

	it('stops painting when nobody wants the picture any more', async () => {
		const stop = new AbortController();
		const unwanted = illustrator.illustrate({ scene, seed: 'milo', gender: 'any' }, stop.signal);
		await new Promise(setImmediate);
		stop.abort(new Error('the story was deleted'));
		await expect(unwanted).rejects.toThrow('the story was deleted');
		const { thumbnail } = await illustrator.illustrate({ scene, seed: 'juno', gender: 'any' });
		expect(await widthOf(thumbnail)).toEqual(['webp', 320, 213]);
	});

	it('fails what is waiting when it is closed, and starts afresh afterwards', async () => {
		const own = builtInIllustrator();
		const waiting = own.illustrate({ scene, seed: 'milo', gender: 'any' });
		await Promise.all([expect(waiting).rejects.toThrow(PictureFailed), own.close()]);
		const { thumbnail } = await own.illustrate({ scene, seed: 'milo', gender: 'any' });
		expect(thumbnail.length).toBeGreaterThan(1000);
		await own.close();
	});
});
