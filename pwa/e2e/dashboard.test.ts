import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { answer, change, changeStories, countCalls, hold, recover, refuse } from './answers.ts';
import { childOf, storyOf } from './family.ts';
import { untilInstalled } from './installed.ts';
import { bringUpWorld } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
let pips: Story;
beforeAll(async () => {
	rosa = await world.register('Rosa');
	pips = await storyOf(world, rosa);
});

const arrive = async (session: Session) => {
	const page = await world.pageFor(session);
	await page.goto('/');
	return page;
};
const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

describe('the list', () => {
	it('shows six empty places until the first stories are here', async () => {
		const page = await world.pageFor(rosa);
		const letGo = await hold(page, 'GET /api/sync');
		await page.goto('/');
		const places = page.getByRole('status').filter({ hasText: 'Loading stories…' }).locator('[aria-hidden] > *');
		await places.first().waitFor();
		await expect.poll(() => places.count()).toBe(6);
		letGo();
		await page.getByRole('link', { name: pips.title }).waitFor();
		await expect.poll(() => places.count()).toBe(0);
	});

	it('tells of each story what it is about, how far it is and whose it is, and opens it', async () => {
		const page = await world.pageFor(rosa);
		await showInstead(page, [pips, { ...pips, _id: 'read', title: 'The Read One', status: 'completed' }]);
		await page.goto('/');
		const card = cardOf(page, pips.title);
		await card.getByRole('img', { name: 'In progress' }).waitFor();
		await card.getByText('by Rosa').waitFor();
		await card.getByText('Fantasy', { exact: true }).waitFor();
		await cardOf(page, 'The Read One').getByRole('img', { name: 'Completed' }).waitFor();
		await card.getByRole('link').click();
		await page.waitForURL(`**/story/${pips._id}`);
	});

	it('finds a story by a part of its title, whatever the case, and says when there is none', async () => {
		const page = await world.pageFor(rosa);
		await showInstead(page, [pips, { ...pips, _id: 'moon', title: 'Milo and the MOON Ship' }]);
		await page.goto('/');
		await cardOf(page, pips.title).waitFor();
		await page.getByRole('searchbox', { name: 'Search your stories' }).fill('mooN sh');
		await cardOf(page, pips.title).waitFor({ state: 'detached' });
		await expect.poll(() => page.getByRole('article').count()).toBe(1);
		await page.getByRole('searchbox').fill('volcano');
		await page.getByText('No stories found matching your search').waitFor();
		await page.getByRole('searchbox').fill('');
		await cardOf(page, pips.title).waitFor();
	});

	it('is searched by up to 100 characters', async () => {
		const page = await world.pageFor(rosa);
		const title = 'x'.repeat(100);
		await showInstead(page, [pips, { ...pips, _id: 'long', title }]);
		await page.goto('/');
		const search = page.getByRole('searchbox', { name: 'Search your stories' });
		for (const length of [99, 100, 101]) {
			await search.fill('');
			await search.pressSequentially('xx');
			await search.fill('x'.repeat(length - 1));
			await search.press('End');
			await search.press('x');
			await expect.poll(async () => (await search.inputValue()).length).toBe(Math.min(length, 100));
			await expect.poll(() => page.getByRole('article').count()).toBe(1);
		}
	});

	it('keeps the stories of this device when newer ones cannot be fetched, and tries again', async () => {
		const page = await arrive(rosa);
		const place = () => cardOf(page, pips.title).boundingBox();
		const before = await place();
		const letGo = await refuseForNow(page);
		await page.reload();
		await page.getByText('New stories could not be fetched. These are the ones on this device.').waitFor();
		// A finger that is on it already must not miss it.
		await expect.poll(place).toEqual(before);
		letGo();
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByText('New stories could not be fetched.').waitFor({ state: 'detached' });
	});

	it('keeps each card’s link where it is while the rest of the card is drawn: a press that has begun goes on', async () => {
		const page = await world.pageFor(rosa);
		await page.addInitScript(() => {
			// What is shown before the app makes way for it, once no finger is on it: journeys of its own are about that.
			localStorage.removeItem('snapshot');
			const links = () => [...document.querySelectorAll('article h2 a')];
			const known = new Set<Element>();
			const lost: string[] = [];
			new MutationObserver(() => {
				for (const link of links()) known.add(link);
				for (const link of known) if (!link.isConnected) lost.push(link.textContent ?? '');
			}).observe(document, { childList: true, subtree: true });
			Object.assign(window, { lost });
		});
		const whole = page.getByRole('button', { name: `Keep on this device: ${pips.title}` });
		await page.goto('/');
		await whole.waitFor();
		await page.reload();
		await whole.waitFor();
		expect(await page.evaluate('lost')).toEqual([]);
	});

	it('does not call it empty when it could not be fetched', async () => {
		const page = await world.pageFor(rosa);
		const letGo = await refuseForNow(page);
		await page.goto('/');
		await page.getByRole('heading', { name: 'Your stories could not be fetched' }).waitFor();
		letGo();
		await page.getByRole('button', { name: 'Try again' }).click();
		await cardOf(page, pips.title).waitFor();
	});
});

