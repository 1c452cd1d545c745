import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createChild } from '../e2e/stories.ts';
import { desktop, openApp, setUpServer, shownToasts } from '../testing/app-page.tsx';
import {
	answerCall,
	changeAnswer,
	changeSyncedStories,
	countCalls,
	holdCall,
	refuseCall,
	resetNetwork,
	setOnline,
} from '../testing/network.ts';
import { beginButton, fillForm, heroName, openForm, untilStoryIsOpen } from '../testing/story-form.ts';
import { switchProfile } from '../testing/story-page.ts';
import { withFakeTimers } from '../testing/timers.ts';

const server = setUpServer();
const create = 'POST /api/stories';
const overlay = () => page.getByRole('dialog', { name: 'Creating your story' });

describe('while a story is created', () => {
	// covers: story-creation/overlay-thoughts-every-8
	// covers: constants-each/thoughts-8-s-5
	it('shows falling stars, and another message every eight seconds', async () => {
		await allowMotion();
		await openCompleteForm();
		const release = holdCall(create);
		const message = () => overlay().getByCss('p[aria-hidden]').element().textContent;
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		try {
			await beginButton().click();
			await expect.element(overlay().getByRole('heading', { name: 'Creating your story...' })).toBeVisible();
			await expect.element(overlay().getByRole('status').getByText('Your story is being generated...')).toBeVisible();
			expect(overlay().element().getAnimations({ subtree: true }).length).toBeGreaterThan(9);
			const messages = [message()];
			for (let turn = 1; turn < 3; turn++) {
				vi.advanceTimersByTime(8_000);
				await expect.poll(() => messages.includes(message())).toBe(false);
				messages.push(message());
			}
		} finally {
			vi.useRealTimers();
		}
		await userEvent.keyboard('{Escape}');
		await expect.element(overlay()).toBeVisible();
		release();
		await untilStoryIsOpen();
	});

	it('has no animation with reduced motion', async () => {
		await openCompleteForm();
		const release = holdCall(create);
		await beginButton().click();
		await expect.element(overlay()).toBeVisible();
		const isRunning = ({ playState }: Animation) => playState === 'running';
		await expect.poll(() => document.getAnimations().filter(isRunning)).toEqual([]);
		release();
		await untilStoryIsOpen();
	});

	// covers: story-creation/picture-button-creating-your
	// covers: states-transitions/second-submit-ignored
	it('is requested once, however often the form is submitted', async () => {
		await openCompleteForm();
		const calls = countCalls(create);
		for (let press = 0; press < 3; press++) document.querySelector('form')?.requestSubmit();
		await untilStoryIsOpen();
		expect(calls.count).toBe(1);
	});

	it('can be awaited on the dashboard', async () => {
		await openCompleteForm();
		hideChapters();
		await beginButton().click();
		await page.getByRole('button', { name: 'Wait with your other stories' }).click();
		await expect.poll(shownToasts).toContain('Your story is being generated...');
		await expect.element(page.getByText('Generating your story...', { exact: true })).toBeVisible();
		resetNetwork();
		await expect.poll(shownToasts).toContain('Your new story is ready!');
	});
});

