import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/user.ts';
import { answer, cutLine, recover, refuse } from './answers.ts';
import { childOf } from './family.ts';
import { faultsOf } from './faults.ts';
import { hasFocus, kingdomOf, saveAll, saveAndReload } from './kingdom.ts';
import { bringUpWorld, phone } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
beforeEach(async () => {
	rosa = await world.register('Rosa');
});
const kingdom = (options = {}) => kingdomOf(world, rosa, options);
const cardOf = (page: Page, name: string) => page.getByRole('article', { name });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const children = () => world.ask<User[]>('GET', '/api/users/children', { as: rosa });

describe('adding a child', () => {
	const open = async (page: Page) => {
		await page.getByRole('button', { name: 'Add a child' }).click();
		return dialogOf(page, 'Add a child');
	};
	const add = async (dialog: Locator, name: string, age: string) => {
		await dialog.getByLabel('Name').fill(name);
		await dialog.getByLabel('Age').fill(age);
		await dialog.getByRole('button', { name: 'Add child' }).click();
	};

	it('names what is wrong with name and age', async () => {
		const page = await kingdom({ viewport: phone });
		const dialog = await open(page);
		const ageSentence = 'Age must be a whole number from 1 to 17';
		const wrong = [
			['', '', 'Child name and age are required', 'Name'],
			['Milo', '', 'Child name and age are required', 'Age'],
			[' ', '7', 'Child name and age are required', 'Name'],
			['x'.repeat(61), '7', 'At most 60 characters', 'Name'],
			['Milo', '0', ageSentence, 'Age'],
			['Milo', '18', ageSentence, 'Age'],
		] as const;
		for (const [name, age, sentence, field] of wrong) {
			await add(dialog, name, age);
			await dialog.getByText(sentence, { exact: true }).waitFor();
			await hasFocus(dialog.getByLabel(field));
		}
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await expect.poll(() => children()).toEqual([]);
	});

	it('takes ages from 1 to 17, rated up to the age and never beyond 12, with fantasy and adventure', async () => {
		const page = await kingdom();
		for (const [name, age] of [
			['🦊'.repeat(60), 1],
			['Juno', 12],
			['Ida', 13],
			['Max', 17],
		] as const) {
			await add(await open(page), name, String(age));
			await cardOf(page, name)
				.getByText(`Age ${age} · rated up to ${Math.min(age, 12)} · 2 genres`)
				.waitFor();
		}
		await expect.poll(async () => (await children()).length).toBe(4);
		const added = await children();
		expect(added.map(({ settings }) => settings.contentRestrictions.maxAgeRating)).toEqual([1, 12, 12, 12]);
		for (const { settings } of added) expect(settings.allowedGenres).toEqual(['fantasy', 'adventure']);
	});

	it('says that it succeeded for three seconds, and gives the focus back', async () => {
		const page = await kingdom();
		await page.clock.install();
		const dialog = await open(page);
		await page.clock.pauseAt(Date.now() + 60_000);
		await add(dialog, 'Milo', '7');
		const success = page.getByText('Child profile added successfully');
		await success.waitFor();
		await hasFocus(page.getByRole('button', { name: 'Add a child' }));
		await page.clock.runFor(2_999);
		await expect.poll(() => success.count()).toBe(1);
		await page.clock.runFor(1);
		await success.waitFor({ state: 'detached' });
	});

	it('says that it failed for five seconds; what was typed stays', async () => {
		const page = await kingdom();
		await page.clock.install();
		const dialog = await open(page);
		await refuse(page, 'POST /api/users/children', 400);
		await page.clock.pauseAt(Date.now() + 60_000);
		await add(dialog, 'Milo', '7');
		const failure = dialog.getByRole('alert').getByText('Failed to add child profile', { exact: true });
		await failure.waitFor();
		await hasFocus(dialog.getByRole('button', { name: 'Add child' }));
		await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Milo');
		await page.clock.runFor(4_999);
		await expect.poll(() => failure.count()).toBe(1);
		await page.clock.runFor(1);
		await failure.waitFor({ state: 'detached' });
		await page.clock.resume();
		await recover(page);
		await dialog.getByRole('button', { name: 'Add child' }).click();
		await page.getByText('Child profile added successfully').waitFor();
		await cardOf(page, 'Milo').waitFor();
		await expect.poll(() => children()).toHaveLength(1);
	});

	it('makes one child, also when the answer got lost', async () => {
		const page = await kingdom();
		await answer(page, 'POST /api/users/children', async (route) => {
			await route.fetch();
			await route.abort('connectionreset');
		});
		await add(await open(page), 'Milo', '7');
		await page.getByText('Saved on this device.').waitFor();
		await cardOf(page, 'Milo').waitFor();
		await page.getByText('1 thing waits to be sent.').waitFor();
		await recover(page);
		await page.getByText('1 thing waits to be sent.').waitFor({ state: 'detached' });
		await expect.poll(() => children()).toHaveLength(1);
	});

	it('without a network makes a child that one can act as, and whose settings can be chosen, at once', async () => {
		const page = await kingdom();
		await page.context().setOffline(true);
		await add(await open(page), 'Milo', '7');
		await page.getByRole('button', { name: 'Settings of Milo' }).click();
		await cardOf(page, 'Milo').getByLabel('Maximum age rating').selectOption('3');
		await cardOf(page, 'Milo').getByRole('button', { name: 'Save settings' }).click();
		await cardOf(page, 'Milo').getByText('Age 7 · rated up to 3 · 2 genres').waitFor();
		await page.getByText('2 things wait to be sent.').waitFor();
		await expect.poll(() => children()).toEqual([]);
		await page.context().setOffline(false);
		await page.getByText('2 things wait to be sent.').waitFor({ state: 'detached' });
		await expect.poll(async () => (await children())[0]?.settings.contentRestrictions.maxAgeRating).toBe(3);
	});
});

