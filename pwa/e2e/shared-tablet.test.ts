import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findShell } from '../../scripts/browser.ts';
import type { Session, User } from '../../shared/user.ts';
import { childOf, storyOf } from './family.ts';
import { faultsOf } from './faults.ts';
import { withWorker, workerIsInCharge } from './worker.ts';
import { bringUpWorld, desktop, passwordOf, tablet } from './world.ts';

const world = bringUpWorld();
const installed = { viewport: desktop, ...withWorker };

const nameAtServer = async (person: Session) =>
	(await world.ask<User>('GET', '/api/auth/profile', { as: person })).profile.name;
const databasesOf = (page: Page) =>
	page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').toSorted());
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

async function logIn(page: Page, { user }: Session, name: string, greeted = name): Promise<void> {
	await page.waitForURL('**/login');
	await page.getByLabel('Email').fill(user.email ?? '');
	await page.getByLabel('Password').fill(passwordOf(name));
	await page.getByRole('button', { name: 'Sign In' }).click();
	await page.getByRole('heading', { name: `Welcome, ${greeted}` }).waitFor();
}

/** Renames somebody on the profile screen while the server cannot be reached: it waits on this device. */
async function renameOffline(page: Page, name: string, cut = () => world.stopServer()): Promise<void> {
	await page.goto('/');
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	await page.goto('/profile');
	await page.getByRole('heading', { level: 1, name: 'Your Kingdom' }).waitFor();
	await workerIsInCharge(page);
	await cut();
	await page.getByRole('region', { name: 'Basic information' }).getByLabel('Name').fill(name);
	await page.getByRole('button', { name: 'Save All Changes' }).click();
	await page.getByText('1 thing waits to be sent.').waitFor();
}

/** A browser in which no worker is woken to send what waits, as Safari. */
async function withoutBackgroundSync(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Reflect.deleteProperty(window, 'SyncManager');
		Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined });
	});
}

describe('a logout', () => {
	const logout = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();
	const question = (page: Page) => page.getByRole('dialog', { name: 'Log out?' });

	it('takes everything of the account off the device, and the next one finds nothing of it', async () => {
		const { page, session: rosa } = await world.pageOf('Rosa', { viewport: desktop });
		const story = await storyOf(world, rosa);
		await page.goto('/');
		await titles(page).getByText(story.title).waitFor();
		await expect.poll(() => databasesOf(page)).toEqual(['everbranch', `everbranch-${rosa.user._id}`]);
		await logout(page);
		await page.waitForURL('**/login');
		await expect.poll(() => databasesOf(page)).toEqual(['everbranch']);

		const juno = await world.register('Juno');
		await logIn(page, juno, 'Juno');
		await page.getByText("You haven't created any stories yet").waitFor();
		await page.goto(`/story/${story._id}`);
		await page.getByRole('alert').waitFor();
		await expect.poll(() => page.getByText(story.title).count()).toBe(0);
	});

	it('asks first when something was not sent yet, and stays when the answer is no', async () => {
		const { page, session: rosa } = await world.pageOf('Rosa', installed);
		await renameOffline(page, 'Rosalie');
		await logout(page);
		await question(page).getByText('The changes to your profile').waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await page.setViewportSize(desktop);
		await question(page).getByRole('button', { name: 'Stay' }).click();
		await world.startServer();
		await expect.poll(() => nameAtServer(rosa)).toBe('Rosalie');
		await logout(page);
		await page.waitForURL('**/login');
	});

	it('all the same takes with it what was not sent', async () => {
		const { page, session: rosa } = await world.pageOf('Rosa', installed);
		await renameOffline(page, 'Rosalie');
		await logout(page);
		await question(page).getByRole('button', { name: 'Log out all the same' }).click();
		await page.waitForURL('**/login');
		await world.startServer();
		await logIn(page, rosa, 'Rosa');
		await expect.poll(() => nameAtServer(rosa)).toBe('Rosa');
		await expect.poll(() => page.getByText('to be sent').count()).toBe(0);
	});
});

