import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session, Subscription, User } from '../../shared/user.ts';
import type { Genre } from '../../shared/words/genres.ts';
import { adaKeepsTheHouse, loginAsAda } from './admin.ts';
import { answer, changeStories, cutLine, recover, refuse } from './answers.ts';
import { childOf, storyOf } from './family.ts';
import { noticesOf } from './notices.ts';
import { storedBy } from './stored.ts';
import { begin, fieldOf, pick } from './story-form.ts';
import { alertOf, chapter, open } from './story-page.ts';
import { bringUpWorld, desktop, passwordOf } from './world.ts';

/* What was changed on another device while this one shows how it was: a clear sentence, and a way on. */

const world = bringUpWorld(adaKeepsTheHouse);
let ada: Session;
beforeAll(async () => {
	ada = await loginAsAda(world);
});

const isGone = 'This story is not there any more. It may have been deleted on another device.';
const trialIsOver = 'Your trial has ended. Unlock your past stories and create new ones.';

describe('a child that is removed while somebody acts as it', () => {
	it('is missed on the next start, and the parent view is back', async () => {
		const { page, rosa, milo } = await actingAsMilo({ isDeaf: true });
		await remove(rosa, milo);
		await page.reload();
		await isMissed(page);
		await page.reload();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		await expect.poll(() => page.getByText('is no longer in this family').count()).toBe(0);
	});

	it('is missed at once while the server can be heard', async () => {
		const { page, rosa, milo } = await actingAsMilo();
		await remove(rosa, milo);
		await isMissed(page);
	});

	it('is missed as soon as its stories are fetched again', async () => {
		const { page, rosa, milo } = await actingAsMilo();
		await page.context().setOffline(true);
		await page.getByText('You are offline.').waitFor();
		await remove(rosa, milo);
		await expect.poll(() => page.getByRole('heading', { name: "Milo's Stories" }).isVisible()).toBe(true);
		await page.context().setOffline(false);
		await isMissed(page);
		await page.getByText("You haven't created any stories yet").waitFor();
	});

	it('is missed when a story is to be made for it, which nobody else gets', async () => {
		const { page, rosa, milo } = await actingAsMilo({ isDeaf: true });
		await atTheForm(page);
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await remove(rosa, milo);
		await begin(page).click();
		await isMissed(page);
		expect(new URL(page.url()).pathname).toBe('/');
		await expect.poll(() => world.ask('GET', '/api/stories', { as: rosa })).toEqual([]);
	});

	it('is missed in the middle of its story, which went with it', async () => {
		const { page, rosa, milo } = await actingAsMilo();
		const story = await storyOf(world, rosa, { childId: milo._id, isDrawn: true });
		await page.goto(`/story/${story._id}`);
		await chapter(page, 1).waitFor();
		await remove(rosa, milo);
		await alertOf(page, isGone).waitFor();
		await page.getByText('Milo is no longer in this family.').waitFor();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await page.getByText("You haven't created any stories yet").waitFor();
	});

	it('stays where it is as long as the server cannot be reached', async () => {
		const { page, rosa, milo } = await actingAsMilo({ serviceWorkers: 'allow', isDeaf: true });
		await page.evaluate(async () => void (await navigator.serviceWorker.ready));
		await remove(rosa, milo);
		await world.stopServer();
		try {
			await page.reload();
			await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
		} finally {
			await world.startServer();
		}
		await page.reload();
		await isMissed(page);
	});
});

