import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { User } from '../../../shared/contract/user.ts';
import { createAdmin, createFamilyAccount } from '../../e2e/accounts.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { refuseAsNonAdmin, setUpAdminServer } from '../../testing/admin-server.ts';
import { desktop, goTo, openApp, phone, reload, textOf } from '../../testing/app-page.tsx';
import { expectAddress, expectStatusText } from '../../testing/list-page.ts';
import { changeAnswer, failCall, refuseCall } from '../../testing/network.ts';

const server = setUpAdminServer();
beforeEach(() => createFamilyAccount(server, server.ada, 'first'));

async function open(path = '/admin/users', as = server.ada): Promise<void> {
	await openApp(path, { as, viewport: desktop });
	await expect.element(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
}

describe('deleting a user from the list', () => {
	// covers: admin-area/users-email-role-badge
	// covers: admin-area/users-no-users-found
	// covers: validation-rules/confirmations-user
	it('asks for confirmation, deletes the user and shows a toast', async () => {
		await createFamilyAccount(server, server.ada, 'gone');
		await open('/admin/users?search=family-gone');
		const button = page.getByRole('button', { name: 'Delete family-gone@example.com' });
		await expect.element(button).toBeVisible();
		(button.element() as HTMLElement).focus();
		await userEvent.keyboard('{Enter}');
		const question = page.getByRole('dialog');
		await expect
			.element(question.getByText('Are you sure you want to delete this user?', { exact: true }))
			.toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(question).not.toBeInTheDocument();
		await expect.element(button).toHaveFocus();
		await button.click();
		await question.getByRole('button', { name: 'Cancel' }).click();
		await button.click();
		await question.getByRole('button', { name: 'Delete' }).click();
		await expectStatusText('No users found');
		await expect.element(page.getByText('User deleted', { exact: true })).toBeVisible();
		await expect.poll(() => document.activeElement?.id).toBe('main');
	});

	it('goes to the previous page when the last page is empty', async () => {
		for (let number = 1; number <= 11; number += 1) await createFamilyAccount(server, server.ada, `many-${number}`);
		await open('/admin/users?search=family-many-&page=2');
		await expectStatusText('Showing 11 to 11 of 11 results');
		await page.getByRole('button', { name: /^Delete / }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		await expectStatusText('Showing 1 to 10 of 10 results');
		await expectAddress('/admin/users?search=family-many-');
	});

	// covers: errors/failed-delete-user-please
	it('shows a failure, and the reason for the last admin', async () => {
		await open('/admin/users?role=admin');
		const deleteAda = async () => {
			await page.getByRole('button', { name: 'Delete ada@example.com' }).click();
			await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		};
		await deleteAda();
		const alert = page.getByRole('alert');
		await expect.element(alert.getByText('Failed to delete user. Please try again.')).toBeVisible();
		await expect.element(alert.getByText('The last admin cannot be deleted')).toBeVisible();
		failCall('DELETE /api/admin/users/*');
		await deleteAda();
		await expect.poll(() => textOf(alert)).toBe('Failed to delete user. Please try again.');
	});

	it('warns an admin who deletes their own account, and logs them out', async () => {
		await open('/admin/users?search=family-otto', await createAdmin(server, server.ada, 'otto'));
		await page.getByRole('button', { name: 'Delete family-otto@example.com' }).click();
		await expect.element(page.getByRole('dialog').getByText('This is your own account.')).toBeVisible();
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
		await expect.element(page.getByText('Session expired')).not.toBeInTheDocument();
	});

	it('treats a user who is gone already as deleted', async () => {
		const { _id } = await createFamilyAccount(server, server.ada, 'twice');
		await open('/admin/users?search=family-twice');
		await page.getByRole('button', { name: 'Delete family-twice@example.com' }).click();
		await server.request('DELETE', `/api/admin/users/${_id}`, { as: server.ada });
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		await expectStatusText('No users found');
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	});
});

describe('a former admin', () => {
	it('sees that the role is gone, with a link to the dashboard', async () => {
		refuseAsNonAdmin('GET /api/admin/users');
		await openApp('/admin/users', { as: server.ada });
		const alert = page.getByRole('alert');
		await expect.element(alert.getByText('Only an admin can do this.')).toBeVisible();
		await alert.getByRole('link').click();
		await expect.element(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
	});
});

describe('accessibility', () => {
	it.each<[string, () => Promise<unknown>]>([
		['the list', () => expectStatusText('Showing 1 to ')],
		['the list without a find', () => goTo('/admin/users?search=nobody').then(() => expectStatusText('No users'))],
		['a page beyond the end', () => goTo('/admin/users?page=77').then(() => expectStatusText('There is no'))],
		[
			'the question',
			() =>
				page
					.getByRole('button', { name: /^Delete / })
					.first()
					.click(),
		],
		[
			'the list that failed',
			async () => {
				refuseCall('GET /api/admin/users', 400);
				await reload();
				await expect.element(page.getByRole('alert')).toBeVisible();
			},
		],
	])('%s has nothing in the way', { tags: 'deep' }, async (_name, go) => {
		await open();
		await go();
		await expectAccessible();
	});

	it('the longest email does not overflow the smallest phone', async () => {
		changeAnswer<{ users: User[] }>('GET /api/admin/users', (list) => ({
			...list,
			users: list.users.map((user) => ({ ...user, email: `${'long'.repeat(16)}@${'house'.repeat(12)}.com` })),
		}));
		await openApp('/admin/users', { as: server.ada, viewport: { ...phone, width: 320 } });
		await expectStatusText('Showing 1 to ');
		await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
	});
});
