import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { About } from '../../shared/contract/about.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createChild } from '../e2e/stories.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { desktop, externalNavigations, goTo, openApp, textOf, textsOf } from '../testing/app-page.tsx';
import {
	answerCall,
	changeAnswer,
	changeSyncedUser,
	countCalls,
	failCall,
	holdAnswer,
	refuseCall,
	resetNetwork,
	setOnline,
} from '../testing/network.ts';
import {
	checkoutCall,
	expectSupportLink,
	pageHeading,
	payButton,
	paymentNotConfigured,
	setUpPaymentServer,
	withLifetime,
} from '../testing/payment-page.ts';
import { switchProfile } from '../testing/story-page.ts';

const shop = setUpPaymentServer();
let rosa: Session;
beforeEach(async () => {
	rosa = await shop.register('Rosa');
});

describe('the upgrade screen', () => {
	// covers: upgrade-payment/4-99-once-benefits
	// covers: constants-each/4-99-once-30
	it('shows the benefits, the price and the support address', async () => {
		await openOffer();
		await expect.poll(() => document.title).toBe('Upgrade to Lifetime Access · Everbranch');
		expect(textsOf(page.getByRole('region', { name: 'What it opens' }).getByRole('listitem'))).toEqual([
			'Unlimited stories',
			'All genres and features',
			'High-quality AI images',
			'Professional voice narration',
			'Child profiles with content controls',
		]);
		const price = page.getByRole('region', { name: 'Lifetime access' });
		await expect.element(price.getByText('$4.99', { exact: true })).toBeVisible();
		await expect.element(price.getByText('one-time payment')).toBeVisible();
		await expectSupportLink();
	});

	// covers: upgrade-payment/says-daily-caps
	it('says what the server makes in a day, instead of promising no limit', async () => {
		const limited = { stories: 20, chapters: 1, server: 2000 };
		changeAnswer<About>('GET /api/about', (about) => ({ ...about, dailyCaps: limited }));
		await openOffer();
		const opens = page.getByRole('region', { name: 'What it opens' });
		await expect.element(opens.getByText('Up to 20 new stories a day')).toBeVisible();
		expect(textOf(opens)).not.toContain('nlimited');
		const note =
			'A day on this server has up to 20 new stories and 1 new chapter for each family. ' +
			'All families together have up to 2,000 of these a day. What is there already can always be read and heard.';
		await expect.element(opens.getByText(note)).toBeVisible();
	});

	// covers: states-transitions/payment-session-asked-page
	it('requests one checkout page when its button is pressed twice, and shows progress', async () => {
		await openOffer();
		const calls = countCalls(checkoutCall);
		const release = holdAnswer(checkoutCall);
		await payButton().dblClick();
		await expect.element(page.getByRole('button', { name: 'Opening the payment page…' })).toBeDisabled();
		release();
		await expectPaymentPage();
		expect(calls.count).toBe(1);
	});

	it('shows an error when Stripe is down, and can be retried with the keyboard', async () => {
		await shop.setStripeDown(true);
		await openOffer();
		await payButton().click();
		const sentence = 'The payment provider cannot be reached right now. Please try again in a minute.';
		await expect.element(page.getByRole('alert').getByText(`${sentence} Nothing was charged.`)).toBeVisible();
		await expect.element(payButton()).toHaveFocus();
		await shop.setStripeDown(false);
		await userEvent.keyboard('{Enter}');
		await expectPaymentPage();
	});

	// covers: states-transitions/payment-session-asked-page
	// covers: errors/story-list-delete-checkout
	it.each<[string, () => void, string | RegExp]>([
		['the line is cut', () => failCall(checkoutCall), 'You seem to be offline.'],
		[
			'the answer comes from a Wi-Fi login page',
			() => answerCall(checkoutCall, () => new Response('Wi-Fi login')),
			/Please try again\. Nothing was charged\.$/,
		],
		[
			'the answer has no valid address',
			() => answerCall(checkoutCall, () => Response.json({ url: 'http://' })),
			/Please try again\. Nothing was charged\.$/,
		],
	])('lets one try again when %s', async (_what, goWrong, sentence) => {
		await openOffer();
		goWrong();
		await payButton().click();
		await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
		await expect.element(payButton()).toBeEnabled();
		expect(externalNavigations()).toEqual([]);
		resetNetwork();
		await payButton().click();
		await expectPaymentPage();
	});

	it('can be used again when the browser restores it from its back/forward cache', async () => {
		await openOffer();
		answerCall(checkoutCall, () => new Promise(() => {}));
		await payButton().click();
		await expect.element(page.getByRole('button', { name: 'Opening the payment page…' })).toBeVisible();
		dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
		dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
		await expect.element(payButton()).toBeVisible();
	});

	it.each([
		['the server offers no payment', withoutPayment, false],
		['the server refuses a checkout because there is none', () => answerCall(checkoutCall, paymentNotConfigured), true],
	])('says that payment is not set up, and has no button, when %s', async (_when, prepare, isPressed) => {
		prepare();
		await openOffer();
		if (isPressed) await payButton().click();
		await expect.element(page.getByRole('status').getByText('Payment is not set up on this server.')).toBeVisible();
		await expect.element(payButton()).not.toBeInTheDocument();
	});

	it('says that paying needs a connection, and shows its button again when there is one', async () => {
		await openOffer();
		await expect.element(payButton()).toBeVisible();
		setOnline(false);
		const sentence = 'Paying needs a connection, and there is none just now. Nothing is lost';
		await expect.element(page.getByText(sentence)).toBeVisible();
		await expect.element(payButton()).not.toBeInTheDocument();
		setOnline(true);
		await expect.element(payButton()).toBeVisible();
	});

	it('thanks an account that already has lifetime access, without a button', async () => {
		changeSyncedUser(withLifetime);
		await openApp('/upgrade', { as: rosa });
		await expect.element(pageHeading('You have lifetime access')).toBeVisible();
		await expect.element(payButton()).not.toBeInTheDocument();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await expect.element(pageHeading('Welcome, Rosa')).toBeVisible();
	});

	it('updates the account when it was paid on another device', async () => {
		// A sync would show the payment before the button is pressed, also the first one if its response is late.
		failCall('GET /api/sync');
		await openOffer();
		await shop.pay(await shop.beginCheckout(rosa));
		await payButton().click();
		await expect.element(pageHeading('You have lifetime access')).toBeVisible();
		expect(externalNavigations()).toEqual([]);
	});

	it('tells a selected child to ask a parent', async () => {
		await createChild(shop, rosa, 'Milo');
		await openApp('/', { as: rosa, viewport: desktop });
		await switchProfile('Milo');
		await expect.element(pageHeading("Milo's Stories")).toBeVisible();
		await goTo('/upgrade');
		await expect.element(pageHeading('This page is for a grown-up')).toBeVisible();
		await expect.element(page.getByText('choose your own name as the Active Profile')).toBeVisible();
		await expect.element(payButton()).not.toBeInTheDocument();
	});

	it('tells a child with its own login to ask a parent', async () => {
		changeSyncedUser((user) => ({ ...user, role: 'child' }));
		await openApp('/upgrade', { as: rosa });
		await expect.element(page.getByText('Show your parent this page')).toBeVisible();
		await expect.element(payButton()).not.toBeInTheDocument();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await expect.element(pageHeading('Welcome, Rosa')).toBeVisible();
	});
});

