import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '../../shared/contract/user.ts';
import { address, openApp, passwordOf, setUpServer } from '../testing/app-page.tsx';
import { emailOfLength } from '../testing/emails.ts';
import { expectAddress } from '../testing/list-page.ts';
import { answerCall, countCalls, holdAnswer, refuseCall } from '../testing/network.ts';

const server = setUpServer();
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});

const login = 'POST /api/auth/login';
const email = () => page.getByLabelText('Email');
const password = () => page.getByLabelText('Password');
const signInButton = () => page.getByRole('button', { name: 'Sign In' });
const alertOf = (sentence: string) => page.getByRole('alert').getByText(sentence, { exact: true });

describe('the login screen', () => {
	// covers: login-registration/link-leads-registration
	it('shows a wrong password or a failed login, and links to registration', async () => {
		await openApp('/login');
		await signIn('not-the-key');
		await expect.element(alertOf('The email or the password is not right.')).toBeVisible();
		refuseCall(login, 500, { error: '' });
		await signIn('not-the-key');
		await expect.element(page.getByText('Failed to log in')).toBeVisible();
		await page.getByRole('link', { name: 'Create an account' }).click();
		await expectAddress('/register');
	});

	// covers: errors/login-servers-sentence-else
	it.each([
		['no body', ''],
		['an object without a sentence', '{}'],
		['a page of a proxy', '<html><h1>502 Bad Gateway</h1></html>'],
		['a sentence that is a number', '{"error":123,"message":123,"code":"internal"}'],
	])('says that the login failed when the answer is an error with %s', async (_what, body) => {
		answerCall(login, () => new Response(body, { status: 500 }));
		await openApp('/login');
		await signIn('not-the-key');
		await expect.element(alertOf('Failed to log in')).toBeVisible();
	});

	// covers: login-registration/sign-shows-signing-success
	it('shows a busy state until the server answers, and then the stories', async () => {
		const release = holdAnswer(login);
		await openApp('/login');
		await signIn(passwordOf('Rosa'));
		await expect.element(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
		release();
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
		expect(address()).toBe('/');
	});

	it('shows that an email or a password is too long, and does not send an invalid email', async () => {
		await openApp('/login');
		const calls = countCalls(login);
		const isRefusedWith = async (mail: string, sentence: string) => {
			await email().fill(mail);
			await signInButton().click();
			await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
		};
		await password().fill('y'.repeat(128));
		await isRefusedWith(emailOfLength(254), 'The email or the password is not right.');
		await isRefusedWith(emailOfLength(255), 'Email must be at most 254 characters long');
		await password().fill('y'.repeat(129));
		await isRefusedWith(emailOfLength(254), 'Password must be at most 128 characters long');
		expect(calls.count).toBe(3);
		await email().fill('not an email');
		await signInButton().click();
		await expect.poll(() => (email().element() as HTMLInputElement).validity.typeMismatch).toBe(true);
		expect(calls.count).toBe(3);
	});

	// covers: login-registration/email-password-both-required
	it('requires both fields', async () => {
		await openApp('/login');
		const calls = countCalls(login);
		await signInButton().click();
		await expect.element(page.getByCss('input:invalid')).toHaveLength(2);
		expect(calls.count).toBe(0);
	});
});

async function signIn(secret: string): Promise<void> {
	await email().fill(rosa.user.email ?? '');
	await password().fill(secret);
	await signInButton().click();
}