describe('a story that was deleted elsewhere', () => {
	it('says so at once while it is read, and there is no other trouble', async () => {
		const { page, rosa, story } = await withStory((session, told) => open(world, session, told));
		await forget(rosa, story);
		await alertOf(page, isGone).waitFor();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await page.getByText("You haven't created any stories yet").waitFor();
	});

	it('says so instead of a voice, where no news came', async () => {
		const { page, rosa, story } = await withStory(async (session, told) => {
			const shown = await world.pageFor(session);
			await withoutNews(shown);
			await shown.goto(`/story/${told._id}`);
			await chapter(shown, 1).waitFor();
			return shown;
		});
		await forget(rosa, story);
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await alertOf(page, isGone).waitFor();
	});

	it('says so when the next visit finds it gone', async () => {
		const { page, rosa, story } = await withStory((session, told) => open(world, session, told));
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await page.getByRole('link', { name: story.title }).waitFor();
		await withoutNews(page);
		await forget(rosa, story);
		await page.getByRole('link', { name: story.title }).click();
		await alertOf(page, isGone).waitFor();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
	});

	it('goes from the list without a word when it is deleted here too', async () => {
		const { page, rosa, story } = await withStory((session) => atTheStories(session, { isDeaf: true }));
		await page.getByRole('link', { name: story.title }).waitFor();
		await forget(rosa, story);
		await page.getByRole('button', { name: `Delete ${story.title}` }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		await page.getByText("You haven't created any stories yet").waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
	});

	it('goes from the list without a word when it is to be tried again', async () => {
		const { page, rosa, story } = await withStory(async (session) => {
			const shown = await world.pageFor(session);
			await turnDeaf(shown);
			await changeStories(shown, (stories) =>
				stories.map((failed) => ({
					...failed,
					status: 'failed',
					error: 'Lost the thread.',
					nodes: [],
					startNode: null,
				})),
			);
			await shown.goto('/');
			await shown.getByText('Lost the thread.').waitFor();
			return shown;
		});
		await forget(rosa, story);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByText("You haven't created any stories yet").waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
	});
});

describe('the genres of a child', () => {
	it('are those of today when the form is opened', async () => {
		const { page, rosa, milo } = await actingAsMilo();
		await allow(rosa, milo, ['dragon', 'forest']);
		await atTheForm(page);
		await expect.poll(() => genresOf(page)).toEqual(['Dragon', 'Forest']);
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
	});

	it('stay as they were known when they cannot be asked for, and can be asked for again', async () => {
		const { page, rosa, milo } = await actingAsMilo({ isDeaf: true });
		await refuse(page, 'GET /api/sync', 500);
		await allow(rosa, milo, ['dragon']);
		await atTheForm(page);
		const notice = page.getByRole('alert').filter({ hasText: 'Failed to load available genres' });
		await notice.waitFor();
		await expect.poll(() => genresOf(page)).toEqual(['Adventure', 'Fantasy']);
		await recover(page);
		await notice.getByRole('button', { name: 'Try again' }).click();
		await notice.waitFor({ state: 'detached' });
		await expect.poll(() => genresOf(page)).toEqual(['Dragon']);
	});

	it('are no trouble without a network', async () => {
		const { page } = await actingAsMilo();
		await cutLine(page, 'GET /api/sync');
		const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/sync'));
		await atTheForm(page);
		await asked;
		await expect.poll(() => genresOf(page)).toEqual(['Adventure', 'Fantasy']);
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
	});

	it('may be fewer when the story is asked for: the form is kept, without the genre', async () => {
		const { page, rosa, milo } = await actingAsMilo({ isDeaf: true });
		await atTheForm(page);
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await pick(page, 'Genre', 'Fantasy');
		await page.getByLabel('Character name').fill('Bramble');
		await allow(rosa, milo, ['adventure']);
		await begin(page).click();
		await alertOf(page, 'This genre has not been enabled by your parent.').waitFor();
		await page.getByText('Please select a genre', { exact: true }).waitFor();
		await expect.poll(() => page.getByLabel('Character name').inputValue()).toBe('Bramble');
		await expect.poll(() => genresOf(page)).toEqual(['Adventure']);
		await pick(page, 'Genre', 'Adventure');
		await begin(page).click();
		await page.waitForURL(/\/story\//);
	});
});

describe('a child’s age', () => {
	it('takes the age group of the form with it', async () => {
		const { page, milo } = await actingAsMilo();
		await atTheForm(page);
		await expect.poll(() => page.getByLabel('Age group').inputValue()).toBe('6-8');
		await saveAsAda({ ...milo, profile: { name: 'Milo', age: 10 } });
		await page.getByRole('link', { name: 'Adventure Hub' }).click();
		await atTheForm(page);
		await expect.poll(() => page.getByLabel('Age group').inputValue()).toBe('9-11');
		await expect.poll(() => page.getByLabel('Age group').isDisabled()).toBe(true);
	});
});

describe('what an account may do', () => {
	const nothing = { status: 'expired', hasLifetimeAccess: false } as const;

	it('may end while the form is open: it says so, keeps the form, and leads a parent on', async () => {
		const rosa = await world.register('Rosa');
		const page = await atTheStories(rosa, { isDeaf: true });
		await atTheForm(page);
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await page.getByLabel('Character name').fill('Bramble');
		await saveAsAda(rosa.user, nothing);
		await begin(page).click();
		const notice = page.getByRole('alert').filter({ hasText: trialIsOver });
		await notice.waitFor();
		await expect.poll(() => page.getByLabel('Character name').inputValue()).toBe('Bramble');
		await expect.poll(() => notice.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/upgrade');
		await page.getByRole('link', { name: 'Adventure Hub' }).click();
		await page.getByRole('heading', { name: trialIsOver }).waitFor();
	});

	it('is not sold to a child', async () => {
		const { page, rosa } = await actingAsMilo({ isDeaf: true });
		await atTheForm(page);
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await saveAsAda(rosa.user, nothing);
		await begin(page).click();
		await alertOf(page, trialIsOver).waitFor();
		await expect.poll(() => page.getByRole('link', { name: 'Upgrade' }).count()).toBe(0);
	});

	it('is known anew at the next start', async () => {
		const rosa = await world.register('Rosa');
		const page = await atTheStories(rosa);
		await saveAsAda(rosa.user, nothing);
		await page.reload();
		await page.getByRole('heading', { name: trialIsOver }).waitFor();
		await saveAsAda(rosa.user, { status: 'active', hasLifetimeAccess: true });
		await page.reload();
		await page.getByRole('link', { name: 'Create New Story' }).first().waitFor();
	});

	it('ends with a session whose role was changed', async () => {
		const rosa = await world.register('Rosa');
		const page = await atTheStories(rosa, { isDeaf: true });
		await saveAsAda({ ...rosa.user, role: 'admin' }, undefined, 'rosa-has-a-longer-key');
		// As when somebody comes back to the window; a new start would forget what was said of it already.
		await page.evaluate(() => void dispatchEvent(new Event('focus')));
		await page.getByText('Session expired. Please log in again.').waitFor();
	});
});

describe('a child with an account of its own', () => {
	it('has its stories and its genres, and neither children nor settings to change', async () => {
		const rosa = await world.register('Rosa');
		const milo = await childOf(world, rosa, 'Milo', { genres: ['dragon', 'forest'] });
		await saveAsAda({ ...milo, email: `milo-${milo._id}@example.com` }, undefined, passwordOf('Milo'));
		const page = await (await world.newDevice({ viewport: desktop })).newPage();
		await page.goto('/login');
		await page.getByLabel('Email').fill(`milo-${milo._id}@example.com`);
		await page.getByLabel('Password').fill(passwordOf('Milo'));
		await page.getByRole('button', { name: 'Sign In' }).click();
		await page.getByRole('heading', { name: 'Welcome, Milo' }).waitFor();
		const menu = page.getByRole('navigation', { name: 'Main' });
		await expect
			.poll(() => menu.getByRole('listitem').allInnerTexts())
			.toEqual([
				expect.stringContaining('Adventure Hub'),
				expect.stringContaining('Create Magic'),
				expect.stringContaining('Your Kingdom'),
				expect.stringContaining('Logout'),
			]);
		await page.getByRole('button', { name: 'Active Profile' }).click();
		const profiles = page.getByRole('menuitemradio');
		await expect
			.poll(async () => (await profiles.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ')))
			.toEqual([expect.stringContaining('Milo Child profile')]);
		await page.keyboard.press('Escape');

		await atTheForm(page);
		await expect.poll(() => genresOf(page)).toEqual(['Dragon', 'Forest']);
		await expect.poll(() => page.getByLabel('Age group').isDisabled()).toBe(true);
		await refuse(page, 'GET /api/sync', 500);
		await page.getByRole('link', { name: 'Adventure Hub' }).click();
		await atTheForm(page);
		await page.getByText('Failed to load available genres').waitFor();
		await recover(page);
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await begin(page).click();
		await chapter(page, 1).waitFor();
		await expect.poll(() => page.getByText(/^Story: built-in/).count()).toBe(0);

		await page.getByRole('link', { name: 'Your Kingdom' }).click();
		await page.getByRole('heading', { name: 'Basic information' }).waitFor();
		await expect.poll(() => page.getByLabel('Age').isDisabled()).toBe(true);
		await expect.poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Basic information']);
		await page.goto('/admin/users');
		await page.getByRole('heading', { name: 'Welcome, Milo' }).waitFor();
	});
});

/** `isDeaf`: this device hears nothing of what happens elsewhere before it asks. */
type Options = Parameters<typeof world.pageFor>[1] & { isDeaf?: boolean };

async function atTheStories(session: Session, { isDeaf = false, ...options }: Options = {}): Promise<Page> {
	const page = await world.pageFor(session, { viewport: desktop, ...options });
	if (isDeaf) await turnDeaf(page);
	await page.goto('/');
	await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
	return page;
}

async function actingAsMilo(options?: Options) {
	const rosa = await world.register('Rosa');
	const milo = await childOf(world, rosa, 'Milo');
	const page = await atTheStories(rosa, options);
	await page.getByRole('button', { name: 'Active Profile' }).click();
	await page.getByRole('menuitemradio', { name: 'Milo' }).click();
	await page.getByText("Milo hasn't created any stories yet").waitFor();
	await expect.poll(async () => (await storedBy<string>(page, rosa, 'kv')).selectedChildId).toBe(milo._id);
	return { page, rosa, milo };
}

async function withStory(arrive: (session: Session, story: Story) => Promise<Page>) {
	const rosa = await world.register('Rosa');
	// Drawn: while a picture is awaited, the story is looked at each second, and its end would be noticed by itself.
	const story = await storyOf(world, rosa, { isDrawn: true });
	return { rosa, story, page: await arrive(rosa, story) };
}

async function isMissed(page: Page): Promise<void> {
	await expect.poll(() => noticesOf(page)).toContain('Milo is no longer in this family.');
	await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
}

async function turnDeaf(page: Page): Promise<void> {
	await page.route('**/socket.io/**', (route) => route.abort());
}

/** Nobody tells this page what changes elsewhere. */
async function withoutNews(page: Page): Promise<void> {
	await turnDeaf(page);
	await answer(page, 'GET /api/sync', () => new Promise(() => {}));
}

async function atTheForm(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Create Magic' }).click();
	await page.getByRole('heading', { name: 'Create Magic' }).waitFor();
}

/** What the list of genres offers. */
async function genresOf(page: Page): Promise<string[]> {
	await fieldOf(page, 'Genre').click();
	const names = await page.getByRole('dialog').getByRole('listitem').allTextContents();
	await page.keyboard.press('Escape');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	return names;
}

function remove(parent: Session, child: User): Promise<unknown> {
	return world.ask('DELETE', `/api/users/children/${child._id}`, { as: parent });
}

function forget(author: Session, story: Story): Promise<unknown> {
	return world.ask('DELETE', `/api/stories/${story._id}`, { as: author });
}

function allow(parent: Session, child: User, genres: readonly Genre[]): Promise<unknown> {
	const body = { ...child.settings, allowedGenres: genres };
	return world.ask('PUT', `/api/users/settings/${child._id}`, { as: parent, body });
}

/** The admin changes somebody, as the back office does. */
function saveAsAda(
	user: User,
	subscription: Pick<Subscription, 'status' | 'hasLifetimeAccess'> = user.subscription,
	password?: string,
): Promise<unknown> {
	const { email, role, parentId, profile } = user;
	const body = { email, role, parentId, profile, subscription, ...(password && { password }) };
	return world.ask('PUT', `/api/admin/users/${user._id}`, { as: ada, body });
}
