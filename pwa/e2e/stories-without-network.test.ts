import type { Page, Route } from 'playwright';
import { afterEach, expect, it } from 'vitest';
import type { ListedStory, Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { setUpWorld } from './browser-world.ts';
import { createStory } from './stories.ts';
import { beginButton, fillForm } from './story-form.ts';
import { chapter, choices, openStory, untilPicturePainted } from './story-page.ts';
import { tabletOf } from './tablet.ts';
import { cardOf, savedMark, untilWorkerControls, withWorker } from './worker.ts';

const world = setUpWorld();
let isStopped = false;
afterEach(async () => {
	if (isStopped) await world.startServer();
	isStopped = false;
});

async function stopServer(signal?: 'SIGKILL'): Promise<void> {
	isStopped = true;
	await world.stopServer(signal);
}

async function startServer(): Promise<void> {
	await world.startServer();
	isStopped = false;
}

/** The chapters on the screen, as they read. */
function textsOf(page: Page): Promise<string[]> {
	return page.locator('[data-text-of]').evaluateAll((texts) => texts.map(({ textContent }) => textContent ?? ''));
}

const storiesOf = (session: Session) => world.request<ListedStory[]>('GET', '/api/stories', { as: session });
const whole = (session: Session, id: string) => world.request<Story>('GET', `/api/stories/${id}`, { as: session });
/** The chapters of the account's only story. */
const nodesAtServer = async (session: Session) => {
	const [story] = await storiesOf(session);
	return story ? (await whole(session, story._id)).nodes : [];
};

// covers: offline-stories/told-offline
// covers: offline-stories/until-left
it('a story is wished for, read to The End with pictures, and brought home once, without a server until then', async () => {
	const rosa = await world.register('Rosa');
	const page = await tabletOf(world, rosa);
	await stopServer();
	await page.goto('/create');
	await page.getByRole('heading', { name: 'Create Magic' }).waitFor();
	await fillForm(page, 'Pip');
	await beginButton(page).click();
	await chapter(page, 1).waitFor();
	await untilPicturePainted(page);
	for (const number of [2, 3]) {
		await choices(page)
			.nth(number % 3)
			.click();
		await chapter(page, number).waitFor();
	}
	// A chapter that was told ahead is shown before it is stored.
	await page.getByText('3 things wait to be sent.').waitFor();
	await page.reload();
	await chapter(page, 3).waitFor();
	await choices(page).nth(1).click();
	await page.getByRole('heading', { name: 'The End', exact: true }).waitFor();
	const read = await textsOf(page);
	expect(read).toHaveLength(4);
	await expect.poll(() => page.locator('article img[src^="/api/media/"]').count()).toBe(4);
	const pictures = () =>
		page
			.locator('article img[src^="/api/media/"]')
			.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
	const drawn = await pictures();

	await startServer();
	await expect.poll(async () => (await storiesOf(rosa)).length).toBe(1);
	const [{ _id }] = (await storiesOf(rosa)) as [ListedStory];
	await expect.poll(async () => (await whole(rosa, _id)).nodes.filter(({ images }) => images).length).toBe(4);
	const { nodes, status } = await whole(rosa, _id);
	expect(nodes.map(({ content, madeBy }) => [content.replaceAll('\n\n', ''), madeBy.toldOn])).toEqual(
		read.map((text) => [text, 'device']),
	);
	expect(status).toBe('completed');
	expect([await textsOf(page), await pictures()]).toEqual([read, drawn]);
	const other = await world.pageFor(rosa);
	await other.goto(`/story/${_id}`);
	await chapter(other, 1).waitFor();
	await expect.poll(() => textsOf(other)).toEqual(read);
	await page.getByRole('link', { name: 'Back to Dashboard' }).first().click();
	const story = await whole(rosa, _id);
	await savedMark(page, story).waitFor();
	await cardOf(page, story).getByRole('link', { name: story.title }).click();
	await chapter(page, 4).waitFor();
	const own = nodes.flatMap(({ images }) => images?.medium ?? []);
	await expect.poll(pictures).toEqual(own);
});

// covers: offline-stories/take-over
it('a wish that waits is told here when that is asked for, and is not written at the server too', async () => {
	const rosa = await world.register('Rosa');
	const page = await world.pageFor(rosa, withWorker);
	await page.goto('/create');
	await untilWorkerControls(page);
	await page.evaluate(() => localStorage.setItem('stories-without-network', 'no'));
	await stopServer();
	await fillForm(page, 'Fern');
	await beginButton(page).click();
	await page.getByText('This story will be written when you are online again.').waitFor();
	expect(await page.getByRole('button', { name: /^Tell it here now/ }).count()).toBe(0);
	// Before the server is there: the page tries the wish again as soon as it is.
	await page.route('**/api/stories*', (route) => route.abort());
	await startServer();
	await page.goto('/profile');
	await page.getByLabel(/^Stories without network/).check();
	await page.getByRole('region', { name: 'This device' }).getByText('ready', { exact: true }).waitFor();
	await stopServer();
	await page.unroute('**/api/stories*');
	await page.goto('/');
	await page.getByRole('button', { name: /^Tell it here now/ }).click();
	// Not every title names the hero.
	await page.locator('article a[href^="/story/"]').waitFor();
	expect(await page.getByRole('button', { name: /^Tell it here now/ }).count()).toBe(0);
	await startServer();
	await expect.poll(async () => (await storiesOf(rosa)).map(({ nodes }) => nodes.length)).toEqual([1]);
	const [{ _id }] = (await storiesOf(rosa)) as [ListedStory];
	expect((await whole(rosa, _id)).nodes.map(({ madeBy }) => madeBy.toldOn)).toEqual(['device']);
});

it('a choice whose page is closed in the middle of it becomes a chapter once', async () => {
	const rosa = await world.register('Rosa');
	const story = await createStory(world, rosa, { ageGroup: '3-5', isDrawn: true });
	const first = await tabletOf(world, rosa);
	await first.goto(`/story/${story._id}`);
	await chapter(first, 1).waitFor();
	await stopServer();
	await choices(first).nth(1).click();
	await first.close();
	const page = await first.context().newPage();
	await page.goto(`/story/${story._id}`);
	await chapter(page, 1).waitFor();
	if ((await textsOf(page)).length === 1) {
		const waiting = page.getByRole('button', { name: 'Tell it here now' });
		await ((await waiting.isVisible()) ? waiting : choices(page).nth(1)).click();
	}
	await chapter(page, 2).waitFor();
	const read = await textsOf(page);
	await startServer();
	await expect.poll(async () => (await whole(rosa, story._id)).nodes.length).toBe(2);
	const { nodes } = await whole(rosa, story._id);
	expect(nodes.map(({ content }) => content.replaceAll('\n\n', ''))).toEqual(read);
});

// covers: offline-stories/failures
it('chapters on their way home when the server is killed, before or after it stored one, are there once', async () => {
	const rosa = await world.register('Rosa');
	const page = await tabletOf(world, rosa);
	await stopServer();
	await page.goto('/create');
	await fillForm(page, 'Pip');
	await beginButton(page).click();
	await chapter(page, 1).waitFor();
	await choices(page).nth(1).click();
	await chapter(page, 2).waitFor();
	const read = await textsOf(page);
	const kills = [
		async (route: Route) => {
			const answered = route.fetch().catch(() => {});
			await stopServer('SIGKILL');
			await answered;
		},
		async (route: Route) => {
			await route.fetch();
			await stopServer('SIGKILL');
		},
	];
	let killed = 0;
	await page.context().route('**/api/stories/*/chapters*', async (route) => {
		const kill = kills[killed];
		if (!kill || isStopped) return route.continue();
		killed += 1;
		await kill(route).catch(() => {});
		await route.abort();
		await startServer();
	});
	await startServer();
	await expect.poll(async () => (await nodesAtServer(rosa)).length).toBe(2);
	expect(killed).toBe(2);
	expect((await nodesAtServer(rosa)).map(({ content }) => content.replaceAll('\n\n', ''))).toEqual(read);
	expect(await textsOf(page)).toEqual(read);
});

// covers: offline-stories/failures
it('a picture whose page was closed while it was drawn is drawn on the next visit', async () => {
	const rosa = await world.register('Rosa');
	const page = await tabletOf(world, rosa);
	await stopServer();
	await page.goto('/create');
	await fillForm(page, 'Pip');
	await beginButton(page).click();
	await chapter(page, 1).waitFor();
	const address = page.url();
	await page.close();
	const next = await page.context().newPage();
	await next.goto(address);
	await chapter(next, 1).waitFor();
	await untilPicturePainted(next);
});

// covers: offline-stories/optional-part
it('a device fetches the part by itself, and goes on with a story of the former storyteller without a server', async () => {
	const rosa = await world.register('Rosa');
	const contentRestrictions = { maxAgeRating: 12, disabledTopics: ['said'] };
	const settings = { ...rosa.user.settings, contentRestrictions };
	await world.request('PUT', '/api/users/profile', {
		as: rosa,
		body: { profile: { name: 'Rosa', age: 36 }, settings },
	});
	const story = await createStory(world, rosa, { isDrawn: true });
	expect(story.outline).toBe('{"by":"packs","version":1}');
	const page = await world.pageFor(rosa, withWorker);
	await page.addInitScript(() => localStorage.setItem('stories-without-network', 'yes'));
	await page.goto(`/story/${story._id}`);
	await untilWorkerControls(page);
	const programs = () =>
		page.evaluate(async () => {
			const names = ['everbranch-without-network', 'everbranch-former-storyteller'];
			const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
			return kept.map(({ length }) => length);
		});
	await expect.poll(programs).toEqual([1, 1]);
	await stopServer();
	await choices(page).nth(1).click();
	// The former storyteller's program starts, which takes a busy machine a minute.
	await chapter(page, 2).waitFor({ timeout: 240_000 });
	const read = await textsOf(page);
	await startServer();
	await expect.poll(async () => (await nodesAtServer(rosa)).length).toBe(2);
	const [, second] = await nodesAtServer(rosa);
	expect([second?.content.replaceAll('\n\n', ''), second?.madeBy.toldOn]).toEqual([read[1], 'device']);
});

// covers: offline-stories/heard-later
it('a chapter without a recording says when it can be heard', async () => {
	const rosa = await world.register('Rosa');
	const story = await createStory(world, rosa, { isDrawn: true });
	const page = await openStory(world, rosa, story, withWorker);
	await page.getByText('Listen to this chapter').waitFor();
	await page.context().setOffline(true);
	await page.getByText('This chapter can be heard when the tablet is online again.').waitFor();
});
