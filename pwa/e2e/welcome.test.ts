import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../shared/user.ts';
import { hold, refuse } from './answers.ts';
import { storyOf } from './family.ts';
import { bringUpWorld, passwordOf } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
beforeAll(async () => {
	rosa = await world.register('Rosa');
});

const stranger = async () => (await world.newDevice()).newPage();
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

describe('the register screen', () => {
	it('names what is wrong one thing after the other, and then takes the family in', async () => {
		const page = await stranger();
		await page.goto('/register');
		const isTold = async (sentence: string) => {
			await page.getByRole('button', { name: 'Create account' }).click();
			await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
		};
		await page.getByLabel('Email').fill('nila@example.com');
		await page.getByLabel('Password', { exact: true }).fill('short');
		await isTold('You must agree to the Terms of Service and Privacy Policy');
		await page.getByText('I agree to the Terms of Service and Privacy Policy').click();
		await isTold('Passwords do not match');
		await page.getByLabel('Confirm password').fill('short');
		await isTold('Password must be at least 6 characters long');
		await page.getByLabel('Password', { exact: true }).fill('longer');
		await page.getByLabel('Confirm password').fill('longer');
		await isTold('Name and age are required');
		await page.getByLabel('Name').fill('Nila');
		await isTold('Name and age are required');
		await page.getByLabel('Age').fill('41');
		await page.getByRole('button', { name: 'Create account' }).click();
		await page.getByRole('heading', { name: 'Welcome, Nila' }).waitFor();
	});

	it('says that there is no payment, and asks a guardian to agree for those under 13', async () => {
		const page = await stranger();
		await page.goto('/register');
		await page.getByText('Lifetime access, no payment required').waitFor();
		await page.getByLabel('Age').fill('12');
		await page.getByText('I am the parent or guardian, and I agree to the Terms').waitFor();
		await page.getByLabel('Age').fill('13');
		await page.getByText('I agree to the Terms').waitFor();
		expect(await page.getByText('I am the parent or guardian').count()).toBe(0);
	});

	it('says what the server says, or that it failed, and keeps what was filled in', async () => {
		const page = await stranger();
		await page.goto('/register');
		await fillRegistration(page, rosa.user.email ?? '');
		await page.getByRole('button', { name: 'Create account' }).click();
		await page.getByRole('alert').getByText('There is an account with this email already. Please sign in.').waitFor();
		await refuse(page, 'POST /api/auth/register', 500, { error: '' });
		await page.getByRole('button', { name: 'Create account' }).click();
		await page.getByText('Failed to register. Please try again.').waitFor();
		expect(await page.getByLabel('Name').inputValue()).toBe('Otto');
	});

	it.each([
		'Terms of Service',
		'Privacy Policy',
	])('opens the %s over the form, and gives the focus back', async (title) => {
		const page = await stranger();
		await page.goto('/register');
		const opener = page.getByRole('button', { name: `Read the ${title}` });
		const dialog = page.getByRole('dialog', { name: title });
		const hasFocus = () => opener.evaluate((button) => button === document.activeElement);
		await opener.click();
		await dialog.getByRole('heading', { level: 3 }).first().waitFor();
		await dialog.getByRole('button', { name: 'Close' }).click();
		await dialog.waitFor({ state: 'detached' });
		expect(await hasFocus()).toBe(true);
		await opener.press('Enter');
		await dialog.waitFor();
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'detached' });
		expect(await hasFocus()).toBe(true);
	});
});

describe('the login screen', () => {
	it('says what the server says of a wrong password, and leads to registration', async () => {
		const page = await stranger();
		await page.goto('/login');
		await signIn(page, 'not-the-key');
		await page.getByRole('alert').getByText('The email or the password is not right.').waitFor();
		await refuse(page, 'POST /api/auth/login', 500, { error: '' });
		await signIn(page, 'not-the-key');
		await page.getByText('Failed to log in').waitFor();
		await page.getByRole('link', { name: 'Create an account' }).click();
		await page.waitForURL('**/register');
	});

	it('shows that it is busy, and lets the family in', async () => {
		const page = await stranger();
		await page.goto('/login');
		const letGo = await hold(page, 'POST /api/auth/login');
		await signIn(page, passwordOf('Rosa'));
		expect(await page.getByRole('button', { name: 'Signing In...' }).isDisabled()).toBe(true);
		letGo();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		expect(new URL(page.url()).pathname).toBe('/');
	});

	it('asks for both fields before anything is sent', async () => {
		const page = await stranger();
		await page.goto('/login');
		await page.getByRole('button', { name: 'Sign In' }).click();
		const invalid = await page.locator('input:invalid').evaluateAll((inputs) => inputs.map((input) => input.id));
		expect(invalid).toHaveLength(2);
	});
});

