import { mkdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { epubCheckIssues, hasEpubCheck } from '../../scripts/test-programs.ts';
import type { Chapter, Story } from '../../shared/contract/story.ts';
import { setUpWorld } from './browser-world.ts';
import { createStory, waitForStory } from './stories.ts';
import { chapter, openStory } from './story-page.ts';

const world = setUpWorld();

// covers: keepsakes/epub
it.skipIf(!hasEpubCheck())(
	'EPUBCheck finds no error and no warning in the e-book of a story with branches, pictures and voices',
	{ tags: 'deep' },
	async () => {
		const { page, story } = await branchingStory();
		for (const number of [1, 2]) {
			await page.getByRole('button', { name: `Play chapter ${number}` }).click();
			await expect.poll(() => page.getByText('Built-in voice').count()).toBe(number);
		}
		expect(story.title).toContain('Zoë');
		const file = await makeEpub(page);
		expect(epubCheckIssues(file)).toEqual([]);
		await unlink(file);
	},
);

// covers: keepsakes/epub
it('the links of an e-book lead through every way that was read, and back from its list of choices', {
	tags: 'deep',
}, async () => {
	const { page } = await branchingStory();
	const folder = join(world.dataDir, 'unpacked');
	const file = await makeEpub(page);
	for (const [name, bytes] of Object.entries(unzipSync(await readFile(file)))) {
		if (name.endsWith('/')) continue;
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), bytes);
	}
	const book = await page.context().newPage();
	const open = (name: string) => book.goto(pathToFileURL(join(folder, 'book', name)).href);
	const heading = () => book.locator('h1').first().textContent();
	await open('chapter-1.xhtml');
	const ways = await book.locator('.ways a').count();
	expect(ways).toBe(2);
	// Two chapters of one number may have the same title.
	const reached = new Set<string | null>();
	for (let way = 0; way < ways; way++) {
		await open('chapter-1.xhtml');
		const before = book.url();
		await book.locator('.ways a').nth(way).click();
		// The address changes before the next page is there.
		await book.waitForURL((url) => url.href !== before, { waitUntil: 'load' });
		reached.add(await book.locator('body').textContent());
	}
	expect(reached.size).toBe(2);
	await open('choices.xhtml');
	const links = await book.locator('a').count();
	expect(links).toBe(3);
	for (let link = 0; link < links; link++) {
		await open('choices.xhtml');
		await book.locator('a').nth(link).click();
		await book.waitForURL(/chapter-\d+\.xhtml/, { waitUntil: 'load' });
		expect(await heading()).toBeTruthy();
	}
	await Promise.all([unlink(file), rm(folder, { recursive: true })]);
});

/** A story of whose first chapter two ways were read, open in the reader. */
async function branchingStory(): Promise<{ page: Page; story: Story }> {
	const rosa = await world.register('Rosa');
	const story = await createStory(world, rosa, { hero: `Zoë & Bo "Q" <3 'n שלום`, isDrawn: true });
	const path = `/api/stories/${story._id}/generate`;
	for (const choiceIndex of [2, 1]) {
		const body = { nodeId: story.startNode, choiceIndex };
		await world.request<{ newNode: Chapter }>('POST', path, { as: rosa, body });
	}
	await waitForStory(world, rosa, story._id, ({ nodes }) => nodes.length === 3 && nodes.every(({ images }) => images));
	const page = await openStory(world, rosa, story);
	await chapter(page, 2).waitFor();
	return { page, story };
}

/** Makes the e-book in the page. Returns the path of the file, whose ending EPUBCheck judges as well. */
async function makeEpub(page: Page): Promise<string> {
	await page.getByRole('button', { name: 'Keep this story' }).first().click();
	const press = () => page.getByRole('button', { name: 'Make the e-book' }).click();
	const [download] = await Promise.all([page.waitForEvent('download'), press()]);
	expect(download.suggestedFilename()).toMatch(/\.epub$/);
	const file = join(world.dataDir, 'keepsake.epub');
	await download.saveAs(file);
	return file;
}
