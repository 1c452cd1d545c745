import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { epubCheckIssues, hasEpubCheck } from '../../scripts/test-programs.ts';
import type { Chapter } from '../../shared/contract/story.ts';
import { setUpWorld } from './browser-world.ts';
import { createStory, waitForStory } from './stories.ts';
import { chapter, openStory } from './story-page.ts';

const world = setUpWorld();

// covers: keepsakes/epub
it.skipIf(!hasEpubCheck())(
	'EPUBCheck finds no error and no warning in the e-book of a story with branches, pictures and voices',
	{ tags: 'deep' },
	async () => {
		const rosa = await world.register('Rosa');
		const story = await createStory(world, rosa, { hero: `Zoë & Bo "Q" <3 'n שלום`, isDrawn: true });
		const path = `/api/stories/${story._id}/generate`;
		for (const choiceIndex of [2, 1]) {
			const body = { nodeId: story.startNode, choiceIndex };
			await world.request<{ newNode: Chapter }>('POST', path, { as: rosa, body });
		}
		await waitForStory(
			world,
			rosa,
			story._id,
			({ nodes }) => nodes.length === 3 && nodes.every(({ images }) => images),
		);
		const page = await openStory(world, rosa, story);
		await chapter(page, 2).waitFor();
		for (const number of [1, 2]) {
			await page.getByRole('button', { name: `Play chapter ${number}` }).click();
			await expect.poll(() => page.getByText('Built-in voice').count()).toBe(number);
		}
		await page.getByRole('button', { name: 'Keep this story' }).first().click();
		const press = () => page.getByRole('button', { name: 'Make the e-book' }).click();
		const [download] = await Promise.all([page.waitForEvent('download'), press()]);
		expect(download.suggestedFilename()).toMatch(/\.epub$/);
		// EPUBCheck judges the name's ending as well.
		const file = join(world.dataDir, 'keepsake.epub');
		await download.saveAs(file);
		expect(epubCheckIssues(file)).toEqual([]);
		await unlink(file);
	},
);
