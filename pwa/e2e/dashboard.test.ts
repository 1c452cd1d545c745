import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { change, hold, recover, refuse } from './answers.ts';
import { childOf, storyOf } from './family.ts';
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
		const letGo = await hold(page, 'GET /api/stories');
		await page.goto('/');
		const places = page.getByRole('status').filter({ hasText: 'Loading stories…' }).locator('[aria-hidden] > *');
		await places.first().waitFor();
		expect(await places.count()).toBe(6);
		letGo();
		await page.getByRole('link', { name: pips.title }).waitFor();
		expect(await places.count()).toBe(0);
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
		expect(await page.getByRole('article').count()).toBe(1);
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
			expect((await search.inputValue()).length).toBe(Math.min(length, 100));
			await expect.poll(() => page.getByRole('article').count()).toBe(1);
		}
	});

	it('keeps the stories of this device when newer ones cannot be fetched, and tries again', async () => {
		const page = await arrive(rosa);
		await cardOf(page, pips.title).waitFor();
		await refuse(page, 'GET /api/stories', 500);
		await page.reload();
		await page.getByText('New stories could not be fetched. These are the ones on this device.').waitFor();
		expect(await cardOf(page, pips.title).isVisible()).toBe(true);
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByText('New stories could not be fetched.').waitFor({ state: 'detached' });
	});

	it('does not call it empty when it could not be fetched', async () => {
		const page = await world.pageFor(rosa);
		await refuse(page, 'GET /api/stories', 500);
		await page.goto('/');
		await page.getByRole('heading', { name: 'Your stories could not be fetched' }).waitFor();
		await recover(page);
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
		expect(await page.getByText('by Milo').count()).toBe(0);
	});
});

describe('a story that is being made', () => {
	it('has its place among the others, and its news when it is ready', async () => {
		const page = await world.pageFor(rosa);
		let isReady = false;
		const asItIs = (story: Story): Story =>
			isReady ? story : { ...story, status: 'queued', nodes: [], startNode: null };
		await change<Story[]>(page, 'GET /api/stories', (stories) => stories.map(asItIs));
		await change<Story>(page, `GET /api/stories/${pips._id}`, asItIs);
		await page.goto('/');
		await page.getByText('Generating your story...').waitFor();
		isReady = true;
		await page.getByText('Your new story is ready!').waitFor();
		await page.getByRole('link', { name: pips.title }).waitFor();
		expect(await page.getByText('Generating your story...').count()).toBe(0);
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

	it('is not waited for any more when its state cannot be asked for', async () => {
		const page = await world.pageFor(rosa);
		await refuse(page, `GET /api/stories/${pips._id}`, 500);
		await comeWith(page, { storyId: pips._id });
		await page.getByRole('alert').getByText('Failed to check story status').waitFor();
	});

	it('says why it failed, and can be tried again', async () => {
		const page = await world.pageFor(rosa);
		const failed: Partial<Story> = {
			status: 'failed',
			error: 'The storyteller lost the thread.',
			nodes: [],
			startNode: null,
		};
		await change<Story[]>(page, 'GET /api/stories', (stories) => stories.map((story) => ({ ...story, ...failed })));
		await page.goto('/');
		await cardOf(page, pips.title).getByText('The storyteller lost the thread.').waitFor();
		await refuse(page, `POST /api/stories/${pips._id}/retry`, 503, { error: 'Everybody wants a story right now.' });
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('alert').getByText('Everybody wants a story right now.').waitFor();
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('link', { name: pips.title }).waitFor();
	});
});

describe('deleting a story', () => {
	it('asks first, and leaves it when the answer is no', async () => {
		const page = await arrive(rosa);
		await page.getByRole('button', { name: `Delete ${pips.title}` }).click();
		const question = page.getByRole('dialog', { name: 'Delete Story?' });
		await question.getByRole('button', { name: 'Cancel' }).click();
		await question.waitFor({ state: 'detached' });
		expect(await cardOf(page, pips.title).isVisible()).toBe(true);
	});

	it('takes it away here and at the server', async () => {
		const ida = await world.register('Ida');
		const { title } = await storyOf(world, ida);
		const page = await arrive(ida);
		await page.getByRole('button', { name: `Delete ${title}` }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		await page.getByText("You haven't created any stories yet").waitFor();
		expect(await world.ask('GET', '/api/stories', { as: ida })).toEqual([]);
	});

	it('keeps it when the server would not', async () => {
		const page = await arrive(rosa);
		await refuse(page, `DELETE /api/stories/${pips._id}`, 500);
		await page.getByRole('button', { name: `Delete ${pips.title}` }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		await page.getByText('Failed to delete story. Please try again.').waitFor();
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		expect(await cardOf(page, pips.title).isVisible()).toBe(true);
	});
});

describe('a notice from another screen', () => {
	it.each(['info', 'success', 'error'] as const)('of type %s is shown once', async (type) => {
		const page = await world.pageFor(rosa);
		await comeWith(page, { message: 'A word from elsewhere', type });
		await page.getByRole('region', { name: 'Notices' }).getByText('A word from elsewhere').waitFor();
		expect(await page.getByRole('alert').count()).toBe(type === 'error' ? 1 : 0);
		await page.reload();
		await cardOf(page, pips.title).waitFor();
		expect(await page.getByText('A word from elsewhere').count()).toBe(0);
	});
});

/** The server has these stories, as far as the list tells. */
async function showInstead(page: Page, stories: Story[]): Promise<void> {
	await change<Story[]>(page, 'GET /api/stories', () => stories);
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
