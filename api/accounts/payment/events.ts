import type { Stripe } from 'stripe';
import type { Core } from '../../app/core.ts';
import { HttpError } from '../../app/errors.ts';
import { hashedId, log } from '../../app/log.ts';
import { addPaymentEvent } from '../../db/payments.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { fulfil, type OrphanedPayment, revokeAccess, stripeId } from './fulfil.ts';
import { loadStripe, paymentNotConfigured } from './stripe.ts';

/** The event types that are handled; others are ignored. */
export const handledEventTypes = [
	'checkout.session.completed',
	'checkout.session.async_payment_succeeded',
	'charge.refunded',
	'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][];

/**
 * Parses an event whose signature over exactly these bytes is at most five minutes old, as verified by Stripe's library. A
 * timestamp in the future is accepted: clocks differ, and events are idempotent. Throws 400 otherwise.
 */
export async function verifyEvent(
	{ config, now }: Core,
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
		// The reason would only help an attacker.
	}
	throw new HttpError(400, 'not-signed', 'This event is not signed by Stripe.');
}

/** Applies an event and records its id in one transaction, so that a repeated event has no effect. */
export async function handleEvent({ config, db, now }: Core, event: Stripe.Event): Promise<void> {
	if (
		!handledEventTypes.some((type) => type === event.type) ||
		!isMatchingMode(config.payment.secretKey, event.livemode)
	)
		return;
	const orphaned = await inTransaction(db, async (trx) => {
		const { id, type } = event;
		const isNew = await addPaymentEvent(trx, { id, type, created_at: now() });
		return isNew ? applyEvent(trx, event, now()) : undefined;
	});
	if (orphaned) logOrphaned(orphaned);
}

function logOrphaned({ accountId, paymentIntent }: OrphanedPayment): void {
	log({ level: 'error', event: 'payment-without-account', account: hashedId(accountId), payment: paymentIntent });
}

async function applyEvent(trx: Db, event: Stripe.Event, now: number): Promise<OrphanedPayment | undefined> {
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

/** Test events do not count with a live key, nor live events with a test key. Some keys do not say which they are. */
function isMatchingMode(secretKey: string | null, livemode: boolean): boolean {
	const mode = /_(live|test)_/.exec(secretKey ?? '')?.[1];
	return mode === undefined || livemode === (mode === 'live');
}
