import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { polling } from '../../shared/limits.ts';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { storyOf } from '../e2e/family.ts';
import { change, changeStories, countCalls, recover, refuse } from '../testing/answers.ts';
import { bringUpServer, notices, openApp } from '../testing/app-page.tsx';
import { cardOf, showStories, unwritten } from '../testing/dashboard-page.ts';
import { refuseWrites } from '../testing/storage.ts';
import { withFakeTimers } from '../testing/timers.ts';

const server = bringUpServer();
let rosa: Session;
let pips: Story;
let call: `GET /${string}`;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	pips = await storyOf(server, rosa);
	call = `GET /api/stories/${pips._id}`;
});
afterEach(() => {
	Reflect.deleteProperty(document, 'visibilityState');
});

const waiting = () => page.getByText('Generating your story...', { exact: true });
/** Counts how often the app looks whether its page is visible, which it does before each call for a story. */
function watchLooks(visibility: DocumentVisibilityState): { looks: number; visibility: DocumentVisibilityState } {
	const watched = { looks: 0, visibility };
	const get = () => {
		watched.looks += 1;
		return watched.visibility;
	};
	Object.defineProperty(document, 'visibilityState', { configurable: true, get });
	return watched;
}

describe('a story whose first chapter is not written yet', () => {
	// covers: dashboard/card-generating-your-story
	it('has its place among the others, and a notice when it is ready', async () => {
		let isReady = false;
		const asItIs = (story: Story): Story => (isReady ? story : unwritten(story));
		changeStories((stories) => stories.map(asItIs));
		change<Story>(call, asItIs);
		await openApp('/', { as: rosa });
		await expect.element(waiting()).toBeVisible();
		isReady = true;
		await expect.poll(notices).toContain('Your new story is ready!');
		await expect.element(page.getByRole('link', { name: pips.title })).toBeVisible();
		await expect.element(waiting()).not.toBeInTheDocument();
	});

	// covers: states-transitions/dashboard-story-looked-each
	it('is waited for after its form, and a 404 meanwhile is no error', async () => {
		refuse(call, 404);
		showStories([]);
		const calls = countCalls(call);
		const state = { message: 'Your story is being generated...', type: 'info', storyId: pips._id };
		await openApp('/', { as: rosa, state });
		await expect.poll(notices).toContain('Your story is being generated...');
		await expect.element(waiting()).toBeVisible();
		await expect.poll(() => calls.settled).toBeGreaterThan(0);
		recover();
		await expect.poll(notices).toContain('Your new story is ready!');
		await expect.element(page.getByRole('link', { name: pips.title })).toBeVisible();
	});

	it('is asked for each second while the page is visible, and not while it is hidden', async () => {
		changeStories((stories) => stories.map(unwritten));
		change<Story>(call, unwritten);
		const calls = countCalls(call);
		await openApp('/', { as: rosa });
		await expect.poll(() => calls.settled).toBeGreaterThan(0);
		const looked = watchLooks('hidden');
		await withFakeTimers(async () => {
			// The first look is made by the browser's timer or by the fake one, whichever was there when it was set.
			await expect
				.poll(async () => {
					await vi.advanceTimersByTimeAsync(polling.every);
					return looked.looks;
				})
				.toBeGreaterThan(0);
			const before = { looks: looked.looks, calls: calls.count };
			await vi.advanceTimersByTimeAsync(5 * polling.every);
			// A look that led to a call would hold up the next one.
			expect(looked.looks).toBe(before.looks + 5);
			expect(calls.count).toBe(before.calls);
			looked.visibility = 'visible';
			await vi.advanceTimersByTimeAsync(polling.every);
			await expect.poll(() => calls.count).toBe(before.calls + 1);
		});
	});

	// covers: errors/polling-failed-check-story
	it('is not asked for again after that failed', async () => {
		changeStories((stories) => stories.map(unwritten));
		refuse(call, 500);
		const looked = watchLooks('visible');
		await openApp('/', { as: rosa });
		await expect.element(waiting()).toBeVisible();
		await withFakeTimers(async () => {
			const alert = page.getByRole('alert').getByText('Failed to check story status');
			await expect
				.poll(async () => {
					await vi.advanceTimersByTimeAsync(polling.every);
					return alert.elements().length;
				})
				.toBe(1);
			const before = looked.looks;
			expect(before).toBeGreaterThan(0);
			await vi.advanceTimersByTimeAsync(5 * polling.every);
			expect(looked.looks).toBe(before);
			await expect.element(waiting()).toBeVisible();
		});
	});
});

describe('a story that failed', () => {
	const error = 'The storyteller lost the thread.';
	beforeEach(async () => {
		changeStories((stories) => stories.map((story) => ({ ...unwritten(story), status: 'failed', error })));
		await openApp('/', { as: rosa });
		await expect.element(cardOf(pips.title).getByText(error)).toBeVisible();
	});

	it('says why, and can be tried again', async () => {
		refuse(`POST /api/stories/${pips._id}/retry`, 402, { error: 'Your trial has ended.' });
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(page.getByRole('alert').getByText('Your trial has ended.')).toBeVisible();
		recover();
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(page.getByRole('link', { name: pips.title })).toBeVisible();
	});

	it('waits to be tried again while the server is in trouble, unless that is taken back', async () => {
		refuse(`POST /api/stories/${pips._id}/retry`, 503);
		await page.getByRole('button', { name: 'Try again' }).click();
		const card = cardOf(pips.title);
		await expect
			.element(card.getByText('This story will be written as soon as the storyteller has room for it.'))
			.toBeVisible();
		await card.getByRole('button', { name: 'Take it back' }).click();
		await expect.element(card.getByText(error)).toBeVisible();
	});

	it('says that this device is in the way of another try, which is kept', async () => {
		refuseWrites('put', (_store, key) => key === 'effects', new TypeError('broken'));
		await page.getByRole('button', { name: 'Try again' }).click();
		const words = 'Something went wrong on this device. This story will be tried again by itself.';
		await expect.element(cardOf(pips.title).getByText(words)).toBeVisible();
	});

	// covers: beyond-product/story-deleted-meanwhile
	it('goes from the list without an error when it is tried again after it was deleted on another device', async () => {
		await server.ask('DELETE', `/api/stories/${pips._id}`, { as: rosa });
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(page.getByText("You haven't created any stories yet")).toBeVisible();
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	});
});
