/** @module-tag deep */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { it } from 'vitest';
import { setUpWorld } from './browser-world.ts';

const world = setUpWorld();
const email = 'otto@example.com';
const chosen = 'a password of my own';

/** What `npm run admin` prints at the terminal of the server. */
function oneTimePassword(): string {
	const script = join(import.meta.dirname, '..', '..', 'scripts', 'admin.ts');
	const env = { PATH: process.env.PATH, DATA_DIR: world.dataDir };
	const { stdout } = spawnSync(process.execPath, [script, email], { env, encoding: 'utf8' });
	return /^One-time password: (\S+)$/m.exec(stdout)?.[1] ?? '';
}

async function signIn(page: Page, password: string): Promise<void> {
	await page.goto('/login');
	await page.getByLabel('Email').fill(email);
	await page.getByLabel('Password').fill(password);
	await page.keyboard.press('Enter');
}

it('the one-time password from the terminal opens the app of an admin once another password is chosen', async () => {
	const password = oneTimePassword();
	const page = await (await world.newDevice()).newPage();
	const heading = page.getByRole('heading', { name: 'Choose your password', level: 1 });
	await signIn(page, password);
	await heading.waitFor();
	await page.reload();
	await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
	await signIn(page, password);
	await heading.waitFor();
	await page.getByRole('link', { name: 'Sign in again' }).click();
	await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
	await signIn(page, password);
	await page.getByLabel('New password', { exact: true }).fill(chosen);
	await page.getByLabel('Confirm new password').fill(chosen);
	await page.keyboard.press('Enter');
	await page.getByRole('heading', { name: 'Welcome, Admin' }).waitFor();
	await page.goto('/admin/users');
	await page.getByRole('cell', { name: email, exact: true }).waitFor();

	const second = await (await world.newDevice()).newPage();
	await signIn(second, password);
	await second.getByRole('alert').getByText('The email or the password is not right.').waitFor();
	await signIn(second, chosen);
	await second.getByRole('heading', { name: 'Welcome, Admin' }).waitFor();
});
