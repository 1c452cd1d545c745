import { beforeAll, describe, expect, it } from 'vitest';
import type { Session, Subscription, User } from '../../shared/user.ts';
import { change } from './answers.ts';
import { storyOf } from './family.ts';
import { bringUpWorld, phone } from './world.ts';

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

describe('when the trial is over', () => {
	const over: Subscription = {
		status: 'trial',
		hasLifetimeAccess: false,
		trialEndDate: '2020-01-01T00:00:00.000Z',
		trialEndsAt: '2020-01-01T00:00:00.000Z',
	};
	const sentence = 'Your trial has ended. Unlock your past stories and create new ones.';

	it('says so, offers the upgrade and nothing new; what was made can still be read', async () => {
		const { title } = await storyOf(world, rosa);
		const page = await world.pageFor(rosa, { viewport: phone });
		await change<User>(page, 'GET /api/auth/profile', (user) => ({ ...user, subscription: over }));
		await page.goto('/');
		const banner = page.getByRole('complementary', { name: 'Your trial' });
		await banner.getByText(sentence).waitFor();
		expect(await banner.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/upgrade');
		await page.getByRole('article').getByRole('link', { name: title }).waitFor();
		expect(await page.getByRole('searchbox').count()).toBe(0);
		expect(await page.getByRole('link', { name: 'Create New Story' }).count()).toBe(0);
		expect(await page.getByRole('link', { name: 'Create A Story' }).getAttribute('href')).toBe('/upgrade');
	});

	it('says so instead of an empty list', async () => {
		const page = await world.pageFor(await world.register('Nora'));
		await change<User>(page, 'GET /api/auth/profile', (user) => ({ ...user, subscription: over }));
		await page.goto('/');
		await page.getByRole('heading', { name: sentence }).waitFor();
	});

	it('shows nothing but that to those who are not parents', async () => {
		const page = await world.pageFor(rosa);
		await change<User>(page, 'GET /api/auth/profile', (user) => ({ ...user, role: 'child', subscription: over }));
		await page.goto('/');
		await page.getByRole('heading', { name: sentence }).waitFor();
		expect(await page.getByRole('article').count()).toBe(0);
		expect(await page.getByRole('complementary', { name: 'Your trial' }).count()).toBe(0);
	});
});
