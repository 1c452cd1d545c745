import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Session, User } from '../../../shared/contract/user.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { setUpAdminServer } from '../../testing/admin-server.ts';
import {
	address,
	desktop,
	goTo,
	openApp,
	passwordOf,
	reload,
	shownToasts,
	textOf,
	textsOf,
} from '../../testing/app-page.tsx';
import { answerCall, countCalls, failCall, holdAnswer, refuseCall, resetNetwork } from '../../testing/network.ts';
import { setTimeZone } from '../../testing/time-zone.ts';

const server = setUpAdminServer();
const addUser = 'POST /api/admin/users';
const saveFailed = 'Failed to save user data. Please try again.';

const field = (label: string) => page.getByLabelText(label);
const alert = () => page.getByRole('alert');
const save = () => page.getByRole('button', { name: 'Save' }).click();
const listHeading = () => page.getByRole('heading', { name: 'Users', level: 1 });

async function open(path: string): Promise<void> {
	await openApp(path, { as: server.ada, viewport: desktop });
}

async function openForm(id = 'new'): Promise<void> {
	await open(`/admin/users/${id}`);
	const name = id === 'new' ? 'Create User' : 'Edit User';
	await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();
	await expect.element(field('Email')).toBeVisible();
}

describe('creating a user', () => {
	// covers: admin-area/user-create-user-edit
	// covers: validation-rules/admin-user-form-email
	it('starts with a parent on trial, and requires the missing fields', async () => {
		await openForm();
		await expect.element(field('Role')).toHaveValue('parent');
		expect(textsOf(field('Role').getByCss('option'))).toEqual(['Admin', 'Parent', 'Child']);
		await expect.element(field('Subscription status')).toHaveValue('trial');
		await expect.element(field('Has Lifetime Access')).not.toBeChecked();
		await expect.element(field('Age')).toHaveValue(null);
		for (const label of ['Email', 'Name', 'Password']) await expect.element(field(label)).toHaveValue('');
		const calls = countCalls(addUser);
		await save();
		await expect.element(field('Email')).toHaveFocus();
		await expect.poll(() => faultAt('Email')).toBe('Email is required');
		await expect.poll(() => faultAt('Password')).toBe('Password is required');
		await field('Email').fill('ida');
		await field('Password').fill('12345');
		await field('Age').click();
		await userEvent.keyboard('1e');
		await expect.poll(() => faultAt('Email')).toBe('Please enter a valid email address');
		await expect.poll(() => faultAt('Password')).toBe('Password must be at least 6 characters long');
		await expect.poll(() => faultAt('Age')).toBe('Age must be a whole number from 1 to 100');
		await field('Role').selectOptions('Admin');
		await field('Password').fill('12345678901');
		await expect.poll(() => faultAt('Password')).toBe('Password must be at least 12 characters long');
		await field('Role').selectOptions('Child');
		await field('Email').fill('');
		await expect.poll(() => faultAt('Email')).toBe('A password needs an email to log in with');
		await save();
		await expect.element(field('Email')).toHaveFocus();
		expect(calls.count).toBe(0);
	});

	// covers: admin-area/users-add-user
	// covers: admin-area/user-cancel-save-saving
	it('shows that it saves, and returns to the list with its query', async () => {
		await open('/admin/users?search=ida&status=active');
		await page.getByRole('link', { name: 'Add User' }).click();
		await field('Email').fill(' Ida@Example.com ');
		await field('Name').fill('Ida');
		await field('Password').fill('idas-key');
		await field('Subscription status').selectOptions('Active');
		await field('Has Lifetime Access').click({ force: true });
		const release = holdAnswer(addUser);
		await save();
		await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
		await expect.element(page.getByRole('status').filter({ hasText: 'Saving...' })).toBeVisible();
		await expect.element(field('Email')).toBeDisabled();
		release();
		await expect.element(page.getByRole('cell', { name: 'ida@example.com', exact: true })).toBeVisible();
		expect(shownToasts()).toContain('User created');
		expect(location.search).toBe('?search=ida&status=active');
		const { user } = await loginWith('ida@example.com', 'idas-key');
		expect(user).toMatchObject({ role: 'parent', profile: { name: 'Ida', age: null } });
		expect(user.subscription).toMatchObject({ status: 'active', hasLifetimeAccess: true });
	});

	// covers: errors/failed-save-user-data
	it('creates one user when the same form is sent twice after a lost answer', async () => {
		await openForm();
		await field('Email').fill('una@example.com');
		await field('Password').fill('unas-key');
		answerCall(addUser, async ({ proceed }) => {
			await proceed();
			throw new TypeError('Failed to fetch');
		});
		await save();
		await expect.element(alert().getByText(saveFailed)).toBeVisible();
		resetNetwork();
		await save();
		await expect.poll(() => shownToasts()).toContain('User created');
	});

	it('keeps the input when saving fails, and shows the server’s message at the field', async () => {
		const rosa = await server.register('Rosa');
		await openForm();
		await field('Email').fill(rosa.user.email ?? '');
		await field('Password').fill('another-key');
		await save();
		await expect.element(alert().getByText(saveFailed)).toBeVisible();
		await expect.poll(() => faultAt('Email')).toContain('There is an account with this email already.');
		await expect.element(field('Email')).toHaveFocus();
		await field('Email').fill('rosita@example.com');
		await expect.poll(() => faultAt('Email')).toBeNull();
		await expect.poll(() => descriptionOf('Email')).toBe('');
		failCall(addUser);
		await save();
		await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toHaveFocus();
		await expect.poll(() => textOf(alert())).toBe(saveFailed);
		await expect.element(field('Password')).toHaveValue('another-key');
	});

	it('creates a child without email and password', async () => {
		await openForm();
		await field('Role').selectOptions('Child');
		await field('Name').fill('Nils');
		await field('Age').fill('18');
		await save();
		await expect.poll(() => faultAt('Age')).toBe('Age must be a whole number from 1 to 17');
		await field('Age').fill('17');
		await save();
		await expect.element(page.getByText('No email (Nils)')).toBeVisible();
	});
});

