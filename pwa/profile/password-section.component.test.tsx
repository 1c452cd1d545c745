import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Session } from '../../shared/contract/user.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { passwordOf, reload, setUpServer } from '../testing/app-page.tsx';
import { setOnline } from '../testing/network.ts';
import { openProfile } from '../testing/profile-page.ts';

const server = setUpServer();
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});

describe('changing the password', () => {
	it('shows the errors, and sends nothing', async () => {
		const dialog = await open();
		await expect.element(dialog.getByLabelText('Current password')).toHaveFocus();
		const right = passwordOf('Rosa');
		const wrong = [
			[['', '123456', '123456'], 'Please enter your current password', 'Current password'],
			[[right, '12345', '12345'], 'Password must be at least 6 characters long', 'New password'],
			[[right, 'x'.repeat(129), 'x'.repeat(129)], 'Password must be at most 128 characters long', 'New password'],
			[[right, '123456', '123457'], 'Passwords do not match', 'Confirm new password'],
			[['a guess', '123456', '123456'], 'The current password is not right.', 'Current password'],
		] as const;
		for (const [typed, message, field] of wrong) {
			await send(dialog, typed);
			await expect.element(dialog.getByText(message, { exact: true })).toBeVisible();
			await expect.element(dialog.getByLabelText(field, { exact: true })).toHaveFocus();
		}
		setOnline(false);
		await send(dialog, [right, '123456', '123456']);
		await expect.element(dialog.getByRole('alert').getByText('Failed to change the password')).toBeVisible();
		expect((await login(right)).user._id).toBe(rosa.user._id);
	});

	// covers: beyond-product/own-data-everything-one
	it('ends every other session and continues with a new one', async () => {
		const other = await login(passwordOf('Rosa'));
		await send(await open(), [passwordOf('Rosa'), '123456', '123456']);
		await expect.element(page.getByText('Password changed. All other devices have been signed out.')).toBeVisible();
		for (const old of [rosa, other]) {
			await expect(server.request('GET', '/api/auth/profile', { as: old })).rejects.toThrow('no-session');
		}
		await reload();
		await expect.element(page.getByRole('heading', { level: 1, name: 'Your Kingdom' })).toBeVisible();
		expect((await login('123456')).user._id).toBe(rosa.user._id);
	});

	it('has no accessibility violation', { tags: 'deep' }, async () => {
		const dialog = await open();
		await send(dialog, ['a guess', '123456', '123456']);
		await expect.element(dialog.getByText('The current password is not right.', { exact: true })).toBeVisible();
		await expectAccessible();
	});
});

async function open(): Promise<Locator> {
	await openProfile(rosa);
	await page.getByRole('button', { name: 'Change password' }).click();
	return page.getByRole('dialog', { name: 'Change password' });
}

async function send(dialog: Locator, [current, next, again]: readonly [string, string, string]): Promise<void> {
	await dialog.getByLabelText('Current password').fill(current);
	await dialog.getByLabelText('New password', { exact: true }).fill(next);
	await dialog.getByLabelText('Confirm new password').fill(again);
	await dialog.getByRole('button', { name: 'Change password' }).click();
}

function login(password: string): Promise<Session> {
	return server.request<Session>('POST', '/api/auth/login', { body: { email: rosa.user.email, password } });
}
