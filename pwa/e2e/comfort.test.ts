import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { setUpWorld } from './browser-world.ts';
import { createChild, createStory } from './stories.ts';
import { chapter, openStory, switchProfile } from './story-page.ts';
import { untilWorkerControls } from './worker.ts';

const world = setUpWorld();

const lookOf = (page: Page) =>
	page.evaluate(() => [document.documentElement.dataset.paper, document.querySelector('article')?.dataset.letters]);

// covers: reading-comfort/kept-with-profile
// covers: reading-comfort/letters-kept-offline
it('what a child has chosen in the reader is its look on another tablet, and its letters are there without a network', async () => {
	const rosa = await world.register('Rosa');
	const { _id: childId } = await createChild(world, rosa, 'Milo');
	const story = await createStory(world, rosa, { childId });
	const [here, there] = [
		await openStory(world, rosa, story),
		await openStory(world, rosa, story, { serviceWorkers: 'allow' }),
	];
	for (const page of [here, there]) {
		await switchProfile(page, 'Milo');
		await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
		await page.locator(`a[href="/story/${story._id}"]`).click();
		await chapter(page, 1).waitFor();
	}
	await here.getByRole('button', { name: 'Aa Reading comfort' }).click();
	const panel = here.getByRole('dialog', { name: 'Reading comfort' });
	await panel.getByRole('radio', { name: 'Cream' }).check();
	await panel.getByRole('radio', { name: 'OpenDyslexic' }).check();
	for (const page of [here, there]) await expect.poll(() => lookOf(page)).toEqual(['cream', 'opendyslexic']);
	const hasLetters = () =>
		there.evaluate(() =>
			[...document.fonts].some(({ family, status }) => family === 'OpenDyslexic' && status === 'loaded'),
		);
	await expect.poll(hasLetters).toBe(true);
	await untilWorkerControls(there);
	await there.context().setOffline(true);
	await there.reload();
	await chapter(there, 1).waitFor();
	await expect.poll(() => lookOf(there)).toEqual(['cream', 'opendyslexic']);
	await expect.poll(hasLetters).toBe(true);
});
