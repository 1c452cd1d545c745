import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/user.ts';
import { change, countCalls, hold, recover, refuse } from './answers.ts';
import { childOf } from './family.ts';
import { faultsOf } from './faults.ts';
import { hasFocus, kingdomOf, saveAll, saveAndReload } from './kingdom.ts';
import { bringUpWorld, passwordOf } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
beforeEach(async () => {
	rosa = await world.register('Rosa');
});
const kingdom = (options = {}) => kingdomOf(world, rosa, options);
const basicsOf = (page: Page) => page.getByRole('region', { name: 'Basic information' });
const contentOf = (page: Page) => page.getByRole('region', { name: 'Content settings' });
const me = () => world.ask<User>('GET', '/api/auth/profile', { as: rosa });

describe('the own profile', () => {
	it('is saved, says so, and loads anew after a second', async () => {
		const page = await kingdom();
		await page.clock.install();
		await basicsOf(page).getByLabel('Name').fill('Rosalie');
		await page.getByText('Some changes are not saved yet.').waitFor();
		await page.evaluate(() => document.body.setAttribute('data-before', 'yes'));
		const isBefore = () => page.evaluate(() => document.body.hasAttribute('data-before'));
		await page.clock.pauseAt(Date.now() + 60_000);
		await saveAll(page).click();
		await page.getByText('Profile updated successfully').waitFor();
		await page.clock.runFor(999);
		await expect.poll(() => isBefore()).toBe(true);
		await page.clock.runFor(1);
		await expect.poll(() => isBefore().catch(() => true)).toBe(false);
		await page.clock.resume();
		await expect.poll(() => basicsOf(page).getByLabel('Name').inputValue()).toBe('Rosalie');
		await expect.poll(async () => (await me()).profile.name).toBe('Rosalie');
	});

	it('names what is wrong with name and age, and brings the focus there', async () => {
		const page = await kingdom();
		const calls = countCalls(page, 'PUT /api/users/profile');
		const [name, age] = [basicsOf(page).getByLabel('Name'), basicsOf(page).getByLabel('Age')];
		const ageSentence = 'Age must be a whole number from 1 to 100';
		const wrong: [string, string, string, Locator][] = [
			['   ', '36', 'Name and age are required', name],
			['Rosa', '', 'Name and age are required', age],
			['x'.repeat(61), '36', 'At most 60 characters', name],
			['Rosa', '0', ageSentence, age],
			['Rosa', '101', ageSentence, age],
			['Rosa', '7.5', ageSentence, age],
		];
		for (const [typedName, typedAge, sentence, field] of wrong) {
			await name.fill(typedName);
			await age.fill(typedAge);
			await saveAll(page).click();
			await basicsOf(page).getByText(sentence, { exact: true }).waitFor();
			await hasFocus(field);
			await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
		}
		await expect.poll(() => faultsOf(page)).toEqual([]);
		expect(calls.count).toBe(0);
	});

	it.each([
		['1', 'sixty wide letters', '🦊'.repeat(60)],
		['100', 'a single letter', 'x'],
	])('takes the age %s and a name of %s', async (age, _letters, name) => {
		const page = await kingdom();
		await basicsOf(page).getByLabel('Name').fill(name);
		await basicsOf(page).getByLabel('Age').fill(age);
		await saveAndReload(page);
		await expect.poll(async () => (await me()).profile).toEqual({ name, age: Number(age) });
	});

	it('says what the server says when it refuses, or that it failed; all that was typed stays', async () => {
		const page = await kingdom();
		const name = basicsOf(page).getByLabel('Name');
		await name.fill('Rosalie');
		for (const [said, seen] of [
			['The server is out of ink.', 'The server is out of ink.'],
			['', 'Failed to update profile'],
		] as const) {
			await refuse(page, 'PUT /api/users/profile', 403, { error: said });
			await saveAll(page).click();
			await page.getByRole('alert').getByText(seen).waitFor();
			await hasFocus(saveAll(page));
			await expect.poll(() => faultsOf(page)).toEqual([]);
			await recover(page);
		}
		await expect.poll(() => name.inputValue()).toBe('Rosalie');
		await saveAndReload(page);
		await expect.poll(async () => (await me()).profile.name).toBe('Rosalie');
	});

	it('is kept on this device without a network, and sent as soon as there is one', async () => {
		const page = await kingdom();
		await page.context().setOffline(true);
		await basicsOf(page).getByLabel('Name').fill('Rosamund');
		await saveAll(page).click();
		await page.getByText('Saved on this device. It will be sent as soon as the server can be reached.').waitFor();
		await page.getByText('1 thing waits to be sent.').waitFor();
		await expect.poll(() => basicsOf(page).getByLabel('Name').inputValue()).toBe('Rosamund');
		await expect.poll(async () => (await me()).profile.name).not.toBe('Rosamund');
		await page.context().setOffline(false);
		await page.getByText('1 thing waits to be sent.').waitFor({ state: 'detached' });
		await expect.poll(async () => (await me()).profile.name).toBe('Rosamund');
	});

	it('is kept when the server has trouble, stands in the list of what waits, and is sent again', async () => {
		const page = await kingdom();
		await refuse(page, 'PUT /api/users/profile', 500, { error: 'The server is out of ink.' });
		await basicsOf(page).getByLabel('Name').fill('Rosalind');
		await saveAll(page).click();
		await page.getByText('Failed to update profile. It is kept on this device, and will be sent by itself.').waitFor();
		await page.getByRole('button', { name: 'Show', exact: true }).click();
		const list = page.getByRole('dialog', { name: 'Waiting to be sent' });
		await list.getByText('The server could not take it yet. It will be tried again by itself.').waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await recover(page);
		await list.getByRole('button', { name: 'Try again: The changes to your profile' }).click();
		await page.getByText('1 thing waits to be sent.').waitFor({ state: 'detached' });
		await expect.poll(async () => (await me()).profile.name).toBe('Rosalind');
	});

	it('is saved once, however slow the server is', async () => {
		const page = await kingdom();
		const calls = countCalls(page, 'PUT /api/users/profile');
		const release = await hold(page, 'PUT /api/users/profile');
		await basicsOf(page).getByLabel('Name').press('Enter');
		const saving = page.getByRole('button', { name: 'Saving...' });
		await saving.waitFor();
		await expect
			.poll(async () => [await saving.isDisabled(), await basicsOf(page).getByLabel('Name').isDisabled()])
			.toEqual([true, true]);
		await expect.poll(() => faultsOf(page)).toEqual([]);
		const reloaded = page.waitForEvent('load');
		release();
		await reloaded;
		expect(calls.count).toBe(1);
	});
});

