import type { Stripe } from 'stripe';
import type { AppContext } from '../../app/context.ts';
import { HttpError } from '../../app/errors.ts';
import { addPaymentEvent } from '../../db/payments.ts';
import type { Db } from '../../db/schema.ts';
import { fulfil, revokeAccess, stripeId } from './fulfil.ts';
import { loadStripe, paymentNotConfigured } from './stripe.ts';

type Keeping = Pick<AppContext, 'config' | 'db' | 'now'>;

/** The events that change something. Any other is not kept. */
export const handledEventTypes = [
	'checkout.session.completed',
	'checkout.session.async_payment_succeeded',
	'charge.refunded',
	'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][];

/**
 * The event in these bytes, if Stripe itself signed exactly them in the last five minutes; Stripe's library decides. A
 * time that lies ahead is good: clocks differ, and an event is taken once anyway. Throws 400 for all else.
 */
export async function verifyEvent(
	{ config, now }: Keeping,
	bytes: Uint8Array,
	signature: string | undefined,
): Promise<Stripe.Event> {
	const { webhookSecret } = config.payment;
	if (!webhookSecret) throw paymentNotConfigured();
	const { webhooks } = await loadStripe();
	try {
		const event = webhooks.constructEvent(bytes as Buffer, signature ?? '', webhookSecret, undefined, undefined, now());
		if (typeof event.id === 'string' && typeof event.type === 'string' && event.data?.object) return event;
	} catch {
		// What was wrong with it would help nobody but a forger.
	}
	throw new HttpError(400, 'not-signed', 'This event is not signed by Stripe.');
}

/** Does what an event asks for, in one transaction with the note that it was taken: once, however often it comes. */
export async function handleEvent({ config, db, now }: Keeping, event: Stripe.Event): Promise<void> {
	if (
		!handledEventTypes.some((type) => type === event.type) ||
		!isMatchingMode(config.payment.secretKey, event.livemode)
	)
		return;
	await db.transaction().execute(async (trx) => {
		const { id, type } = event;
		if (await addPaymentEvent(trx, { id, type, created_at: now() })) await applyEvent(trx, event, now());
	});
}

async function applyEvent(trx: Db, event: Stripe.Event, now: number): Promise<void> {
	switch (event.type) {
		case 'checkout.session.completed':
		case 'checkout.session.async_payment_succeeded':
			return fulfil(trx, event.data.object, now);
		case 'charge.refunded': {
			const { payment_intent, refunded, amount_refunded, amount } = event.data.object;
			const paymentIntent = stripeId(payment_intent);
			if (paymentIntent && (refunded || amount_refunded >= amount))
				await revokeAccess(trx, paymentIntent, 'refund', now);
			return;
		}
		case 'charge.dispute.closed': {
			const { payment_intent, status } = event.data.object;
			const paymentIntent = stripeId(payment_intent);
			if (paymentIntent && status === 'lost') await revokeAccess(trx, paymentIntent, 'dispute', now);
		}
	}
}

/** Play money buys nothing on a server that takes real money, nor the other way round. Some keys do not say which. */
function isMatchingMode(secretKey: string | null, livemode: boolean): boolean {
	const mode = /_(live|test)_/.exec(secretKey ?? '')?.[1];
	return mode === undefined || livemode === (mode === 'live');
}
