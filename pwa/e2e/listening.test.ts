import type { Page } from 'playwright';
import { afterEach, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import { setUpWorld } from './browser-world.ts';
import { createStory, narrateChapter, readToTheEnd } from './stories.ts';
import { chapter, skipToEnd } from './story-page.ts';
import { savedMark, untilWorkerControls, withWorker } from './worker.ts';

const world = setUpWorld();
let isStopped = false;
afterEach(async () => {
	if (isStopped) await world.startServer();
	isStopped = false;
});

// covers: reading-aloud/reads-on
it('a whole story is listened to without a server, chapter after chapter by itself', async () => {
	const rosa = await world.register('Rosa');
	const started = await createStory(world, rosa, { isDrawn: true });
	await readToTheEnd(world, rosa, started);
	const { nodes } = await world.request<Story>('GET', `/api/stories/${started._id}`, { as: rosa });
	for (const node of nodes) await narrateChapter(world, rosa, started._id, node);
	const page = await world.pageFor(rosa, withWorker);
	await page.goto('/');
	await untilWorkerControls(page);
	// On this device, which did not request the recordings, their times come when they are first played.
	await page.locator(`a[href="/story/${started._id}"]`).click();
	await chapter(page, 1).waitFor();
	await page.getByRole('button', { name: 'Play chapter 1' }).click();
	await untilHighlighted(page);
	await page.getByRole('link', { name: 'Back to Dashboard' }).first().click();
	await savedMark(page, started).waitFor();

	isStopped = true;
	await world.stopServer();
	await page.goto(`/story/${started._id}`);
	await page.getByRole('button', { name: 'Play chapter 1' }).click();
	await untilHighlighted(page);
	await page.getByRole('button', { name: 'Read on by itself' }).click();
	for (let number = 1; number <= nodes.length; number++) {
		await page.getByRole('button', { name: `Pause chapter ${number}` }).waitFor();
		await skipToEnd(page);
	}
	await page.getByRole('button', { name: `Play chapter ${nodes.length}` }).waitFor();
	expect(await page.getByRole('button', { name: /^Pause chapter/ }).count()).toBe(0);
});

function untilHighlighted(page: Page) {
	return page.waitForFunction(() => (CSS.highlights.get('heard-word')?.size ?? 0) > 0);
}