describe('whose stories they are', () => {
	it('says so when a parent has none yet, or a child', async () => {
		const nila = await world.register('Nila');
		await childOf(world, nila, 'Milo');
		const page = await arrive(nila);
		await page.getByRole('heading', { name: 'Welcome, Nila' }).waitFor();
		await page.getByRole('heading', { name: "You haven't created any stories yet" }).waitFor();
		await actAs(page, 'Milo');
		await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
		await page.getByRole('heading', { name: "Milo hasn't created any stories yet" }).waitFor();
	});

	it('shows a child its own stories, without the name that they all have', async () => {
		const otto = await world.register('Otto');
		const milo = await childOf(world, otto, 'Milo');
		const [ottos, milos] = [
			await storyOf(world, otto, { hero: 'Rusty' }),
			await storyOf(world, otto, { hero: 'Bramble', childId: milo._id }),
		];
		const page = await arrive(otto);
		await cardOf(page, milos.title).getByText('by Milo').waitFor();
		await cardOf(page, ottos.title).getByText('by Otto').waitFor();
		await actAs(page, 'Milo');
		await cardOf(page, ottos.title).waitFor({ state: 'detached' });
		await cardOf(page, milos.title).waitFor();
		await expect.poll(() => page.getByText('by Milo').count()).toBe(0);
	});

	it('never shows a child the stories of another, not for one frame', async () => {
		const otto = await world.register('Otto');
		const titles = new Map<string, string>();
		for (const [name, hero] of [
			['Milo', 'Bramble'],
			['Juno', 'Rusty'],
		] as const) {
			const { _id: childId } = await childOf(world, otto, name);
			titles.set(name, (await storyOf(world, otto, { hero, childId })).title);
		}
		const page = await world.pageFor(otto);
		await page.addInitScript(watchFrames);
		await page.goto('/');
		await page.getByRole('heading', { name: 'Welcome, Otto' }).waitFor();
		for (const name of ['Milo', 'Juno', 'Milo', 'Juno']) {
			await actAs(page, name);
			await cardOf(page, titles.get(name) ?? '').waitFor();
		}
		const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
		const of = (name: string) => frames.filter((frame) => frame.includes(`${name}'s Stories`));
		expect(of('Milo').some((frame) => frame.includes(titles.get('Milo') ?? ''))).toBe(true);
		expect(of('Milo').filter((frame) => frame.includes(titles.get('Juno') ?? ''))).toEqual([]);
		expect(of('Juno').filter((frame) => frame.includes(titles.get('Milo') ?? ''))).toEqual([]);
	});
});

