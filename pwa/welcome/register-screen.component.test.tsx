import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, setUpServer } from '../testing/app-page.tsx';
import { emailOfLength } from '../testing/emails.ts';
import { countCalls, refuseCall } from '../testing/network.ts';

const server = setUpServer();
const register = 'POST /api/auth/register';
const field = (name: string) => page.getByLabelText(name, { exact: true });
const createButton = () => page.getByRole('button', { name: 'Create account' });

describe('the register screen', () => {
	// covers: login-registration/name-age-1-email
	// covers: validation-rules/registration-order
	it('shows one error after the other in a fixed order, and then creates the account', async () => {
		await openApp('/register');
		await field('Email').fill('nila@example.com');
		await field('Password').fill('short');
		await isRefusedWith('You must agree to the Terms of Service and Privacy Policy');
		await page.getByText('I agree to the Terms of Service and Privacy Policy').click();
		await isRefusedWith('Passwords do not match');
		await field('Confirm password').fill('short');
		await isRefusedWith('Password must be at least 6 characters long');
		await field('Password').fill('longer');
		await field('Confirm password').fill('longer');
		await isRefusedWith('Name and age are required');
		await field('Name').fill('Nila');
		await isRefusedWith('Name and age are required');
		await field('Age').fill('41');
		await createButton().click();
		await expect.element(page.getByRole('heading', { name: 'Welcome, Nila' })).toBeVisible();
	});

	// covers: login-registration/advertises-lifetime-access-without
	it('says that no payment is required, and asks for a guardian’s consent under 13', async () => {
		await openApp('/register');
		await expect.element(page.getByText('Lifetime access, no payment required')).toBeVisible();
		await field('Age').fill('12');
		const guardian = page.getByText('I am the parent or guardian, and I agree to the Terms');
		await expect.element(guardian).toBeVisible();
		await field('Age').fill('13');
		await expect.element(page.getByText('I agree to the Terms')).toBeVisible();
		await expect.element(page.getByText('I am the parent or guardian')).not.toBeInTheDocument();
	});

	// covers: errors/registration-servers-sentence-else
	it("shows the server's message, or that registration failed, and keeps the input", async () => {
		const rosa = await server.register('Rosa');
		await openApp('/register');
		await fillIn(rosa.user.email ?? '');
		await isRefusedWith('There is an account with this email already. Please sign in.');
		refuseCall(register, 500, { error: '' });
		await isRefusedWith('Failed to register. Please try again.');
		await expect.element(field('Name')).toHaveValue('Otto');
	});

	// covers: beyond-product/fields-beyond-their-bounds
	it('accepts an age from 1 to 100, and only numbers', async () => {
		await openApp('/register');
		await fillIn('ages@example.com');
		const age = field('Age');
		const calls = countCalls(register);
		for (const wrong of ['0', '101', '-1', '1.5']) {
			await age.fill(wrong);
			await createButton().click();
			await expect.element(age).toBeInvalid();
		}
		for (const right of ['1', '100']) {
			await age.fill(right);
			await expect.element(age).toBeValid();
		}
		await age.fill('');
		await userEvent.type(age, 'old');
		await isRefusedWith('Name and age are required');
		expect(calls.count).toBe(0);
	});

	// covers: beyond-product/fields-beyond-their-bounds
	it('shows what is too long, and accepts the maximum lengths', async () => {
		await openApp('/register');
		await fillIn(emailOfLength(255));
		const choosePassword = async (length: number) => {
			await field('Password').fill('x'.repeat(length));
			await field('Confirm password').fill('x'.repeat(length));
		};
		await field('Name').fill('😀'.repeat(61));
		await isRefusedWith('Name must be at most 60 characters long');
		await field('Name').fill('😀'.repeat(60));
		await isRefusedWith('Email must be at most 254 characters long');
		await field('Email').fill(emailOfLength(254));
		await choosePassword(5);
		await isRefusedWith('Password must be at least 6 characters long');
		await choosePassword(129);
		await isRefusedWith('Password must be at most 128 characters long');
		await choosePassword(128);
		await createButton().click();
		await expect.element(page.getByRole('heading', { name: `Welcome, ${'😀'.repeat(60)}` })).toBeVisible();
	});

	// covers: errors/registration-failed-session-layers
	it('shows that registration failed when this device cannot open the account’s library', async () => {
		const { open } = IDBFactory.prototype;
		using _ = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, name, version) {
			if (name.startsWith('everbranch-')) throw new DOMException('No room', 'QuotaExceededError');
			return open.call(this, name, version);
		});
		await openApp('/register');
		await fillIn('no-room@example.com');
		await isRefusedWith('Registration failed');
	});

	it.each([
		'Terms of Service',
		'Privacy Policy',
	])('opens the %s over the form, and gives the focus back', async (title) => {
		await openApp('/register');
		const opener = page.getByRole('button', { name: `Read the ${title}` });
		const dialog = page.getByRole('dialog', { name: title });
		await opener.click();
		await expect.element(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
		await dialog.getByRole('button', { name: 'Close' }).click();
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.element(opener).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect.element(dialog).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.element(opener).toHaveFocus();
	});
});

/** Submits the form and expects exactly this sentence. */
async function isRefusedWith(sentence: string): Promise<void> {
	await createButton().click();
	await expect.element(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible();
}

async function fillIn(email: string): Promise<void> {
	await field('Name').fill('Otto');
	await field('Age').fill('30');
	await field('Email').fill(email);
	await field('Password').fill('otto-has-a-key');
	await field('Confirm password').fill('otto-has-a-key');
	await page.getByRole('checkbox').click({ force: true });
	await expect.element(page.getByRole('checkbox')).toBeChecked();
}
