import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Session } from '../../shared/contract/user.ts';
import { adaEmail, adaPassword, setUpAdminServer } from '../testing/admin-server.ts';
import { address, openApp, reload } from '../testing/app-page.tsx';
import { changeAnswer, countCalls, failCall, resetNetwork } from '../testing/network.ts';

setUpAdminServer();

const chosen = 'a password of her own';
const firstField = () => page.getByLabelText('New password', { exact: true });
const token = () => localStorage.getItem('token');

it('a one-time password must be changed first, which works with the keyboard alone', async () => {
	const pulls = countCalls('GET /api/sync');
	await signInWithOneTimePassword();
	await expect.element(page.getByText('You signed in with a one-time password.')).toBeVisible();
	const group = page.getByRole('group', { name: 'Choose your password' });
	await expect.element(group).toHaveAccessibleDescription(/one-time password/);
	await expect.element(page.getByText('At least 12 characters')).toBeVisible();
	expect([token(), pulls.count]).toEqual([null, 0]);
	await type('eleven char');
	await expect.element(page.getByText('Password must be at least 12 characters long')).toBeVisible();
	await type(adaPassword);
	await expect.element(page.getByText('Choose another password than the one-time password')).toBeVisible();
	await type('123456789012');
	await expect.element(page.getByText('many people use')).toBeVisible();
	failCall('PUT /api/auth/password');
	await type(chosen);
	await expect.element(page.getByRole('alert').getByText('You seem to be offline.')).toBeVisible();
	resetNetwork();
	await page.getByRole('button', { name: 'Change password' }).click();
	await expect.element(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
	expect(address()).toBe('/');
	expect(token()).not.toBeNull();
});

it('two different passwords are refused, and a reload returns to the login', async () => {
	await signInWithOneTimePassword();
	await type(chosen, 'another one here');
	await expect.element(page.getByText('Passwords do not match')).toBeVisible();
	await reload();
	await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
	expect(token()).toBeNull();
});

/** The test server accepts Ada's password; the page is answered as if it were a one-time password. */
async function signInWithOneTimePassword(): Promise<void> {
	changeAnswer<Session>('POST /api/auth/login', (session) => ({
		...session,
		user: { ...session.user, mustChangePassword: true },
	}));
	await openApp('/login');
	await page.getByLabelText('Email').fill(adaEmail);
	await page.getByLabelText('Password').fill(adaPassword);
	await userEvent.keyboard('{Enter}');
	await expect.element(page.getByRole('heading', { name: 'Choose your password', level: 1 })).toBeVisible();
}

/** Types both fields again, with the focus in the first. */
async function type(next: string, again = next): Promise<void> {
	await expect.element(firstField()).toHaveFocus();
	await userEvent.keyboard(
		`{ControlOrMeta>}a{/ControlOrMeta}${next}{Tab}{ControlOrMeta>}a{/ControlOrMeta}${again}{Enter}`,
	);
}
