import { afterEach, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import { setUpWorld } from './browser-world.ts';
import { countCalls } from './network.ts';
import { createStory } from './stories.ts';
import { chapter, choices, openStory } from './story-page.ts';

const world = setUpWorld();
let isStopped = false;
afterEach(async () => {
	if (isStopped) await world.startServer();
	isStopped = false;
});

declare global {
	interface Window {
		/** In pixels below the top of the document, each different one since the screen was in the document. */
		topsOfScreen: Set<number>;
	}
}

/** Runs in the page, before the app. */
function watchTopOfScreen(): void {
	window.topsOfScreen = new Set();
	const look = () => {
		const screen = document.querySelector('main');
		if (screen) window.topsOfScreen.add(Math.round(screen.getBoundingClientRect().top + scrollY));
		requestAnimationFrame(look);
	};
	look();
}

const choiceIsKept = 'Your choice is kept. The next chapter will be written as soon as you are online again.';

// covers: without-network/choice-kept-survives-restart
it('a choice without a server survives a restart, and becomes a chapter by itself, once', async () => {
	const rosa = await world.register('Rosa');
	const story = await createStory(world, rosa, { isDrawn: true });
	const page = await openStory(world, rosa, story, { serviceWorkers: 'allow' });
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	isStopped = true;
	await world.stopServer();
	await choices(page).nth(1).click();
	await page.getByText(choiceIsKept).waitFor();
	await expect.poll(() => choices(page).nth(0).getAttribute('aria-disabled')).toBe('true');
	await page.getByText('1 thing waits to be sent.').waitFor();
	await page.addInitScript(watchTopOfScreen);
	await page.reload();
	await chapter(page, 1).waitFor();
	await page.getByText(choiceIsKept).waitFor();
	await expect.poll(() => choices(page).filter({ hasText: 'Chosen: ' }).count()).toBe(1);
	// The strip comes after the first paint, and moves nothing: a press would miss its button.
	await page.getByText('1 thing waits to be sent.').waitFor();
	expect(await page.evaluate(() => window.topsOfScreen.size)).toBe(1);

	const calls = countCalls(page, 'POST /api/stories/*/generate');
	await world.startServer();
	isStopped = false;
	await chapter(page, 2).waitFor();
	await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Chapter 2'));
	await expect.poll(() => page.getByText(choiceIsKept).count()).toBe(0);
	expect(calls.count).toBeGreaterThan(0);
	const { nodes } = await world.request<Story>('GET', `/api/stories/${story._id}`, { as: rosa });
	const first = nodes.find(({ parentNodeId }) => parentNodeId === null);
	expect(first?.choices.map(({ nextNodeId }) => nextNodeId !== null)).toEqual([false, true, false]);
});
