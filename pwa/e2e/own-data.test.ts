import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../shared/user.ts';
import { adaKeepsTheHouse, loginAsAda } from './admin.ts';
import { answer, change, countCalls, cutLine, hold, recover, refuse } from './answers.ts';
import { childOf, storyOf } from './family.ts';
import { faultsOf } from './faults.ts';
import { hasFocus, kingdomOf } from './kingdom.ts';
import { bringUpWorld, passwordOf, phone } from './world.ts';

const world = bringUpWorld(adaKeepsTheHouse);

const kingdomFor = (session: Session, options = {}) => kingdomOf(world, session, options);

describe('downloading your data', () => {
	const press = (page: Page) => page.getByRole('button', { name: 'Download your data' }).click();

	it('brings one archive with the stories, to be read without Everbranch', async () => {
		const rosa = await world.register('Rosa');
		await childOf(world, rosa, 'Milo');
		const { title } = await storyOf(world, rosa, { isDrawn: true });
		const page = await kingdomFor(rosa);
		const [download] = await Promise.all([page.waitForEvent('download'), press(page)]);
		expect(download.suggestedFilename()).toMatch(/^everbranch-\d{4}-\d\d-\d\d\.zip$/);
		await page.getByText('Your data is in your downloads').waitFor();
		const files = unzipSync(new Uint8Array(await readFile(await download.path())));
		const paths = Object.keys(files);
		const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
		expect(JSON.parse(read('account.json')).email).toBe(rosa.user.email);
		expect(JSON.parse(read('stories.json'))[0].title).toBe(title);
		const storyPath = paths.find((path) => path.startsWith('stories/')) ?? '';
		const picture = paths.find((path) => path.startsWith('pictures/')) ?? '';
		expect(strFromU8(files[picture]?.slice(8, 12) ?? new Uint8Array())).toBe('WEBP');
		const reader = await (await world.newDevice()).newPage();
		await reader.route('**', (route) => {
			const bytes = files[decodeURIComponent(new URL(route.request().url()).pathname.slice(1))];
			return bytes ? route.fulfill({ body: Buffer.from(bytes) }) : route.abort();
		});
		await reader.goto(`http://unpacked.example/${storyPath}`);
		await reader.getByRole('heading', { level: 1, name: title }).waitFor();
		await expect.poll(() => reader.evaluate(() => document.querySelector('img')?.naturalWidth)).toBe(1536);
	});

	it('says that it takes a while, cannot be begun twice, and says why it failed', async () => {
		const page = await kingdomFor(await world.register('Rosa'));
		const calls = countCalls(page, 'GET /api/users/export');
		const release = await hold(page, 'GET /api/users/export');
		await press(page);
		await page.getByRole('status').getByText('Your archive is being packed. A large one takes a while.').waitFor();
		await expect.poll(() => page.getByRole('button', { name: 'Downloading...' }).isDisabled()).toBe(true);
		const [download] = await Promise.all([page.waitForEvent('download'), release()]);
		await download.delete();
		await recover(page);
		expect(calls.count).toBe(1);

		await refuse(page, 'GET /api/users/export', 429, { error: 'Too many attempts.' });
		await press(page);
		const alert = page.getByRole('alert').filter({ hasText: 'Failed to download your data' });
		await alert.getByText('Too many attempts.').waitFor();
		await hasFocus(page.getByRole('button', { name: 'Download your data' }));
		await recover(page);
		await page.context().setOffline(true);
		await press(page);
		await alert.getByText('You seem to be offline.').waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
	});
});

