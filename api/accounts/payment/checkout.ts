import type { Stripe } from 'stripe';
import { price } from '../../../shared/contract/payment.ts';
import type { User } from '../../../shared/contract/user.ts';
import type { Config } from '../../app/config.ts';
import type { Core } from '../../app/core.ts';
import { HttpError, notFound } from '../../app/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { currentUser } from '../auth.ts';
import type { Principal } from '../principal.ts';
import { accountOfCheckout, fulfil } from './fulfil.ts';
import { callStripe, isStripeError, paymentNotConfigured, paymentUnavailable } from './stripe.ts';

/**
 * Starts a checkout of lifetime access for the principal's account and returns the URL of Stripe's page. `appUrl`: the URL of
 * the app to return to. Stripe gets the account's id and no other personal data.
 */
export async function startCheckout(
	context: Core,
	stripe: Stripe | null,
	principal: Principal,
	appUrl: string,
): Promise<string> {
	const client = requireStripe(stripe, principal);
	const { subscription } = await currentUser(context, principal);
	if (subscription.hasLifetimeAccess) {
		throw new HttpError(409, 'already-paid', 'This account has lifetime access already.');
	}
	const { url } = await callStripe(client.checkout.sessions.create(checkoutParams(principal.familyId, appUrl)));
	if (!url) throw paymentUnavailable();
	return url;
}

/**
 * Asks Stripe whether the checkout was paid and returns the updated user. Throws 404 for an unknown checkout or another
 * account's.
 */
export async function confirmCheckout(
	context: Core,
	stripe: Stripe | null,
	principal: Principal,
	sessionId: string,
): Promise<User> {
	const client = requireStripe(stripe, principal);
	const session = await callStripe(client.checkout.sessions.retrieve(sessionId).catch(nullIfMissing));
	if (!session || accountOfCheckout(session) !== principal.familyId) throw notFound();
	await inTransaction(context.db, (trx) => fulfil(trx, session, context.now()));
	return currentUser(context, principal);
}

function requireStripe(stripe: Stripe | null, { role }: Principal): Stripe {
	if (role === 'child') throw new HttpError(403, 'parents-only', 'Only a parent can buy lifetime access.');
	if (!stripe) throw paymentNotConfigured();
	return stripe;
}

function checkoutParams(account: string, appUrl: string): Stripe.Checkout.SessionCreateParams {
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
		success_url: `${appUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
		cancel_url: `${appUrl}/payment/cancel`,
	};
}

function nullIfMissing(error: unknown): null {
	if (isStripeError(error) && error.statusCode === 404) return null;
	throw error;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The URL to which Stripe returns the user: the public URL, or `origin` (the request's header) if it names this server on this
 * machine. `port`: where this server listens.
 */
export function returnUrl(
	{ publicUrl, tls }: Pick<Config, 'publicUrl' | 'tls'>,
	origin: string | undefined,
	port: number,
): string {
	if (!origin || !URL.canParse(origin)) return publicUrl;
	const url = new URL(origin);
	const [protocol, usualPort] = tls ? ['https:', 443] : ['http:', 80];
	const isThisServer =
		url.origin === origin &&
		url.protocol === protocol &&
		loopback.test(url.hostname) &&
		Number(url.port || usualPort) === port;
	return isThisServer ? origin : publicUrl;
}
