import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Session, User } from '../../shared/contract/user.ts';
import { createChild } from '../e2e/stories.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import {
	address,
	goTo,
	openApp,
	phone,
	reloads,
	setUpServer,
	shownToasts,
	tablet,
	textsOf,
} from '../testing/app-page.tsx';
import { changeSyncedUser, countCalls, holdAnswer, refuseCall, resetNetwork, setOnline } from '../testing/network.ts';
import { openProfile, saveAll, saveAndReload, saveProfile } from '../testing/profile-page.ts';
import { switchProfile } from '../testing/story-page.ts';
import { pressNow, withFakeTimers } from '../testing/timers.ts';

const server = setUpServer();
const save = 'PUT /api/users/profile';
const wideDesktop = { width: 1440, height: 900 };
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});
const open = (options = {}) => openProfile(rosa, options);
const basics = () => page.getByRole('region', { name: 'Basic information' });
const nameField = () => basics().getByLabelText('Name');
const ageField = () => basics().getByLabelText('Age');
const content = () => page.getByRole('region', { name: 'Content settings' });
const accountAtServer = () => server.request<User>('GET', '/api/auth/profile', { as: rosa });

describe('the user’s own profile', () => {
	// covers: profile/basic-information-name-age
	// covers: states-transitions/profile-profile-updated-successfully
	// covers: errors/profile-updated-successfully
	it('is saved with a notice, and the page reloads after a second', async () => {
		await open();
		await nameField().fill('Rosalie');
		await expect.element(page.getByText('Some changes are not saved yet.')).toBeVisible();
		await withFakeTimers(async ({ advance }) => {
			pressNow(saveAll());
			await expect.element(page.getByText('Profile updated successfully')).toBeVisible();
			await advance(999);
			expect(reloads()).toBe(0);
			await advance(1);
			expect(reloads()).toBe(1);
		});
		await expect.element(nameField()).toHaveValue('Rosalie');
		await expect.element(page.getByText('Some changes are not saved yet.')).not.toBeInTheDocument();
		await expect.poll(async () => (await accountAtServer()).profile.name).toBe('Rosalie');
	});

	it('shows the errors of name and age, and focuses the first', async () => {
		await open();
		const calls = countCalls(save);
		const ageMessage = 'Age must be a whole number from 1 to 100';
		const wrong: [string, string, string, () => Locator][] = [
			['   ', '36', 'Name and age are required', nameField],
			['Rosa', '', 'Name and age are required', ageField],
			['x'.repeat(61), '36', 'At most 60 characters', nameField],
			['Rosa', '0', ageMessage, ageField],
			['Rosa', '101', ageMessage, ageField],
			['Rosa', '7.5', ageMessage, ageField],
		];
		for (const [name, age, message, field] of wrong) {
			await nameField().fill(name);
			await ageField().fill(age);
			await saveAll().click();
			await expect.element(basics().getByText(message, { exact: true })).toBeVisible();
			await expect.element(field()).toHaveFocus();
			await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
		}
		expect(calls.count).toBe(0);
	});

	// covers: beyond-product/fields-beyond-their-bounds
	it.each([
		['1', 'sixty wide letters', '🦊'.repeat(60)],
		['100', 'a single letter', 'x'],
	])('takes the age %s and a name of %s', async (age, _letters, name) => {
		await open();
		await nameField().fill(name);
		await ageField().fill(age);
		await saveAndReload();
		await expect.poll(async () => (await accountAtServer()).profile).toEqual({ name, age: Number(age) });
	});

	// covers: errors/profile-servers-sentence-failed
	it('shows the server’s message or the general error when saving fails; the input stays', async () => {
		await open();
		await nameField().fill('Rosalie');
		for (const [serverMessage, shown] of [
			['The server is out of ink.', 'The server is out of ink.'],
			['', 'Failed to update profile'],
		] as const) {
			refuseCall(save, 403, { error: serverMessage });
			await saveAll().click();
			await expect.element(page.getByRole('alert').getByText(shown)).toBeVisible();
			await expect.element(saveAll()).toHaveFocus();
		}
		resetNetwork();
		await expect.element(nameField()).toHaveValue('Rosalie');
		await saveAndReload();
		await expect.poll(async () => (await accountAtServer()).profile.name).toBe('Rosalie');
	});

	it('follows the account in fields that were not edited, when another device changes it', async () => {
		await open();
		await nameField().fill('Rosalie');
		const profile = { name: 'Rosa', age: 41 };
		await server.request('PUT', '/api/users/profile', { as: rosa, body: { profile } });
		window.dispatchEvent(new Event('focus'));
		await expect.element(ageField()).toHaveValue(41);
		await expect.element(nameField()).toHaveValue('Rosalie');
		await expect.element(page.getByText('Some changes are not saved yet.')).toBeVisible();
		await saveAndReload();
		await expect.poll(async () => (await accountAtServer()).profile).toEqual({ name: 'Rosalie', age: 41 });
	});

	// covers: without-network/profile-child-settings-saved
	it('is stored on this device when offline, and sent later', async () => {
		await open();
		setOnline(false);
		await nameField().fill('Rosamund');
		await saveAll().click();
		const queuedNotice = 'Saved on this device. It will be sent as soon as the server can be reached.';
		await expect.poll(() => shownToasts()).toContain(queuedNotice);
		const waiting = page.getByText('1 thing waits to be sent.');
		await expect.element(waiting).toBeVisible();
		await expect.element(nameField()).toHaveValue('Rosamund');
		expect((await accountAtServer()).profile.name).toBe('Rosa');
		setOnline(true);
		await expect.element(waiting).not.toBeInTheDocument();
		await expect.poll(async () => (await accountAtServer()).profile.name).toBe('Rosamund');
	});

	// covers: without-network/waits-failed-listed-words
	it('is stored when the server fails, is in the list of waiting entries, and is sent again', async () => {
		await open();
		const list = await saveWhileServerFails();
		await expect
			.poll(() => shownToasts())
			.toContain('Failed to update profile. It is kept on this device, and will be sent by itself.');
		const again = list.getByRole('button', { name: 'Try again: The changes to your profile' });
		// In one step: the entry might be sent by itself before the click.
		await expect
			.poll(() => {
				if (!again.query()) return false;
				resetNetwork();
				pressNow(again);
				return true;
			})
			.toBe(true);
		await expect.element(page.getByText('1 thing waits to be sent.')).not.toBeInTheDocument();
		await expect.poll(async () => (await accountAtServer()).profile.name).toBe('Rosalind');
	});

	// covers: profile/save-all-changes
	it('is saved once, however slow the server is', async () => {
		await open();
		const calls = countCalls(save);
		const release = holdAnswer(save);
		(nameField().element() as HTMLElement).focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
		await expect.element(nameField()).toBeDisabled();
		release();
		await expect.poll(() => reloads()).toBe(1);
		expect(calls.count).toBe(1);
	});
});

