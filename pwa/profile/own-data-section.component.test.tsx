import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Changes } from '../../shared/contract/sync.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createChild, createStory } from '../e2e/stories.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { adaPassword, setUpAdminServer } from '../testing/admin-server.ts';
import { address, downloads, openApp, passwordOf, phone, shownToasts } from '../testing/app-page.tsx';
import { expectAddress } from '../testing/list-page.ts';
import {
	changeAnswer,
	countCalls,
	failCall,
	holdAnswer,
	holdCall,
	refuseCall,
	resetNetwork,
	setOnline,
} from '../testing/network.ts';

const server = setUpAdminServer();
const exportCall = 'GET /api/users/export';
const deletion = 'DELETE /api/users/me';

describe('downloading your data', () => {
	const button = () => page.getByRole('button', { name: 'Download your data' });
	const alert = () => page.getByRole('alert').filter({ hasText: 'Failed to download your data' });

	it('shows progress, and cannot be started twice', async () => {
		const calls = countCalls(exportCall);
		const release = holdAnswer(exportCall);
		await openProfile(await server.register('Rosa'));
		await button().click();
		const packing = 'Your archive is being packed. A large one takes a while.';
		await expect.element(page.getByRole('status').getByText(packing)).toBeVisible();
		await expect.element(page.getByRole('button', { name: 'Downloading...' })).toBeDisabled();
		release();
		await expect.poll(shownToasts).toContain('Your data is in your downloads');
		expect(downloads().map(({ name }) => name)).toEqual([expect.stringMatching(/^everbranch-\d{4}-\d\d-\d\d\.zip$/)]);
		expect(calls.count).toBe(1);
	});

	it('shows why it failed', async () => {
		await openProfile(await server.register('Rosa'));
		refuseCall(exportCall, 429, { error: 'Too many attempts.' });
		await button().click();
		await expect.element(alert().getByText('Too many attempts.')).toBeVisible();
		await expect.element(button()).toHaveFocus();
		resetNetwork();
		setOnline(false);
		await button().click();
		await expect.element(alert().getByText('You seem to be offline.')).toBeVisible();
	});

	it('has no accessibility violation when it failed', { tags: 'deep' }, async () => {
		await openProfile(await server.register('Rosa'));
		setOnline(false);
		await button().click();
		await expect.element(alert().getByText('You seem to be offline.')).toBeVisible();
		await expectAccessible();
	});
});

