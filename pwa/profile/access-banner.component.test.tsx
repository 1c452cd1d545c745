import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session, Subscription } from '../../shared/contract/user.ts';
import { openApp, setUpServer } from '../testing/app-page.tsx';
import { setAccess } from '../testing/subscription.ts';

const server = setUpServer({ SIGNUP_ACCESS: 'trial', TRIAL_DAYS: '3' });
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});

const over = '2020-01-01T00:00:00.000Z';
const access = () => page.getByRole('complementary', { name: 'Your access' });

describe('the access on the profile screen', () => {
	// covers: profile/banner-lifetime-access-trial
	it.each<[string, Partial<Subscription>, string | RegExp, boolean]>([
		['a trial that runs', {}, /^Your trial ends in \d days and \d+ hours?\.$/, true],
		[
			'a trial that is over',
			{ trialEndDate: over, trialEndsAt: over },
			'Your trial has ended. Unlock your past stories and create new ones.',
			true,
		],
		['access that may be taken away', { status: 'active' }, 'Your access is active.', true],
		['lifetime access', { hasLifetimeAccess: true }, /^You have lifetime access/, false],
	])('of a parent is %s, with the upgrade unless it is for life', async (_access, subscription, message, hasUpgrade) => {
		setAccess(subscription);
		await openApp('/profile', { as: rosa });
		await expect.element(access().getByText(message)).toBeVisible();
		const upgrade = access().getByRole('link', { name: 'Upgrade' });
		if (hasUpgrade) await expect.element(upgrade).toHaveAttribute('href', '/upgrade');
		else await expect.element(upgrade).not.toBeInTheDocument();
	});

	it.each(['admin', 'child'] as const)('is not shown to an account of role %s', async (role) => {
		setAccess({}, role);
		await openApp('/profile', { as: rosa });
		await expect.element(page.getByRole('heading', { level: 1, name: 'Your Kingdom' })).toBeVisible();
		await expect.element(access()).not.toBeInTheDocument();
	});
});