describe('deleting the account', () => {
	const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });
	const open = async (page: Page) => {
		await page.getByRole('button', { name: 'Delete account' }).click();
		await dialogOf(page).waitFor();
	};
	const confirm = async (page: Page, password: string) => {
		await dialogOf(page).getByLabel('Your password').fill(password);
		await dialogOf(page).getByRole('button', { name: 'Delete everything' }).click();
	};
	const isThere = async (session: Session) =>
		(await fetch(`${world.address}/api/auth/profile`, { headers: { Authorization: `Bearer ${session.token}` } })).ok;

	it('says what goes, asks for the password, and leaves nothing behind', async () => {
		const rosa = await world.register('Rosa');
		await childOf(world, rosa, 'Milo');
		await childOf(world, rosa, 'Juno');
		await storyOf(world, rosa);
		const page = await kingdomFor(rosa, { viewport: phone });
		await open(page);
		await dialogOf(page).getByText('2 child profiles: Milo and Juno').waitFor();
		await dialogOf(page).getByText('1 story, with pictures and narration').waitFor();
		const [receipt] = await Promise.all([page.waitForEvent('download'), confirm(page, passwordOf('Rosa'))]);
		await page.waitForURL('**/login');
		await page
			.getByText('Your account and everything in it has been deleted; a receipt is in your downloads.')
			.waitFor();
		const told = await readFile(await receipt.path(), 'utf8');
		expect(told).toContain(`an account, number ${rosa.user._id}`);
		expect(told).toContain('2 child profiles, 1 story');
		expect(told).not.toMatch(/Rosa|Milo|Juno|@/);
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
		await page.waitForFunction(
			async (id) => !(await indexedDB.databases()).some(({ name }) => name?.includes(id)),
			rosa.user._id,
		);
		await expect.poll(() => isThere(rosa)).toBe(false);
		await page.getByLabel('Email').fill(rosa.user.email ?? '');
		await page.getByLabel('Password').fill(passwordOf('Rosa'));
		await page.getByRole('button', { name: 'Sign In' }).click();
		await page.getByRole('alert').getByText('The email or the password is not right.').waitFor();
	});

	it('does nothing without the right password, without a network, or when it is cancelled', async () => {
		const rosa = await world.register('Rosa');
		const page = await kingdomFor(rosa);
		await open(page);
		const field = dialogOf(page).getByLabel('Your password');
		await confirm(page, '');
		await dialogOf(page).getByText('Please enter your password').waitFor();
		await confirm(page, 'a guess');
		await dialogOf(page).getByText('The password is not right.').waitFor();
		await hasFocus(field);
		await expect.poll(() => faultsOf(page)).toEqual([]);

		await page.context().setOffline(true);
		await confirm(page, passwordOf('Rosa'));
		const alert = dialogOf(page).getByRole('alert');
		await alert.getByText('Failed to delete your account').waitFor();
		await alert.getByText('You seem to be offline.').waitFor();
		const button = dialogOf(page).getByRole('button', { name: 'Delete everything' });
		await hasFocus(button);
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await page.context().setOffline(false);

		await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
		await open(page);
		await expect.poll(() => field.inputValue()).toBe('');
		await expect.poll(() => dialogOf(page).getByRole('alert').count()).toBe(0);
		await page.keyboard.press('Escape');
		await dialogOf(page).waitFor({ state: 'detached' });
		await expect.poll(() => isThere(rosa)).toBe(true);
		expect(new URL(page.url()).pathname).toBe('/profile');
	});

	it('cannot be asked for twice, and says so while it goes on', async () => {
		const rosa = await world.register('Rosa');
		const page = await kingdomFor(rosa);
		const calls = countCalls(page, 'DELETE /api/users/me');
		const { promise: slowLine, resolve: release } = Promise.withResolvers<void>();
		await answer(page, 'DELETE /api/users/me', (route) => slowLine.then(() => route.continue()));
		await open(page);
		await confirm(page, passwordOf('Rosa'));
		const button = dialogOf(page).getByRole('button', { name: 'Deleting...' });
		await button.waitFor();
		await expect
			.poll(async () => [await button.isDisabled(), await button.getAttribute('aria-busy')])
			.toEqual([true, 'true']);
		await page.keyboard.press('Enter');
		await page.keyboard.press('Escape');
		await dialogOf(page).waitFor({ state: 'detached' });
		await open(page);
		await expect.poll(() => button.isDisabled()).toBe(true);
		release();
		await page.waitForURL('**/login');
		expect(calls.count).toBe(1);
	});

	it('is refused to the last admin, in words', async () => {
		const ada = await loginAsAda(world);
		const page = await kingdomFor(ada);
		await open(page);
		await confirm(page, adaKeepsTheHouse.ADMIN_PASSWORD);
		await dialogOf(page).getByRole('alert').getByText('The last admin cannot be deleted').waitFor();
		await expect.poll(() => isThere(ada)).toBe(true);
	});

	it('promises no number of stories that it does not know', async () => {
		const rosa = await world.register('Rosa');
		const page = await kingdomFor(rosa);
		await cutLine(page, 'GET /api/sync');
		await open(page);
		await dialogOf(page).getByText('every story of the family, with pictures and narration').waitFor();
	});

	it('is done with the keyboard alone', async () => {
		const rosa = await world.register('Rosa');
		const page = await kingdomFor(rosa);
		await page.getByRole('button', { name: 'Delete account' }).press('Enter');
		await dialogOf(page).waitFor();
		await page.keyboard.type(passwordOf('Rosa'));
		await page.keyboard.press('Enter');
		await page.waitForURL('**/login');
		await expect.poll(() => isThere(rosa)).toBe(false);
	});
});

describe('own data', () => {
	it('is not a child’s to take or to delete from the screen', async () => {
		const page = await world.pageFor(await world.register('Milo'));
		await change<{ user: object }>(page, 'GET /api/sync', (told) => ({
			...told,
			user: { ...told.user, role: 'child' },
		}));
		await page.goto('/profile');
		await page.getByRole('button', { name: 'Save All Changes' }).waitFor();
		await expect.poll(() => page.getByRole('heading', { name: 'Your data' }).count()).toBe(0);
	});
});