describe('accessibility', () => {
	it.each<[string, () => Promise<void>]>([
		['the price', openOffer],
		[
			'the price without a connection',
			async () => {
				await openOffer();
				await expect.element(payButton()).toBeVisible();
				setOnline(false);
				await expect.element(page.getByText('Paying needs a connection')).toBeVisible();
			},
		],
		[
			'the price on a server without payment',
			async () => {
				withoutPayment();
				await openOffer();
				await expect.element(page.getByText('Payment is not set up on this server.')).toBeVisible();
			},
		],
		[
			'a payment page that did not open',
			async () => {
				refuseCall(checkoutCall, 503);
				await openOffer();
				await payButton().click();
				await expect.element(page.getByRole('alert')).toBeVisible();
			},
		],
		[
			'lifetime access that is there',
			async () => {
				changeSyncedUser(withLifetime);
				await openApp('/upgrade', { as: rosa });
				await expect.element(pageHeading('You have lifetime access')).toBeVisible();
			},
		],
		[
			'the price for a child',
			async () => {
				changeSyncedUser((user) => ({ ...user, role: 'child' }));
				await openApp('/upgrade', { as: rosa });
				await expect.element(pageHeading('This page is for a grown-up')).toBeVisible();
			},
		],
	])('%s has no accessibility violation', { tags: 'deep' }, async (_name, go) => {
		await go();
		await expectAccessible();
	});
});

async function openOffer(): Promise<void> {
	await openApp('/upgrade', { as: rosa });
	await expect.element(pageHeading('Upgrade to Lifetime Access')).toBeVisible();
}

/** Expects one navigation to Stripe. */
async function expectPaymentPage(): Promise<void> {
	await expect
		.poll(externalNavigations)
		.toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/c\/pay\/cs_test_\w+$/)]);
}

function withoutPayment(): void {
	changeAnswer<object>('GET /api/about', (about) => ({ ...about, payment: false }));
}
