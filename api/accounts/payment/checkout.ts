import type { Stripe } from 'stripe';
import { price } from '../../../shared/payment.ts';
import type { User } from '../../../shared/user.ts';
import { notFound, Refusal } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { userOfReader } from '../entering.ts';
import type { Reader } from '../reader.ts';
import { fulfil, payerIn } from './fulfil.ts';
import { asking, isStripeError, notConfigured, unavailable } from './stripe.ts';

type Keeping = Pick<Parts, 'db' | 'now'>;

/**
 * Begins a checkout of lifetime access for the reader's account, and answers with the address of Stripe's page.
 * `home` is the address of the app that people come back to. Stripe learns the account's id and nothing else of anybody.
 */
export async function checkout(keeping: Keeping, stripe: Stripe | null, reader: Reader, home: string): Promise<string> {
	const shop = openShop(stripe, reader);
	const { subscription } = await userOfReader(keeping, reader);
	if (subscription.hasLifetimeAccess) {
		throw new Refusal(409, 'already-paid', 'This account has lifetime access already.');
	}
	const { url } = await asking(shop.checkout.sessions.create(orderOf(reader.familyId, home)));
	if (!url) throw unavailable();
	return url;
}

/**
 * Asks Stripe whether that checkout was paid, and answers with the user as it then is. Throws 404 for a checkout that
 * there is not, or that is another account's.
 */
export async function confirm(
	keeping: Keeping,
	stripe: Stripe | null,
	reader: Reader,
	sessionId: string,
): Promise<User> {
	const shop = openShop(stripe, reader);
	const session = await asking(shop.checkout.sessions.retrieve(sessionId).catch(nullIfMissing));
	if (!session || payerIn(session) !== reader.familyId) throw notFound();
	await keeping.db.transaction().execute((trx) => fulfil(trx, session, keeping.now()));
	return userOfReader(keeping, reader);
}

function openShop(stripe: Stripe | null, { role }: Reader): Stripe {
	if (role === 'child') throw new Refusal(403, 'parents-only', 'Only a parent can buy lifetime access.');
	if (!stripe) throw notConfigured();
	return stripe;
}

function orderOf(account: string, home: string): Stripe.Checkout.SessionCreateParams {
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
