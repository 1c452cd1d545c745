/** @module-tag deep */
import { expect, it } from 'vitest';
import { createStory } from '../e2e/stories.ts';
import { openStoryFromList, untilWorkerControls } from './story-page.ts';
import { setUpWebKitWorld } from './webkit-world.ts';

const world = setUpWebKitWorld();

// covers: reading-comfort/letters-kept-offline
it('in WebKit letters that were chosen once are there when the app starts without a server', async () => {
	const rosa = await world.register('Rosa');
	const story = await createStory(world, rosa, { isDrawn: true });
	const tab = await world.tabFor(rosa);
	await openStoryFromList(tab, story);
	await untilWorkerControls(tab);
	await tab.press('//nav[@aria-label="Story"]//button[starts-with(normalize-space(), "Aa")]');
	await tab.press('//dialog//label[normalize-space()="OpenDyslexic"]');
	await tab.press('//dialog//label[normalize-space()="Night"]');
	const look = () =>
		tab.run(() => [
			document.documentElement.dataset.paper ?? '',
			document.querySelector('article')?.dataset.letters ?? '',
			[...document.fonts].some(({ family, status }) => /OpenDyslexic/.test(family) && status === 'loaded'),
		]);
	await expect.poll(look).toEqual(['night', 'opendyslexic', true]);
	await world.killServer();
	await tab.open(`/story/${story._id}`);
	await expect.poll(look).toEqual(['night', 'opendyslexic', true]);
});
