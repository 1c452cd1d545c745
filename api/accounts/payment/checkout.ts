import type { Stripe } from 'stripe';
import { price } from '../../../shared/contract/payment.ts';
import type { User } from '../../../shared/contract/user.ts';
import type { Core } from '../../app/core.ts';
import { HttpError, notFound } from '../../app/errors.ts';
import { currentUser } from '../auth.ts';
import type { Principal } from '../principal.ts';
import { accountOfCheckout, fulfil } from './fulfil.ts';
import { callStripe, isStripeError, paymentNotConfigured, paymentUnavailable } from './stripe.ts';

/**
 * Starts a checkout of lifetime access for the principal's account and returns the URL of Stripe's page. `home`: the URL of the
 * app to return to. Stripe gets the account's id and no other personal data.
 */
export async function startCheckout(
	keeping: Core,
	stripe: Stripe | null,
	reader: Principal,
	home: string,
): Promise<string> {
	const shop = requireStripe(stripe, reader);
	const { subscription } = await currentUser(keeping, reader);
	if (subscription.hasLifetimeAccess) {
		throw new HttpError(409, 'already-paid', 'This account has lifetime access already.');
	}
	const { url } = await callStripe(shop.checkout.sessions.create(checkoutParams(reader.familyId, home)));
	if (!url) throw paymentUnavailable();
	return url;
}

/**
 * Asks Stripe whether the checkout was paid and returns the updated user. Throws 404 for an unknown checkout or another
 * account's.
 */
export async function confirmCheckout(
	keeping: Core,
	stripe: Stripe | null,
	reader: Principal,
	sessionId: string,
): Promise<User> {
	const shop = requireStripe(stripe, reader);
	const session = await callStripe(shop.checkout.sessions.retrieve(sessionId).catch(nullIfMissing));
	if (!session || accountOfCheckout(session) !== reader.familyId) throw notFound();
	await keeping.db.transaction().execute((trx) => fulfil(trx, session, keeping.now()));
	return currentUser(keeping, reader);
}

function requireStripe(stripe: Stripe | null, { role }: Principal): Stripe {
	if (role === 'child') throw new HttpError(403, 'parents-only', 'Only a parent can buy lifetime access.');
	if (!stripe) throw paymentNotConfigured();
	return stripe;
}

function checkoutParams(account: string, home: string): Stripe.Checkout.SessionCreateParams {
	return {
		mode: 'payment',
		line_items: [
			{
				quantity: 1,
				price_data: {
					currency: price.currency,
					unit_amount: price.cents,
					product_data: { name: 'Everbranch lifetime access' },
				},
			},
		],
		// Otherwise Stripe shows the price in the buyer's local currency.
		adaptive_pricing: { enabled: false },
		client_reference_id: account,
		metadata: { account },
		success_url: `${home}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
		cancel_url: `${home}/payment/cancel`,
	};
}

function nullIfMissing(error: unknown): null {
	if (isStripeError(error) && error.statusCode === 404) return null;
	throw error;
}
