import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../shared/user.ts';
import { adaKeepsTheHouse, loginAsAda } from './admin.ts';
import { answer, countCalls, cutLine, hold, recover, refuse } from './answers.ts';
import { childOf } from './family.ts';
import { addFamily, isAt, shows } from './user-list.ts';
import { bringUpWorld, desktop } from './world.ts';

const world = bringUpWorld(adaKeepsTheHouse);
const statuses = ['trial', 'active', 'expired'] as const;
let ada: Session;
let rosa: Session;
beforeAll(async () => {
	ada = await loginAsAda(world);
	rosa = await world.register('Rosa');
	await childOf(world, rosa, 'Milo');
	for (let number = 1; number <= 24; number += 1) {
		const status = statuses[number % 3] ?? 'trial';
		await addFamily(world, ada, String(number).padStart(2, '0'), { status });
	}
});

const rowsOf = (page: Page) => page.locator('tbody tr');
const rowOf = (page: Page, text: string) => rowsOf(page).filter({ hasText: text });
const emailsOf = (page: Page) => page.locator('tbody td:first-child').allInnerTexts();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search users' });
const families = '/admin/users?search=family-';

async function arrive(path = families): Promise<Page> {
	const page = await world.pageFor(ada, { viewport: desktop });
	await page.goto(path);
	await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
	return page;
}

describe('the way into the back office', () => {
	it('is closed to strangers, to those who are no admins, and to an admin who acts as a child', async () => {
		const stranger = await (await world.newDevice()).newPage();
		await stranger.goto('/admin/users');
		await stranger.getByRole('button', { name: 'Sign In' }).waitFor();
		const parent = await world.pageFor(rosa, { viewport: desktop });
		await parent.goto('/admin/users');
		await parent.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		await expect.poll(() => parent.getByText('Admin Settings').count()).toBe(0);
		await childOf(world, ada, 'Juno');
		const page = await arrive();
		await page.getByRole('button', { name: 'Active Profile' }).click();
		await page.getByRole('menuitemradio', { name: 'Juno' }).click();
		await page.getByRole('heading', { name: "Juno's Stories" }).waitFor();
		await expect.poll(() => page.getByText('Admin Settings').count()).toBe(0);
		await page.goto('/admin/settings');
		await page.getByRole('heading', { name: "Juno's Stories" }).waitFor();
	});

	it('leads by the menu to the users, and from part to part, with the entry lit', async () => {
		const page = await arrive('/admin');
		await isAt(page, '/admin/users');
		const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Admin Settings/ });
		const parts = page.getByRole('navigation', { name: 'Admin' });
		for (const [part, path] of [
			['Stories', '/admin/stories'],
			['Reports', '/admin/reports'],
			['Settings', '/admin/settings'],
			['Usage', '/admin/usage'],
			['Audit log', '/admin/audit'],
			['Users', '/admin/users'],
		] as const) {
			await parts.getByRole('link', { name: part, exact: true }).click();
			await isAt(page, path);
			await expect.poll(() => parts.locator('[aria-current=page]').innerText()).toBe(part);
			await expect.poll(() => entry.getAttribute('aria-current')).toBe('page');
		}
		await page.getByRole('link', { name: 'Back to Everbranch' }).click();
		await page.getByRole('heading', { name: 'Welcome, Admin' }).waitFor();
		await entry.click();
		await isAt(page, '/admin/users');
	});
});