describe('the settings of a child', () => {
	let milo: User;
	beforeEach(async () => {
		milo = await childOf(world, rosa, 'Milo', { age: 7 });
	});
	const open = async (page: Page, name = 'Milo') => {
		await page.getByRole('button', { name: `Settings of ${name}` }).click();
		return cardOf(page, name);
	};
	const save = (card: Locator) => card.getByRole('button', { name: 'Save settings' }).click();

	it('offer ratings up to the child’s age, and are saved', async () => {
		const page = await kingdom();
		const card = await open(page);
		const rating = card.getByLabel('Maximum age rating');
		await expect.poll(() => rating.locator('option').allInnerTexts()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
		await rating.selectOption('1');
		await card.getByRole('button', { name: 'Allow none' }).click();
		await card.getByText('Without a genre, Milo cannot begin a new story.').waitFor();
		await card.getByLabel('New topic').fill('spiders');
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await save(card);
		await page.getByText('Child settings updated successfully').waitFor();
		await card.getByText('Age 7 · rated up to 1 · no genres').waitFor();
		await hasFocus(card.getByRole('button', { name: 'Settings of Milo' }));
		await expect
			.poll(async () => (await children())[0]?.settings)
			.toEqual({
				allowedGenres: [],
				contentRestrictions: { maxAgeRating: 1, disabledTopics: ['spiders'] },
			});
	});

	it('say that they were not saved, and keep what was chosen; Save All Changes saves them too', async () => {
		const page = await kingdom();
		const card = await open(page);
		await card.getByLabel('Maximum age rating').selectOption('5');
		await refuse(page, 'PUT /api/users/settings/*', 403);
		await save(card);
		await card.getByRole('alert').getByText('Failed to update child settings').waitFor();
		await hasFocus(card.getByRole('button', { name: 'Save settings' }));
		await card.getByRole('button', { name: 'Settings of Milo' }).click();
		await card.getByText('Not saved yet').waitFor();
		await saveAll(page).click();
		await page.getByRole('alert').getByText('Failed to update child settings').waitFor();
		await recover(page);
		await saveAndReload(page);
		await expect.poll(async () => (await children())[0]?.settings.contentRestrictions.maxAgeRating).toBe(5);
	});

	it.each([
		'Save settings',
		'Save All Changes',
	])('of one that was deleted elsewhere, on %s, say so and go', async (button) => {
		const page = await kingdom();
		const card = await open(page);
		await card.getByLabel('Maximum age rating').selectOption('3');
		// The device has not heard of it yet.
		await cutLine(page, 'GET /api/sync');
		await world.ask('DELETE', `/api/users/children/${milo._id}`, { as: rosa });
		await page.getByRole('button', { name: button }).click();
		const alert = page.getByRole('alert').filter({ hasText: 'Failed to update child settings' });
		await alert.getByText('Milo was deleted on another device.').waitFor();
		await card.waitFor({ state: 'detached' });
		await expect.poll(() => page.getByText('Some changes are not saved yet.').count()).toBe(0);
		await saveAndReload(page);
	});
});

describe('deleting a child', () => {
	const question = 'Are you sure you want to delete this child? This action cannot be undone.';
	let milo: User;
	beforeEach(async () => {
		milo = await childOf(world, rosa, 'Milo');
	});
	const ask = async (page: Page) => {
		await page.getByRole('button', { name: 'Delete Milo' }).click();
		const dialog = dialogOf(page, 'Delete Milo?');
		await dialog.getByText(question, { exact: true }).waitFor();
		return dialog;
	};

	it('is asked about first, and not done when it is cancelled', async () => {
		const page = await kingdom({ viewport: phone });
		const dialog = await ask(page);
		await hasFocus(dialog.getByRole('button', { name: 'Cancel' }));
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await hasFocus(page.getByRole('button', { name: 'Delete Milo' }));
		await expect.poll(() => children()).toHaveLength(1);
	});

	it('says when it failed, and when it is done', async () => {
		const page = await kingdom();
		await refuse(page, 'DELETE /api/users/children/*', 403);
		await (await ask(page)).getByRole('button', { name: 'Delete' }).click();
		await page.getByRole('alert').getByText('Failed to delete child profile').waitFor();
		await cardOf(page, 'Milo').waitFor();
		await recover(page);
		await (await ask(page)).getByRole('button', { name: 'Delete' }).click();
		await page.getByText('Child profile deleted successfully').waitFor();
		await hasFocus(page.getByRole('heading', { name: 'Child profiles' }));
		await cardOf(page, 'Milo').waitFor({ state: 'detached' });
		await expect.poll(() => children()).toEqual([]);
		await page.getByText('Receipts of deleted child profiles').click();
		await page.getByText('a child profile, and with it nothing else').waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
		const press = page.getByRole('button', { name: 'Download receipt' }).click();
		const [receipt] = await Promise.all([page.waitForEvent('download'), press]);
		const told = await readFile(await receipt.path(), 'utf8');
		expect(told).toContain(`a child profile, number ${milo._id}`);
		expect(told).not.toContain('Milo');
	});

	it('is done here at once without a network, and there as soon as there is one', async () => {
		const page = await kingdom();
		await page.context().setOffline(true);
		await (await ask(page)).getByRole('button', { name: 'Delete' }).click();
		await cardOf(page, 'Milo').waitFor({ state: 'detached' });
		await page.getByText('Saved on this device.').waitFor();
		await expect.poll(() => children()).toHaveLength(1);
		await page.context().setOffline(false);
		await expect.poll(children).toEqual([]);
	});

	it('who is gone already, as on another device, is as good as done', async () => {
		const page = await kingdom();
		// The device has not heard of it yet.
		await cutLine(page, 'GET /api/sync');
		await world.ask('DELETE', `/api/users/children/${milo._id}`, { as: rosa });
		await (await ask(page)).getByRole('button', { name: 'Delete' }).click();
		await page.getByText('Child profile deleted successfully').waitFor();
		await cardOf(page, 'Milo').waitFor({ state: 'detached' });
	});
});
