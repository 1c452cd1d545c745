import { beforeAll, expect, it } from 'vitest';
import type { Session } from '../../shared/user.ts';
import { bringUpWorld } from './world.ts';

const hour = 3_600_000;

const world = bringUpWorld({ SIGNUP_ACCESS: 'trial', TRIAL_DAYS: '3' });
let rosa: Session;
beforeAll(async () => {
	rosa = await world.register('Rosa');
});

it('counts the days and hours of a trial, then its minutes, and ends without a reload', async () => {
	const page = await world.pageFor(rosa);
	await page.clock.install();
	await page.goto('/');
	const banner = page.getByRole('complementary', { name: 'Your trial' });
	await banner.getByText('Your trial ends in 2 days and 23 hours.').waitFor();
	expect(await banner.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/upgrade');
	expect(await page.getByRole('link', { name: 'Create New Story' }).first().getAttribute('href')).toBe('/create');

	await page.clock.fastForward(70 * hour);
	await banner.getByText('Your trial ends in 0 days and 1 hour.').waitFor();
	await page.clock.fastForward(1.5 * hour);
	await banner.getByText(/^Your trial ends in 2\d minutes\.$/).waitFor();
	await page.clock.fastForward(hour);
	await banner.getByText('Your trial has ended. Unlock your past stories and create new ones.').waitFor();
	expect(await page.getByRole('link', { name: 'Create New Story' }).count()).toBe(0);
});

it('sends those whose trial is over from the making of a story to the dashboard, which says why', async () => {
	const page = await world.pageFor(rosa);
	await page.clock.install({ time: Date.now() + 4 * 24 * hour });
	await page.goto('/create');
	await page.getByRole('complementary', { name: 'Your trial' }).getByText('Your trial has ended.').waitFor();
	expect(new URL(page.url()).pathname).toBe('/');
});
