import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { address, openApp, setUpServer } from '../testing/app-page.tsx';
import { expectAddress } from '../testing/list-page.ts';

const server = setUpServer();

// covers: route-access/login-registration-policies-those
// covers: route-access/everybody-elses-screens-lead
// covers: route-access/signed-screens-stand-behind
describe('the routes of the app', () => {
	it.each([
		'/',
		'/create',
		'/story/some-story',
		'/profile',
		'/nowhere',
	])('%s redirects to the login without a session', async (path) => {
		await openApp(path);
		await expectAddress('/login');
		await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
	});

	it.each([
		'/login',
		'/register',
		'/privacy-policy',
		'/terms-of-service',
	])('%s redirects to the dashboard with a session', async (path) => {
		await openApp(path, { as: await server.register('Rosa') });
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
		expect(address()).toBe('/');
	});

	// covers: policies-toasts/each-policy-back-dashboard
	it.each([
		['/privacy-policy', 'Privacy Policy'],
		['/terms-of-service', 'Terms of Service'],
	])('%s shows the policy without a session, with a link back', async (path, title) => {
		await openApp(path);
		await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
		await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await expectAddress('/login');
	});
});
