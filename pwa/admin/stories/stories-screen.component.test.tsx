import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { refuseAsNonAdmin } from '../../testing/admin-server.ts';
import { expectTitles, type StoriesAnswer, setUpAdminStories, titlesInList } from '../../testing/admin-stories.ts';
import { address, goTo, openApp, phone, reload, textOf, textsOf } from '../../testing/app-page.tsx';
import { enterText } from '../../testing/list-page.ts';
import { changeAnswer, countCalls, holdAnswer, refuseCall, resetNetwork } from '../../testing/network.ts';
import { pathOfNewTab } from '../../testing/new-tab.ts';
import { withFakeTimers } from '../../testing/timers.ts';

const library = setUpAdminStories();
const list = 'GET /api/admin/stories';

describe('a list of two pages', () => {
	/** `Tale 01` to `Tale 12`, in the order in which they were made; the last one is published. */
	beforeEach(async () => {
		const tales = await library.createStories(...namesFrom(1, 12));
		await library.save(tales[11]!, { title: 'Tale 12', isPublished: true });
	});

	// covers: admin-area/stories-numbered-pages-only
	// covers: constants-each/admin-lists-10-page
	it('shows the newest first, ten a page, with numbered pages from two pages on', async () => {
		await library.openList('?search=tale');
		await expectTitles(...namesFrom(12, 3));
		await expect.element(page.getByText('Showing 1 to 10 of 12 results')).toBeVisible();
		for (const words of [library.rosa.user.email ?? '', 'Published']) expect(textOf(rowOf('Tale 12'))).toContain(words);
		expect(textOf(rowOf('Tale 11'))).toContain('Draft');
		await page.getByRole('button', { name: 'Page 2' }).click();
		await expectTitles('Tale 02', 'Tale 01');
		await expect.element(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
		await goTo('/admin/stories?search=tale+1');
		await expectTitles('Tale 12', 'Tale 11', 'Tale 10');
		await expect.element(page.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
	});

	// covers: admin-area/stories-search-filter-status
	// covers: validation-rules/searches-wait-500-ms
	it('searches half a second after the last key, from page 1', async () => {
		await library.openList('?search=tale&page=2');
		await expectTitles('Tale 02', 'Tale 01');
		const searches = countCalls(list);
		await withFakeTimers(async ({ advance }) => {
			for (const text of ['', 't', 'ta', 'tal', 'tale', 'tale 0', 'tale 07']) {
				enterText(page.getByRole('searchbox'), text);
				await advance(499);
			}
			expect(address()).toBe('/admin/stories?search=tale&page=2');
			await advance(1);
			expect(address()).toBe('/admin/stories?search=tale+07');
		});
		await expectTitles('Tale 07');
		expect(searches.count).toBe(1);
	});

	// covers: admin-area/stories-search-filter-status
	it('filters by published and draft', async () => {
		await library.openList('?search=tale');
		const status = page.getByLabelText('Status');
		await expect.poll(() => textsOf(status.getByCss('option'))).toEqual(['All Status', 'Published', 'Draft']);
		await status.selectOptions('Published');
		await expectTitles('Tale 12');
		await status.selectOptions('Draft');
		await expectTitles(...namesFrom(11, 2));
		await status.selectOptions('All Status');
		await expectTitles(...namesFrom(12, 3));
	});

	// covers: admin-area/stories-search-filter-status
	it('sorts by each column, and in the reverse order at a second press', async () => {
		await library.openList('?search=tale+1');
		await expectTitles('Tale 12', 'Tale 11', 'Tale 10');
		const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
		for (const [name, field] of [
			['Title', 'title'],
			['Author', 'author.email'],
			['Status', 'isPublished'],
			['Created', 'createdAt'],
		] as const) {
			const heading = page.getByRole('columnheader', { name, exact: true });
			await press(name);
			await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
			const params = new URLSearchParams(location.search);
			expect([params.get('sortField') ?? 'createdAt', params.get('sortOrder')]).toEqual([field, 'asc']);
			await press(name);
			await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
		}
		await press('Title');
		await expectTitles('Tale 10', 'Tale 11', 'Tale 12');
		await press('Status');
		await press('Status');
		await expect.poll(() => titlesInList()[0]).toBe('Tale 12');
	});

	// covers: admin-area/stories-view-new-tab
	it('keeps its query over a reload and on return from a story', async () => {
		await library.openList('?search=tale&sortField=title&sortOrder=asc');
		await page.getByRole('button', { name: 'Page 2' }).click();
		await expectTitles('Tale 11', 'Tale 12');
		await reload();
		await expectTitles('Tale 11', 'Tale 12');
		await page.getByRole('link', { name: 'Edit Tale 12' }).click();
		const heading = page.getByRole('heading', { name: 'Tale 12' });
		await expect.element(heading).toBeVisible();
		await page.getByRole('link', { name: 'Back to Stories' }).click();
		await expectTitles('Tale 11', 'Tale 12');
		history.back();
		await expect.element(heading).toBeVisible();
		history.back();
		await expectTitles('Tale 11', 'Tale 12');
		history.back();
		await expectTitles(...namesFrom(1, 10));
	});
});

describe('the list of stories', () => {
	// covers: admin-area/stories-view-new-tab
	it('opens a story in a new tab', async () => {
		const [acorn] = await library.createStories('Acorn');
		await library.openList('?search=acorn');
		expect(await pathOfNewTab(page.getByRole('link', { name: 'View Acorn' }))).toBe(`/story/${acorn?._id}`);
	});

	// covers: admin-area/stories-numbered-pages-only
	it('shows that nothing was found', async () => {
		await library.openList('?search=volcano');
		await expect.element(page.getByRole('status').getByText('No stories found')).toBeVisible();
		await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
	});

	it('shows that it is loading', async () => {
		await library.createStories('Acorn');
		const release = holdAnswer(list);
		await library.open('/admin/stories');
		await expect.element(page.getByRole('status').getByText('Loading...')).toBeVisible();
		release();
		await expect.element(page.getByRole('table', { name: 'Stories' })).toBeVisible();
	});

	// covers: errors/failed-load-stories-please
	it('shows that loading failed, and loads again', async () => {
		const sentence = page.getByText('Failed to load stories. Please try again.');
		await library.createStories('Acorn');
		refuseCall(list, 500);
		await library.open('/admin/stories?search=acorn');
		await expect.element(page.getByRole('alert').filter({ has: sentence })).toBeVisible();
		resetNetwork();
		await page.getByRole('button', { name: 'Try again' }).click();
		await expectTitles('Acorn');
		await expect.element(sentence).not.toBeInTheDocument();
	});

	it('shows few page numbers for very many pages', async () => {
		const [acorn] = await library.createStories('Acorn');
		changeAnswer<StoriesAnswer>(list, ({ stories }) => ({
			// The server has no third page, and a page without stories has no numbers.
			stories: stories.length > 0 ? stories : [acorn!],
			pagination: { total: 500_000, totalPages: 50_000 },
		}));
		await library.open('/admin/stories?page=1');
		const numbers = page.getByRole('navigation', { name: 'Pages' }).getByRole('button');
		await expect.element(page.getByRole('button', { name: 'Page 50000' })).toBeVisible();
		await expect.poll(() => textsOf(numbers)).toEqual(['1', '2', '3', '50000']);
		await page.getByRole('button', { name: 'Page 3' }).click();
		await expect.poll(() => textsOf(numbers)).toEqual(['1', '2', '3', '4', '5', '50000']);
	});

	it('shows a former admin that the role is gone, with a link to the dashboard', async () => {
		await library.createStories('Acorn');
		await library.openList('?search=acorn');
		await expectTitles('Acorn');
		refuseAsNonAdmin(list);
		await page.getByRole('button', { name: 'Title', exact: true }).click();
		const alert = page.getByRole('alert');
		await expect.element(alert.getByText('Only an admin can do this.')).toBeVisible();
		await alert.getByRole('link', { name: 'Back to Dashboard' }).click();
		await expect.element(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
	});

	it('is not wider than the smallest phone for the longest title, nor is the story itself', async () => {
		const title = 'W'.repeat(200);
		const [longest] = await library.createStories(title);
		await openApp('/', { as: library.server.ada, viewport: { ...phone, width: 320 } });
		for (const path of ['/admin/stories', `/admin/stories/${longest?._id}`]) {
			await goTo(path);
			await expect.element(page.getByText(title).first()).toBeVisible();
			await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
		}
	});
});

describe('accessibility', () => {
	it.each<[string, () => Promise<void>]>([
		[
			'a list without results',
			async () => {
				await library.open('/admin/stories?search=volcano');
				await expect.element(page.getByText('No stories found')).toBeVisible();
			},
		],
		[
			'a list that could not be loaded',
			async () => {
				refuseCall(list, 500);
				await library.open('/admin/stories');
				await expect.element(page.getByRole('alert')).toBeVisible();
			},
		],
	])('%s has no accessibility violations', { tags: 'deep' }, async (_name, go) => {
		await go();
		await expectAccessible();
	});
});

/** `Tale 01`, `Tale 02` … from the one number to the other, up or down. */
function namesFrom(first: number, last: number): string[] {
	const step = first < last ? 1 : -1;
	const numbers = Array.from({ length: Math.abs(first - last) + 1 }, (_, n) => first + n * step);
	return numbers.map((number) => `Tale ${String(number).padStart(2, '0')}`);
}

function rowOf(title: string) {
	return page.getByRole('row').filter({ has: page.getByRole('link', { name: `Edit ${title}` }) });
}
