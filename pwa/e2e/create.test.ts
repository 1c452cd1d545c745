import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { answer, change, countCalls, hold, recover, refuse } from './answers.ts';
import { childOf, storyWhen } from './family.ts';
import { bringUpWorld, desktop } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
beforeAll(async () => {
	rosa = await world.register('Rosa');
});

const begin = (page: Page) => page.getByRole('button', { name: /^(Create My Story|Creating your story\.\.\.)$/ });
const overlayOf = (page: Page) => page.getByRole('dialog', { name: 'Creating your story' });
const fieldOf = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}`) });

/** On the form, as somebody; `clock` puts the time of the page into the journey's hands. */
async function atTheForm(session = rosa, { clock = false, ...options }: Parameters<typeof world.pageFor>[1] & { clock?: boolean } = {}) {
	const page = await world.pageFor(session, options);
	if (clock) await takeClock(page);
	await page.goto('/create');
	await page.getByRole('heading', { name: 'Create Magic' }).waitFor();
	return page;
}

/** A whole form for a short story. */
async function fillIn(page: Page, name = 'Pip') {
	await page.getByRole('button', { name: 'Randomize Story' }).click();
	await page.getByLabel('Age group').selectOption('3-5');
	await page.getByLabel('Character name').fill(name);
}

describe('the form', () => {
	it('names what is missing one thing after the other, and begins only when nothing is', async () => {
		const page = await atTheForm();
		const isMissing = async (sentence: string) => {
			await page.getByText(sentence, { exact: true }).waitFor();
			expect(await begin(page).isDisabled()).toBe(true);
		};
		await isMissing('Please select a genre');
		await pick(page, 'Genre', 'Dragon');
		await isMissing('Please select a mood');
		await pick(page, 'Mood', 'Cozy');
		await isMissing('Please enter a character name');
		await page.getByLabel('Character name').fill('   ');
		await isMissing('Please enter a character name');
		await page.getByLabel('Character name').fill('Pip');
		await isMissing('Please select a character type');
		await pick(page, 'Character type', 'Teddy Bear');
		await isMissing('Please select at least one character trait');
		await fieldOf(page, 'Character traits').click();
		await page.getByRole('dialog').getByRole('button', { name: 'Brave', exact: true }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
		expect(await begin(page).isEnabled()).toBe(true);
	});

	it.each([
		['Genre', 'drag', 'Dragon'],
		['Mood', 'COZ', 'Cozy'],
		['Character type', 'teddy b', 'Teddy Bear'],
	])('has a list for %s that is searched, and closed without a choice', async (label, search, found) => {
		const page = await atTheForm();
		await fieldOf(page, label).click();
		const list = page.getByRole('dialog', { name: label, exact: true });
		const items = list.getByRole('listitem');
		expect(await items.count()).toBeGreaterThan(29);
		await list.getByRole('searchbox').fill('zzz');
		await list.getByText('Nothing is called that. Try another word.').waitFor();
		await list.getByRole('searchbox').fill(search);
		await items.filter({ hasText: found }).waitFor();
		await list.getByRole('button', { name: 'Close' }).click();
		await list.waitFor({ state: 'detached' });
		expect(await fieldOf(page, label).textContent()).toContain('Choose…');
		await pick(page, label, found);
		expect(await fieldOf(page, label).textContent()).toContain(found);
	});

	it('takes three traits and bars the fourth until one is given up', async () => {
		const page = await atTheForm();
		await fieldOf(page, 'Character traits').click();
		const list = page.getByRole('dialog', { name: 'Character traits' });
		const chip = (name: string) => list.getByRole('button', { name, exact: true });
		for (const trait of ['Brave', 'Kind', 'Magical']) await chip(trait).click();
		await list.getByText('3 of 3 chosen').waitFor();
		expect(await chip('Funny').isDisabled()).toBe(true);
		await chip('Kind').click();
		await chip('Funny').click();
		expect(await list.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Brave', 'Funny', 'Magical']);
		expect(await list.getByRole('button', { name: 'Close' }).isVisible()).toBe(true);
		await list.getByRole('button', { name: 'Done' }).click();
		expect(await fieldOf(page, 'Character traits').textContent()).toContain('Brave, Magical, Funny');
	});

	it('is filled by chance, with three traits', async () => {
		const page = await atTheForm();
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		expect(await begin(page).isEnabled()).toBe(true);
		expect(await page.getByLabel('Character name').inputValue()).not.toBe('');
		await fieldOf(page, 'Character traits').click();
		await page.getByRole('dialog').getByText('3 of 3 chosen').waitFor();
	});

	it('has three buttons for the gender, of which one or none is pressed', async () => {
		const page = await atTheForm();
		const genders = page.getByRole('group', { name: 'Gender' });
		expect(await genders.getByRole('button').allTextContents()).toEqual(['Male', 'Female', 'Other']);
		await genders.getByRole('button', { name: 'Female' }).click();
		await genders.getByRole('button', { name: 'Other' }).click();
		expect(await genders.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Other']);
		await genders.getByRole('button', { name: 'Other' }).click();
		expect(await genders.getByRole('button', { pressed: true }).count()).toBe(0);
	});

	it.each([
		[5, '3-5'],
		[8, '6-8'],
		[11, '9-11'],
		[12, '12+'],
	])('proposes the age group of somebody who is %i', async (age, group) => {
		const page = await atTheForm(await world.register('Sam', age));
		expect(await page.getByLabel('Age group').inputValue()).toBe(group);
		expect(await page.getByLabel('Age group').isEnabled()).toBe(true);
	});
});

describe('acting as a child', () => {
	it('has only the genres that a parent allowed, and an age group that cannot be changed', async () => {
		const ida = await world.register('Ida');
		const milo = await childOf(world, ida, 'Milo', { age: 7, genres: ['dragon', 'forest'] });
		const page = await atTheFormAs(ida, 'Milo');
		expect(await page.getByLabel('Age group').inputValue()).toBe('6-8');
		expect(await page.getByLabel('Age group').isDisabled()).toBe(true);
		await fieldOf(page, 'Genre').click();
		expect(await page.getByRole('dialog').getByRole('listitem').allTextContents()).toEqual(['Dragon', 'Forest']);
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await begin(page).click();
		await page.waitForURL(/\/story\//);
		const story = await storyWhen(world, ida, page.url().split('/').at(-1) ?? '', () => true);
		expect(story).toMatchObject({ author: { _id: milo._id }, ageGroup: '6-8' });
		expect(['dragon', 'forest']).toContain(story.genre);
	});

	it('is told to ask a parent when no genre is allowed', async () => {
		const otto = await world.register('Otto');
		await childOf(world, otto, 'Milo', { genres: [] });
		const page = await atTheFormAs(otto, 'Milo');
		await page
			.getByText('No genres have been enabled by your parent. Please ask them to enable some genres.')
			.waitFor();
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await page.getByText('No genres are available. Please ask a parent to enable some genres.').waitFor();
		expect(await begin(page).isDisabled()).toBe(true);
	});
});

describe('a hero', () => {
	it('may not have a name that hurts, and nothing else of the form is lost', async () => {
		const page = await atTheForm();
		await fillIn(page, 'Shithead');
		const before = await fieldOf(page, 'Character traits').textContent();
		await begin(page).click();
		await page.getByRole('alert').getByText('This name could hurt somebody. Please choose a kinder one.').waitFor();
		expect(await page.getByLabel('Character name').inputValue()).toBe('Shithead');
		expect(await fieldOf(page, 'Character traits').textContent()).toBe(before);
		expect(await begin(page).isEnabled()).toBe(true);
	});

	it.each(['😀', '李小龙', 'عمر', '<script>alert(1)</script>', 'Maximiliana-Seraphina Rosalinde Evergreen of the Higher Hill'])(
		'may be called %s, and is called so in the story',
		async (name) => {
			const page = await atTheForm();
			await fillIn(page, name);
			expect(await page.getByLabel('Character name').inputValue()).toBe(name);
			await begin(page).click();
			await page.waitForURL(/\/story\//);
			await page.getByRole('heading', { name: 'Chapter 1' }).waitFor();
			expect(await page.getByRole('article').textContent()).toContain(name);
		},
	);
});

describe('while a story is made', () => {
	it('shows falling stars, and a new thought every eight seconds', async () => {
		const page = await atTheForm(rosa, { clock: true });
		await fillIn(page);
		const letGo = await hold(page, 'POST /api/stories');
		await begin(page).click();
		const overlay = overlayOf(page);
		await overlay.getByRole('heading', { name: 'Creating your story...' }).waitFor();
		await overlay.getByRole('status').getByText('Your story is being generated...').waitFor();
		expect(await overlay.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBeGreaterThan(9);
		const thought = () => overlay.locator('p[aria-hidden]').textContent();
		const first = await thought();
		await page.clock.runFor(8_000);
		const second = await thought();
		expect(second).not.toBe(first);
		await page.clock.runFor(8_000);
		expect([first, second]).not.toContain(await thought());
		await page.keyboard.press('Escape');
		expect(await overlay.isVisible()).toBe(true);
		letGo();
		await page.waitForURL(/\/story\//);
	});

	it('tells the place in the queue as the server tells it', async () => {
		const page = await world.pageFor(rosa);
		const tell = await listenIn(page);
		await page.goto('/create');
		await fillIn(page);
		const letGo = await hold(page, 'POST /api/stories');
		await begin(page).click();
		for (const [position, text] of [
			[2, 'You are 2nd in line'],
			[3, 'You are 3rd in line'],
			[11, 'You are 11th in line'],
			[1, 'Your story is being generated...'],
		] as const) {
			await tell('queueUpdate', { position });
			await overlayOf(page).getByText(text).waitFor();
		}
		letGo();
		await page.waitForURL(/\/story\//);
	});

	it('stands still for those whom motion makes ill', async () => {
		const page = await atTheForm(rosa, { reducedMotion: 'reduce' });
		await fillIn(page);
		const letGo = await hold(page, 'POST /api/stories');
		await begin(page).click();
		await overlayOf(page).waitFor();
		const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
		await page.waitForFunction(`(${moving})() === 0`);
		letGo();
		await page.waitForURL(/\/story\//);
	});

	it('is asked for once, however often somebody presses', async () => {
		const page = await atTheForm();
		await fillIn(page);
		const calls = countCalls(page, 'POST /api/stories');
		await page.evaluate(() => {
			for (let press = 0; press < 3; press++) document.querySelector('form')?.requestSubmit();
		});
		await page.waitForURL(/\/story\//);
		expect(calls.count).toBe(1);
	});

	it('may be waited for among the other stories', async () => {
		const page = await atTheForm();
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
		const page = await atTheForm();
		await fillIn(page);
		const release = await makeThemWait(page);
		await answer(page, 'POST /api/stories', async (route) => {
			const { _id } = (await (await route.fetch()).json()) as { _id: string };
			await route.fulfill({ status: 503, json: { error: 'Busy', message: 'Busy', code: 'queue-busy', _id } });
		});
		await begin(page).click();
		await overlayOf(page)
			.getByText('The server is busy, but your story is being created. Please wait...')
			.waitFor();
		release();
		await page.waitForURL(/\/story\//);
		await page.getByRole('heading', { name: 'Chapter 1' }).waitFor();
	});

	it('says so when a busy server did not accept it, and keeps the form for another try', async () => {
		const page = await atTheForm();
		await fillIn(page);
		await refuse(page, 'POST /api/stories', 503, { error: 'So many stories are being written right now.' });
		await begin(page).click();
		await page.getByRole('alert').getByText('So many stories are being written right now.').waitFor();
		expect(await page.getByLabel('Character name').inputValue()).toBe('Pip');
		await recover(page);
		await begin(page).click();
		await page.waitForURL(/\/story\//);
	});

	it.each([
		['', 'Failed to create story. Please try again.'],
		['Failed to generate valid choices for chapter 1', 'Unable to generate story choices. Please try again.'],
		['The storyteller has a cold.', 'The storyteller has a cold.'],
	])('to a server that says “%s” answers “%s”', async (error, sentence) => {
		const page = await atTheForm();
		await fillIn(page);
		await refuse(page, 'POST /api/stories', 500, { error });
		await begin(page).click();
		await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
		expect(await overlayOf(page).count()).toBe(0);
	});

	it('goes on waiting after 30 seconds without an answer, and finds the story', async () => {
		const page = await atTheForm(rosa, { clock: true });
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
		const page = await atTheForm(rosa, { clock: true });
		await fillIn(page);
		await answer(page, 'POST /api/stories', () => new Promise(() => {}));
		await begin(page).click();
		await overlayOf(page).waitFor();
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

async function pick(page: Page, label: string, item: string): Promise<void> {
	await fieldOf(page, label).click();
	await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click();
	await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** On the form, acting as a child; wide enough for the sidebar, from which everything is one press away. */
async function atTheFormAs(parent: Session, child: string): Promise<Page> {
	const page = await world.pageFor(parent, { viewport: desktop });
	await page.goto('/');
	await page.getByRole('button', { name: 'Active Profile' }).click();
	await page.getByRole('menuitemradio', { name: child }).click();
	await page.getByRole('link', { name: 'Create Magic' }).click();
	await page.getByRole('heading', { name: 'Create Magic' }).waitFor();
	return page;
}

/** No story has a chapter yet, whatever the storyteller has written and the socket would tell, until the returned function is called. */
async function makeThemWait(page: Page): Promise<() => void> {
	let isWaiting = true;
	await page.route('**/socket.io/**', (route) => route.abort());
	const unwritten = { status: 'queued', nodes: [], startNode: null } as const;
	await change<Story>(page, 'GET /api/stories/*', (story) => (isWaiting ? { ...story, ...unwritten } : story));
	await change<Story[]>(page, 'GET /api/stories', (stories) =>
		stories.map((story, index) => (isWaiting && index === 0 ? { ...story, ...unwritten } : story)),
	);
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
