import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { answer, change, changeStories, countCalls, hold, keepBack, recover, refuse } from './answers.ts';
import { childOf } from './family.ts';
import { untilInstalled } from './installed.ts';
import { atTheForm, begin, fillIn } from './story-form.ts';
import { bringUpWorld, desktop, moving } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
beforeAll(async () => {
	rosa = await world.register('Rosa');
});

const overlayOf = (page: Page) => page.getByRole('dialog', { name: 'Creating your story' });

describe('while a story is made', () => {
	it('shows falling stars, and a new thought every eight seconds', async () => {
		const page = await atTheForm(world, rosa, { ...moving, prepare: takeClock });
		await fillIn(page);
		const letGo = await keepBack(page, 'POST /api/stories');
		await begin(page).click();
		const overlay = overlayOf(page);
		await overlay.getByRole('heading', { name: 'Creating your story...' }).waitFor();
		await overlay.getByRole('status').getByText('Your story is being generated...').waitFor();
		await expect
			.poll(() => overlay.evaluate((element) => element.getAnimations({ subtree: true }).length))
			.toBeGreaterThan(9);
		const thought = () => overlay.locator('p[aria-hidden]').textContent();
		const first = await thought();
		await page.clock.runFor(8_000);
		const second = await thought();
		expect(second).not.toBe(first);
		await page.clock.runFor(8_000);
		expect([first, second]).not.toContain(await thought());
		await page.keyboard.press('Escape');
		await expect.poll(() => overlay.isVisible()).toBe(true);
		letGo();
		await page.waitForURL(/\/story\//);
	});

	it('tells the place in the queue as the server tells it', async () => {
		const page = await world.pageFor(rosa);
		const tell = await listenIn(page);
		await page.goto('/create');
		await fillIn(page);
		const letGo = await keepBack(page, 'POST /api/stories');
		await begin(page).click();
		for (const [position, text] of [
			[2, 'You are 2nd in line'],
			[3, 'You are 3rd in line'],
			[11, 'You are 11th in line'],
			[1, 'Your story is being generated...'],
		] as const) {
			const isShown = async () => {
				await tell('queueUpdate', { position });
				return overlayOf(page).getByText(text).isVisible();
			};
			await expect.poll(isShown).toBe(true);
		}
		letGo();
		await page.waitForURL(/\/story\//);
	});

	it('stands still for those whom motion makes ill', async () => {
		const page = await atTheForm(world, rosa);
		await fillIn(page);
		const letGo = await keepBack(page, 'POST /api/stories');
		await begin(page).click();
		await overlayOf(page).waitFor();
		const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
		await page.waitForFunction(`(${running})() === 0`);
		letGo();
		await page.waitForURL(/\/story\//);
	});

	it('is asked for once, however often somebody presses', async () => {
		const page = await atTheForm(world, rosa);
		await fillIn(page);
		const calls = countCalls(page, 'POST /api/stories');
		await page.evaluate(() => {
			for (let press = 0; press < 3; press++) document.querySelector('form')?.requestSubmit();
		});
		await page.waitForURL(/\/story\//);
		expect(calls.count).toBe(1);
	});

	it('may be waited for among the other stories', async () => {
		const page = await atTheForm(world, await world.register('Rosa'));
		await fillIn(page);
		await makeThemWait(page);
		await begin(page).click();
		await page.getByRole('button', { name: 'Wait with your other stories' }).click();
		await page.getByText('Your story is being generated...').waitFor();
		await page.getByText('Generating your story...', { exact: true }).waitFor();
		await recover(page);
		await page.getByText('Your new story is ready!').waitFor();
	});
});

describe('when making a story does not go well', () => {
	it('waits for one that a busy server accepted, and opens it', async () => {
		const page = await atTheForm(world, rosa);
		await fillIn(page);
		const release = await makeThemWait(page);
		await answer(page, 'POST /api/stories', async (route) => {
			const { _id } = (await (await route.fetch()).json()) as { _id: string };
			await route.fulfill({ status: 503, json: { error: 'Busy', message: 'Busy', code: 'queue-busy', _id } });
		});
		await begin(page).click();
		await overlayOf(page).getByText('The server is busy, but your story is being created. Please wait...').waitFor();
		release();
		await page.waitForURL(/\/story\//);
		await page.getByRole('heading', { name: 'Chapter 1' }).waitFor();
	});

	it('says so when a busy server did not accept it, and asks again by itself', async () => {
		const { page, session } = await world.pageOf('Rosa');
		await page.goto('/create');
		await fillIn(page);
		await refuse(page, 'POST /api/stories', 503, { error: 'So many stories are being written right now.' });
		await begin(page).click();
		const kept = 'So many stories are being written right now. Your story is kept on this device.';
		await page.getByRole('region', { name: 'Notices' }).getByText(kept).waitFor();
		expect(new URL(page.url()).pathname).toBe('/');
		await page.getByText('This story will be written as soon as the storyteller has room for it.').waitFor();
		await recover(page);
		await page.getByText('Your new story is ready!').waitFor();
		await expect.poll(() => world.ask('GET', '/api/stories', { as: session })).toHaveLength(1);
	});

	it.each([
		[422, '', 'Failed to create story. Please try again.'],
		[422, 'Failed to generate valid choices for chapter 1', 'Unable to generate story choices. Please try again.'],
		[500, 'Failed to generate valid choices for chapter 1', 'Unable to generate story choices. Please try again.'],
		[403, 'The storyteller has a cold.', 'The storyteller has a cold.'],
	])('to a server that says %i “%s” answers “%s”, and keeps the form for another try', async (status, error, sentence) => {
		const page = await atTheForm(world, rosa);
		await fillIn(page);
		await refuse(page, 'POST /api/stories', status, { error });
		await begin(page).click();
		await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
		await expect.poll(() => overlayOf(page).count()).toBe(0);
		await expect.poll(() => page.getByLabel('Character name').inputValue()).toBe('Pip');
		await recover(page);
		await begin(page).click();
		await page.waitForURL(/\/story\//);
	});

	it('goes on waiting after 30 seconds without an answer, and finds the story', async () => {
		const page = await atTheForm(world, rosa, { prepare: takeClock });
		await fillIn(page);
		await hold(page, 'POST /api/stories');
		const isTaken = page.waitForRequest((request) => request.method() === 'POST');
		await begin(page).click();
		await isTaken;
		await page.clock.runFor(30_000);
		await page.waitForURL(/\/story\//);
		await page.getByRole('heading', { name: 'Chapter 1' }).waitFor();
	});

	it('gives up after 60 looks for a story that never arrived, and says so on the dashboard', async () => {
		const page = await atTheForm(world, rosa, { prepare: takeClock });
		await fillIn(page);
		await answer(page, 'POST /api/stories', () => new Promise(() => {}));
		const isAsked = page.waitForRequest((request) => request.method() === 'POST');
		await begin(page).click();
		await overlayOf(page).waitFor();
		await isAsked;
		await page.clock.runFor(30_000);
		await page
			.getByText(
				'Story creation is taking longer than expected. The story is still being generated in the background. Please wait...',
			)
			.waitFor();
		const givenUp = page.getByText('Story creation timed out. Please try again.');
		while (!(await givenUp.isVisible())) await page.clock.runFor(1_000);
		expect(new URL(page.url()).pathname).toBe('/');
	});
});

describe('a story that is wished for without a server', () => {
	const promise = 'This story will be written when you are online again.';

	it('waits on this device, also over a new start, and is written once when the server is back', async () => {
		const { page, session } = await atTheFormWithoutServer();
		try {
			await begin(page).click();
			await page.getByText('Your story is kept on this device.').waitFor();
			expect(new URL(page.url()).pathname).toBe('/');
			await page.getByRole('listitem').filter({ hasText: 'Pip’s new story' }).getByText(promise).waitFor();
			await page.goBack();
			await page.getByText('Please select a genre', { exact: true }).waitFor();
			await page.goForward();
			await page.reload();
			await page.getByText(promise).waitFor();
		} finally {
			await world.startServer();
		}
		await page.getByText('Your new story is ready!').waitFor();
		await page.getByRole('article').getByRole('link').click();
		await page.getByRole('heading', { name: 'Chapter 1' }).waitFor();
		await expect.poll(() => world.ask('GET', '/api/stories', { as: session })).toHaveLength(1);
	});

	it('is written nowhere when it is taken back', async () => {
		const { page, session } = await atTheFormWithoutServer();
		const taken = countCalls(page, 'DELETE /api/stories/*');
		try {
			await begin(page).click();
			await page.getByRole('button', { name: 'Take it back' }).click();
			await page.getByText(promise).waitFor({ state: 'detached' });
		} finally {
			await world.startServer();
		}
		// No answer came to the wish: the server is told that it is taken back, too.
		await expect.poll(() => taken.count).toBeGreaterThan(0);
		await page.getByText("You haven't created any stories yet").waitFor();
		await expect.poll(() => world.ask('GET', '/api/stories', { as: session })).toEqual([]);
	});

	it('tells of a refusal that came later, and goes when it is discarded', async () => {
		const { page, session } = await world.pageOf('Rosa', { serviceWorkers: 'allow', viewport: desktop });
		const milo = await childOf(world, session, 'Milo', { genres: ['fantasy'] });
		await page.goto('/');
		await untilInstalled(page);
		await page.getByRole('button', { name: 'Active Profile' }).click();
		await page.getByRole('menuitemradio', { name: 'Milo' }).click();
		await page.getByRole('link', { name: 'Create Magic' }).click();
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await page.getByLabel('Character name').fill('Pip');
		await page.context().setOffline(true);
		await begin(page).click();
		const card = page.getByRole('listitem').filter({ hasText: 'Pip’s new story' });
		await card.getByText(promise).waitFor();

		const body = { ...milo.settings, allowedGenres: ['dragon'] };
		await world.ask('PUT', `/api/users/settings/${milo._id}`, { as: session, body });
		await page.context().setOffline(false);
		const reason = card.getByText('This genre has not been enabled by your parent.');
		await reason.waitFor();
		await card.getByRole('button', { name: 'Try again' }).click();
		await reason.waitFor();
		await card.getByRole('button', { name: 'Discard' }).click();
		await page.getByText("Milo hasn't created any stories yet").waitFor();
		await expect.poll(() => world.ask('GET', '/api/stories', { as: session })).toEqual([]);
	});
});

/** A whole form in front of somebody whose server has just gone, on an installed app; the server is to be started again. */
async function atTheFormWithoutServer() {
	const { page, session } = await world.pageOf('Rosa', { serviceWorkers: 'allow' });
	await page.goto('/create');
	await untilInstalled(page);
	await fillIn(page);
	await world.stopServer();
	return { page, session };
}

/** No story has a chapter yet, whatever the storyteller has written and the socket would tell, until the returned function is called. */
async function makeThemWait(page: Page): Promise<() => void> {
	let isWaiting = true;
	await page.route('**/socket.io/**', (route) => route.abort());
	const unwritten: Partial<Story> = { status: 'queued', nodes: [], startNode: null };
	await change<Story>(page, 'GET /api/stories/*', (story) => (isWaiting ? { ...story, ...unwritten } : story));
	await changeStories(page, (stories) => stories.map((story) => (isWaiting ? { ...story, ...unwritten } : story)));
	await change<object>(page, 'GET /api/stories/status/*', (status) =>
		isWaiting ? { ...status, isComplete: false, status: 'queued' } : status,
	);
	return () => {
		isWaiting = false;
	};
}

/** A clock that also drives the time limits of calls, which no fake clock of a browser does. */
async function takeClock(page: Page): Promise<void> {
	await page.clock.install();
	await page.addInitScript(() => {
		AbortSignal.timeout = (ms) => {
			const limit = new AbortController();
			setTimeout(() => limit.abort(new DOMException('Too late', 'TimeoutError')), ms);
			return limit.signal;
		};
	});
}

/** Gives a way to speak on the page's socket in the server's place, once it is open. */
async function listenIn(page: Page): Promise<(event: string, news: object) => Promise<void>> {
	const { promise: open, resolve } = Promise.withResolvers<{ send(text: string): void }>();
	await page.routeWebSocket(/socket\.io/, (toPage) => {
		const toServer = toPage.connectToServer();
		toPage.onMessage((text) => {
			toServer.send(text);
			// Engine.IO's word for: from now on everything goes over this line.
			if (text === '5') resolve(toPage);
		});
	});
	return async (event, news) => (await open).send(`42${JSON.stringify([event, news])}`);
}
