import { expect, it } from 'vitest';
import type { StoryNode } from '../../shared/story.ts';
import { childOf, storyOf } from './family.ts';
import { actAs, chapter, open } from './story-page.ts';
import { bringUpWorld } from './world.ts';

const world = bringUpWorld();

it('a chapter that is reported on another tablet is put away while a child reads it, and its narration stops', async () => {
	const rosa = await world.register('Rosa');
	const { _id: childId } = await childOf(world, rosa, 'Milo');
	const story = await storyOf(world, rosa, { childId });
	const choice = { nodeId: story.startNode, choiceIndex: 0 };
	const path = `/api/stories/${story._id}`;
	const { newNode } = await world.ask<{ newNode: StoryNode }>('POST', `${path}/generate`, { as: rosa, body: choice });
	const page = await open(world, rosa, story);
	await actAs(page, 'Milo');
	await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
	await page.locator(`a[href="/story/${story._id}"]`).click();
	await chapter(page, 2).waitFor();
	await page.getByRole('button', { name: 'Play chapter 2' }).click();
	await page.waitForFunction(() => [...document.querySelectorAll('audio')].some(({ paused }) => !paused));
	const voices = await page.evaluateHandle(() => [...document.querySelectorAll('audio')]);
	const body = { nodeId: newNode._id, reason: 'grown-up' };
	await world.ask('POST', `${path}/report`, { as: rosa, body });
	await page.getByRole('heading', { name: 'This page is put away' }).waitFor();
	await expect.poll(() => voices.evaluate((all) => all.every(({ paused }) => paused))).toBe(true);
	await expect.poll(() => page.locator('main').innerText()).not.toContain(newNode.content.slice(0, 40));
});
