import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answer, change, changeUser, refuse } from './answers.ts';
import { faultsOf } from './faults.ts';
import { bringUpWorld } from './world.ts';

/** Payment is set up as far as anybody can see: nothing here gets to Stripe. */
const world = bringUpWorld({
	SIGNUP_ACCESS: 'trial',
	STRIPE_SECRET_KEY: 'sk_test_of_nobody',
	STRIPE_API_BASE: 'http://127.0.0.1:9',
});

const confirm = 'POST /api/payment/confirm';
const atPrice = arriveAt('/upgrade');
const afterPayment = arriveAt('/payment/success?session_id=cs_test_1');

/** A screen in one of its states, how one gets there, and its heading. */
type Look = [name: string, go: (page: Page) => Promise<unknown>, heading: string];
const looks: Look[] = [
	['the price', atPrice, 'Upgrade to Lifetime Access'],
	[
		'the price without a connection',
		async (page) => {
			await atPrice(page);
			await page.getByRole('button', { name: 'Pay $4.99' }).waitFor();
			await page.context().setOffline(true);
			await page.getByText('Paying needs a connection').waitFor();
		},
		'Upgrade to Lifetime Access',
	],
	[
		'the price where nothing can be paid',
		async (page) => {
			await change<object>(page, 'GET /api/about', (about) => ({ ...about, payment: false }));
			await atPrice(page);
			await page.getByText('Payment is not set up on this server.').waitFor();
		},
		'Upgrade to Lifetime Access',
	],
	[
		'a payment page that did not open',
		async (page) => {
			await refuse(page, 'POST /api/payment/create-checkout-session', 503);
			await atPrice(page);
			await page.getByRole('button', { name: 'Pay $4.99' }).click();
			await page.getByRole('alert').waitFor();
		},
		'Upgrade to Lifetime Access',
	],
	[
		'lifetime access that is there',
		async (page) => {
			await giveLifetime(page);
			await atPrice(page);
		},
		'You have lifetime access',
	],
	[
		'the price for a child',
		async (page) => {
			await changeUser(page, (user) => ({ ...user, role: 'child' }));
			await atPrice(page);
		},
		'This page is for a grown-up',
	],
	[
		'the thanks',
		async (page) => {
			await giveLifetime(page);
			await afterPayment(page);
		},
		'Payment Successful!',
	],
	[
		'a payment that is being looked for',
		async (page) => {
			await answer(page, confirm, () => new Promise(() => {}));
			await afterPayment(page);
		},
		'Payment Successful!',
	],
	[
		'a payment that has not arrived',
		async (page) => {
			await arriveAt('/payment/success')(page);
			await page.getByRole('button', { name: 'Check again' }).click();
		},
		'Your payment is on its way',
	],
	[
		'a payment that was not found',
		async (page) => {
			await refuse(page, confirm, 404);
			await afterPayment(page);
		},
		'This payment was not found',
	],
	[
		'a payment that could not be asked about',
		async (page) => {
			await refuse(page, confirm, 503);
			await afterPayment(page);
			await page.getByText('We could not see it here yet.').waitFor();
		},
		'Payment Successful!',
	],
	['a payment that was cancelled', arriveAt('/payment/cancel'), 'Payment Cancelled'],
];

describe('for those who cannot see it all, by day and by night, large and small', () => {
	it.each(looks)('%s has nothing in the way', async (_name, go, heading) => {
		const { page } = await world.pageOf('Rosa');
		await go(page);
		await page.getByRole('heading', { level: 1, name: heading }).waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
	});

	it('no screen is wider than the smallest phone, even with a long address', async () => {
		const { page } = await world.pageOf('Rosa', { viewport: { width: 320, height: 640 } });
		const supportEmail = `${'a-very-long-name-of-somebody'.repeat(2)}@everbranch.example`;
		await change<object>(page, 'GET /api/about', (about) => ({ ...about, supportEmail }));
		for (const path of ['/upgrade', '/payment/success?session_id=cs_test_1', '/payment/cancel']) {
			await page.goto(path);
			await page.getByRole('link', { name: supportEmail }).waitFor();
			await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		}
	});
});

function arriveAt(path: string) {
	return async (page: Page) => {
		await page.goto(path);
		await page.getByRole('heading', { level: 1 }).waitFor();
	};
}

function giveLifetime(page: Page): Promise<void> {
	return changeUser(page, (user) => ({
		...user,
		subscription: { ...user.subscription, status: 'active', hasLifetimeAccess: true },
	}));
}
