import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import { refuseAsNoAdmin } from './admin.ts';
import { bringUpLibrary, expectTitles, patience, type StoriesAnswer, titlesOf } from './admin-library.ts';
import { change, countCalls, hold, recover, refuse } from './answers.ts';
import { phone } from './world.ts';

const library = bringUpLibrary();
const list = 'GET /api/admin/stories';
const loadFailed = 'Failed to load stories. Please try again.';

/** `Tale 01` to `Tale 12`, in the order in which they were made; the last one is published. */
let tales: Story[];
beforeAll(async () => {
	tales = await library.storiesCalled(...namesFrom(1, 12));
	await library.save(tales[11]!, { title: 'Tale 12', isPublished: true });
});

describe('the list of stories', () => {
	it('has the newest first, ten to a page, and a number for each page', async () => {
		const page = await library.openList('?search=tale');
		await expectTitles(page, ...namesFrom(12, 3));
		await page.getByText('Showing 1 to 10 of 12 results').waitFor();
		const row = rowOf(page, 'Tale 12');
		await expect.poll(() => row.innerText()).toContain(library.rosa.user.email);
		await expect.poll(() => row.innerText()).toContain('Published');
		await expect.poll(() => rowOf(page, 'Tale 11').innerText()).toContain('Draft');
		await page.getByRole('button', { name: 'Page 2' }).click();
		await expectTitles(page, 'Tale 02', 'Tale 01');
		await expect.poll(() => page.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
	});

	it('has no numbers where one page holds it all', async () => {
		const page = await library.openList('?search=tale+1');
		await expectTitles(page, 'Tale 12', 'Tale 11', 'Tale 10');
		await expect.poll(() => page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
	});

	it('is searched when nobody types any more, and from the first page on', async () => {
		const page = await library.openList('?search=tale&page=2');
		await expectTitles(page, 'Tale 02', 'Tale 01');
		const searches = countCalls(page, list);
		await page.getByRole('searchbox').fill('');
		await page.getByRole('searchbox').pressSequentially('tale 07');
		await expectTitles(page, 'Tale 07');
		expect(searches.count).toBe(1);
		expect(page.url()).not.toContain('page=');
	});

	it('shows only those published, or only the drafts', async () => {
		const page = await library.openList('?search=tale');
		const status = page.getByLabel('Status');
		await expect.poll(() => status.locator('option').allInnerTexts()).toEqual(['All Status', 'Published', 'Draft']);
		await status.selectOption('Published');
		await expectTitles(page, 'Tale 12');
		await status.selectOption('Draft');
		await expectTitles(page, ...namesFrom(11, 2));
		await status.selectOption('All Status');
		await expectTitles(page, ...namesFrom(12, 3));
	});

	it('is sorted by each column, and the other way round at a second press', async () => {
		const page = await library.openList('?search=tale+1');
		await expectTitles(page, 'Tale 12', 'Tale 11', 'Tale 10');
		for (const [name, field] of [
			['Title', 'title'],
			['Author', 'author.email'],
			['Status', 'isPublished'],
			['Created', 'createdAt'],
		] as const) {
			await page.getByRole('button', { name, exact: true }).click();
			await page.getByRole('columnheader', { name, exact: true }).and(page.locator('[aria-sort=ascending]')).waitFor();
			expect(new URL(page.url()).searchParams.get('sortOrder')).toBe('asc');
			expect(new URL(page.url()).searchParams.get('sortField') ?? 'createdAt').toBe(field);
			await page.getByRole('button', { name, exact: true }).click();
			await page.getByRole('columnheader', { name, exact: true }).and(page.locator('[aria-sort=descending]')).waitFor();
		}
		await page.getByRole('button', { name: 'Title', exact: true }).click();
		await expectTitles(page, 'Tale 10', 'Tale 11', 'Tale 12');
		await page.getByRole('button', { name: 'Status', exact: true }).click();
		await page.getByRole('button', { name: 'Status', exact: true }).click();
		await expect.poll(async () => (await titlesOf(page))[0], patience).toBe('Tale 12');
	});

	it('is the same after a reload, and on the way back from a story', async () => {
		const page = await library.openList('?search=tale&sortField=title&sortOrder=asc');
		await page.getByRole('button', { name: 'Page 2' }).click();
		await expectTitles(page, 'Tale 11', 'Tale 12');
		await page.reload();
		await expectTitles(page, 'Tale 11', 'Tale 12');
		await page.getByRole('link', { name: 'Edit Tale 12' }).click();
		await page.getByRole('heading', { name: 'Tale 12' }).waitFor();
		await page.getByRole('link', { name: 'Back to Stories' }).click();
		await expectTitles(page, 'Tale 11', 'Tale 12');
		await page.goBack();
		await page.goBack();
		await expectTitles(page, 'Tale 11', 'Tale 12');
		await page.goBack();
		await expectTitles(page, ...namesFrom(1, 10));
	});

	it('opens a story for reading in a tab of its own', async () => {
		const page = await library.openList('?search=tale+12');
		const [tab] = await Promise.all([
			page.context().waitForEvent('page'),
			page.getByRole('link', { name: 'View Tale 12' }).click(),
		]);
		expect(new URL(tab.url()).pathname).toBe(`/story/${tales[11]?._id}`);
	});

	it('says so when nothing was found', async () => {
		const page = await library.openList('?search=volcano');
		await page.getByRole('status').getByText('No stories found').waitFor();
		await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
	});

	it('says that it is loading', async () => {
		const page = await library.world.pageFor(library.ada);
		const release = await hold(page, list);
		await page.goto('/admin/stories');
		await page.getByRole('status').getByText('Loading...').waitFor();
		release();
		await page.getByRole('table', { name: 'Stories' }).waitFor();
	});

	it('says so when it could not be loaded, and tries again', async () => {
		const page = await library.world.pageFor(library.ada);
		await refuse(page, list, 500);
		await page.goto('/admin/stories?search=tale+12');
		await page.getByRole('alert').getByText(loadFailed).waitFor();
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expectTitles(page, 'Tale 12');
		await expect.poll(() => page.getByText(loadFailed).count()).toBe(0);
	});

	it('has few numbers for very many pages', async () => {
		const page = await library.world.pageFor(library.ada);
		await change<StoriesAnswer>(page, list, ({ stories }) => ({
			// There are no third ten at the server, and a page without stories has no numbers.
			stories: stories.length > 0 ? stories : tales.slice(0, 10),
			pagination: { total: 500_000, totalPages: 50_000 },
		}));
		await page.goto('/admin/stories?page=1');
		await page.getByRole('button', { name: 'Page 50000' }).waitFor();
		await expect.poll(() => numbersOf(page)).toEqual(['1', '2', '3', '50000']);
		await page.getByRole('button', { name: 'Page 3' }).click();
		await expect.poll(() => numbersOf(page), patience).toEqual(['1', '2', '3', '4', '5', '50000']);
	});

	it('tells somebody who is an admin no longer the way out', async () => {
		const page = await library.openList('?search=tale+12');
		await refuseAsNoAdmin(page, list);
		await page.getByRole('button', { name: 'Title', exact: true }).click();
		const told = page.getByRole('alert');
		await told.getByText('Only an admin can do this.').waitFor();
		await told.getByRole('link', { name: 'Back to Dashboard' }).click();
		await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
	});
});

describe('for those who cannot see it all, or have no pointer', () => {
	it.each<[string, (page: Page) => Promise<unknown>]>([
		[
			'nothing found',
			async (page) => {
				await page.goto('/admin/stories?search=volcano');
				await page.getByText('No stories found').waitFor();
			},
		],
		[
			'a list that could not be loaded',
			async (page) => {
				await refuse(page, list, 500);
				await page.goto('/admin/stories');
				await page.getByRole('alert').waitFor();
			},
		],
	])('%s has nothing in the way', async (_name, go) => {
		await expect.poll(() => library.faultsAt(go)).toEqual([]);
	});

	it('a title that never ends makes no screen wider than the smallest phone', async () => {
		const [endless] = await library.storiesCalled('W'.repeat(200));
		const page = await library.world.pageFor(library.ada, { viewport: { ...phone, width: 320 } });
		for (const path of ['/admin/stories', `/admin/stories/${endless?._id}`]) {
			await page.goto(path);
			await page.getByText('W'.repeat(200)).first().waitFor();
			await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		}
	});
});

function namesFrom(first: number, last: number): string[] {
	const step = first < last ? 1 : -1;
	const numbers = Array.from({ length: Math.abs(first - last) + 1 }, (_, n) => first + n * step);
	return numbers.map((number) => `Tale ${String(number).padStart(2, '0')}`);
}

function rowOf(page: Page, title: string) {
	return page.getByRole('row').filter({ has: page.getByRole('link', { name: `Edit ${title}` }) });
}

function numbersOf(page: Page): Promise<string[]> {
	return page.getByRole('navigation', { name: 'Pages' }).getByRole('button').allInnerTexts();
}
