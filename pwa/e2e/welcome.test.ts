import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../shared/user.ts';
import { countCalls, hold, refuse } from './answers.ts';
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
		await expect.poll(() => page.getByText('I am the parent or guardian').count()).toBe(0);
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
		await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Otto');
	});

	it('takes an age from 1 to 100, and nothing that is no number', async () => {
		const page = await stranger();
		await page.goto('/register');
		await fillRegistration(page, 'ages@example.com');
		const age = page.getByLabel('Age');
		const asked = countCalls(page, 'POST /api/auth/register');
		for (const wrong of ['0', '101', '-1', '1.5']) {
			await age.fill(wrong);
			await page.getByRole('button', { name: 'Create account' }).click();
			await expect.poll(() => age.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
		}
		for (const right of ['1', '100']) {
			await age.fill(right);
			await expect.poll(() => age.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(true);
		}
		await age.fill('');
		await age.pressSequentially('old');
		await page.getByRole('button', { name: 'Create account' }).click();
		await page.getByRole('alert').getByText('Name and age are required').waitFor();
		expect(asked.count).toBe(0);
	});

	it('says what is too long, and takes what is just as long as it may be', async () => {
		const page = await stranger();
		await page.goto('/register');
		await fillRegistration(page, emailOf(255));
		const isTold = async (sentence: string) => {
			await page.getByRole('button', { name: 'Create account' }).click();
			await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
		};
		const password = async (length: number) => {
			await page.getByLabel('Password', { exact: true }).fill('x'.repeat(length));
			await page.getByLabel('Confirm password').fill('x'.repeat(length));
		};
		await page.getByLabel('Name').fill('😀'.repeat(61));
		await isTold('Name must be at most 60 characters long');
		await page.getByLabel('Name').fill('😀'.repeat(60));
		await isTold('Email must be at most 254 characters long');
		await page.getByLabel('Email').fill(emailOf(254));
		await password(5);
		await isTold('Password must be at least 6 characters long');
		await password(129);
		await isTold('Password must be at most 128 characters long');
		await password(128);
		await page.getByRole('button', { name: 'Create account' }).click();
		await page.getByRole('heading', { name: `Welcome, ${'😀'.repeat(60)}` }).waitFor();
	});

	it('says that registration failed when it was this device that could not take it in', async () => {
		const page = await stranger();
		await page.addInitScript(() => {
			const open = indexedDB.open.bind(indexedDB);
			indexedDB.open = (name, version) => {
				if (name.startsWith('everbranch-')) throw new DOMException('No room', 'QuotaExceededError');
				return open(name, version);
			};
		});
		await page.goto('/register');
		await fillRegistration(page, 'no-room@example.com');
		await page.getByRole('button', { name: 'Create account' }).click();
		await page.getByRole('alert').getByText('Registration failed', { exact: true }).waitFor();
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
		await expect.poll(() => hasFocus()).toBe(true);
		await opener.press('Enter');
		await dialog.waitFor();
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'detached' });
		await expect.poll(() => hasFocus()).toBe(true);
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
		await expect.poll(() => page.getByRole('button', { name: 'Signing In...' }).isDisabled()).toBe(true);
		letGo();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		expect(new URL(page.url()).pathname).toBe('/');
	});

	it('wants an email that is one, and says kindly that a password is too long', async () => {
		const page = await stranger();
		await page.goto('/login');
		const asked = countCalls(page, 'POST /api/auth/login');
		await page.getByLabel('Password').fill('y'.repeat(128));
		const isTold = async (email: string, sentence: string) => {
			await page.getByLabel('Email').fill(email);
			await page.getByRole('button', { name: 'Sign In' }).click();
			await page.getByRole('alert').getByText(sentence).waitFor();
		};
		await isTold(emailOf(254), 'The email or the password is not right.');
		await isTold(emailOf(255), 'Email must be at most 254 characters long');
		await page.getByLabel('Password').fill('y'.repeat(129));
		await isTold(emailOf(254), 'Password must be at most 128 characters long');
		expect(asked.count).toBe(3);
		await page.getByLabel('Email').fill('not an email');
		await page.getByRole('button', { name: 'Sign In' }).click();
		await expect
			.poll(() => page.getByLabel('Email').evaluate((field: HTMLInputElement) => field.validity.typeMismatch))
			.toBe(true);
		expect(asked.count).toBe(3);
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
		await expect.poll(() => page.locator('.splash img').isVisible()).toBe(true);
		letGo();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
	});

	it('ends a session that the server does not know, and drops its token', async () => {
		const page = await world.pageFor({ ...rosa, token: `${rosa.token}x` });
		await page.goto('/');
		await page.waitForURL('**/login');
		await page.getByText('Session expired. Please log in again.').waitFor();
		await expect.poll(() => tokenOf(page)).toBeNull();
	});

	it('ends a session in mid-visit by itself, as soon as the server has ended it', async () => {
		const ida = await world.register('Ida');
		const page = await world.pageFor(ida);
		await page.goto('/');
		await page.getByText("You haven't created any stories yet").waitFor();
		await world.ask('POST', '/api/auth/logout', { as: ida });
		await page.getByText('Session expired. Please log in again.').waitFor();
		await expect.poll(() => tokenOf(page)).toBeNull();
	});

	it('ends a session in mid-visit where only a call tells of it', async () => {
		const ida = await world.register('Ida');
		const page = await world.pageFor(ida);
		await page.route('**/socket.io/**', (route) => route.abort());
		await page.goto('/');
		await page.getByText("You haven't created any stories yet").waitFor();
		await world.ask('POST', '/api/auth/logout', { as: ida });
		await page.evaluate(() => dispatchEvent(new Event('online')));
		await page.getByText('Session expired. Please log in again.').waitFor();
		await expect.poll(() => tokenOf(page)).toBeNull();
	});

	it('keeps the session through an error of the server', async () => {
		const page = await world.pageFor(rosa);
		await page.goto('/');
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		await refuse(page, 'GET /api/auth/profile', 500);
		await page.reload();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		await expect.poll(() => tokenOf(page)).toBe(rosa.token);
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

/** An address of that many characters. */
function emailOf(length: number): string {
	const end = '.example';
	const labels = 'e'.repeat(length - 'rosa@'.length - end.length).replaceAll(/(.{60})./g, '$1.');
	return `rosa@${labels.replace(/\.$/, 'e')}${end}`;
}
