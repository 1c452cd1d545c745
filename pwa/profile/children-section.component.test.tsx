import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Session, User } from '../../shared/contract/user.ts';
import { createChild } from '../e2e/stories.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { downloads, phone, setUpServer, shownToasts, textsOf } from '../testing/app-page.tsx';
import { answerCall, failCall, refuseCall, resetNetwork, setOnline } from '../testing/network.ts';
import { openProfile, saveAll, saveAndReload } from '../testing/profile-page.ts';
import { pressNow, untilPainted, withFakeTimers } from '../testing/timers.ts';

const server = setUpServer();
const savedHere = 'Saved on this device. It will be sent as soon as the server can be reached.';
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});
const openScreen = (options = {}) => openProfile(rosa, options);
const cardOf = (name: string) => page.getByRole('article', { name });
const children = () => server.request<User[]>('GET', '/api/users/children', { as: rosa });

describe('adding a child', () => {
	// covers: validation-rules/new-child-child-name
	it('shows the errors of name and age', async () => {
		const dialog = await openNewChild({ viewport: phone });
		const ageSentence = 'Age must be a whole number from 1 to 17';
		const wrong = [
			['', '', 'Child name and age are required', 'Name'],
			['Milo', '', 'Child name and age are required', 'Age'],
			[' ', '7', 'Child name and age are required', 'Name'],
			['x'.repeat(61), '7', 'At most 60 characters', 'Name'],
			['Milo', '0', ageSentence, 'Age'],
			['Milo', '18', ageSentence, 'Age'],
		] as const;
		for (const [name, age, message, field] of wrong) {
			await add(dialog, name, age);
			await expect.element(dialog.getByText(message, { exact: true })).toBeVisible();
			await expect.element(dialog.getByLabelText(field)).toHaveFocus();
		}
		await expect.poll(() => children()).toEqual([]);
	});

	// covers: profile/parents-child-profiles-listed
	// covers: validation-rules/new-child-child-name
	it('accepts ages from 1 to 17, with a rating up to the age, at most 12, and with fantasy and adventure', async () => {
		await openScreen();
		for (const [name, age] of [
			['🦊'.repeat(60), 1],
			['Juno', 12],
			['Ida', 13],
			['Max', 17],
		] as const) {
			await add(await pressAddAChild(), name, String(age));
			await expect
				.element(cardOf(name).getByText(`Age ${age} · rated up to ${Math.min(age, 12)} · 2 genres`))
				.toBeVisible();
		}
		await expect.poll(async () => (await children()).length).toBe(4);
		const added = await children();
		expect(added.map(({ settings }) => settings.contentRestrictions.maxAgeRating)).toEqual([1, 12, 12, 12]);
		for (const { settings } of added) expect(settings.allowedGenres).toEqual(['fantasy', 'adventure']);
	});

	// covers: errors/child-profile-added-successfully
	it('shows success for three seconds, and restores the focus', async () => {
		const dialog = await openNewChild();
		await fill(dialog, 'Milo', '7');
		await withFakeTimers(async ({ delays, advance }) => {
			pressNow(dialog.getByRole('button', { name: 'Add child' }));
			const success = page.getByText('Child profile added successfully');
			await expect.element(success).toBeVisible();
			await untilPainted();
			await expect.element(page.getByRole('button', { name: 'Add a child' })).toHaveFocus();
			await expect.poll(delays).toContain(3_000);
			await advance(2_999);
			await untilPainted();
			await expect.element(success).toBeVisible();
			await advance(1);
			await expect.element(success).not.toBeInTheDocument();
		});
	});

	// covers: errors/failed-add-child-profile
	it('shows an error for five seconds; the input stays', async () => {
		const dialog = await openNewChild();
		refuseCall('POST /api/users/children', 400);
		await fill(dialog, 'Milo', '7');
		await withFakeTimers(async ({ delays, advance }) => {
			pressNow(dialog.getByRole('button', { name: 'Add child' }));
			const failure = dialog.getByRole('alert').getByText('Failed to add child profile', { exact: true });
			await expect.element(failure).toBeVisible();
			await expect.element(dialog.getByRole('button', { name: 'Add child' })).toHaveFocus();
			await expect.element(dialog.getByLabelText('Name')).toHaveValue('Milo');
			await expect.poll(delays).toContain(5_000);
			await advance(4_999);
			await untilPainted();
			await expect.element(failure).toBeVisible();
			await advance(1);
			await expect.element(failure).not.toBeInTheDocument();
		});
		resetNetwork();
		await dialog.getByRole('button', { name: 'Add child' }).click();
		await expect.poll(() => shownToasts()).toContain('Child profile added successfully');
		await expect.element(cardOf('Milo')).toBeVisible();
		await expect.poll(() => children()).toHaveLength(1);
	});

	it('creates one child, also when the answer is lost', async () => {
		await openScreen();
		answerCall('POST /api/users/children', async ({ proceed }) => {
			await proceed();
			throw new TypeError('Failed to fetch');
		});
		await add(await pressAddAChild(), 'Milo', '7');
		await expect.poll(() => shownToasts()).toContain(savedHere);
		await expect.element(cardOf('Milo')).toBeVisible();
		await expect.element(page.getByText('1 thing waits to be sent.')).toBeVisible();
		resetNetwork();
		await expect.element(page.getByText('1 thing waits to be sent.')).not.toBeInTheDocument();
		await expect.poll(() => children()).toHaveLength(1);
	});

	// covers: without-network/profile-child-settings-saved
	it('creates, when offline, a child that can be selected and whose settings can be edited at once', async () => {
		await openScreen();
		setOnline(false);
		await add(await pressAddAChild(), 'Milo', '7');
		await page.getByRole('button', { name: 'Settings of Milo' }).click();
		await cardOf('Milo').getByLabelText('Maximum age rating').selectOptions('3');
		await cardOf('Milo').getByRole('button', { name: 'Save settings' }).click();
		await expect.element(cardOf('Milo').getByText('Age 7 · rated up to 3 · 2 genres')).toBeVisible();
		await expect.element(page.getByText('2 things wait to be sent.')).toBeVisible();
		await expect.poll(() => children()).toEqual([]);
		setOnline(true);
		await expect.element(page.getByText('2 things wait to be sent.')).not.toBeInTheDocument();
		await expect.poll(async () => (await children())[0]?.settings.contentRestrictions.maxAgeRating).toBe(3);
	});
});