describe('the user’s own content settings', () => {
	// covers: profile/parents-allowed-genres-highest
	// covers: validation-rules/profile-age-1-100
	it('offer the ratings from 1 to 18, and no genre is required', async () => {
		await open();
		const rating = content().getByLabelText('Maximum age rating');
		const ratings = Array.from({ length: 18 }, (_, index) => `${index + 1}`);
		await expect.poll(() => textsOf(rating.getByCss('option'))).toEqual(ratings);
		await expect.element(rating).toHaveValue('12');
		await rating.selectOptions('18');
		await content().getByRole('button', { name: 'Allow none' }).click();
		await expect.element(content().getByText('0 of 31')).toBeVisible();
		await saveAndReload();
		await expect
			.poll(async () => (await accountAtServer()).settings)
			.toEqual({ allowedGenres: [], contentRestrictions: { maxAgeRating: 18, disabledTopics: [] } });
		await expect.element(content().getByText('0 of 31')).toBeVisible();
	});

	// covers: offline-stories/who-tells
	it('say who tells without network: this tablet by default with a built-in storyteller, until a parent chooses', async () => {
		await open();
		const who = content().getByLabelText('When there is no network');
		await expect
			.poll(() => textsOf(who.getByCss('option')))
			.toEqual(['Tell on this tablet', 'Wait for the storyteller']);
		await expect.element(who).toHaveValue('tell-here');
		await who.selectOptions('wait');
		await saveAndReload();
		await expect.poll(async () => (await accountAtServer()).settings.whenOffline).toBe('wait');
		await expect.element(content().getByLabelText('When there is no network')).toHaveValue('wait');
	});

	it('collapse the genres on a phone, with their number visible', async () => {
		await open({ viewport: phone });
		const western = content().getByRole('button', { name: 'Western' });
		await expect.element(content().getByText('31 of 31')).toBeVisible();
		await expect.element(western).not.toBeInTheDocument();
		await content().getByText('Choose genres').click();
		await western.click();
		await expect.element(content().getByText('30 of 31')).toBeVisible();
	});

	it('accept up to 20 topics of up to 40 characters', async () => {
		await open();
		const field = content().getByLabelText('New topic');
		const topics = ['🕷'.repeat(40), ...Array.from({ length: 19 }, (_, index) => `topic ${index}`)];
		const isRefused = async (typed: string, message: string) => {
			await field.fill(typed);
			await expect.element(content().getByText(message, { exact: true })).toBeVisible();
			await saveAll().click();
			await expect.element(field).toHaveFocus();
		};
		await isRefused('x'.repeat(41), 'At most 40 characters');
		for (const topic of topics) {
			await field.fill(topic);
			await userEvent.keyboard('{Enter}');
			if (topic === 'topic 7') await isRefused(' TOPIC 7 ', 'This topic is on the list');
		}
		await expect.element(field).toBeDisabled();
		await expect.element(field).toHaveAttribute('placeholder', 'The list is full');
		await content().getByRole('button', { name: 'Remove topic 3' }).click();
		await expect.element(content().getByRole('status').getByText('topic 3 removed')).toBeVisible();
		await field.fill('thunder');
		await saveProfile();
		const { disabledTopics } = (await accountAtServer()).settings.contentRestrictions;
		expect(disabledTopics).toEqual([...topics.filter((topic) => topic !== 'topic 3'), 'thunder']);
	});
});

