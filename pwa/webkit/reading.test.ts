/** @module-tag deep */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import { fetchRange, isFullyStored } from './stored-media.ts';
import { chapter, openStoryFromList, untilAudible, untilPicturePainted, untilWorkerControls } from './story-page.ts';
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

	it('is read along, and moved by the player at the foot of the screen', async () => {
		const tab = await world.tabFor(rosa);
		await openStoryFromList(tab, pips);
		await listen(tab);
		const heard = () =>
			tab.run(() =>
				'highlights' in CSS
					? [...(CSS.highlights.get('heard-sentence') ?? [])].length
					: document.querySelectorAll('[data-text-of] span').length,
			);
		await expect.poll(heard).toBeGreaterThan(0);
		const at = () => tab.run(() => document.querySelector('audio')?.currentTime ?? 0);
		const before = await at();
		await tab.press('//button[@aria-label="Forward a sentence"]');
		await expect.poll(at).toBeGreaterThan(before);
		await tab.press('//section[@aria-label="Reading aloud"]//button[normalize-space()="1.2×"]');
		await expect.poll(() => tab.run(() => document.querySelector('audio')?.playbackRate)).toBe(1.2);
		await tab.press('//button[@aria-label="Stop reading aloud"]');
		await expect.poll(() => tab.run(() => document.querySelector('audio')?.paused)).toBe(true);
	});

	it('has its map without a server, from which the reader opens at a chapter', async () => {
		const tab = await deviceWith(pips);
		await world.killServer();
		await tab.open(`/story/${pips._id}/map`);
		const here = '//ol[@aria-label="Chapters and paths"]//button[@aria-current="location"]';
		await tab.see(here);
		await tab.see('//ol[@aria-label="Chapters and paths"]//button[starts-with(@aria-label, "Not taken: ")]');
		await tab.press(here);
		await tab.see(chapter(1));
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