describe('the own content settings', () => {
	it('offer the ratings from 1 to 18 and allow no genre at all', async () => {
		const page = await kingdom();
		const rating = contentOf(page).getByLabel('Maximum age rating');
		await expect
			.poll(() => rating.locator('option').allInnerTexts())
			.toEqual(Array.from({ length: 18 }, (_, i) => `${i + 1}`));
		await expect.poll(() => rating.inputValue()).toBe('12');
		await rating.selectOption('18');
		await contentOf(page).getByRole('button', { name: 'Allow none' }).click();
		await contentOf(page).getByText('0 of 31').waitFor();
		await saveAndReload(page);
		await expect
			.poll(async () => (await me()).settings)
			.toEqual({
				allowedGenres: [],
				contentRestrictions: { maxAgeRating: 18, disabledTopics: [] },
			});
		await contentOf(page).getByText('0 of 31').waitFor();
	});

	it('keep up to 20 topics of up to 40 characters', async () => {
		const page = await kingdom();
		const field = contentOf(page).getByLabel('New topic');
		const topics = ['🕷'.repeat(40), ...Array.from({ length: 19 }, (_, index) => `topic ${index}`)];
		const isTold = async (typed: string, sentence: string) => {
			await field.fill(typed);
			await contentOf(page).getByText(sentence, { exact: true }).waitFor();
			await saveAll(page).click();
			await hasFocus(field);
		};
		await isTold('x'.repeat(41), 'At most 40 characters');
		for (const topic of topics) {
			await field.fill(topic);
			await field.press('Enter');
			if (topic === 'topic 7') await isTold(' TOPIC 7 ', 'This topic is on the list');
		}
		await expect.poll(() => field.isDisabled()).toBe(true);
		await expect.poll(() => field.getAttribute('placeholder')).toBe('The list is full');
		await contentOf(page).getByRole('button', { name: 'Remove topic 3' }).click();
		await contentOf(page).getByRole('status').getByText('topic 3 removed').waitFor();
		await field.fill('thunder');
		await saveAndReload(page);
		const { disabledTopics } = (await me()).settings.contentRestrictions;
		expect(disabledTopics).toEqual([...topics.filter((topic) => topic !== 'topic 3'), 'thunder']);
	});
});

