import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '../../shared/contract/user.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { allowMotion, goTo, openApp } from '../testing/app-page.tsx';
import {
	answerCall,
	changeSyncedUser,
	countCalls,
	failCall,
	holdAnswer,
	refuseCall,
	resetNetwork,
} from '../testing/network.ts';
import {
	confetti,
	confirmCall,
	expectSupportLink,
	pageHeading,
	paymentNotConfigured,
	setUpPaymentServer,
	thanksText,
	trialBanner,
	withLifetime,
} from '../testing/payment-page.ts';

const shop = setUpPaymentServer();
const profile = 'GET /api/auth/profile';
let rosa: Session;
beforeEach(async () => {
	rosa = await shop.register('Rosa');
});

describe('the page after a payment', () => {
	it('shows success before Stripe’s webhook: the server asks Stripe', async () => {
		await openReturn(await shop.payUnreported(rosa));
		await expect.element(page.getByText(thanksText)).toBeVisible();
	});

	// covers: upgrade-payment/success-session-id-user
	it('checks the payment once, and an older account answer does not overwrite the result', async () => {
		await allowMotion();
		const id = await shop.payUnreported(rosa);
		// The device would sync by itself.
		failCall('GET /api/sync');
		await openApp('/', { as: rosa });
		await expect.element(pageHeading('Welcome, Rosa')).toBeVisible();
		const confirmed = countCalls(confirmCall);
		const profileCalls = countCalls(profile);
		const late = Promise.withResolvers<void>();
		answerCall(profile, async () => {
			await late.promise;
			return Response.json(rosa.user);
		});
		const release = holdAnswer(confirmCall);
		await goTo(`/payment/success?session_id=${id}`);
		await expect.element(page.getByRole('status').getByText('Your lifetime access is being opened…')).toBeVisible();
		await expect.element(confetti()).not.toBeInTheDocument();
		release();
		await expect.element(page.getByText(thanksText)).toBeVisible();
		late.resolve();
		await expect.poll(() => profileCalls.count > 0 && profileCalls.settled === profileCalls.count).toBe(true);
		await page.getByRole('link', { name: 'Go to Dashboard' }).click();
		await expect.element(pageHeading('Welcome, Rosa')).toBeVisible();
		await expect.element(trialBanner()).not.toBeInTheDocument();
		expect(confirmed.count).toBe(1);
	});

	// covers: upgrade-payment/success-session-id-user
	it('sends nothing without an id, and claims no access that the account does not have', async () => {
		await allowMotion();
		const confirmed = countCalls(confirmCall);
		const profileCalls = countCalls(profile);
		await openApp('/payment/success', { as: rosa });
		await expect.element(pageHeading('Payment Successful!')).toBeVisible();
		const sentence = 'Thank you for upgrading to lifetime access, with unlimited access to all features.';
		await expect.element(page.getByText(sentence)).toBeVisible();
		const promise = 'It opens on this account as soon as the payment has arrived.';
		await expect.element(page.getByText(promise)).toBeVisible();
		await expect.element(confetti()).toHaveLength(200);
		expect(profileCalls.count).toBe(1);
		expect(confirmed.count).toBe(0);
		await page.getByRole('button', { name: 'Check again' }).click();
		await expect.element(pageHeading('Your payment is on its way')).toBeVisible();
		expect(confirmed.count).toBe(0);
	});

	it('has no confetti with reduced motion', async () => {
		changeSyncedUser(withLifetime);
		await openReturn();
		await expect.element(page.getByText(thanksText)).toBeVisible();
		await expect.element(confetti()).not.toBeInTheDocument();
	});

	// covers: upgrade-payment/success-200-pieces-confetti
	// covers: constants-each/toast-5000-ms-200
	it('animates each piece of confetti once, by its transform only, and removes all on leaving', async () => {
		await allowMotion();
		changeSyncedUser(withLifetime);
		await openReturn();
		await expect.element(page.getByText(thanksText)).toBeVisible();
		const moves = document
			.getAnimations()
			.map(({ effect }) => effect)
			.filter((effect) => effect instanceof KeyframeEffect && effect.target?.localName === 'i')
			.map((effect) => ({
				times: effect?.getComputedTiming().iterations,
				what: (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
			}));
		expect(moves).toHaveLength(200);
		expect(moves.every(({ times }) => times === 1)).toBe(true);
		expect(new Set(moves.flatMap(({ what }) => what))).toEqual(
			new Set(['offset', 'computedOffset', 'easing', 'composite', 'transform']),
		);
		await page.getByRole('link', { name: 'Go to Dashboard' }).click();
		await expect.element(pageHeading('Welcome, Rosa')).toBeVisible();
		await expect.element(confetti()).not.toBeInTheDocument();
	});

	it('says that a payment has not arrived yet, until it has', async () => {
		await allowMotion();
		const address = await shop.beginCheckout(rosa);
		await openReturn(address.split('/').at(-1));
		await expect.element(pageHeading('Your payment is on its way')).toBeVisible();
		await expect.element(confetti()).not.toBeInTheDocument();
		await expectSupportLink();
		// The device would sync by itself.
		failCall('GET /api/sync');
		await shop.pay(address);
		await page.getByRole('button', { name: 'Check again' }).click();
		await expect.element(page.getByText(thanksText)).toBeVisible();
		await expect.element(confetti()).toHaveLength(200);
	});

	it.each(['cs_test_unknown', 'not an id'])('says that there is no payment with the id “%s”', async (id) => {
		await allowMotion();
		await openReturn(id);
		await expect.element(pageHeading('This payment was not found')).toBeVisible();
		await expect.element(confetti()).not.toBeInTheDocument();
	});

	it('says that the payment is safe when the server cannot check it, and checks again on request', async () => {
		const id = await shop.payUnreported(rosa);
		failCall(confirmCall);
		await openReturn(id);
		await expect.element(page.getByText('We could not see it here yet.')).toBeVisible();
		await expect.element(page.getByText('You seem to be offline.')).toBeVisible();
		const webhookNote = 'Stripe tells this server by itself, and your lifetime access then opens.';
		await expect.element(page.getByText(webhookNote)).toBeVisible();
		resetNetwork();
		await shop.setStripeDown(true);
		await page.getByRole('button', { name: 'Check again' }).click();
		await expect.element(page.getByText('The payment provider cannot be reached right now.')).toBeVisible();
		await shop.setStripeDown(false);
		await page.getByRole('button', { name: 'Check again' }).click();
		await expect.element(page.getByText(thanksText)).toBeVisible();
	});

	it('shows the server’s message when payment is not configured', async () => {
		answerCall(confirmCall, paymentNotConfigured);
		await openReturn();
		await expect.element(pageHeading('There is no payment here')).toBeVisible();
		await expect.element(page.getByText('Payment is not set up on this server.')).toBeVisible();
	});
});

describe('accessibility', () => {
	it.each<[string, () => Promise<void>, string]>([
		[
			'the thanks',
			async () => {
				changeSyncedUser(withLifetime);
				await openReturn();
				await expect.element(page.getByText(thanksText)).toBeVisible();
			},
			'Payment Successful!',
		],
		[
			'a payment that is being checked',
			async () => {
				answerCall(confirmCall, () => new Promise(() => {}));
				await openReturn();
			},
			'Payment Successful!',
		],
		[
			'a payment that has not arrived',
			async () => {
				await openApp('/payment/success', { as: rosa });
				await page.getByRole('button', { name: 'Check again' }).click();
			},
			'Your payment is on its way',
		],
		[
			'a payment that was not found',
			async () => {
				refuseCall(confirmCall, 404);
				await openReturn();
			},
			'This payment was not found',
		],
		[
			'a payment that the server could not ask about',
			async () => {
				refuseCall(confirmCall, 503);
				await openReturn();
				await expect.element(page.getByText('We could not see it here yet.')).toBeVisible();
			},
			'Payment Successful!',
		],
	])('%s has no accessibility violation', { tags: 'deep' }, async (_name, go, heading) => {
		await go();
		await expect.element(pageHeading(heading)).toBeVisible();
		await expectAccessible();
	});
});

/** The address to which Stripe redirects after this checkout. */
function openReturn(id = 'cs_test_1'): Promise<void> {
	return openApp(`/payment/success?session_id=${id}`, { as: rosa });
}