describe('a story that is being made', () => {
	it('has its place among the others, and its news when it is ready', async () => {
		const page = await world.pageFor(rosa);
		let isReady = false;
		const asItIs = (story: Story): Story => (isReady ? story : unwritten(story));
		await changeStories(page, (stories) => stories.map(asItIs));
		await change<Story>(page, `GET /api/stories/${pips._id}`, asItIs);
		await page.goto('/');
		await page.getByText('Generating your story...').waitFor();
		isReady = true;
		await page.getByText('Your new story is ready!').waitFor();
		await page.getByRole('link', { name: pips.title }).waitFor();
		await expect.poll(() => page.getByText('Generating your story...').count()).toBe(0);
	});

	it('is waited for when somebody comes from its making, and a 404 on the way is no trouble', async () => {
		const page = await world.pageFor(rosa);
		await refuse(page, `GET /api/stories/${pips._id}`, 404);
		await showInstead(page, []);
		await comeWith(page, { message: 'Your story is being generated...', type: 'info', storyId: pips._id });
		await page.getByText('Your story is being generated...').waitFor();
		const looks = page.waitForResponse(`**/api/stories/${pips._id}`);
		await page.getByText('Generating your story...', { exact: true }).waitFor();
		await looks;
		await recover(page);
		await page.getByText('Your new story is ready!').waitFor();
		await page.getByRole('link', { name: pips.title }).waitFor();
	});

	it('is asked for each second, but not while nobody looks at the page', async () => {
		const page = await world.pageFor(rosa);
		await page.clock.install();
		await changeStories(page, (stories) => stories.map(unwritten));
		await change<Story>(page, `GET /api/stories/${pips._id}`, unwritten);
		await page.goto('/');
		await page.waitForResponse(`**/api/stories/${pips._id}`);
		const beSeen = (state: DocumentVisibilityState) =>
			page.evaluate(
				(value) => Object.defineProperty(document, 'visibilityState', { value, configurable: true }),
				state,
			);
		await beSeen('hidden');
		const looks = countCalls(page, `GET /api/stories/${pips._id}`);
		await page.clock.runFor(5_000);
		expect(looks.count).toBe(0);
		await beSeen('visible');
		await page.clock.runFor(2_000);
		await expect.poll(() => looks.count).toBeGreaterThan(0);
	});

	it('is not asked for any more when that does not succeed', async () => {
		const page = await world.pageFor(rosa);
		await page.clock.install();
		await changeStories(page, (stories) => stories.map(unwritten));
		await refuse(page, `GET /api/stories/${pips._id}`, 500);
		await page.goto('/');
		await page.getByRole('alert').getByText('Failed to check story status').waitFor();
		const looks = countCalls(page, `GET /api/stories/${pips._id}`);
		await page.clock.runFor(5_000);
		expect(looks.count).toBe(0);
		await expect.poll(() => page.getByText('Generating your story...').isVisible()).toBe(true);
	});

	it('says why it failed, and can be tried again', async () => {
		const page = await arriveWithFailed();
		await refuse(page, `POST /api/stories/${pips._id}/retry`, 402, { error: 'Your trial has ended.' });
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('alert').getByText('Your trial has ended.').waitFor();
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('link', { name: pips.title }).waitFor();
	});

	it('waits to be tried again while the server is in trouble, unless that is taken back', async () => {
		const page = await arriveWithFailed();
		await refuse(page, `POST /api/stories/${pips._id}/retry`, 503);
		await page.getByRole('button', { name: 'Try again' }).click();
		const card = cardOf(page, pips.title);
		await card.getByText('This story will be written as soon as the storyteller has room for it.').waitFor();
		await card.getByRole('button', { name: 'Take it back' }).click();
		await card.getByText('The storyteller lost the thread.').waitFor();
	});
});

describe('deleting a story', () => {
	it('asks first, and leaves it when the answer is no', async () => {
		const page = await arrive(rosa);
		await page.getByRole('button', { name: `Delete ${pips.title}` }).click();
		const question = page.getByRole('dialog', { name: 'Delete Story?' });
		await question.getByRole('button', { name: 'Cancel' }).click();
		await question.waitFor({ state: 'detached' });
		await expect.poll(() => cardOf(page, pips.title).isVisible()).toBe(true);
	});

	it('takes it away here and at the server', async () => {
		const ida = await world.register('Ida');
		const { title } = await storyOf(world, ida);
		const page = await arrive(ida);
		await remove(page, title);
		await page.getByText("You haven't created any stories yet").waitFor();
		await expect.poll(() => world.ask('GET', '/api/stories', { as: ida })).toEqual([]);
	});

	it('keeps it when the server would not', async () => {
		const page = await arrive(rosa);
		await refuse(page, `DELETE /api/stories/${pips._id}`, 403);
		await remove(page, pips.title);
		await page.getByText('Failed to delete story. Please try again.').waitFor();
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		await cardOf(page, pips.title).waitFor();
	});

	it('takes it away at once without a network, and at the server when that is back', async () => {
		const ida = await world.register('Ida');
		const { title } = await storyOf(world, ida);
		const page = await arriveInstalled(ida);
		await cardOf(page, title).waitFor();
		await page.context().setOffline(true);
		await remove(page, title);
		await page.getByText(`“${title}” is gone from this device.`).waitFor();
		await page.getByText("You haven't created any stories yet").waitFor();
		await expect.poll(() => world.ask('GET', '/api/stories', { as: ida })).toHaveLength(1);
		await page.context().setOffline(false);
		await expect.poll(() => world.ask('GET', '/api/stories', { as: ida })).toEqual([]);
	});
});

