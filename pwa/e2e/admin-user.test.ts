import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/user.ts';
import { adaKeepsTheHouse, arriveAtUser, loginAsAda, openUser } from './admin.ts';
import { countCalls, cutLine, hold, recover, refuse } from './answers.ts';
import { bringUpWorld, desktop, passwordOf } from './world.ts';

const world = bringUpWorld(adaKeepsTheHouse);
let ada: Session;
beforeAll(async () => {
	ada = await loginAsAda(world);
});

const alertOf = (page: Page) => page.getByRole('alert');
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const describedBy = (page: Page, label: string) =>
	page.getByLabel(label, { exact: true }).evaluate((field) => {
		const about = document.getElementById(field.getAttribute('aria-describedby') ?? '');
		return field.hasAttribute('aria-invalid') ? about?.textContent : `(${about?.textContent ?? ''})`;
	});
const hasFocus = (page: Page, label: string) =>
	expect.poll(() => page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement));
const loginWith = (email: string, password: string) =>
	world.ask<Session>('POST', '/api/auth/login', { body: { email, password } });

const arrive = (id?: string) => arriveAtUser(world, ada, id);
const open = (user: User) => openUser(world, ada, user);

describe('creating a user', () => {
	it('begins as product.md says, and asks for what is missing', async () => {
		const page = await arrive();
		await expect.poll(() => page.getByLabel('Role').inputValue()).toBe('parent');
		await expect
			.poll(() => page.getByLabel('Role').locator('option').allInnerTexts())
			.toEqual(['Admin', 'Parent', 'Child']);
		await expect.poll(() => page.getByLabel('Subscription status').inputValue()).toBe('trial');
		await expect.poll(() => page.getByLabel('Has Lifetime Access').isChecked()).toBe(false);
		for (const label of ['Email', 'Name', 'Age', 'Password'])
			await expect.poll(() => page.getByLabel(label).inputValue()).toBe('');
		const calls = countCalls(page, 'POST /api/admin/users');
		await save(page);
		await hasFocus(page, 'Email').toBe(true);
		await expect.poll(() => describedBy(page, 'Email')).toBe('Email is required');
		await expect.poll(() => describedBy(page, 'Password')).toBe('Password is required');
		await page.getByLabel('Email').fill('ida');
		await page.getByLabel('Password').fill('12345');
		await page.getByLabel('Age').pressSequentially('1e');
		await expect.poll(() => describedBy(page, 'Email')).toBe('Please enter a valid email address');
		await expect.poll(() => describedBy(page, 'Password')).toBe('Password must be at least 6 characters long');
		await expect.poll(() => describedBy(page, 'Age')).toBe('Age must be a whole number from 1 to 100');
		await page.getByLabel('Role').selectOption('Admin');
		await page.getByLabel('Password').fill('12345678901');
		await expect.poll(() => describedBy(page, 'Password')).toBe('Password must be at least 12 characters long');
		await page.getByLabel('Role').selectOption('Child');
		await page.getByLabel('Email').fill('');
		await expect.poll(() => describedBy(page, 'Email')).toBe('A password needs an email to log in with');
		await save(page);
		expect(calls.count).toBe(0);
	});

	it('says that it saves, and goes back to the list as it was', async () => {
		const page = await world.pageFor(ada, { viewport: desktop });
		await page.goto('/admin/users?search=ida&status=active');
		await page.getByRole('link', { name: 'Add User' }).click();
		await page.getByLabel('Email').fill(' Ida@Example.com ');
		await page.getByLabel('Name').fill('Ida');
		await page.getByLabel('Password').fill('idas-key');
		await page.getByLabel('Subscription status').selectOption('Active');
		await page.getByLabel('Has Lifetime Access').check({ force: true });
		const release = await hold(page, 'POST /api/admin/users');
		await save(page);
		await page.getByRole('button', { name: 'Saving...' }).waitFor();
		await page.getByRole('status').filter({ hasText: 'Saving...' }).waitFor();
		await expect.poll(() => page.getByLabel('Email').isDisabled()).toBe(true);
		release();
		await page.getByText('User created', { exact: true }).waitFor();
		await page.getByRole('cell', { name: 'ida@example.com', exact: true }).waitFor();
		expect(new URL(page.url()).search).toBe('?search=ida&status=active');
		const { user } = await loginWith('ida@example.com', 'idas-key');
		expect(user).toMatchObject({ role: 'parent', profile: { name: 'Ida', age: null } });
		expect(user.subscription).toMatchObject({ status: 'active', hasLifetimeAccess: true });
	});

	it('makes one user of the same words sent twice, after an answer that was lost', async () => {
		const page = await arrive();
		await page.getByLabel('Email').fill('una@example.com');
		await page.getByLabel('Password').fill('unas-key');
		await page.route('**/api/admin/users', async (route) => {
			await route.fetch();
			await route.abort('connectionreset');
		});
		await save(page);
		await alertOf(page).getByText('Failed to save user data. Please try again.').waitFor();
		await recover(page);
		await save(page);
		await page.getByText('User created', { exact: true }).waitFor();
	});

	it('loses nothing that was typed when it fails, and shows the server’s words at the field', async () => {
		const rosa = await world.register('Rosa');
		const page = await arrive();
		await page.getByLabel('Email').fill(rosa.user.email ?? '');
		await page.getByLabel('Password').fill('another-key');
		await save(page);
		await alertOf(page).getByText('Failed to save user data. Please try again.').waitFor();
		await expect.poll(() => describedBy(page, 'Email')).toContain('There is an account with this email already.');
		await hasFocus(page, 'Email').toBe(true);
		await page.getByLabel('Email').fill('rosita@example.com');
		await expect.poll(() => describedBy(page, 'Email')).toBe('()');
		await cutLine(page, 'POST /api/admin/users');
		await save(page);
		await page.waitForFunction(() => document.activeElement?.textContent === 'Save');
		await expect.poll(() => alertOf(page).innerText()).toBe('Failed to save user data. Please try again.');
		await expect.poll(() => page.getByLabel('Password').inputValue()).toBe('another-key');
	});

	it('makes a child without email or password', async () => {
		const page = await arrive();
		await page.getByLabel('Role').selectOption('Child');
		await page.getByLabel('Name').fill('Nils');
		await page.getByLabel('Age').fill('18');
		await save(page);
		await expect.poll(() => describedBy(page, 'Age')).toBe('Age must be a whole number from 1 to 17');
		await page.getByLabel('Age').fill('17');
		await save(page);
		await page.getByText('No email (Nils)').waitFor();
	});
});

