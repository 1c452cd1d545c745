/** @module-tag deep */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import { fetchRange, isFullyStored } from './stored-media.ts';
import { openStoryFromList, untilAudible, untilPicturePainted, untilWorkerControls } from './story-page.ts';
import { button, type Tab } from './tab.ts';
import { setUpWebKitWorld } from './webkit-world.ts';

const world = setUpWebKitWorld();
let rosa: Session;
let pips: Story;
beforeAll(async () => {
	rosa = await world.register('Rosa');
	pips = await createStory(world, rosa, { isDrawn: true });
});

describe('in WebKit a story', () => {
	it('is found, read, shown and played', async () => {
		const tab = await world.tabFor(rosa);
		await openStoryFromList(tab, pips);
		await untilPicturePainted(tab);
		await listen(tab);
	});

	it('is found, read, shown and played when the app starts without a server', async () => {
		const tab = await deviceWith(pips);
		await world.killServer();
		await openStoryFromList(tab, pips);
		await untilPicturePainted(tab);
		await listen(tab);
		await tab.run(() => {
			document.querySelector('audio')!.currentTime = 4;
		});
		await untilAudible(tab, { from: 4 });
	});

	it('opens at its own address without a server, with its files whole and by ranges', async () => {
		const tab = await deviceWith(pips);
		await world.killServer();
		await tab.open(`/story/${pips._id}`);
		await untilPicturePainted(tab);
		const picture = await tab.run(() => document.querySelector('article img')?.getAttribute('src') ?? '');
		await expect.poll(() => fetchRange(tab, picture)).toMatchObject({ status: 200 });
		const voice = await tab.run(() => document.querySelector('audio')?.getAttribute('src') ?? '');
		const { size, status } = await fetchRange(tab, voice);
		expect(status).toBe(200);
		await expect
			.poll(() => fetchRange(tab, voice, 'bytes=0-1'))
			.toEqual({ status: 206, size: 2, range: `bytes 0-1/${size}` });
		await expect.poll(() => fetchRange(tab, voice, 'bytes=-500')).toMatchObject({ status: 206, size: 500 });
		await expect
			.poll(() => fetchRange(tab, voice, `bytes=100-${2 * size}`))
			.toMatchObject({ status: 206, size: size - 100 });
		await expect
			.poll(() => fetchRange(tab, voice, `bytes=${size}-`))
			.toMatchObject({ status: 416, range: `bytes */${size}` });
	});
});

async function listen(tab: Tab): Promise<void> {
	await tab.press(button('Play chapter 1'));
	await tab.see(button('Pause chapter 1'));
	await untilAudible(tab);
}

/** A device on which a story was read and played, and which stores all of it. */
async function deviceWith(story: Story): Promise<Tab> {
	const tab = await world.tabFor(rosa);
	await openStoryFromList(tab, story);
	await untilWorkerControls(tab);
	await untilPicturePainted(tab);
	await listen(tab);
	await expect.poll(() => isFullyStored(tab, story)).toBe(true);
	return tab;
}