describe('editing a user', () => {
	// covers: admin-area/user-create-user-edit
	// covers: validation-rules/admin-user-form-email
	it('shows the stored values, and keeps the password when the field is empty', async () => {
		const { user } = await server.register('Vera', 41);
		await openForm(user._id);
		await expect.element(field('Email')).toHaveValue(user.email);
		await expect.element(field('Name')).toHaveValue('Vera');
		await expect.element(field('Age')).toHaveValue(41);
		await expect.element(field('Subscription status')).toHaveValue('active');
		await expect.element(field('Has Lifetime Access')).toBeChecked();
		expect(faultAt('Password')).toBeNull();
		expect(descriptionOf('Password')).toBe('leave blank to keep current');
		await field('Name').fill('Vera the Second');
		await field('Age').fill('');
		await field('Subscription status').selectOptions('Expired');
		await field('Has Lifetime Access').click({ force: true });
		await save();
		await expect.poll(() => shownToasts()).toContain('User saved');
		await expect.poll(() => location.pathname).toBe('/admin/users');
		const session = await loginWith(user.email ?? '', passwordOf('Vera'));
		expect(session.user).toMatchObject({ profile: { name: 'Vera the Second', age: null } });
		expect(session.user.subscription).toMatchObject({ status: 'expired', hasLifetimeAccess: false });
	});

	// covers: admin-area/user-trial-ends-end
	it('sets the end of a trial in the time zone of the device, and keeps its seconds when it is not changed', async () => {
		const { user } = await server.register('Tara');
		const path = `/api/admin/users/${user._id}`;
		const trialEndDate = '2031-01-01T12:34:56.789Z';
		const body = { ...user, subscription: { ...user.subscription, status: 'trial', trialEndDate } };
		await server.request('PUT', path, { as: server.ada, body });
		const trialEndAtServer = async () =>
			(await server.request<{ user: User }>('GET', path, { as: server.ada })).user.subscription.trialEndDate;
		await setTimeZone('Asia/Kolkata');
		await openForm(user._id);
		await expect.element(field('Trial ends')).toHaveValue('2031-01-01T18:04');
		await field('Name').fill('Tara B.');
		await save();
		await expect.element(listHeading()).toBeVisible();
		expect(shownToasts()).toContain('User saved');
		expect(await trialEndAtServer()).toBe(trialEndDate);
		await goTo(`/admin/users/${user._id}`);
		await field('Trial ends').fill('2031-02-01T00:00');
		await save();
		await expect.element(listHeading()).toBeVisible();
		expect(await trialEndAtServer()).toBe('2031-01-31T18:30:00.000Z');
	});

	// covers: admin-area/user-trial-ends-end
	it('rejects an incomplete end of a trial', async () => {
		await openForm();
		await field('Email').fill('half@example.com');
		await field('Password').fill('half-a-date');
		field('Trial ends').element().focus();
		await userEvent.keyboard('12');
		await save();
		await expect.element(field('Trial ends')).toHaveFocus();
		await expect.poll(() => faultAt('Trial ends')).toBe('Please enter a whole date and time');
		await field('Subscription status').selectOptions('Active');
		await expect.element(field('Trial ends')).not.toBeInTheDocument();
		await page.getByRole('button', { name: 'Cancel' }).click();
		await expect.element(listHeading()).toBeVisible();
	});

	it('sets a new password, and requires one of a user who becomes an admin', async () => {
		const { user } = await server.register('Nora');
		await openForm(user._id);
		await field('Role').selectOptions('Admin');
		await save();
		await expect.poll(() => faultAt('Password')).toBe('Password is required');
		await field('Password').fill('twelve-signs');
		await save();
		await expect.poll(() => shownToasts()).toContain('User saved');
		expect((await loginWith(user.email ?? '', 'twelve-signs')).user.role).toBe('admin');
	});

	// covers: admin-area/user-cancel-save-saving
	it('keeps the draft while the admin is on another screen, and drops it on Cancel', async () => {
		const { user } = await server.register('Rosa');
		await openForm(user._id);
		await field('Name').fill('Half a na');
		await expect.element(page.getByText('Some changes are not saved yet.')).toBeVisible();
		await page.getByRole('link', { name: 'Back to Everbranch' }).click();
		await expect.element(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
		history.back();
		await expect.element(field('Name')).toHaveValue('Half a na');
		await page.getByRole('button', { name: 'Cancel' }).click();
		await expect.element(listHeading()).toBeVisible();
		history.back();
		await expect.element(field('Name')).toHaveValue('Rosa');
	});

	it('warns an admin who changes their own password, and shows their own new name at once', async () => {
		await openForm(server.ada.user._id);
		const warning = page.getByText('This is your own account. After saving you will have to log in again.');
		await field('Password').fill('a');
		await expect.element(warning).toBeVisible();
		await field('Password').fill('');
		await expect.element(warning).not.toBeInTheDocument();
		await field('Name').fill('Ada');
		await save();
		await expect.element(page.getByRole('button', { name: 'Active Profile' }).filter({ hasText: 'Ada' })).toBeVisible();
		await goTo(`/admin/users/${server.ada.user._id}`);
		await field('Role').selectOptions('Parent');
		await save();
		await expect.element(alert().getByText('The last admin cannot be').first()).toBeVisible();
	});

	// covers: errors/failed-load-user-data
	it('shows that loading failed, or that the user does not exist', async () => {
		const { user } = await server.register('Gone');
		refuseCall('GET /api/admin/users/*', 500);
		await open(`/admin/users/${user._id}`);
		await expect.element(alert().getByText('Failed to load user data. Please try again.')).toBeVisible();
		resetNetwork();
		const release = holdAnswer('GET /api/admin/users/*');
		await reload();
		await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
		release();
		await field('Name').fill('Too late');
		await server.request('DELETE', `/api/admin/users/${user._id}`, { as: server.ada });
		await save();
		await expect.element(alert().getByText('This could not be found.')).toBeVisible();
		await expect.element(field('Name')).toHaveValue('Too late');
		await goTo('/admin/users/nobody');
		await expect.element(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
		await page.getByRole('link', { name: 'Back to Users' }).click();
		await expect.element(listHeading()).toBeVisible();
		expect(address()).toBe('/admin/users');
	});
});

describe('accessibility', () => {
	it('the form with all its errors has no accessibility violations', { tags: 'deep' }, async () => {
		await openForm();
		await save();
		await expect.element(page.getByText('Email is required')).toBeVisible();
		await expectAccessible();
	});

	it('the screen of a user who does not exist has no accessibility violations', { tags: 'deep' }, async () => {
		await open('/admin/users/nobody');
		await expect.element(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
		await expectAccessible();
	});
});

/** What describes a field. */
function descriptionOf(label: string): string {
	const id = page.getByLabelText(label, { exact: true }).element().getAttribute('aria-describedby');
	return (id && document.getElementById(id)?.textContent) || '';
}

/** What is wrong with a field, in its description; null for one that is valid. */
function faultAt(label: string): string | null {
	const isInvalid = page.getByLabelText(label, { exact: true }).element().hasAttribute('aria-invalid');
	return isInvalid ? descriptionOf(label) : null;
}

function loginWith(email: string, password: string): Promise<Session> {
	return server.request('POST', '/api/auth/login', { body: { email, password } });
}