describe('when creating a story fails or is slow', () => {
	// covers: states-transitions/creation-503-without-id
	it('waits for a story that a busy server accepted, and opens it', async () => {
		await openCompleteForm();
		const write = hideChapters();
		answerCall(create, async ({ proceed }) => {
			const { _id } = (await (await proceed()).json()) as { _id: string };
			return Response.json({ error: 'Busy', message: 'Busy', code: 'queue-busy', _id }, { status: 503 });
		});
		await beginButton().click();
		const busy = 'The server is busy, but your story is being created. Please wait...';
		await expect.element(overlay().getByText(busy)).toBeVisible();
		write();
		await untilStoryIsOpen();
		await expect.element(page.getByRole('heading', { name: 'Chapter 1' })).toBeVisible();
	});

	// covers: states-transitions/creation-503-without-id
	it('says that a busy server did not accept the story, and retries automatically', async () => {
		const rosa = await openCompleteForm();
		refuseCall(create, 503, { error: 'So many stories are being written right now.' });
		await beginButton().click();
		const notice = 'So many stories are being written right now. Your story is kept on this device.';
		await expect.poll(shownToasts).toContainEqual(expect.stringContaining(notice));
		expect(location.pathname).toBe('/');
		const promise = 'This story will be written as soon as the storyteller has room for it.';
		await expect.element(page.getByText(promise)).toBeVisible();
		resetNetwork();
		await expect.poll(shownToasts).toContain('Your new story is ready!');
		await expect.poll(() => storiesOf(rosa)).toHaveLength(1);
	});

	it.each([
		[422, '', 'Failed to create story. Please try again.'],
		[422, 'Failed to generate valid choices for chapter 1', 'Unable to generate story choices. Please try again.'],
		[500, 'Failed to generate valid choices for chapter 1', 'Unable to generate story choices. Please try again.'],
		[403, 'The storyteller has a cold.', 'The storyteller has a cold.'],
	])('a server’s %i “%s” shows “%s”, and the form stays for a retry', async (status, error, sentence) => {
		await openCompleteForm();
		refuseCall(create, status, { error });
		await beginButton().click();
		await expect.element(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible();
		await expect.element(overlay()).not.toBeInTheDocument();
		await expect.element(heroName()).toHaveValue('Pip');
		resetNetwork();
		await beginButton().click();
		await untilStoryIsOpen();
	});

	// covers: states-transitions/creation-clients-time-limit
	// covers: constants-each/10-s-30-s
	it('keeps waiting after 30 seconds without an answer, and finds the story', async () => {
		await openCompleteForm();
		const timeOut = controlTimeouts();
		const isTaken = Promise.withResolvers<void>();
		answerCall(create, async ({ proceed }) => {
			await proceed();
			isTaken.resolve();
			return new Promise(() => {});
		});
		await beginButton().click();
		await isTaken.promise;
		timeOut(30_000);
		await untilStoryIsOpen();
		await expect.element(page.getByRole('heading', { name: 'Chapter 1' })).toBeVisible();
	});

	// covers: states-transitions/creation-clients-time-limit
	// covers: errors/story-creation-timed-out
	it('gives up after 60 polls without a story, and says so on the dashboard', async () => {
		await openCompleteForm();
		const timeOut = controlTimeouts();
		answerCall(create, () => new Promise(() => {}));
		const slow =
			'Story creation is taking longer than expected. The story is still being generated in the background. Please wait...';
		const createCalls = countCalls(create);
		const polls = countCalls('GET /api/stories/status/*');
		await beginButton().click();
		await expect.element(overlay()).toBeVisible();
		await expect.poll(() => createCalls.count).toBe(1);
		await withFakeTimers(async ({ advance }) => {
			timeOut(30_000);
			await expect.element(page.getByText(slow)).toBeVisible();
			const noticesAfterSecond = async () => {
				await advance(1_000);
				return shownToasts();
			};
			await expect.poll(noticesAfterSecond, { interval: 10 }).toContain('Story creation timed out. Please try again.');
		});
		expect(polls.count).toBe(60);
		expect(location.pathname).toBe('/');
	});
});

describe('a story created offline', () => {
	const promise = 'This story will be written when you are online again.';

	// covers: without-network/story-wished-waits-library
	it('is not created when it is withdrawn', async () => {
		const rosa = await openCompleteForm();
		setOnline(false);
		await beginButton().click();
		await page.getByRole('button', { name: 'Take it back' }).click();
		await expect.element(page.getByText(promise)).not.toBeInTheDocument();
		const deletions = countCalls('DELETE /api/stories/*');
		setOnline(true);
		// The device got no answer, so the deletion is sent to the server too.
		await expect.poll(() => deletions.count).toBeGreaterThan(0);
		await expect.element(page.getByText("You haven't created any stories yet")).toBeVisible();
		await expect.poll(() => deletions.settled).toBe(deletions.count);
		expect(await storiesOf(rosa)).toEqual([]);
	});

	it('shows a later refusal, and disappears when it is discarded', async () => {
		const rosa = await server.register('Rosa');
		const milo = await createChild(server, rosa, 'Milo', { genres: ['fantasy'] });
		await openApp('/', { as: rosa, viewport: desktop });
		await switchProfile('Milo');
		await page.getByRole('link', { name: 'Create Magic' }).click();
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await heroName().fill('Pip');
		setOnline(false);
		await beginButton().click();
		const card = page.getByRole('listitem').filter({ hasText: 'Pip’s new story' });
		await expect.element(card.getByText(promise)).toBeVisible();

		const body = { ...milo.settings, allowedGenres: ['dragon'] };
		await server.request('PUT', `/api/users/settings/${milo._id}`, { as: rosa, body });
		const calls = countCalls(create);
		setOnline(true);
		const reason = card.getByText('This genre has not been enabled by your parent.');
		await expect.element(reason).toBeVisible();
		await card.getByRole('button', { name: 'Try again' }).click();
		await expect.poll(() => calls.settled).toBe(2);
		await expect.element(reason).toBeVisible();
		await card.getByRole('button', { name: 'Discard' }).click();
		await expect.element(page.getByText("Milo hasn't created any stories yet")).toBeVisible();
		await expect.poll(() => storiesOf(rosa)).toEqual([]);
	});
});

/** Opens a complete form with a new account. */
async function openCompleteForm(): Promise<Session> {
	const rosa = await server.register('Rosa');
	await openForm(rosa);
	await fillForm();
	return rosa;
}

function storiesOf(session: Session): Promise<Story[]> {
	return server.request('GET', '/api/stories', { as: session });
}

/** No story has a readable chapter until the returned function is called. */
function hideChapters(): () => void {
	let isWaiting = true;
	const unwritten: Partial<Story> = { status: 'queued', nodes: [], startNode: null };
	changeAnswer<Story>('GET /api/stories/*', (story) => (isWaiting ? { ...story, ...unwritten } : story));
	changeSyncedStories((stories) => stories.map((story) => (isWaiting ? { ...story, ...unwritten } : story)));
	changeAnswer<object>('GET /api/stories/status/*', (status) =>
		isWaiting ? { ...status, isComplete: false, status: 'queued' } : status,
	);
	return () => {
		isWaiting = false;
	};
}

/** Request timeouts expire only when the returned function is called with their length in milliseconds. */
function controlTimeouts(): (milliseconds: number) => void {
	const limits: { milliseconds: number; controller: AbortController }[] = [];
	const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
		const controller = new AbortController();
		limits.push({ milliseconds, controller });
		return controller.signal;
	});
	onTestFinished(() => spy.mockRestore());
	return (milliseconds) => {
		const passed = limits.filter((limit) => limit.milliseconds === milliseconds);
		expect(passed).not.toEqual([]);
		for (const { controller } of passed) controller.abort(new DOMException('Too late', 'TimeoutError'));
	};
}

/** Animations run until the test is over. */
async function allowMotion(): Promise<void> {
	onTestFinished(() => commands.emulate({ reducedMotion: 'reduce' }));
	await commands.emulate({ reducedMotion: 'no-preference' });
}
