import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/user.ts';
import { adaKeepsTheHouse, loginAsAda, refuseAsNoAdmin } from './admin.ts';
import { change, cutLine, refuse } from './answers.ts';
import { faultsOf } from './faults.ts';
import { addFamily, anotherAdmin, isAt, shows } from './user-list.ts';
import { bringUpWorld, desktop, phone } from './world.ts';

const world = bringUpWorld(adaKeepsTheHouse);
let ada: Session;
beforeAll(async () => {
	ada = await loginAsAda(world);
	await addFamily(world, ada, 'first');
});

async function arrive(path = '/admin/users'): Promise<Page> {
	const page = await world.pageFor(ada, { viewport: desktop });
	await page.goto(path);
	await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
	return page;
}

describe('deleting a user from the list', () => {
	it('asks first, takes it away and says so', async () => {
		await addFamily(world, ada, 'gone');
		const page = await arrive('/admin/users?search=family-gone');
		const button = page.getByRole('button', { name: 'Delete family-gone@example.com' });
		await button.press('Enter');
		const question = page.getByRole('dialog');
		await question.getByText('Are you sure you want to delete this user?', { exact: true }).waitFor();
		await page.keyboard.press('Escape');
		await question.waitFor({ state: 'hidden' });
		await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
		await button.click();
		await question.getByRole('button', { name: 'Cancel' }).click();
		await button.click();
		await question.getByRole('button', { name: 'Delete' }).click();
		await shows(page, 'No users found');
		await page.getByText('User deleted', { exact: true }).waitFor();
		await page.waitForFunction(() => document.activeElement?.id === 'main');
	});

	it('goes back a page with the last row of the last one', async () => {
		for (let number = 1; number <= 11; number += 1) await addFamily(world, ada, `many-${number}`);
		const page = await arrive('/admin/users?search=family-many-&page=2');
		await shows(page, 'Showing 11 to 11 of 11 results');
		await page.getByRole('button', { name: /^Delete / }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		await shows(page, 'Showing 1 to 10 of 10 results');
		await isAt(page, '/admin/users?search=family-many-');
	});

	it('says when it failed, and of the last admin why', async () => {
		const page = await arrive('/admin/users?role=admin');
		const deleteAda = async () => {
			await page.getByRole('button', { name: 'Delete ada@example.com' }).click();
			await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		};
		await deleteAda();
		const alert = page.getByRole('alert');
		await alert.getByText('Failed to delete user. Please try again.').waitFor();
		await alert.getByText('The last admin cannot be deleted').waitFor();
		await cutLine(page, 'DELETE /api/admin/users/*');
		await deleteAda();
		await expect.poll(() => alert.innerText()).toBe('Failed to delete user. Please try again.');
	});

	it('warns an admin who deletes the own account, and is then out', async () => {
		const page = await world.pageFor(await anotherAdmin(world, ada, 'otto'));
		await page.goto('/admin/users?search=family-otto');
		await page.getByRole('button', { name: 'Delete family-otto@example.com' }).click();
		await page.getByRole('dialog').getByText('This is your own account.').waitFor();
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		await page.getByRole('button', { name: 'Sign In' }).waitFor();
		await expect.poll(() => page.getByText('Session expired').count()).toBe(0);
	});

	it('takes one that is gone already for deleted', async () => {
		const { _id } = await addFamily(world, ada, 'twice');
		const page = await arrive('/admin/users?search=family-twice');
		await page.getByRole('button', { name: 'Delete family-twice@example.com' }).click();
		await world.ask('DELETE', `/api/admin/users/${_id}`, { as: ada });
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		await shows(page, 'No users found');
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
	});
});

describe('an admin who is none any more', () => {
	it('is told so, with a way out', async () => {
		const page = await world.pageFor(ada);
		await refuseAsNoAdmin(page, 'GET /api/admin/users');
		await page.goto('/admin/users');
		const alert = page.getByRole('alert');
		await alert.getByText('Only an admin can do this.').waitFor();
		await alert.getByRole('link').click();
		await page.getByRole('heading', { name: 'Welcome, Admin' }).waitFor();
	});

	it('has to log in again', async () => {
		const queen = await anotherAdmin(world, ada, 'queen');
		const page = await world.pageFor(queen, { viewport: desktop });
		await page.goto('/admin/users');
		await shows(page, 'Showing 1 to ');
		const { role: _, ...rest } = queen.user;
		const demoted = { ...rest, role: 'parent', profile: { name: 'Queen' } };
		await world.ask('PUT', `/api/admin/users/${queen.user._id}`, { as: ada, body: demoted });
		await page.getByText('Session expired. Please log in again.').waitFor();
	});
});

describe('for those who cannot see it all, by day and by night, large and small', () => {
	it.each<[string, (page: Page) => Promise<unknown>]>([
		['the list', (page) => shows(page, 'Showing 1 to ')],
		['the list without a find', (page) => page.goto('/admin/users?search=nobody').then(() => shows(page, 'No users'))],
		['a page beyond the end', (page) => page.goto('/admin/users?page=77').then(() => shows(page, 'There is no'))],
		[
			'the question',
			(page) =>
				page
					.getByRole('button', { name: /^Delete / })
					.first()
					.click(),
		],
		[
			'the list that failed',
			async (page) => {
				await refuse(page, 'GET /api/admin/users', 400);
				await page.reload();
				await page.getByRole('alert').waitFor();
			},
		],
	])('%s has nothing in the way', async (_name, go) => {
		const page = await arrive();
		await go(page);
		await expect.poll(() => faultsOf(page)).toEqual([]);
	});

	it('no address is too long for the smallest phone', async () => {
		const page = await world.pageFor(ada, { viewport: { ...phone, width: 320 } });
		await change<{ users: User[] }>(page, 'GET /api/admin/users', (list) => ({
			...list,
			users: list.users.map((user) => ({ ...user, email: `${'long'.repeat(16)}@${'house'.repeat(12)}.com` })),
		}));
		await page.goto('/admin/users');
		await shows(page, 'Showing 1 to ');
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});
});
