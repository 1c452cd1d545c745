import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { creationPolling } from '../../shared/rules/limits.ts';
import { createStory } from '../e2e/stories.ts';
import { openApp, setUpServer, shownToasts } from '../testing/app-page.tsx';
import { answerWithStories, asUnwritten, cardOf } from '../testing/dashboard-page.ts';
import { changeAnswer, changeSyncedStories, countCalls, refuseCall, resetNetwork } from '../testing/network.ts';
import { failWrites } from '../testing/storage.ts';
import { withFakeTimers } from '../testing/timers.ts';

const server = setUpServer();
let rosa: Session;
let pips: Story;
let call: `GET /${string}`;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	pips = await createStory(server, rosa);
	call = `GET /api/stories/${pips._id}`;
});
afterEach(() => {
	Reflect.deleteProperty(document, 'visibilityState');
});

const waiting = () => page.getByText('Generating your story...', { exact: true });
/** Counts the visibility checks of the app. It does one before each poll. */
function countVisibilityChecks(visibility: DocumentVisibilityState): {
	checks: number;
	visibility: DocumentVisibilityState;
} {
	const watched = { checks: 0, visibility };
	const get = () => {
		watched.checks += 1;
		return watched.visibility;
	};
	Object.defineProperty(document, 'visibilityState', { configurable: true, get });
	return watched;
}

describe('a story whose first chapter is not written yet', () => {
	// covers: dashboard/card-generating-your-story
	it('has a card in the list, and a notice when it is ready', async () => {
		let isReady = false;
		const asItIs = (story: Story): Story => (isReady ? story : asUnwritten(story));
		changeSyncedStories((stories) => stories.map(asItIs));
		changeAnswer<Story>(call, asItIs);
		await openApp('/', { as: rosa });
		await expect.element(waiting()).toBeVisible();
		isReady = true;
		await expect.poll(shownToasts).toContain('Your new story is ready!');
		await expect.element(page.getByRole('link', { name: pips.title })).toBeVisible();
		await expect.element(waiting()).not.toBeInTheDocument();
	});

	// covers: states-transitions/dashboard-story-looked-each
	it('is awaited after its form; a 404 meanwhile is not an error', async () => {
		refuseCall(call, 404);
		answerWithStories([]);
		const calls = countCalls(call);
		const state = { message: 'Your story is being generated...', type: 'info', storyId: pips._id };
		await openApp('/', { as: rosa, state });
		await expect.poll(shownToasts).toContain('Your story is being generated...');
		await expect.element(waiting()).toBeVisible();
		await expect.poll(() => calls.settled).toBeGreaterThan(0);
		resetNetwork();
		await expect.poll(shownToasts).toContain('Your new story is ready!');
		await expect.element(page.getByRole('link', { name: pips.title })).toBeVisible();
	});

	it('is polled each second while the page is visible, and not while it is hidden', async () => {
		changeSyncedStories((stories) => stories.map(asUnwritten));
		changeAnswer<Story>(call, asUnwritten);
		const calls = countCalls(call);
		await openApp('/', { as: rosa });
		await expect.poll(() => calls.settled).toBeGreaterThan(0);
		const watched = countVisibilityChecks('hidden');
		await withFakeTimers(async ({ advance }) => {
			// The timer of the first poll is real or fake, depending on when it was set.
			await expect
				.poll(async () => {
					await advance(creationPolling.every);
					return watched.checks;
				})
				.toBeGreaterThan(0);
			const before = { checks: watched.checks, calls: calls.count };
			await advance(5 * creationPolling.every);
			// A poll that sent a request would delay the next one.
			expect(watched.checks).toBe(before.checks + 5);
			expect(calls.count).toBe(before.calls);
			watched.visibility = 'visible';
			await advance(creationPolling.every);
			await expect.poll(() => calls.count).toBe(before.calls + 1);
		});
	});

	// covers: errors/polling-failed-check-story
	it('is not polled again after a failed poll', async () => {
		changeSyncedStories((stories) => stories.map(asUnwritten));
		refuseCall(call, 500);
		const watched = countVisibilityChecks('visible');
		await openApp('/', { as: rosa });
		await expect.element(waiting()).toBeVisible();
		await withFakeTimers(async ({ advance }) => {
			const alert = page.getByRole('alert').getByText('Failed to check story status');
			await expect
				.poll(async () => {
					await advance(creationPolling.every);
					return alert.elements().length;
				})
				.toBe(1);
			const before = watched.checks;
			expect(before).toBeGreaterThan(0);
			await advance(5 * creationPolling.every);
			expect(watched.checks).toBe(before);
			await expect.element(waiting()).toBeVisible();
		});
	});
});

describe('a story that failed', () => {
	const error = 'The storyteller lost the thread.';
	beforeEach(async () => {
		changeSyncedStories((stories) => stories.map((story) => ({ ...asUnwritten(story), status: 'failed', error })));
		await openApp('/', { as: rosa });
		await expect.element(cardOf(pips.title).getByText(error)).toBeVisible();
	});

	it('shows the reason, and can be retried', async () => {
		refuseCall(`POST /api/stories/${pips._id}/retry`, 402, { error: 'Your trial has ended.' });
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(page.getByRole('alert').getByText('Your trial has ended.')).toBeVisible();
		resetNetwork();
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(page.getByRole('link', { name: pips.title })).toBeVisible();
	});

	it('waits for its retry while the server fails, unless the retry is withdrawn', async () => {
		refuseCall(`POST /api/stories/${pips._id}/retry`, 503);
		await page.getByRole('button', { name: 'Try again' }).click();
		const card = cardOf(pips.title);
		await expect
			.element(card.getByText('This story will be written as soon as the storyteller has room for it.'))
			.toBeVisible();
		await card.getByRole('button', { name: 'Take it back' }).click();
		await expect.element(card.getByText(error)).toBeVisible();
	});

	it('names a problem of this device that delays a retry, and keeps the retry', async () => {
		failWrites('put', (_store, key) => key === 'effects', new TypeError('broken'));
		await page.getByRole('button', { name: 'Try again' }).click();
		const words = 'Something went wrong on this device. This story will be tried again by itself.';
		await expect.element(cardOf(pips.title).getByText(words)).toBeVisible();
	});

	// covers: beyond-product/story-deleted-meanwhile
	it('disappears without an error when it is retried after it was deleted on another device', async () => {
		await server.request('DELETE', `/api/stories/${pips._id}`, { as: rosa });
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(page.getByText("You haven't created any stories yet")).toBeVisible();
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	});
});
