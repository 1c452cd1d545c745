import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { About } from '../../shared/about.ts';
import { answer, change, cutLine, hold } from './answers.ts';
import { bringUpWorld, phone } from './world.ts';

const world = bringUpWorld({ SIGNUP_ACCESS: 'trial', TRIAL_DAYS: '3' });

const about = 'GET /api/about';
const stranger = async () => (await world.newDevice({ viewport: phone })).newPage();
const top = async (page: Page) => (await page.getByLabel('Name').boundingBox())?.y;

describe('what the register screen promises', () => {
	it('is the trial that this server gives, and nothing moves when that is known', async () => {
		const page = await stranger();
		const letGo = await hold(page, about);
		await page.goto('/register');
		await page.getByLabel('Name').waitFor();
		const before = await top(page);
		await expect.poll(() => page.getByText(/free|Lifetime access/).count()).toBe(0);
		letGo();
		await page.getByText('3 days free, no payment required').waitFor();
		await expect.poll(() => top(page)).toBe(before);
	});

	it.each([
		[{ access: 'trial', trialDays: 1 }, true, '1 day free, then $4.99 once'],
		[{ access: 'trial', trialDays: 30 }, true, '30 days free, then $4.99 once'],
		[{ access: 'lifetime', trialDays: 7 }, false, 'Lifetime access, no payment required'],
	] as const)('with %o and payment %o is: %s', async (signup, payment, promise) => {
		const page = await stranger();
		await change<About>(page, about, (usual) => ({ ...usual, signup, payment }));
		await page.goto('/register');
		await page.getByText(promise, { exact: true }).waitFor();
	});

	it.each([
		['cannot be reached', cutLine],
		['says something else', (page: Page) => answer(page, about, (route) => route.fulfill({ body: 'Wi-Fi login' }))],
	])('is nothing when the server %s', async (_what, goWrong) => {
		const page = await stranger();
		await goWrong(page, about);
		const settled = page
			.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/about'))
			.catch(() => null);
		const failed = page
			.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/about'))
			.catch(() => null);
		await page.goto('/register');
		await Promise.race([settled, failed]);
		await page.getByRole('button', { name: 'Create account' }).waitFor();
		await expect.poll(() => page.getByText(/free|Lifetime access/).count()).toBe(0);
	});
});