describe('a child', () => {
	it('that a parent has selected has no Your Kingdom, and is redirected from its address', async () => {
		await createChild(server, rosa, 'Milo');
		await open();
		await switchProfile('Milo');
		await expect.element(page.getByRole('heading', { name: "Milo's Stories" })).toBeVisible();
		await expect.element(page.getByText('Your Kingdom')).not.toBeInTheDocument();
		await goTo('/profile');
		await expect.element(page.getByRole('heading', { name: "Milo's Stories" })).toBeVisible();
		expect(address()).toBe('/');
	});

	it('with its own login may change its name and nothing else', async () => {
		await openAsChild();
		await expect.element(ageField()).toBeDisabled();
		const headings = page.getByRole('main').getByRole('heading', { level: 2 });
		await expect.poll(() => textsOf(headings)).toEqual(['Basic information']);
		const calls = countCalls(save);
		await saveAndReload();
		await expect.poll(() => calls.bodies).toEqual([{ profile: { name: 'Rosa', age: 7 } }]);
	});
});

describe('Save All Changes', () => {
	/** The headings of the sections above the button in its column, and whether another column begins to its right. */
	const headingsAbove = () => {
		const { left, top, width } = boxOf(saveAll());
		const headings = page.getByRole('main').getByRole('heading', { level: 2 }).elements() as HTMLElement[];
		const isAbove = (box: DOMRect) => box.top < top && box.left < left + width;
		return headings.filter((heading) => isAbove(heading.getBoundingClientRect())).map(({ innerText }) => innerText);
	};

	it.each([
		['phone', phone],
		['tablet', tablet],
		['desktop', wideDesktop],
	])('stands right below what it saves on a %s', async (_name, viewport) => {
		await createChild(server, rosa, 'Milo');
		await open({ viewport });
		await expect.element(page.getByRole('button', { name: 'Download your data' })).toBeVisible();
		await expect.poll(headingsAbove).toEqual(['Basic information', 'Content settings', 'Child profiles']);
	});

	// covers: profile/save-all-changes
	it.each([
		['phone', phone],
		['desktop', wideDesktop],
	])('stays in sight on a %s while something is not saved, and covers no field that has the focus', async (_name, viewport) => {
		await open({ viewport });
		await expect
			.element(page.getByRole('button', { name: 'Sign out' }).or(page.getByText('This device')).first())
			.toBeVisible();
		await nameField().fill('Rosalie');
		await expect.element(page.getByText('Some changes are not saved yet.')).toBeVisible();
		const isVisible = () => {
			const { left, top, width, height } = boxOf(saveAll());
			return saveAll()
				.element()
				.contains(document.elementFromPoint(left + width / 2, top + height / 2));
		};
		for (const part of [0, 0.25, 0.5, 0.75, 1]) {
			scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' });
			await expect.poll(isVisible, { message: `at ${part}` }).toBe(true);
		}
		focusMain();
		for (let presses = 0; presses < 60; presses++) {
			await userEvent.keyboard('{Tab}');
			const focused = coveredFocus();
			expect(focused.isCovered, focused.name).toBe(false);
			if (focused.name === 'Delete account') return;
		}
		expect.unreachable('Delete account was not reached');
	});

	it('is in one of two columns on a desktop, which use the whole width', async () => {
		await open({ viewport: wideDesktop });
		const main = boxOf(page.getByRole('main'));
		const first = boxOf(page.getByRole('region', { name: 'Basic information', exact: true }));
		const second = boxOf(page.getByRole('region', { name: 'Signing in', exact: true }));
		expect(second.y).toBe(first.y);
		expect(second.x).toBeGreaterThan(first.right);
		expect(first.x - main.x).toBeCloseTo(main.right - second.right, 0);
	});
});

