import type { Stripe } from 'stripe';
import { price } from '../../../shared/contract/payment.ts';
import type { User } from '../../../shared/contract/user.ts';
import type { AppContext } from '../../app/context.ts';
import { HttpError, notFound } from '../../app/errors.ts';
import { currentUser } from '../auth.ts';
import type { Principal } from '../principal.ts';
import { accountOfCheckout, fulfil } from './fulfil.ts';
import { callStripe, isStripeError, paymentNotConfigured, paymentUnavailable } from './stripe.ts';

type Keeping = Pick<AppContext, 'db' | 'now'>;

/**
 * Begins a checkout of lifetime access for the reader's account, and answers with the address of Stripe's page.
 * `home` is the address of the app that people come back to. Stripe learns the account's id and nothing else of anybody.
 */
export async function startCheckout(
	keeping: Keeping,
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
 * Asks Stripe whether that checkout was paid, and answers with the user as it then is. Throws 404 for a checkout that
 * there is not, or that is another account's.
 */
export async function confirmCheckout(
	keeping: Keeping,
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
		// Stripe would otherwise show the price in the currency of the place where somebody is.
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
