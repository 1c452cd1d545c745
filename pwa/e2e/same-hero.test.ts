import { expect, it } from 'vitest';
import type { ListedStory, Story } from '../../shared/contract/story.ts';
import { setUpWorld } from './browser-world.ts';
import { createStory, readToTheEnd } from './stories.ts';
import { openStory } from './story-page.ts';
import { untilWorkerControls, withWorker } from './worker.ts';

const world = setUpWorld();

// covers: favourites/another-story-with-hero
// covers: favourites/same-hero-same-looks
it('The End leads to another story with the same hero, also when it is wished for without a network', async () => {
	const rosa = await world.register('Rosa');
	const story = await createStory(world, rosa, { hero: 'Pip', isDrawn: true });
	await readToTheEnd(world, rosa, story);
	const page = await openStory(world, rosa, story, withWorker);
	await untilWorkerControls(page);
	await page.getByRole('link', { name: 'Another story with Pip' }).click();
	await page.getByRole('heading', { name: 'Create Magic' }).waitFor();
	expect(await page.getByLabel('Character name').inputValue()).toBe('Pip');
	await page.getByRole('button', { name: /^Genre/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Space' }).click();
	await page.getByRole('button', { name: /^Mood/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Funny' }).click();
	await page.context().setOffline(true);
	await page.getByRole('button', { name: 'Create My Story' }).click();
	await page.getByText('This story will be written when you are online again.').waitFor();
	await page.context().setOffline(false);
	const stories = () => world.request<ListedStory[]>('GET', '/api/stories', { as: rosa });
	await expect.poll(async () => (await stories()).length).toBe(2);
	const [newest] = await stories();
	expect(newest).toMatchObject({ hero: story.hero, heroSeed: story._id, genre: 'space' });
	const isDrawn = async () =>
		(await world.request<Story>('GET', `/api/stories/${newest?._id}`, { as: rosa })).nodes[0]?.images ?? null;
	await expect.poll(isDrawn).not.toBeNull();
});