describe('editing a user', () => {
	it('shows what is there, and keeps the password when it is left blank', async () => {
		const { user } = await world.register('Vera', 41);
		const page = await open(user);
		await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(user.email);
		await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Vera');
		await expect.poll(() => page.getByLabel('Age').inputValue()).toBe('41');
		await expect.poll(() => page.getByLabel('Subscription status').inputValue()).toBe('active');
		await expect.poll(() => page.getByLabel('Has Lifetime Access').isChecked()).toBe(true);
		await expect.poll(() => describedBy(page, 'Password')).toBe('(leave blank to keep current)');
		await page.getByLabel('Name').fill('Vera the Second');
		await page.getByLabel('Age').fill('');
		await page.getByLabel('Subscription status').selectOption('Expired');
		await page.getByLabel('Has Lifetime Access').uncheck({ force: true });
		await save(page);
		await page.getByText('User saved', { exact: true }).waitFor();
		expect(new URL(page.url()).pathname).toBe('/admin/users');
		const session = await loginWith(user.email ?? '', passwordOf('Vera'));
		expect(session.user).toMatchObject({ profile: { name: 'Vera the Second', age: null } });
		expect(session.user.subscription).toMatchObject({ status: 'expired', hasLifetimeAccess: false });
	});

	it('sets a new password, and asks one of whoever becomes an admin', async () => {
		const { user } = await world.register('Nora');
		const page = await open(user);
		await page.getByLabel('Role').selectOption('Admin');
		await save(page);
		await expect.poll(() => describedBy(page, 'Password')).toBe('Password is required');
		await page.getByLabel('Password').fill('twelve-signs');
		await save(page);
		await page.getByText('User saved', { exact: true }).waitFor();
		await expect.poll(async () => (await loginWith(user.email ?? '', 'twelve-signs')).user.role).toBe('admin');
		await world.ask('DELETE', `/api/admin/users/${user._id}`, { as: ada });
	});

	it('keeps what was typed for whoever goes elsewhere and comes back, and gives it up on Cancel', async () => {
		const { user } = await world.register('Rosa');
		const page = await open(user);
		await page.getByLabel('Name').fill('Half a na');
		await page.getByText('Some changes are not saved yet.').waitFor();
		await page.getByRole('link', { name: 'Back to Everbranch' }).click();
		await page.getByRole('heading', { name: 'Welcome, Admin' }).waitFor();
		await page.goBack();
		await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Half a na');
		await page.getByRole('button', { name: 'Cancel' }).click();
		await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
		await page.goBack();
		await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Rosa');
	});

	it('warns an admin who changes the own way in, and tells the own new name at once', async () => {
		const page = await open(ada.user);
		const warning = page.getByText('This is your own account. After saving you will have to log in again.');
		await page.getByLabel('Password').fill('a');
		await warning.waitFor();
		await page.getByLabel('Password').fill('');
		await expect.poll(() => warning.count()).toBe(0);
		await page.getByLabel('Name').fill('Ada');
		await save(page);
		await page.getByRole('button', { name: 'Active Profile' }).filter({ hasText: 'Ada' }).waitFor();
		await page.goto(`/admin/users/${ada.user._id}`);
		await page.getByLabel('Role').selectOption('Parent');
		await save(page);
		await alertOf(page).getByText('The last admin cannot be').first().waitFor();
	});

	it('says when it could not load, or when there is no such user any more', async () => {
		const { user } = await world.register('Gone');
		const page = await world.pageFor(ada);
		await refuse(page, 'GET /api/admin/users/*', 500);
		await page.goto(`/admin/users/${user._id}`);
		await alertOf(page).getByText('Failed to load user data. Please try again.').waitFor();
		await recover(page);
		const release = await hold(page, 'GET /api/admin/users/*');
		await page.reload();
		await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor();
		release();
		await page.getByLabel('Name').fill('Too late');
		await world.ask('DELETE', `/api/admin/users/${user._id}`, { as: ada });
		await save(page);
		await alertOf(page).getByText('This could not be found.').waitFor();
		await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Too late');
		await page.goto('/admin/users/nobody');
		await page.getByRole('heading', { name: 'User not found' }).waitFor();
		await page.getByRole('link', { name: 'Back to Users' }).click();
		await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
	});
});