it('the profile screen can be used with the keyboard, in visual order', async () => {
	await createChild(server, rosa, 'Milo');
	await open();
	const reached: string[] = [];
	focusMain();
	for (let presses = 0; presses < 70 && reached.at(-1) !== 'Delete account'; presses++) {
		await userEvent.keyboard('{Tab}');
		reached.push(nameOfFocused());
	}
	const wanted = [
		...['Name', 'Age', 'Allow all', 'Western', 'Maximum age rating', 'New topic', 'Add topic', 'Add a child'],
		...['Settings of Milo', 'Delete Milo', 'Save All Changes', 'Change password', 'Download your data'],
		'Delete account',
	];
	expect(reached.filter((name) => wanted.includes(name))).toEqual(wanted);
});

describe('accessibility', () => {
	it.each<[string, () => Promise<unknown>]>([
		[
			'the errors of name and age',
			async () => {
				await open();
				await nameField().fill(' ');
				await ageField().fill('101');
				await saveAll().click();
				await expect.element(nameField()).toHaveAttribute('aria-invalid', 'true');
				await nameField().fill('Rosa');
				await expect.element(ageField()).toHaveAttribute('aria-invalid', 'true');
			},
		],
		[
			'a refusal in the words of the server',
			async () => {
				await open();
				refuseCall(save, 403, { error: 'The server is out of ink.' });
				await saveAll().click();
				await expect.element(page.getByRole('alert').getByText('The server is out of ink.')).toBeVisible();
			},
		],
		[
			'a refusal without words',
			async () => {
				await open();
				refuseCall(save, 403, { error: '' });
				await saveAll().click();
				await expect.element(page.getByRole('alert').getByText('Failed to update profile')).toBeVisible();
			},
		],
		[
			'the list of what waits',
			async () => {
				await open();
				await saveWhileServerFails();
			},
		],
		[
			'a profile that is being saved',
			async () => {
				await open();
				holdAnswer(save);
				await saveAll().click();
				await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
			},
		],
		[
			'the genres that were unfolded on a phone',
			async () => {
				await open({ viewport: phone });
				await content().getByText('Choose genres').click();
				await content().getByRole('button', { name: 'Western' }).click();
				await expect.element(content().getByText('30 of 31')).toBeVisible();
			},
		],
		['the profile of a child that logs in by itself', openAsChild],
	])('%s has no accessibility violation', { tags: 'deep' }, async (_name, go) => {
		await go();
		await expectAccessible();
	});
});

/** Saves a name while the server fails, and opens the list of waiting entries. */
async function saveWhileServerFails(): Promise<Locator> {
	refuseCall(save, 500, { error: 'The server is out of ink.' });
	await nameField().fill('Rosalind');
	await saveAll().click();
	await expect.element(page.getByText('1 thing waits to be sent.')).toBeVisible();
	await page.getByRole('button', { name: 'Dismiss message' }).click();
	await page.getByRole('button', { name: 'Show', exact: true }).click();
	const list = page.getByRole('dialog', { name: 'Waiting to be sent' });
	await expect
		.element(list.getByText('The server could not take it yet. It will be tried again by itself.'))
		.toBeVisible();
	return list;
}

async function openAsChild(): Promise<void> {
	changeSyncedUser((user) => ({ ...user, role: 'child', profile: { ...user.profile, age: 7 } }));
	await openApp('/profile', { as: rosa });
	await expect.element(page.getByText('Your parent sets this.')).toBeVisible();
}

function boxOf(locator: Locator): DOMRect {
	return locator.element().getBoundingClientRect();
}

function focusMain(): void {
	document.querySelector<HTMLElement>('#main')?.focus();
}

/** The name of the focused element, and whether another element covers its centre. */
function coveredFocus(): { name: string; isCovered: boolean } {
	const element = document.activeElement as HTMLElement;
	const { left, top, width, height } = element.getBoundingClientRect();
	const hit = document.elementFromPoint(left + width / 2, top + height / 2);
	const belongs = !!hit && (element.contains(hit) || hit.contains(element) || !!hit.closest('label'));
	return { name: (element.textContent ?? '').trim(), isCovered: !belongs };
}

function nameOfFocused(): string {
	const element = document.activeElement;
	const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
	const label = isField ? element.labels?.[0] : null;
	return (element?.getAttribute('aria-label') ?? (label ?? element)?.textContent ?? '').trim();
}
