import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { answer, change, changeStories, hold } from './answers.ts';
import { childOf, storyOf } from './family.ts';
import { bringUpWorld, desktop, phone, tablet } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
let pips: Story;
beforeAll(async () => {
	rosa = await world.register('Rosa');
	pips = await storyOf(world, rosa, { isDrawn: true });
});

const cards = (page: Page) => page.getByRole('region', { name: 'Stories' }).getByRole('article');

describe('a list of 500 stories', () => {
	it('begins with 60, and has the others on request, the focus where it was', async () => {
		const page = await withStories(500);
		const more = page.getByRole('button', { name: 'Show more stories' });
		await expect.poll(() => cards(page).count()).toBe(60);
		await more.focus();
		for (const shown of [120, 180, 240, 300, 360, 420, 480]) {
			await more.press('Enter');
			await expect.poll(() => cards(page).count()).toBe(shown);
			await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
		}
		await more.press('Enter');
		await expect.poll(() => cards(page).count()).toBe(500);
		await expect.poll(() => more.count()).toBe(0);
	});

	it('is searched as a whole, also for what is not shown yet', async () => {
		const page = await withStories(500);
		await page.getByRole('searchbox').fill('number 499');
		await expect.poll(() => cards(page).allInnerTexts()).toEqual([expect.stringContaining('Story number 499')]);
		await page.getByRole('searchbox').fill('number 4');
		await expect.poll(() => cards(page).count()).toBe(60);
		await page.getByRole('searchbox').fill('');
		await expect.poll(() => cards(page).first().innerText()).toContain('Story number 0');
	});

	it('of which one is left is a list of one', async () => {
		const page = await withStories(1);
		await expect.poll(() => cards(page).count()).toBe(1);
		await expect.poll(() => page.getByRole('button', { name: 'Show more stories' }).count()).toBe(0);
	});
});

describe('long names', () => {
	const names = [
		['60 wide letters', 'W'.repeat(60)],
		['12 families of emoji', '👨‍👩‍👧'.repeat(12)],
		['letters that run from right to left', 'محمد عبد الرحمن الطويل جدا '.repeat(3).slice(0, 60).trim()],
	] as const;

	it.each(names)('of %s run over no edge, on any screen', async (_kind, name) => {
		const session = await world.register('Rosa');
		await world.ask('PUT', '/api/users/profile', { as: session, body: { profile: { name, age: 38 } } });
		await childOf(world, session, name);
		const title = `${name} ${'and the very long way home '.repeat(8)}`.slice(0, 200);
		const page = await world.pageFor(session);
		await showStories(page, [{ ...pips, title, author: { ...pips.author, profile: { name } } }]);
		await change<Story>(page, 'GET /api/stories/*', () => ({ ...pips, title }));
		await page.goto('/');
		await page.getByRole('link', { name: title.trim().slice(0, 20) }).waitFor();
		await fits(page);
		await page.getByRole('button', { name: 'Active Profile' }).click();
		await page.getByRole('menu').waitFor();
		await fits(page);
		await page.getByRole('menuitemradio').last().click();
		await page.getByRole('heading', { name: "'s Stories" }).waitFor();
		await fits(page);
		await page.goto('/create');
		await page.getByLabel('Character name').fill(name);
		await fits(page);
		await page.goto(`/story/${pips._id}`);
		await page.getByRole('heading', { level: 1 }).waitFor();
		await fits(page);
	});
});

describe('a slow network', () => {
	it('shows places for the stories, which come without anything jumping away', async () => {
		const page = await world.pageFor(rosa, { viewport: phone });
		const { promise, resolve: letGo } = Promise.withResolvers<void>();
		await answer(page, 'GET /api/sync', async (route) => {
			const response = await route.fetch();
			await promise;
			await route.fulfill({ response, json: { ...(await response.json()), stories: manyStories(12) } });
		});
		await page.route('**/*.woff2', (route) => route.abort());
		await page.addInitScript(watchShifts);
		await page.goto('/');
		await page.getByText('Loading stories…').waitFor();
		await page.getByRole('searchbox').waitFor();
		const before = await page.getByRole('searchbox').boundingBox();
		letGo();
		await cards(page).first().waitFor();
		await expect.poll(() => page.getByRole('searchbox').boundingBox()).toEqual(before);
		await expect.poll(() => shiftsOf(page)).toBeLessThan(0.01);
	});

	it('leaves the stories of this device where they are while newer ones are asked for', async () => {
		const page = await world.pageFor(rosa, { viewport: tablet });
		await page.goto('/');
		await cards(page).first().waitFor();
		await hold(page, 'GET /api/sync');
		// A machine without any of the usual fonts makes other lines until ours are there: this is not about that.
		await page.route('**/*.woff2', (route) => route.abort());
		await page.addInitScript(watchShifts);
		await page.reload();
		await cards(page).first().waitFor();
		await expect.poll(() => page.getByText('Loading stories…').count()).toBe(0);
		await expect.poll(() => shiftsOf(page)).toBeLessThan(0.01);
	});
});

/** The server has so many stories of Rosa's, the newest first, as far as the list tells. */
async function withStories(count: number): Promise<Page> {
	const page = await world.pageFor(rosa, { viewport: desktop });
	await showStories(page, manyStories(count));
	await page.goto('/');
	await cards(page).first().waitFor();
	return page;
}

function manyStories(count: number): Story[] {
	const now = Date.parse(pips.createdAt);
	return Array.from({ length: count }, (_, number) => {
		const createdAt = new Date(now - number * 60_000).toISOString();
		return { ...pips, _id: `${pips._id}-${number}`, title: `Story number ${number}`, createdAt };
	});
}

async function showStories(page: Page, stories: Story[]): Promise<void> {
	await changeStories(page, () => stories);
}

/** Nothing makes the page wider than it is, on any size of it. */
async function fits(page: Page): Promise<void> {
	for (const viewport of [phone, tablet, desktop]) {
		await page.setViewportSize(viewport);
		await expect.poll(() => page.evaluate(whatIsTooWide)).toEqual([]);
	}
}

/** Runs in the page: names whatever stands over its right edge when the page can be pushed sideways. */
function whatIsTooWide(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth <= clientWidth) return [];
	const elements = [...document.querySelectorAll('*')];
	const over = elements.filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
	return [`${scrollWidth} of ${clientWidth}`, ...over.map(({ tagName, className }) => `${tagName}.${className}`)];
}

/** Runs in the page: sums up how much of it moved without anybody touching it, as browsers measure it. */
function watchShifts(): void {
	const seen = window as unknown as { shifts: number };
	seen.shifts = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) seen.shifts += (entry as PerformanceEntry & { value: number }).value;
	}).observe({ type: 'layout-shift', buffered: true });
}

function shiftsOf(page: Page): Promise<number> {
	return page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}