describe('the settings of a child', () => {
	let milo: User;
	beforeEach(async () => {
		milo = await createChild(server, rosa, 'Milo', { age: 7 });
	});
	// covers: validation-rules/childs-rating-1-up
	// covers: errors/child-settings-updated-successfully
	it('offer ratings up to the child’s age, and can be saved', async () => {
		const card = await openSettings();
		const rating = card.getByLabelText('Maximum age rating');
		await expect.poll(() => textsOf(rating.getByCss('option'))).toEqual(['1', '2', '3', '4', '5', '6', '7']);
		await rating.selectOptions('1');
		await card.getByRole('button', { name: 'Allow none' }).click();
		await expect.element(card.getByText('Without a genre, Milo cannot begin a new story.')).toBeVisible();
		await card.getByLabelText('New topic').fill('spiders');
		await card.getByRole('button', { name: 'Save settings' }).click();
		await expect.poll(() => shownToasts()).toContain('Child settings updated successfully');
		await expect.element(card.getByText('Age 7 · rated up to 1 · no genres')).toBeVisible();
		await expect.element(card.getByRole('button', { name: 'Settings of Milo' })).toHaveFocus();
		await expect
			.poll(async () => (await children())[0]?.settings)
			.toEqual({
				allowedGenres: [],
				contentRestrictions: { maxAgeRating: 1, disabledTopics: ['spiders'] },
			});
	});

	// covers: profile/save-all-changes
	// covers: choices-as-pictures/switch
	it('have choices as pictures, which a child from 3 to 5 has from the start', async () => {
		await createChild(server, rosa, 'Juno', { age: 4 });
		await openScreen();
		const pictures = (name: string) => cardOf(name).getByRole('checkbox', { name: 'Choices as pictures' });
		for (const name of ['Milo', 'Juno']) await page.getByRole('button', { name: `Settings of ${name}` }).click();
		await expect.element(pictures('Milo')).not.toBeChecked();
		await expect.element(pictures('Juno')).toBeChecked();
		await cardOf('Milo').getByText('Choices as pictures').click();
		await cardOf('Milo').getByRole('button', { name: 'Save settings' }).click();
		const saved = async () => (await children()).map(({ settings }) => settings.choicesAsPictures);
		await expect.poll(saved).toEqual([true, undefined]);
	});

	it('show an error when saving fails, and keep the input; Save All Changes saves them too', async () => {
		const card = await openSettings();
		await card.getByLabelText('Maximum age rating').selectOptions('5');
		refuseCall('PUT /api/users/settings/*', 403);
		await card.getByRole('button', { name: 'Save settings' }).click();
		await expect.element(card.getByRole('alert').getByText('Failed to update child settings')).toBeVisible();
		await expect.element(card.getByRole('button', { name: 'Save settings' })).toHaveFocus();
		await card.getByRole('button', { name: 'Settings of Milo' }).click();
		await expect.element(card.getByText('Not saved yet')).toBeVisible();
		await saveAll().click();
		await expect.element(page.getByRole('alert').getByText('Failed to update child settings')).toBeVisible();
		resetNetwork();
		await saveAndReload();
		await expect.poll(async () => (await children())[0]?.settings.contentRestrictions.maxAgeRating).toBe(5);
	});

	// covers: errors/failed-update-child-settings
	it.each([
		'Save settings',
		'Save All Changes',
	])('of one that was deleted elsewhere, on %s, say so and go', async (button) => {
		const card = await openSettings();
		await card.getByLabelText('Maximum age rating').selectOptions('3');
		// This device has not synced yet.
		failCall('GET /api/sync');
		await server.request('DELETE', `/api/users/children/${milo._id}`, { as: rosa });
		await page.getByRole('button', { name: button }).click();
		const alert = page.getByRole('alert').filter({ hasText: 'Failed to update child settings' });
		await expect.element(alert.getByText('Milo was deleted on another device.')).toBeVisible();
		await expect.element(card).not.toBeInTheDocument();
		await expect.element(page.getByText('Some changes are not saved yet.')).not.toBeInTheDocument();
		await saveAndReload();
	});
});