describe('a session that the server ended', () => {
	it('leaves the library and what waits for the same person to come back, and shows another nothing of it', async () => {
		const { page, session: rosa } = await world.pageOf('Rosa', installed);
		// Only the page can be cut from a server that others reach.
		await withoutBackgroundSync(page);
		await renameOffline(page, 'Rosalie', () => page.context().setOffline(true));
		const again = await world.ask<Session>('POST', '/api/auth/login', {
			body: { email: rosa.user.email, password: passwordOf('Rosa') },
		});
		await world.ask('POST', '/api/auth/logout', { as: rosa });
		await page.context().setOffline(false);
		await page.getByText('Session expired. Please log in again.').waitFor();
		await expect.poll(() => databasesOf(page)).toContain(`everbranch-${rosa.user._id}`);
		await expect.poll(() => nameAtServer(again)).toBe('Rosa');

		const juno = await world.register('Juno');
		await logIn(page, juno, 'Juno');
		await expect.poll(() => page.getByText('to be sent').count()).toBe(0);
		await page.getByRole('button', { name: 'Logout' }).click();
		await logIn(page, rosa, 'Rosa', 'Rosalie');
		await expect.poll(() => nameAtServer(again)).toBe('Rosalie');
	});
});

describe('a browser that was closed', () => {
	it('has everything again when it is opened without a server, in the view in which it was left', async () => {
		const rosa = await world.register('Rosa');
		const milo = await childOf(world, rosa, 'Milo');
		const hers = await storyOf(world, rosa, { hero: 'Lumi', isDrawn: true });
		const his = await storyOf(world, rosa, { hero: 'Pip', childId: milo._id, isDrawn: true });
		const folder = await mkdtemp(join(tmpdir(), 'everbranch-profile-'));
		onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

		await onTabletOf(folder, async (page) => {
			await page.goto('/robots.txt');
			await page.evaluate((token) => localStorage.setItem('token', token), rosa.token);
			await page.goto('/');
			await titles(page).getByText(hers.title).waitFor();
			await workerIsInCharge(page);
			await page.getByRole('button', { name: 'Active Profile' }).first().click();
			await page.getByRole('menuitemradio', { name: 'Milo' }).click();
			await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
			await titles(page).getByText(his.title).waitFor();
		});
		await world.stopServer();
		try {
			await onTabletOf(folder, async (page) => {
				await page.goto('/');
				await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
				await titles(page).getByText(his.title).waitFor();
				await expect.poll(() => titles(page).count()).toBe(1);
				await page.getByRole('link', { name: his.title, exact: true }).click();
				await page.getByRole('heading', { name: /^Chapter 1\b/ }).waitFor();
			});
		} finally {
			await world.startServer();
		}
	});
});

describe('a browser without background sync, as Safari', () => {
	it('sends what waits as soon as the server is back', async () => {
		const { page, session: rosa } = await world.pageOf('Rosa', installed);
		await withoutBackgroundSync(page);
		await renameOffline(page, 'Rosalie');
		await page.reload();
		await page.getByText('1 thing waits to be sent.').waitFor();
		await world.startServer();
		await expect.poll(() => nameAtServer(rosa)).toBe('Rosalie');
		await page.getByText('1 thing waits to be sent.').waitFor({ state: 'detached' });
	});
});

/** The same tablet each time: what a browser keeps stays in the folder. */
async function onTabletOf(folder: string, use: (page: Page) => Promise<void>): Promise<void> {
	const device: BrowserContext = await chromium.launchPersistentContext(folder, {
		executablePath: findShell() ?? '',
		args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
		baseURL: world.address,
		viewport: tablet,
	});
	try {
		await use(device.pages()[0] ?? (await device.newPage()));
	} finally {
		await device.close();
	}
}
