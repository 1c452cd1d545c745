import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findShell } from '../../scripts/test-programs.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { desktop, passwordOf, setUpWorld, tablet } from './browser-world.ts';
import { createChild, createStory } from './stories.ts';
import { untilWorkerControls, withWorker } from './worker.ts';

const world = setUpWorld();
const installed = { viewport: desktop, ...withWorker };

const nameAtServer = async (person: Session) =>
	(await world.request<User>('GET', '/api/auth/profile', { as: person })).profile.name;
/** The ids of the stories in an account's library on this device. */
const storiesIn = (page: Page, { user }: Session) =>
	page.evaluate(async (name) => {
		const opening = indexedDB.open(name);
		await new Promise((resolve) => opening.addEventListener('success', resolve));
		const reading = opening.result.transaction('stories').objectStore('stories').getAllKeys();
		await new Promise((resolve) => reading.addEventListener('success', resolve));
		opening.result.close();
		return reading.result;
	}, `everbranch-${user._id}`);
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

async function logIn(page: Page, { user }: Session, name: string): Promise<void> {
	await page.waitForURL('**/login');
	await page.getByLabel('Email').fill(user.email ?? '');
	await page.getByLabel('Password').fill(passwordOf(name));
	await page.getByRole('button', { name: 'Sign In' }).click();
	await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor();
}

/** Renames the account on the profile screen without a server: the change waits on this device. */
async function renameOffline(page: Page, name: string): Promise<void> {
	await page.goto('/');
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	await page.goto('/profile');
	await page.getByRole('heading', { level: 1, name: 'Your Kingdom' }).waitFor();
	await untilWorkerControls(page);
	await world.stopServer();
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
	it('without waiting deletes unsent entries, so that the worker sends none of them later', async () => {
		const { page, session: rosa } = await world.pageOf('Rosa', installed);
		await renameOffline(page, 'Rosalie');
		await page.getByRole('button', { name: 'Logout' }).click();
		const question = page.getByRole('dialog', { name: 'Log out?' });
		await question.getByRole('button', { name: 'Log out all the same' }).click();
		await page.waitForURL('**/login');
		await world.startServer();
		await logIn(page, rosa, 'Rosa');
		await expect.poll(() => nameAtServer(rosa)).toBe('Rosa');
		await expect.poll(() => page.getByText('to be sent').count()).toBe(0);
	});
});

describe('a window that was frozen while another account logged in elsewhere', () => {
	it('continues as that account, and writes nothing of it into the library of the former one', async () => {
		const { page, session: rosa } = await world.pageOf('Rosa', { viewport: desktop });
		const story = await createStory(world, rosa);
		// A frozen window gets no events of changes in another one.
		await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
		await page.goto('/');
		await titles(page).getByText(story.title).waitFor();
		const juno = await world.register('Juno');
		await createStory(world, juno);
		const other = await page.context().newPage();
		await other.goto('/robots.txt');
		await other.evaluate((token) => localStorage.setItem('token', token), juno.token);
		await page.evaluate(() => void dispatchEvent(new Event('focus')));
		await page.getByRole('heading', { name: 'Welcome, Juno' }).waitFor();
		await expect.poll(() => storiesIn(page, rosa)).toEqual([story._id]);
	});
});

describe('a browser that was closed', () => {
	// covers: without-network/browser-was-closed-opens
	it('restores everything when it is opened without a server, in the view in which it was left', async () => {
		const rosa = await world.register('Rosa');
		const milo = await createChild(world, rosa, 'Milo');
		const hers = await createStory(world, rosa, { hero: 'Lumi', isDrawn: true });
		const his = await createStory(world, rosa, { hero: 'Pip', childId: milo._id, isDrawn: true });
		const folder = await mkdtemp(join(tmpdir(), 'everbranch-profile-'));
		onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

		await onTabletOf(folder, async (page) => {
			await page.goto('/robots.txt');
			await page.evaluate((token) => localStorage.setItem('token', token), rosa.token);
			await page.goto('/');
			await titles(page).getByText(hers.title).waitFor();
			await untilWorkerControls(page);
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
	// covers: without-network/browser-without-background-sync
	it('sends waiting entries as soon as the server is back', async () => {
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
