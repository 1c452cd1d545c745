import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenSession } from '../../shared/sessions.ts';
import type { Session } from '../../shared/user.ts';
import { change, cutLine, hold, recover, refuse } from './answers.ts';
import { faultsOf } from './faults.ts';
import { hasFocus, kingdomOf } from './kingdom.ts';
import { bringUpWorld, passwordOf, phone } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
beforeEach(async () => {
	rosa = await world.register('Rosa');
});
const kingdom = (options = {}) => kingdomOf(world, rosa, options);
const partOf = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' });
const rowsOf = (page: Page) => partOf(page).getByRole('listitem');
const signOutOf = (page: Page) => partOf(page).getByRole('button', { name: /^Sign out (Chrome|Unknown)/ });
const sessions = () => world.ask<OpenSession[]>('GET', '/api/auth/sessions', { as: rosa });

/** The same person somewhere else. */
async function signInAgain(): Promise<Session> {
	const body = { email: rosa.user.email, password: passwordOf('Rosa') };
	return world.ask<Session>('POST', '/api/auth/login', { body });
}

describe('where one is signed in', () => {
	it('is this device alone at first', async () => {
		const page = await kingdom({ viewport: phone });
		await rowsOf(page).getByText('This device').waitFor();
		await partOf(page).getByText('You are signed in nowhere else.').waitFor();
		await expect.poll(() => rowsOf(page).count()).toBe(1);
		await expect.poll(() => rowsOf(page).getByRole('button').count()).toBe(0);
		await expect.poll(() => partOf(page).getByRole('button').count()).toBe(0);
	});

	it('tells every device in words, and signs one out, which goes to the login at once', async () => {
		const tablet = await world.pageFor(await signInAgain());
		await tablet.goto('/');
		await tablet.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		const page = await kingdom({ viewport: phone });
		await expect.poll(() => rowsOf(page).count()).toBe(2);
		await rowsOf(page).getByText('Used in the last two hours').waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await signOutOf(page).click();
		await page.getByText('Unknown device has been signed out').waitFor();
		await expect.poll(() => rowsOf(page).count()).toBe(1);
		await hasFocus(partOf(page).getByRole('list'));
		await tablet.getByText('Session expired. Please log in again.').waitFor();
		await partOf(page).getByText('You are signed in nowhere else.').waitFor();
	});

	it('signs out everywhere else, after a question', async () => {
		await Promise.all([signInAgain(), signInAgain()]);
		const page = await kingdom();
		await expect.poll(() => rowsOf(page).count()).toBe(3);
		const ask = () => partOf(page).getByRole('button', { name: 'Sign out everywhere else' }).click();
		const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
		await ask();
		await dialog.getByText('The 2 other devices ask for the password').waitFor();
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await expect.poll(async () => (await sessions()).length).toBe(3);
		await ask();
		await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
		await page.getByText('All other devices have been signed out').waitFor();
		await dialog.waitFor({ state: 'detached' });
		await expect.poll(() => rowsOf(page).count()).toBe(1);
		await expect.poll(async () => (await sessions()).length).toBe(1);
	});

	it('is looked at anew when another password has ended the others', async () => {
		await signInAgain();
		const page = await kingdom();
		await expect.poll(() => rowsOf(page).count()).toBe(2);
		await page.getByRole('button', { name: 'Change password' }).click();
		const dialog = page.getByRole('dialog', { name: 'Change password' });
		await dialog.getByLabel('Current password').fill(passwordOf('Rosa'));
		await dialog.getByLabel('New password', { exact: true }).fill('a lantern in the fog');
		await dialog.getByLabel('Confirm new password').fill('a lantern in the fog');
		await dialog.getByRole('button', { name: 'Change password' }).click();
		await page.getByText('Password changed.').waitFor();
		await rowsOf(page).getByText('Chrome on').waitFor();
		await expect.poll(() => rowsOf(page).count()).toBe(1);
	});

	it('says what it waits for, and why it cannot be seen', async () => {
		const page = await world.pageFor(rosa);
		const release = await hold(page, 'GET /api/auth/sessions');
		await page.goto('/profile');
		await partOf(page).getByText('Looking for your devices…').waitFor();
		release();
		await rowsOf(page).getByText('This device').waitFor();
		await recover(page);
		await refuse(page, 'GET /api/auth/sessions', 503, { error: 'The server is busy.' });
		await page.reload();
		const alert = partOf(page).getByRole('alert');
		await alert.getByText('Failed to see where you are signed in').waitFor();
		await alert.getByText('The server is busy.').waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await recover(page);
		await partOf(page).getByRole('button', { name: 'Try again' }).click();
		await rowsOf(page).getByText('This device').waitFor();
	});

	it('keeps a device that could not be signed out, and says why', async () => {
		await signInAgain();
		const page = await kingdom();
		await cutLine(page, 'DELETE /api/auth/sessions/*');
		await signOutOf(page).click();
		const alert = partOf(page).getByRole('alert');
		await alert.getByText('Failed to sign out there').waitFor();
		await expect.poll(() => rowsOf(page).count()).toBe(2);
		await recover(page);
		const [other] = (await sessions()).filter(({ isThis }) => !isThis);
		await world.ask('DELETE', `/api/auth/sessions/${other?._id}`, { as: rosa });
		await signOutOf(page).click();
		await expect.poll(() => rowsOf(page).count()).toBe(1);
		await expect.poll(() => alert.count()).toBe(0);
	});

	it('waits for a network where there is none, and comes with it', async () => {
		const page = await kingdom();
		await rowsOf(page).getByText('This device').waitFor();
		await page.getByRole('link', { name: 'Adventure Hub' }).click();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		await page.context().setOffline(true);
		await page.goBack();
		await partOf(page).getByText('You are offline. The list will be here as soon as there is a connection.').waitFor();
		await page.context().setOffline(false);
		await rowsOf(page).getByText('This device').waitFor();
	});

	it('is not a child’s to see', async () => {
		const page = await world.pageFor(rosa);
		await change<{ user: object }>(page, 'GET /api/sync', (told) => ({
			...told,
			user: { ...told.user, role: 'child' },
		}));
		await page.goto('/profile');
		await page.getByRole('button', { name: 'Save All Changes' }).waitFor();
		await expect.poll(() => partOf(page).count()).toBe(0);
	});
});
