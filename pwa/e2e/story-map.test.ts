import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Chapter } from '../../shared/contract/story.ts';
import { setUpWorld } from './browser-world.ts';
import { createStory } from './stories.ts';
import { chapter, openStory } from './story-page.ts';

const world = setUpWorld();

const openMap = (page: Page) => page.getByRole('link', { name: 'Story map' }).first().click();
const chapterOnMap = (page: Page, title: string) =>
	page.getByRole('button', { name: new RegExp(`^Chapter 2: ${title}`) });
const summary = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

// covers: beyond-product/story-map
it('two tablets go back through the map of one story, and each finds the way that the other took', {
	tags: 'deep',
}, async () => {
	const rosa = await world.register('Rosa');
	const story = await createStory(world, rosa);
	const [first] = story.nodes as [Chapter];
	const body = { nodeId: first._id, choiceIndex: 0 };
	const path = `/api/stories/${story._id}/generate`;
	const { newNode: left } = await world.request<{ newNode: Chapter }>('POST', path, { as: rosa, body });
	const [one, other] = [await openStory(world, rosa, story), await openStory(world, rosa, story)];
	await openMap(one);
	await summary(one, '0 endings found, 5 paths not taken');

	await openMap(other);
	await other
		.getByRole('button', { name: `Not taken: ${first.choices[2]?.text}` })
		.first()
		.click();
	await other.getByRole('button', { name: 'Go', exact: true }).click();
	await chapter(other, 2).waitFor();
	await expect.poll(() => other.getByText(`You chose: ${first.choices[2]?.text}`).count()).toBe(1);
	await openMap(other);
	await summary(other, '0 endings found, 7 paths not taken');

	// By the socket: the first tablet's map is open.
	await summary(one, '0 endings found, 7 paths not taken');
	await one.context().setOffline(true);
	await chapterOnMap(one, left.chapterTitle).first().click();
	await chapter(one, 2).waitFor();
	await expect.poll(() => one.getByText(`You chose: ${first.choices[0]?.text}`).count()).toBe(1);
	await one.context().setOffline(false);
	const { nodes } = await world.request<{ nodes: Chapter[] }>('GET', `/api/stories/${story._id}`, { as: rosa });
	expect(nodes).toHaveLength(3);
	const taken = async () => {
		const now = await world.request<{ nodes: Chapter[] }>('GET', `/api/stories/${story._id}`, { as: rosa });
		return now.nodes.find(({ _id }) => _id === first._id)?.takenChoice;
	};
	await expect.poll(taken).toBe(0);
});