describe('deleting the account', () => {
	const dialog = () => page.getByRole('dialog', { name: 'Delete your account?' });
	const field = () => dialog().getByLabelText('Your password');
	const open = async () => {
		await page.getByRole('button', { name: 'Delete account' }).click();
		await expect.element(dialog()).toBeVisible();
	};
	const confirm = async (password: string) => {
		await field().fill(password);
		await dialog().getByRole('button', { name: 'Delete everything' }).click();
	};
	const existsAtServer = (session: Session) =>
		server.request('GET', '/api/auth/profile', { as: session }).then(
			() => true,
			() => false,
		);
	const databasesOf = async ({ user }: Session) =>
		(await indexedDB.databases()).filter(({ name }) => name?.includes(user._id));

	// covers: beyond-product/own-data-everything-one
	it('lists what is deleted, asks for the password, and leaves nothing behind', async () => {
		const rosa = await server.register('Rosa');
		await createChild(server, rosa, 'Milo');
		await createChild(server, rosa, 'Juno');
		await createStory(server, rosa);
		await openProfile(rosa, { viewport: phone });
		await open();
		await expect.element(dialog().getByText('2 child profiles: Milo and Juno')).toBeVisible();
		await expect.element(dialog().getByText('1 story, with pictures and narration')).toBeVisible();
		expect(await databasesOf(rosa)).toHaveLength(1);
		await confirm(passwordOf('Rosa'));
		await expectAddress('/login');
		const farewell = 'Your account and everything in it has been deleted; a receipt is in your downloads.';
		await expect.poll(shownToasts).toContainEqual(expect.stringContaining(farewell));
		expect(downloads()).toHaveLength(1);
		const receipt = await downloads()[0]?.text;
		expect(receipt).toContain(`an account, number ${rosa.user._id}`);
		expect(receipt).toContain('2 child profiles, 1 story');
		expect(receipt).not.toMatch(/Rosa|Milo|Juno|@/);
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
		expect(localStorage.getItem('token')).toBeNull();
		await expect.poll(() => databasesOf(rosa)).toEqual([]);
		expect(await existsAtServer(rosa)).toBe(false);
		await page.getByLabelText('Email').fill(rosa.user.email ?? '');
		await page.getByLabelText('Password').fill(passwordOf('Rosa'));
		await page.getByRole('button', { name: 'Sign In' }).click();
		const refusal = page.getByRole('alert').getByText('The email or the password is not right.');
		await expect.element(refusal).toBeVisible();
	});

	it('does nothing with a wrong password, offline, or when it is cancelled', async () => {
		const rosa = await server.register('Rosa');
		await openProfile(rosa);
		await open();
		await confirm('');
		await expect.element(dialog().getByText('Please enter your password')).toBeVisible();
		await confirm('a guess');
		await expect.element(dialog().getByText('The password is not right.')).toBeVisible();
		await expect.element(field()).toHaveFocus();

		setOnline(false);
		await confirm(passwordOf('Rosa'));
		const alert = dialog().getByRole('alert');
		await expect.element(alert.getByText('Failed to delete your account')).toBeVisible();
		await expect.element(alert.getByText('You seem to be offline.')).toBeVisible();
		await expect.element(dialog().getByRole('button', { name: 'Delete everything' })).toHaveFocus();
		setOnline(true);

		await dialog().getByRole('button', { name: 'Cancel' }).click();
		await open();
		await expect.element(field()).toHaveValue('');
		await expect.element(alert).not.toBeInTheDocument();
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog()).not.toBeInTheDocument();
		expect(await existsAtServer(rosa)).toBe(true);
		expect(address()).toBe('/profile');
	});

	it('cannot be submitted twice, and shows progress', async () => {
		await openProfile(await server.register('Rosa'));
		const calls = countCalls(deletion);
		const release = holdCall(deletion);
		await open();
		await confirm(passwordOf('Rosa'));
		const button = dialog().getByRole('button', { name: 'Deleting...' });
		await expect.element(button).toBeDisabled();
		await expect.element(button).toHaveAttribute('aria-busy', 'true');
		await userEvent.keyboard('{Enter}');
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog()).not.toBeInTheDocument();
		await open();
		await expect.element(button).toBeDisabled();
		release();
		await expectAddress('/login');
		expect(calls.count).toBe(1);
	});

	it('is refused to the last admin, with the reason', async () => {
		await openProfile(server.ada);
		await open();
		await confirm(adaPassword);
		await expect.element(dialog().getByRole('alert').getByText('The last admin cannot be deleted')).toBeVisible();
		expect(await existsAtServer(server.ada)).toBe(true);
	});

	it('shows no number of stories that the device does not know', async () => {
		failCall('GET /api/sync');
		await openProfile(await server.register('Rosa'));
		await open();
		const loss = dialog().getByText('every story of the family, with pictures and narration');
		await expect.element(loss).toBeVisible();
	});

	it('works with the keyboard alone', async () => {
		const rosa = await server.register('Rosa');
		await openProfile(rosa);
		(page.getByRole('button', { name: 'Delete account' }).element() as HTMLElement).focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(field()).toHaveFocus();
		await userEvent.keyboard(passwordOf('Rosa'));
		await userEvent.keyboard('{Enter}');
		await expectAddress('/login');
		await expect.poll(() => existsAtServer(rosa)).toBe(false);
	});

	it.each<[string, () => Promise<void>]>([
		[
			'a wrong password',
			async () => {
				await open();
				await confirm('a guess');
				await expect.element(dialog().getByText('The password is not right.')).toBeVisible();
			},
		],
		[
			'no network',
			async () => {
				await open();
				setOnline(false);
				await confirm(passwordOf('Rosa'));
				await expect.element(dialog().getByRole('alert')).toBeVisible();
			},
		],
		[
			'success',
			async () => {
				await open();
				await confirm(passwordOf('Rosa'));
				await expect.poll(shownToasts).toContainEqual(expect.stringContaining('has been deleted'));
			},
		],
	])('has no accessibility fault after %s', { tags: 'deep' }, async (_name, go) => {
		await openProfile(await server.register('Rosa'));
		await go();
		await expectAccessible();
	});
});

describe('the section about your data', () => {
	it('is not shown to a child', async () => {
		changeAnswer<Changes>('GET /api/sync', (changes) => ({ ...changes, user: { ...changes.user, role: 'child' } }));
		const pulls = countCalls('GET /api/sync');
		await openApp('/profile', { as: await server.register('Milo') });
		await expect.element(page.getByRole('button', { name: 'Save All Changes' })).toBeVisible();
		await expect.poll(() => pulls.settled).toBeGreaterThan(0);
		await expect.element(page.getByRole('heading', { name: 'Your data' })).not.toBeInTheDocument();
	});
});

async function openProfile(session: Session, options: { viewport?: typeof phone } = {}): Promise<void> {
	await openApp('/profile', { as: session, ...options });
	await expect.element(page.getByRole('heading', { level: 1, name: 'Your Kingdom' })).toBeVisible();
}