describe('deleting a child', () => {
	let milo: User;
	beforeEach(async () => {
		milo = await createChild(server, rosa, 'Milo');
	});
	// covers: profile/parents-child-profiles-listed
	// covers: states-transitions/profile-child-deleted-after
	it('asks for confirmation, and does nothing when it is cancelled', async () => {
		await openScreen({ viewport: phone });
		const dialog = await openDeletion();
		await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await expect.element(page.getByRole('button', { name: 'Delete Milo' })).toHaveFocus();
		await expect.poll(() => children()).toHaveLength(1);
	});

	// covers: errors/failed-delete-child-profile
	// covers: errors/child-profile-deleted-successfully
	it('shows failure and success', async () => {
		await openScreen();
		refuseCall('DELETE /api/users/children/*', 403);
		await (await openDeletion()).getByRole('button', { name: 'Delete' }).click();
		await expect.element(page.getByRole('alert').getByText('Failed to delete child profile')).toBeVisible();
		await expect.element(cardOf('Milo')).toBeVisible();
		resetNetwork();
		await (await openDeletion()).getByRole('button', { name: 'Delete' }).click();
		await expect.poll(() => shownToasts()).toContain('Child profile deleted successfully');
		await expect.element(page.getByRole('heading', { name: 'Child profiles' })).toHaveFocus();
		await expect.element(cardOf('Milo')).not.toBeInTheDocument();
		await expect.poll(() => children()).toEqual([]);
		await openReceipts();
		await page.getByRole('button', { name: 'Download receipt' }).click();
		await expect.poll(() => downloads()).toHaveLength(1);
		const receipt = await downloads()[0]?.text;
		expect(receipt).toContain(`a child profile, number ${milo._id}`);
		expect(receipt).not.toContain('Milo');
	});

	// covers: without-network/profile-child-settings-saved
	it('takes effect on this device at once when offline, and on the server later', async () => {
		await openScreen();
		await expect.element(cardOf('Milo')).toBeVisible();
		setOnline(false);
		await (await openDeletion()).getByRole('button', { name: 'Delete' }).click();
		await expect.element(cardOf('Milo')).not.toBeInTheDocument();
		await expect.poll(() => shownToasts()).toContain(savedHere);
		await expect.poll(() => children()).toHaveLength(1);
		setOnline(true);
		await expect.poll(children).toEqual([]);
	});

	it('succeeds for a child that was deleted on another device', async () => {
		await openScreen();
		await expect.element(cardOf('Milo')).toBeVisible();
		// This device has not synced yet.
		failCall('GET /api/sync');
		await server.request('DELETE', `/api/users/children/${milo._id}`, { as: rosa });
		await (await openDeletion()).getByRole('button', { name: 'Delete' }).click();
		await expect.poll(() => shownToasts()).toContain('Child profile deleted successfully');
		await expect.element(cardOf('Milo')).not.toBeInTheDocument();
	});
});

