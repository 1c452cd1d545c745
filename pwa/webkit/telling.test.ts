/** @module-tag deep */
import { expect, it } from 'vitest';
import type { ListedStory, Story } from '../../shared/contract/story.ts';
import { fetchOptionalPart, fillStoryForm } from './story-form.ts';
import { chapter, takeChoice, untilPicturePainted } from './story-page.ts';
import { button, type Tab, text } from './tab.ts';
import { setUpWebKitWorld } from './webkit-world.ts';

const world = setUpWebKitWorld();

/** The chapters on the screen, as they read. */
const textsOf = (tab: Tab) =>
	tab.run(() => [...document.querySelectorAll('[data-text-of]')].map(({ textContent }) => textContent ?? ''));

/** How many pictures are painted. */
const picturesOf = (tab: Tab) =>
	tab.run(
		() =>
			[...document.querySelectorAll<HTMLImageElement>('article img[src^="/api/media/"]')].filter((picture) => {
				// Pictures below the screen are loaded lazily.
				picture.loading = 'eager';
				return picture.complete && picture.naturalWidth > 0;
			}).length,
	);

// covers: offline-stories/told-offline
it('in WebKit a story is wished for, drawn and read to The End without a server, and brought home once', async () => {
	const rosa = await world.register('Rosa');
	const tab = await world.tabFor(rosa);
	await fetchOptionalPart(tab);
	await world.killServer();
	await fillStoryForm(tab, 'Pip');
	await tab.press(button('Create My Story'));
	await tab.see(chapter(1));
	await untilPicturePainted(tab);
	for (const number of [2, 3, 4]) {
		await takeChoice(tab, number - 1);
		await tab.see(chapter(number));
	}
	await tab.see(text('The End'));
	const read = await textsOf(tab);
	expect(read).toHaveLength(4);
	await expect.poll(() => picturesOf(tab)).toBe(4);
	await world.startServer();
	const stories = () => world.request<ListedStory[]>('GET', '/api/stories', { as: rosa });
	await expect.poll(async () => (await stories()).map(({ status }) => status)).toEqual(['completed']);
	const [{ _id }] = (await stories()) as [ListedStory];
	const { nodes } = await world.request<Story>('GET', `/api/stories/${_id}`, { as: rosa });
	expect(nodes.map(({ content, madeBy }) => [content.replaceAll('\n\n', ''), madeBy.toldOn])).toEqual(
		read.map((words) => [words, 'device']),
	);
	expect(await textsOf(tab)).toEqual(read);
});
