/** @module-tag deep */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createStory, waitForStory } from '../e2e/stories.ts';
import { chapter, openStoryFromList, takeChoice, untilWorkerControls } from './story-page.ts';
import { type Tab, text } from './tab.ts';
import { setUpWebKitWorld } from './webkit-world.ts';

const world = setUpWebKitWorld();
let rosa: Session;
let pips: Story;
beforeAll(async () => {
	rosa = await world.register('Rosa');
});
beforeEach(async () => {
	pips = await createStory(world, rosa, { isDrawn: true });
});

const isKept = text('Your choice is kept. The next chapter will be written as soon as you are online again.');

describe('in WebKit, which has no background sync, a choice', () => {
	it('without a server survives a restart, and becomes a chapter by itself, once', async () => {
		const tab = await reading(pips);
		await expect.poll(() => tab.run(() => 'SyncManager' in window)).toBe(false);
		await world.killServer();
		await takeChoice(tab, 2);
		await tab.see(isKept);
		await tab.open(`/story/${pips._id}`);
		await tab.see(isKept);
		await world.startServer();
		await tab.see(chapter(2));
		await expect.poll(() => waysTaken()).toEqual([1]);
	});

	it('becomes one chapter when the server is killed while it writes the chapter', async () => {
		const tab = await reading(pips);
		await takeChoice(tab, 1);
		await world.killServer();
		await world.startServer();
		await tab.see(chapter(2));
		await expect.poll(() => waysTaken()).toEqual([0]);
	});
});

async function reading(story: Story): Promise<Tab> {
	const tab = await world.tabFor(rosa);
	await openStoryFromList(tab, story);
	await untilWorkerControls(tab);
	return tab;
}

/** By which choices chapters came after the first one, as the server has it: as many as there are chapters. */
async function waysTaken(): Promise<(number | null | undefined)[]> {
	const { nodes } = await waitForStory(world, rosa, pips._id, ({ nodes }) => nodes.length > 1);
	return nodes.slice(1).map(({ choiceIndex }) => choiceIndex);
}