describe('who may be where', () => {
	it.each([
		'/',
		'/create',
		'/story/some-story',
		'/profile',
		'/nowhere',
	])('a stranger at %s is sent to the login', async (path) => {
		const page = await stranger();
		await page.goto(path);
		await page.waitForURL('**/login');
	});

	it.each([
		'/login',
		'/register',
		'/privacy-policy',
		'/terms-of-service',
	])('somebody who is logged in is sent from %s to the stories', async (path) => {
		const page = await world.pageFor(rosa);
		await page.goto(path);
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		expect(new URL(page.url()).pathname).toBe('/');
	});

	it.each([
		['/privacy-policy', 'Privacy Policy'],
		['/terms-of-service', 'Terms of Service'],
	])('a stranger reads %s, and goes back', async (path, title) => {
		const page = await stranger();
		await page.goto(path);
		await page.getByRole('heading', { name: title, level: 1 }).waitFor();
		await page.getByRole('heading', { level: 3 }).first().waitFor();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await page.waitForURL('**/login');
	});
});

describe('starting', () => {
	it('shows a splash while the session is loading', async () => {
		const page = await world.pageFor(rosa);
		const letGo = await hold(page, 'GET /api/auth/profile');
		await page.goto('/');
		await page.getByRole('status').getByText('Loading Everbranch…').waitFor();
		expect(await page.locator('.splash img').isVisible()).toBe(true);
		letGo();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
	});

	it('ends a session that the server does not know, and drops its token', async () => {
		const page = await world.pageFor({ ...rosa, token: `${rosa.token}x` });
		await page.goto('/');
		await page.waitForURL('**/login');
		await page.getByText('Session expired. Please log in again.').waitFor();
		expect(await tokenOf(page)).toBeNull();
	});

	it('ends a session in mid-visit as soon as the server refuses its token', async () => {
		const ida = await world.register('Ida');
		const page = await world.pageFor(ida);
		await page.goto('/');
		await page.getByText("You haven't created any stories yet").waitFor();
		await world.ask('POST', '/api/auth/logout', { as: ida });
		await page.getByRole('link', { name: 'Create Magic' }).click();
		await page.getByRole('heading', { name: 'Create Magic' }).waitFor();
		await page.getByRole('link', { name: 'Adventure Hub' }).click();
		await page.getByText('Session expired. Please log in again.').waitFor();
		expect(await tokenOf(page)).toBeNull();
	});

	it('keeps the session through an error of the server', async () => {
		const page = await world.pageFor(rosa);
		await page.goto('/');
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		await refuse(page, 'GET /api/auth/profile', 500);
		await page.reload();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		expect(await tokenOf(page)).toBe(rosa.token);
	});

	it('needs no network where somebody was before', async () => {
		const { title } = await storyOf(world, rosa, { hero: 'Fern' });
		const page = await world.pageFor(rosa, { serviceWorkers: 'allow' });
		await page.goto('/');
		await page.getByRole('link', { name: title }).waitFor();
		await page.evaluate(async () => void (await navigator.serviceWorker.ready));
		await world.stopServer();
		try {
			await page.reload();
			await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
			await page.getByRole('link', { name: title }).waitFor();
			await page.getByText('New stories could not be fetched.').waitFor();
		} finally {
			await world.startServer();
		}
	});
});

async function signIn(page: Page, password: string): Promise<void> {
	await page.getByLabel('Email').fill(rosa.user.email ?? '');
	await page.getByLabel('Password').fill(password);
	await page.getByRole('button', { name: 'Sign In' }).click();
}

async function fillRegistration(page: Page, email: string): Promise<void> {
	await page.getByLabel('Name').fill('Otto');
	await page.getByLabel('Age').fill('30');
	await page.getByLabel('Email').fill(email);
	await page.getByLabel('Password', { exact: true }).fill('otto-has-a-key');
	await page.getByLabel('Confirm password').fill('otto-has-a-key');
	await page.getByRole('checkbox').check({ force: true });
}
