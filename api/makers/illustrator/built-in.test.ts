import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../../shared/contract/scene.ts';
import { MakerError } from '../maker-error.ts';
import { testJobContext } from '../testing/job-context.ts';
import { builtInIllustrator } from './built-in.ts';
import { pictureRequest } from './testing/picture-request.ts';

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
		const {
			pictures: { large, medium, thumbnail },
		} = await illustrator.illustrate(pictureRequest({ scene, seed: 'milo', gender: 'Male' }), testJobContext());
		expect(await widthOf(large)).toEqual(['webp', 1536, 1024]);
		expect(await widthOf(medium)).toEqual(['webp', 768, 512]);
		expect(await widthOf(thumbnail)).toEqual(['webp', 320, 213]);
	});

	it('rejects an impossible request, and serves the next one', async () => {
		const broken = pictureRequest({ scene: { ...scene, backdrop: 'nowhere' as never } });
		await expect(illustrator.illustrate(broken, testJobContext())).rejects.toThrow(MakerError);
		const {
			pictures: { thumbnail },
		} = await illustrator.illustrate(pictureRequest({ scene, seed: 'juno', gender: 'Female' }), testJobContext());
		expect(await widthOf(thumbnail)).toEqual(['webp', 320, 213]);
	});

	it('does not block the event loop while it draws', async () => {
		let turns = 0;
		const clock = setInterval(() => turns++, 10);
		await illustrator.illustrate(pictureRequest({ scene, seed: 'ada', gender: 'any' }), testJobContext());
		clearInterval(clock);
		expect(turns).toBeGreaterThan(3);
	});

	it('stops drawing when the job is aborted', async () => {
		const job = testJobContext();
		const unwanted = illustrator.illustrate(pictureRequest({ scene }), job);
		await new Promise(setImmediate);
		job.abort(new Error('the story was deleted'));
		await expect(unwanted).rejects.toThrow('the story was deleted');
		const {
			pictures: { thumbnail },
		} = await illustrator.illustrate(pictureRequest({ scene, seed: 'juno', gender: 'any' }), testJobContext());
		expect(await widthOf(thumbnail)).toEqual(['webp', 320, 213]);
	});

	it('rejects waiting requests when it is closed, and serves later ones with a new thread', async () => {
		const own = builtInIllustrator();
		const waiting = own.illustrate(pictureRequest({ scene }), testJobContext());
		await Promise.all([expect(waiting).rejects.toThrow(MakerError), own.close()]);
		const {
			pictures: { thumbnail },
		} = await own.illustrate(pictureRequest({ scene, seed: 'milo', gender: 'any' }), testJobContext());
		expect(thumbnail.length).toBeGreaterThan(1000);
		await own.close();
	});
});
