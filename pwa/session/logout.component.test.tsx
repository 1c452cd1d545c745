import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session, User } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { desktop, goTo, openApp, passwordOf, setUpServer } from '../testing/app-page.tsx';
import { expectAddress } from '../testing/list-page.ts';
import { countCalls, holdAnswer, holdCall, setOnline } from '../testing/network.ts';

const server = setUpServer();
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});

const logoutButton = () => page.getByRole('button', { name: 'Logout' });
const question = () => page.getByRole('dialog', { name: 'Log out?' });
const waiting = () => page.getByText('to be sent');
const logoutCall = 'POST /api/auth/logout';
/** The code with which the server refuses the session, or `open`. */
const sessionAtServer = (as: Session) =>
	server.request('GET', '/api/stories', { as }).then(
		() => 'open',
		({ message }: Error) => /no-session/.exec(message)?.[0] ?? message,
	);
const databases = async () => (await indexedDB.databases()).map(({ name }) => name ?? '');
const nameAtServer = async (session: Session) =>
	(await server.request<User>('GET', '/api/auth/profile', { as: session })).profile.name;

describe('a logout', () => {
	// covers: states-transitions/logout-clears-user-error
	// covers: constants-each/token-local-storage-key
	it('removes the token, goes to the login and leaves no data of the family on the device', async () => {
		await createStory(server, rosa);
		await openApp('/', { as: rosa, viewport: desktop });
		await expect.element(page.getByRole('article')).toBeVisible();
		expect(await databases()).toContainEqual(expect.stringContaining(rosa.user._id));
		await logoutButton().click();
		await expectWiped();
		await expect.poll(() => sessionAtServer(rosa)).toBe('no-session');
	});

	// covers: without-network/logout-asks-first-when
	it('wipes the device before the server answers', async () => {
		await openApp('/', { as: rosa, viewport: desktop });
		const calls = countCalls(logoutCall);
		const release = holdCall(logoutCall);
		await logoutButton().click();
		await expectWiped();
		expect(calls).toMatchObject({ count: 1, settled: 0 });
		release();
		await expect.poll(() => sessionAtServer(rosa)).toBe('no-session');
	});

	// covers: without-network/logout-asks-first-when
	it('wipes the device without a network, and ends the session at the server when the network is back', async () => {
		await openApp('/', { as: rosa, viewport: desktop });
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
		setOnline(false);
		await logoutButton().click();
		await expectWiped();
		expect(await sessionAtServer(rosa)).toBe('open');
		setOnline(true);
		await expect.poll(() => sessionAtServer(rosa)).toBe('no-session');
	});

	// Its answer clears the cookie of pictures and narration, which the answer to the login sets.
	it('is answered before the next login is sent', async () => {
		const juno = await server.register('Juno');
		await openApp('/', { as: rosa, viewport: desktop });
		const logins = countCalls('POST /api/auth/login');
		const release = holdAnswer(logoutCall);
		await logoutButton().click();
		await submitLogin(juno, 'Juno');
		await expect.element(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
		expect(logins.count).toBe(0);
		release();
		await expect.element(page.getByRole('heading', { name: 'Welcome, Juno' })).toBeVisible();
		expect(logins.count).toBe(1);
	});

	// covers: without-network/logout-asks-first-when
	it('deletes all data of the account from the device, and the next account finds none of it', async () => {
		const story = await createStory(server, rosa);
		const others = await databases();
		const ownDatabases = async () => (await databases()).filter((name) => !others.includes(name));
		await openApp('/', { as: rosa, viewport: desktop });
		await expect.element(page.getByRole('article').getByRole('heading', { name: story.title })).toBeVisible();
		await expect.poll(ownDatabases).toEqual([`everbranch-${rosa.user._id}`]);
		await logoutButton().click();
		await expectAddress('/login');
		await expect.poll(ownDatabases).toEqual([]);

		await logIn(await server.register('Juno'), 'Juno');
		await expect.element(page.getByText("You haven't created any stories yet")).toBeVisible();
		await goTo(`/story/${story._id}`);
		await expect.element(page.getByRole('alert')).toBeVisible();
		await expect.element(page.getByText(story.title)).not.toBeInTheDocument();
	});

	// covers: without-network/logout-asks-first-when
	it('asks first when a change was not sent yet, and sends it when the user stays', async () => {
		await renameOffline('Rosalie');
		await logoutButton().click();
		await expect.element(question().getByText('The changes to your profile')).toBeVisible();
		await question().getByRole('button', { name: 'Stay' }).click();
		await expect.element(question()).not.toBeInTheDocument();
		setOnline(true);
		await expect.poll(() => nameAtServer(rosa)).toBe('Rosalie');
		await expect.element(waiting()).not.toBeInTheDocument();
		await logoutButton().click();
		await expectAddress('/login');
	});

	it('has a confirmation without accessibility violations', { tags: 'deep' }, async () => {
		await renameOffline('Rosalie');
		await logoutButton().click();
		await expect.element(question().getByText('The changes to your profile')).toBeVisible();
		await expectAccessible();
	});
});

describe('a session that the server ended', () => {
	// covers: without-network/session-server-ended-leaves
	it('keeps the library and outbox for the account, and shows another account nothing of it', async () => {
		await renameOffline('Rosalie');
		const body = { email: rosa.user.email, password: passwordOf('Rosa') };
		const again = await server.request<Session>('POST', '/api/auth/login', { body });
		await server.request('POST', '/api/auth/logout', { as: rosa });
		setOnline(true);
		await expect.element(page.getByText('Session expired. Please log in again.')).toBeVisible();
		await expect.poll(databases).toContain(`everbranch-${rosa.user._id}`);
		expect(await nameAtServer(again)).toBe('Rosa');

		await logIn(await server.register('Juno'), 'Juno');
		await expect.element(page.getByText("You haven't created any stories yet")).toBeVisible();
		await expect.element(waiting()).not.toBeInTheDocument();
		await logoutButton().click();
		await logIn(rosa, 'Rosa', 'Rosalie');
		await expect.poll(() => nameAtServer(again)).toBe('Rosalie');
	});
});

async function expectWiped(): Promise<void> {
	await expectAddress('/login');
	await expect.poll(() => localStorage.getItem('token')).toBeNull();
	await expect.poll(databases).not.toContainEqual(expect.stringContaining(rosa.user._id));
}

async function submitLogin({ user }: Session, name: string): Promise<void> {
	await expectAddress('/login');
	await page.getByLabelText('Email').fill(user.email ?? '');
	await page.getByLabelText('Password').fill(passwordOf(name));
	await page.getByRole('button', { name: 'Sign In' }).click();
}

async function logIn(session: Session, name: string, greeted = name): Promise<void> {
	await submitLogin(session, name);
	await expect.element(page.getByRole('heading', { name: `Welcome, ${greeted}` })).toBeVisible();
}

/** Renames Rosa on the profile screen without a network, so that the change is pending. */
async function renameOffline(name: string): Promise<void> {
	await openApp('/profile', { as: rosa, viewport: desktop });
	await expect.element(page.getByRole('heading', { level: 1, name: 'Your Kingdom' })).toBeVisible();
	setOnline(false);
	await page.getByRole('region', { name: 'Basic information' }).getByLabelText('Name').fill(name);
	await page.getByRole('button', { name: 'Save All Changes' }).click();
	await expect.element(page.getByText('1 thing waits to be sent.')).toBeVisible();
}