describe('changing the password', () => {
	const open = async (page: Page) => {
		await page.getByRole('button', { name: 'Change password' }).click();
		return page.getByRole('dialog', { name: 'Change password' });
	};
	const send = async (dialog: Locator, [current, next, again]: readonly [string, string, string]) => {
		await dialog.getByLabel('Current password').fill(current);
		await dialog.getByLabel('New password', { exact: true }).fill(next);
		await dialog.getByLabel('Confirm new password').fill(again);
		await dialog.getByRole('button', { name: 'Change password' }).click();
	};
	const login = (password: string) =>
		world.ask<Session>('POST', '/api/auth/login', { body: { email: rosa.user.email, password } });

	it('names what is wrong, and changes nothing then', async () => {
		const page = await kingdom();
		const dialog = await open(page);
		await hasFocus(dialog.getByLabel('Current password'));
		const right = passwordOf('Rosa');
		const wrong = [
			[['', '123456', '123456'], 'Please enter your current password', 'Current password'],
			[[right, '12345', '12345'], 'Password must be at least 6 characters long', 'New password'],
			[[right, 'x'.repeat(129), 'x'.repeat(129)], 'Password must be at most 128 characters long', 'New password'],
			[[right, '123456', '123457'], 'Passwords do not match', 'Confirm new password'],
			[['a guess', '123456', '123456'], 'The current password is not right.', 'Current password'],
		] as const;
		for (const [typed, sentence, field] of wrong) {
			await send(dialog, typed);
			await dialog.getByText(sentence, { exact: true }).waitFor();
			await hasFocus(dialog.getByLabel(field, { exact: true }));
		}
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await page.context().setOffline(true);
		await send(dialog, [right, '123456', '123456']);
		await dialog.getByRole('alert').getByText('Failed to change the password').waitFor();
		await expect.poll(async () => (await login(right)).user._id).toBe(rosa.user._id);
	});

	it('ends every other session and goes on with a new one', async () => {
		const other = await login(passwordOf('Rosa'));
		const page = await kingdom();
		await send(await open(page), [passwordOf('Rosa'), '123456', '123456']);
		await page.getByText('Password changed. All other devices have been signed out.').waitFor();
		for (const old of [rosa, other]) {
			await expect(world.ask('GET', '/api/auth/profile', { as: old })).rejects.toThrow('no-session');
		}
		await page.reload();
		await page.getByRole('heading', { level: 1, name: 'Your Kingdom' }).waitFor();
		await expect.poll(async () => (await login('123456')).user._id).toBe(rosa.user._id);
	});
});

describe('whoever is a child', () => {
	it('has no Your Kingdom while a parent acts as it, and is led away from its address', async () => {
		await childOf(world, rosa, 'Milo');
		const page = await kingdom();
		await page.getByRole('button', { name: 'Active Profile' }).click();
		await page.getByRole('menuitemradio', { name: 'Milo' }).click();
		await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
		await expect.poll(() => page.getByText('Your Kingdom').count()).toBe(0);
		await page.goto('/profile');
		await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
		expect(new URL(page.url()).pathname).toBe('/');
	});

	it('and logs in by itself, may change its own name and nothing else', async () => {
		const page = await world.pageFor(rosa);
		const asChild = (user: User): User => ({ ...user, role: 'child', profile: { ...user.profile, age: 7 } });
		await change<{ user: User }>(page, 'GET /api/sync', (told) => ({ ...told, user: asChild(told.user) }));
		await page.goto('/profile');
		await page.getByText('Your parent sets this.').waitFor();
		await expect.poll(() => basicsOf(page).getByLabel('Age').isDisabled()).toBe(true);
		await expect
			.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts())
			.toEqual(['Basic information']);
		await expect.poll(() => faultsOf(page)).toEqual([]);
		const [request] = await Promise.all([page.waitForRequest('**/api/users/profile'), saveAll(page).click()]);
		expect(request.postDataJSON()).toEqual({ profile: { name: 'Rosa', age: 7 } });
		await page.waitForEvent('load');
	});
});

it('is all within reach of the keyboard, in the order in which it is seen', async () => {
	await childOf(world, rosa, 'Milo');
	const page = await kingdom();
	const reached: string[] = [];
	await page.locator('#main').focus();
	for (let presses = 0; presses < 70 && reached.at(-1) !== 'Delete account'; presses++) {
		await page.keyboard.press('Tab');
		reached.push(await page.evaluate(nameOfFocused));
	}
	const landmarks = [
		'Name',
		'Age',
		'Allow all',
		'Western',
		'Maximum age rating',
		'New topic',
		'Add topic',
		'Add a child',
	];
	const later = ['Settings of Milo', 'Delete Milo', 'Change password', 'Save All Changes', 'Download your data'];
	const wanted = [...landmarks, ...later, 'Delete account'];
	expect(reached.filter((name) => wanted.includes(name))).toEqual(wanted);
});

/** Runs in the page. */
function nameOfFocused(): string {
	const element = document.activeElement;
	const label =
		element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
	return (element?.getAttribute('aria-label') ?? (label ?? element)?.textContent ?? '').trim();
}