describe('without a server', () => {
	it('has its stories as they were, also after a new start', async () => {
		const page = await arriveInstalled(rosa);
		await cardOf(page, pips.title).waitFor();
		await world.stopServer();
		try {
			await page.reload();
			await cardOf(page, pips.title).waitFor();
			await page.getByText('New stories could not be fetched. These are the ones on this device.').waitFor();
		} finally {
			await world.startServer();
		}
		await page.getByText('New stories could not be fetched.').waitFor({ state: 'detached' });
	});

	it('hears of what comes again once the server was started anew', async () => {
		const author = await world.register('Tove');
		const page = await arrive(author);
		await page.getByText("You haven't created any stories yet").waitFor();
		await world.stopServer();
		await world.startServer();
		const story = await storyOf(world, author);
		await cardOf(page, story.title).waitFor();
	});

	it('knows that there are none, also without a network', async () => {
		const page = await arriveInstalled(await world.register('Nila'));
		await page.getByText("You haven't created any stories yet").waitFor();
		await page.context().setOffline(true);
		await page.getByRole('link', { name: 'Create Magic' }).click();
		await page.getByRole('link', { name: 'Adventure Hub' }).click();
		await page.getByText("You haven't created any stories yet").waitFor();
	});
});

describe('a notice from another screen', () => {
	it.each(['info', 'success', 'error'] as const)('of type %s is shown once', async (type) => {
		const page = await world.pageFor(rosa);
		await comeWith(page, { message: 'A word from elsewhere', type });
		await page.getByRole('region', { name: 'Notices' }).getByText('A word from elsewhere').waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(type === 'error' ? 1 : 0);
		await page.reload();
		await cardOf(page, pips.title).waitFor();
		await expect.poll(() => page.getByText('A word from elsewhere').count()).toBe(0);
	});
});

async function arriveInstalled(session: Session): Promise<Page> {
	const page = await world.pageFor(session, { serviceWorkers: 'allow' });
	await page.goto('/');
	await untilInstalled(page);
	return page;
}

/** The server does not tell what is new, and nobody is told when it may be asked again, until the returned function is called. */
async function refuseForNow(page: Page): Promise<() => void> {
	let refuses = true;
	await page.route('**/socket.io/**', (route) => route.abort());
	const body = { error: 'Something went wrong.', message: 'Something went wrong.', code: 'refused' };
	await answer(page, 'GET /api/sync', (route) =>
		refuses ? route.fulfill({ status: 500, json: body }) : route.continue(),
	);
	return () => {
		refuses = false;
	};
}

/** Rosa's dashboard, where her story has failed, as far as the server tells. */
async function arriveWithFailed(): Promise<Page> {
	const page = await world.pageFor(rosa);
	const error = 'The storyteller lost the thread.';
	await changeStories(page, (stories) => stories.map((story) => ({ ...unwritten(story), status: 'failed', error })));
	await page.goto('/');
	await cardOf(page, pips.title).getByText(error).waitFor();
	return page;
}

function unwritten(story: Story): Story {
	return { ...story, status: 'queued', nodes: [], startNode: null };
}

async function remove(page: Page, title: string): Promise<void> {
	await page.getByRole('button', { name: `Delete ${title}` }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

/** The server has these stories, as far as the list tells. */
async function showInstead(page: Page, stories: Story[]): Promise<void> {
	await changeStories(page, () => stories);
}

/** Arrives as from another screen of the app, with something in the navigation state. */
async function comeWith(page: Page, state: object): Promise<void> {
	await page.goto('/');
	await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
	await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), state);
	await page.reload();
}

async function actAs(page: Page, name: string): Promise<void> {
	await page.getByRole('button', { name: 'Active Profile' }).click();
	await page.getByRole('menuitemradio', { name }).click();
}

/** Runs in the page: keeps what the screen said after each change of it. */
function watchFrames(): void {
	const seen = window as unknown as { frames: string[] };
	seen.frames = [];
	new MutationObserver(() => {
		const said = document.getElementById('main')?.innerText ?? '';
		if (said !== seen.frames.at(-1)) seen.frames.push(said);
	}).observe(document, { subtree: true, childList: true, characterData: true });
}