describe('the list of users', () => {
	it('shows ten at a time, newest first, with what each is', async () => {
		const page = await arrive();
		await shows(page, 'Showing 1 to 10 of 24 results');
		await expect.poll(() => emailsOf(page)).toEqual(numbers(24, 15).map((number) => `family-${number}@example.com`));
		const year = new Date().getFullYear().toString();
		const words = await rowOf(page, 'family-23').innerText();
		for (const word of ['Parent', 'Expired', year, 'Edit', 'Delete']) expect(words).toContain(word);
		await expect.poll(() => rowOf(page, 'family-22').innerText()).toContain('Active');
		await expect.poll(() => rowOf(page, 'family-24').innerText()).toContain('Trial');
	});

	it('turns pages, and keeps its place on reload and on the way back', async () => {
		const page = await arrive();
		await shows(page, 'Showing 1 to 10');
		const previous = page.getByRole('button', { name: 'Previous' });
		const next = page.getByRole('button', { name: 'Next' });
		await expect.poll(() => previous.getAttribute('aria-disabled')).toBe('true');
		await next.click();
		await shows(page, 'Showing 11 to 20 of 24 results');
		await next.click();
		await shows(page, 'Showing 21 to 24 of 24 results');
		await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
		await next.click({ force: true });
		await isAt(page, `${families.replace('?', '?page=3&')}`);
		await page.reload();
		await shows(page, 'Showing 21 to 24 of 24 results');
		await previous.click();
		await shows(page, 'Showing 11 to 20 of 24 results');
		await page.goBack();
		await shows(page, 'Showing 21 to 24 of 24 results');
	});

	it('searches half a second after the last letter, from page 1 on, and the box follows the way back', async () => {
		const page = await world.pageFor(ada, { viewport: desktop });
		await page.clock.install();
		await page.goto('/admin/users?page=2');
		await shows(page, 'Showing 11 to 20');
		await page.clock.pauseAt(Date.now() + 60_000);
		const calls = countCalls(page, 'GET /api/admin/users');
		await search(page).pressSequentially('ROSA');
		await page.clock.runFor(499);
		expect(calls.count).toBe(0);
		await page.clock.runFor(1);
		await shows(page, 'Showing 1 to 1 of 1 results');
		expect(calls.count).toBe(1);
		await isAt(page, '/admin/users?search=ROSA');
		await expect.poll(async () => (await emailsOf(page))[0]).toMatch(/^rosa-/);
		await page.getByLabel('Status').selectOption('expired');
		await shows(page, 'No users found');
		await search(page).fill('nobody at all');
		await page.keyboard.press('Enter');
		await isAt(page, '/admin/users?search=nobody+at+all&status=expired');
		await expect.poll(() => calls.count).toBe(3);
		await page.goBack();
		await isAt(page, '/admin/users?search=ROSA');
		await expect.poll(() => search(page).inputValue()).toBe('ROSA');
	});

	it('is narrowed by role and by status, each from page 1 on', async () => {
		const page = await arrive('/admin/users?page=2');
		await expect
			.poll(() => page.getByLabel('Role').locator('option').allInnerTexts())
			.toEqual(['All Roles', 'Admin', 'Parent']);
		const offered = await page.getByLabel('Status').locator('option').allInnerTexts();
		expect(offered).toEqual(['All Statuses', 'Trial', 'Active', 'Expired']);
		await page.getByLabel('Role').selectOption('Admin');
		await isAt(page, '/admin/users?role=admin');
		await expect.poll(() => emailsOf(page)).toEqual(['ada@example.com']);
		await page.getByLabel('Role').selectOption('Parent');
		await page.getByLabel('Status').selectOption('Expired');
		await shows(page, 'Showing 1 to 8 of 8 results');
		await page.goBack();
		await shows(page, 'Showing 1 to 10 of 25 results');
		await expect.poll(() => page.getByLabel('Status').inputValue()).toBe('');
	});

	it('sorts by each of its columns, ascending at first, then the other way round', async () => {
		const page = await arrive();
		const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
		await expect.poll(() => heading('Created').getAttribute('aria-sort')).toBe('descending');
		await heading('Email').getByRole('button').click();
		await expect.poll(async () => (await emailsOf(page))[0]).toBe('family-01@example.com');
		await expect.poll(() => heading('Email').getAttribute('aria-sort')).toBe('ascending');
		await expect.poll(() => heading('Created').getAttribute('aria-sort')).toBeNull();
		await heading('Email').getByRole('button').press('Enter');
		await expect.poll(async () => (await emailsOf(page))[0]).toBe('family-24@example.com');
		await isAt(page, '/admin/users?search=family-&sortField=email');
		await heading('Status').getByRole('button').click();
		await expect.poll(async () => (await rowsOf(page).first().innerText()).includes('Active')).toBe(true);
		await heading('Created').getByRole('button').click();
		await expect.poll(async () => (await emailsOf(page))[0]).toBe('family-01@example.com');
		await heading('Role').getByRole('button').click();
		await expect.poll(() => heading('Role').getAttribute('aria-sort')).toBe('ascending');
	});

	it('takes garbage in the address for nothing, and leads back from a page beyond the end', async () => {
		const page = await arrive(`${families}&role=queen&sortField=password&sortOrder=up&limit=1000&page=zero`);
		await shows(page, 'Showing 1 to 10 of 24 results');
		await page.goto(`${families}&page=77`);
		await shows(page, 'There is no page 77.');
		await page.getByRole('button', { name: 'Go to page 3' }).click();
		await shows(page, 'Showing 21 to 24 of 24 results');
	});

	it('says that it loads, keeps the former rows meanwhile, and takes no late answer for the present one', async () => {
		const page = await world.pageFor(ada, { viewport: desktop });
		const release = await hold(page, 'GET /api/admin/users');
		await page.goto(families);
		await shows(page, 'Loading...');
		release();
		await shows(page, 'Showing 1 to 10');
		await recover(page);
		const late = Promise.withResolvers<void>();
		await answer(page, 'GET /api/admin/users', async (route) => {
			if (!route.request().url().includes('page=2')) return route.fallback();
			const response = await route.fetch();
			await late.promise;
			await route.fulfill({ response });
		});
		await page.getByRole('button', { name: 'Next' }).click();
		await page.locator('[aria-busy=true]').waitFor();
		await expect.poll(async () => (await emailsOf(page))[0]).toBe('family-24@example.com');
		await page.goBack();
		await shows(page, 'Showing 1 to 10 of 24 results');
		const lateAnswer = page.waitForResponse(/page=2/);
		late.resolve();
		await (await lateAnswer).finished();
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
		await expect.poll(async () => (await emailsOf(page))[0]).toBe('family-24@example.com');
		await shows(page, 'Showing 1 to 10 of 24 results');
	});

	it.each(['refused', 'cut off'])('says when it was %s, and can be asked again', async (how) => {
		const page = await world.pageFor(ada, { viewport: desktop });
		if (how === 'refused') await refuse(page, 'GET /api/admin/users', 500);
		else await cutLine(page, 'GET /api/admin/users');
		await page.goto(families);
		const alert = page.getByRole('alert');
		await alert.getByText('Failed to fetch users. Please try again.').waitFor();
		await expect.poll(() => rowsOf(page).count()).toBe(0);
		await recover(page);
		await alert.getByRole('button', { name: 'Try again' }).press('Enter');
		await shows(page, 'Showing 1 to 10 of 24 results');
		await expect.poll(() => alert.count()).toBe(0);
	});
});

/** `24`, `23` … down to `15`, in two digits. */
function numbers(from: number, to: number): string[] {
	return Array.from({ length: from - to + 1 }, (_, step) => String(from - step).padStart(2, '0'));
}
