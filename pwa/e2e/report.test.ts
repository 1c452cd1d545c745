import { expect, it } from 'vitest';
import type { Chapter } from '../../shared/contract/story.ts';
import { setUpWorld } from './browser-world.ts';
import { createChild, createStory } from './stories.ts';
import { chapter, openStory, switchProfile } from './story-page.ts';

const world = setUpWorld();

it('a chapter reported on another tablet is hidden while a child reads it, and its narration stops', async () => {
	const rosa = await world.register('Rosa');
	const { _id: childId } = await createChild(world, rosa, 'Milo');
	const story = await createStory(world, rosa, { childId });
	const choice = { nodeId: story.startNode, choiceIndex: 0 };
	const path = `/api/stories/${story._id}`;
	const { newNode } = await world.request<{ newNode: Chapter }>('POST', `${path}/generate`, { as: rosa, body: choice });
	const page = await openStory(world, rosa, story);
	await switchProfile(page, 'Milo');
	await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
	await page.locator(`a[href="/story/${story._id}"]`).click();
	await chapter(page, 2).waitFor();
	await page.getByRole('button', { name: 'Play chapter 2' }).click();
	await page.waitForFunction(() => [...document.querySelectorAll('audio')].some(({ paused }) => !paused));
	const voices = await page.evaluateHandle(() => [...document.querySelectorAll('audio')]);
	const body = { nodeId: newNode._id, reason: 'grown-up' };
	await world.request('POST', `${path}/report`, { as: rosa, body });
	await page.getByRole('heading', { name: 'This page is put away' }).waitFor();
	await expect.poll(() => voices.evaluate((all) => all.every(({ paused }) => paused))).toBe(true);
	await expect.poll(() => page.locator('main').innerText()).not.toContain(newNode.content.slice(0, 40));
});