describe('accessibility', () => {
	it.each<[string, () => Promise<unknown>]>([
		[
			'the faults of a new child',
			async () => {
				const dialog = await openNewChild({ viewport: phone });
				await add(dialog, 'Milo', '18');
				await expect.element(dialog.getByText('Age must be a whole number from 1 to 17')).toBeVisible();
			},
		],
		[
			'the settings of a child without a genre',
			async () => {
				await createChild(server, rosa, 'Milo');
				const card = await openSettings();
				await card.getByRole('button', { name: 'Allow none' }).click();
				await card.getByLabelText('New topic').fill('spiders');
			},
		],
		[
			'the confirmation before a child is deleted',
			async () => {
				await createChild(server, rosa, 'Milo');
				await openScreen({ viewport: phone });
				await openDeletion();
			},
		],
		[
			'the receipts',
			async () => {
				const { _id } = await createChild(server, rosa, 'Milo');
				await server.request('DELETE', `/api/users/children/${_id}`, { as: rosa });
				await openScreen();
				await openReceipts();
			},
		],
	])('%s has no accessibility violation', { tags: 'deep' }, async (_name, go) => {
		await go();
		await expectAccessible();
	});
});

async function openNewChild(options = {}): Promise<Locator> {
	await openScreen(options);
	return pressAddAChild();
}

async function pressAddAChild(): Promise<Locator> {
	await page.getByRole('button', { name: 'Add a child' }).click();
	return page.getByRole('dialog', { name: 'Add a child' });
}

async function fill(dialog: Locator, name: string, age: string): Promise<void> {
	await dialog.getByLabelText('Name').fill(name);
	await dialog.getByLabelText('Age').fill(age);
}

async function add(dialog: Locator, name: string, age: string): Promise<void> {
	await fill(dialog, name, age);
	await dialog.getByRole('button', { name: 'Add child' }).click();
}

async function openSettings(): Promise<Locator> {
	await openScreen();
	await page.getByRole('button', { name: 'Settings of Milo' }).click();
	return cardOf('Milo');
}

async function openDeletion(): Promise<Locator> {
	await page.getByRole('button', { name: 'Delete Milo' }).click();
	const dialog = page.getByRole('dialog', { name: 'Delete Milo?' });
	const question = 'Are you sure you want to delete this child? This action cannot be undone.';
	await expect.element(dialog.getByText(question, { exact: true })).toBeVisible();
	return dialog;
}

async function openReceipts(): Promise<void> {
	await page.getByText('Receipts of deleted child profiles').click();
	await expect.element(page.getByText('a child profile, and with it nothing else')).toBeVisible();
}
