import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ActiveSession } from '../../shared/contract/sessions.ts';
import type { Changes } from '../../shared/contract/sync.ts';
import type { Session } from '../../shared/contract/user.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { openApp, passwordOf, phone, reload, setUpServer, shownToasts } from '../testing/app-page.tsx';
import {
	changeAnswer,
	countCalls,
	failCall,
	holdAnswer,
	refuseCall,
	resetNetwork,
	setOnline,
} from '../testing/network.ts';

const server = setUpServer();
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});

const list = 'GET /api/auth/sessions';
const part = () => page.getByRole('region', { name: 'Where you are signed in' });
const rows = () => part().getByRole('listitem');
const signOutButton = () => part().getByRole('button', { name: /^Sign out (Chrome|Unknown)/ });
const alert = () => part().getByRole('alert');
const sessions = () => server.request<ActiveSession[]>('GET', '/api/auth/sessions', { as: rosa });

describe('the list of sessions', () => {
	it('has only this device at first, and no button', async () => {
		await openProfile({ viewport: phone });
		await expect.element(rows().getByText('This device')).toBeVisible();
		await expect.element(part().getByText('You are signed in nowhere else.')).toBeVisible();
		await expect.element(rows()).toHaveLength(1);
		await expect.element(part().getByRole('button')).not.toBeInTheDocument();
	});

	it('names each device, and signs one out', async () => {
		await signInElsewhere();
		nameOthers('Unknown device');
		await openProfile({ viewport: phone });
		await expect.element(rows()).toHaveLength(2);
		await expect.element(rows().getByText('Used in the last two hours')).toBeVisible();
		await signOutButton().click();
		await expect.poll(shownToasts).toContain('Unknown device has been signed out');
		await expect.element(rows()).toHaveLength(1);
		await expect.element(part().getByRole('list')).toHaveFocus();
		await expect.element(part().getByText('You are signed in nowhere else.')).toBeVisible();
		await expect.poll(async () => (await sessions()).length).toBe(1);
	});

	it('signs out all other devices, after a confirmation', async () => {
		await Promise.all([signInElsewhere(), signInElsewhere()]);
		await openProfile();
		await expect.element(rows()).toHaveLength(3);
		const askButton = part().getByRole('button', { name: 'Sign out everywhere else' });
		const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
		await askButton.click();
		await expect.element(dialog.getByText('The 2 other devices ask for the password')).toBeVisible();
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await expect.element(dialog).not.toBeInTheDocument();
		expect(await sessions()).toHaveLength(3);
		await askButton.click();
		await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
		await expect.poll(shownToasts).toContain('All other devices have been signed out');
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.element(rows()).toHaveLength(1);
		await expect.poll(async () => (await sessions()).length).toBe(1);
	});

	it('is loaded again after a password change has ended the other sessions', async () => {
		await signInElsewhere();
		await openProfile();
		await expect.element(rows()).toHaveLength(2);
		await page.getByRole('button', { name: 'Change password' }).click();
		const dialog = page.getByRole('dialog', { name: 'Change password' });
		await dialog.getByLabelText('Current password').fill(passwordOf('Rosa'));
		await dialog.getByLabelText('New password', { exact: true }).fill('a lantern in the fog');
		await dialog.getByLabelText('Confirm new password').fill('a lantern in the fog');
		await dialog.getByRole('button', { name: 'Change password' }).click();
		await expect.poll(shownToasts).toContainEqual(expect.stringContaining('Password changed.'));
		await expect.element(rows()).toHaveLength(1);
		await expect.element(rows().getByText('Chrome on')).toBeVisible();
	});

	it('shows a loading state, and why loading failed', async () => {
		const release = holdAnswer(list);
		await openApp('/profile', { as: rosa });
		await expect.element(part().getByText('Looking for your devices…')).toBeVisible();
		release();
		await expect.element(rows().getByText('This device')).toBeVisible();
		resetNetwork();
		refuseCall(list, 503, { error: 'The server is busy.' });
		await reload();
		await expect.element(alert().getByText('Failed to see where you are signed in')).toBeVisible();
		await expect.element(alert().getByText('The server is busy.')).toBeVisible();
		resetNetwork();
		await part().getByRole('button', { name: 'Try again' }).click();
		await expect.element(rows().getByText('This device')).toBeVisible();
	});

	it('keeps a device when signing it out failed, and removes one whose session has already ended', async () => {
		await signInElsewhere();
		await openProfile();
		failCall('DELETE /api/auth/sessions/*');
		await signOutButton().click();
		await expect.element(alert().getByText('Failed to sign out there')).toBeVisible();
		await expect.element(rows()).toHaveLength(2);
		resetNetwork();
		const other = (await sessions()).find(({ isThis }) => !isThis);
		await server.request('DELETE', `/api/auth/sessions/${other?._id}`, { as: rosa });
		await signOutButton().click();
		await expect.element(rows()).toHaveLength(1);
		await expect.element(alert()).not.toBeInTheDocument();
	});

	it('waits for a network, and is then loaded', async () => {
		await openProfile();
		await expect.element(rows().getByText('This device')).toBeVisible();
		await page.getByRole('link', { name: 'Adventure Hub' }).click();
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
		setOnline(false);
		history.back();
		const offline = 'You are offline. The list will be here as soon as there is a connection.';
		await expect.element(part().getByText(offline)).toBeVisible();
		setOnline(true);
		await expect.element(rows().getByText('This device')).toBeVisible();
	});

	it('is not shown to a child', async () => {
		changeAnswer<Changes>('GET /api/sync', (changes) => ({ ...changes, user: { ...changes.user, role: 'child' } }));
		const pulls = countCalls('GET /api/sync');
		await openApp('/profile', { as: rosa });
		await expect.element(page.getByRole('button', { name: 'Save All Changes' })).toBeVisible();
		await expect.poll(() => pulls.settled).toBeGreaterThan(0);
		await expect.element(part()).not.toBeInTheDocument();
	});

	it.each<[string, () => Promise<void>]>([
		[
			'with another device',
			async () => {
				await signInElsewhere();
				await openProfile();
				await expect.element(rows()).toHaveLength(2);
			},
		],
		[
			'that could not be loaded',
			async () => {
				refuseCall(list, 503);
				await openProfile();
				await expect.element(alert()).toBeVisible();
			},
		],
	])('%s has no accessibility violation', { tags: 'deep' }, async (_name, go) => {
		await go();
		await expectAccessible();
	});
});

async function openProfile(options: { viewport?: typeof phone } = {}): Promise<void> {
	await openApp('/profile', { as: rosa, ...options });
	await expect.element(page.getByRole('heading', { level: 1, name: 'Your Kingdom' })).toBeVisible();
}

/** Logs the account in on another device, with the same user agent. */
async function signInElsewhere(): Promise<void> {
	const body = { email: rosa.user.email, password: passwordOf('Rosa') };
	await server.request<Session>('POST', '/api/auth/login', { body });
}

function nameOthers(device: string): void {
	changeAnswer<ActiveSession[]>(list, (all) =>
		all.map((session) => (session.isThis ? session : { ...session, device })),
	);
}
