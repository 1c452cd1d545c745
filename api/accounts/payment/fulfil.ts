import type { Stripe } from 'stripe';
import { price } from '../../../shared/contract/payment.ts';
import { updateAccountRow, userById } from '../../db/accounts.ts';
import { wasAccountDeleted } from '../../db/deletions.ts';
import { addPayment, addPaymentLoss, hasValidPayment, payerOf } from '../../db/payments.ts';
import type { Db, NewRow } from '../../db/schema.ts';

type Loss = NewRow<'payment_loss'>['reason'];

/** A payment that grants nothing, because its account was deleted: an operator is to refund it. */
export type OrphanedPayment = { accountId: string; paymentIntent: string };

/**
 * Grants lifetime access for a paid checkout; repeated calls have no effect. Ignores checkouts that are not paid in full, not
 * ours, or already refunded. Returns the payment if its account was deleted. Runs in the caller's transaction.
 */
export async function fulfil(
	trx: Db,
	session: Stripe.Checkout.Session,
	now: number,
): Promise<OrphanedPayment | undefined> {
	const accountId = accountOfCheckout(session);
	const paymentIntent = stripeId(session.payment_intent);
	if (!accountId || !paymentIntent || !isPaidInFull(session)) return;
	// An account that was not deleted here is of another server with the same Stripe account.
	if (!(await userById(trx, accountId)))
		return (await wasAccountDeleted(trx, accountId)) ? { accountId, paymentIntent } : undefined;
	const payment = { session_id: session.id, payment_intent: paymentIntent, account_id: accountId };
	if (!(await addPayment(trx, { ...payment, ...amount, created_at: now }))) return;
	if (!(await hasValidPayment(trx, accountId))) return;
	await updateAccountRow(trx, accountId, { subscription_status: 'active', has_lifetime_access: 1, updated_at: now });
}

/**
 * Revokes the access that a payment granted, unless the account has another valid payment. The loss is stored even if the payment
 * is not known yet: events arrive in any order. Runs in the caller's transaction.
 */
export async function revokeAccess(trx: Db, paymentIntent: string, reason: Loss, now: number): Promise<void> {
	if (!(await addPaymentLoss(trx, { payment_intent: paymentIntent, reason, created_at: now }))) return;
	const payer = await payerOf(trx, paymentIntent);
	if (!payer || (await hasValidPayment(trx, payer))) return;
	const trialEnd = (await userById(trx, payer))?.subscription.trialEndDate;
	const subscription_status = trialEnd && Date.parse(trialEnd) > now ? 'trial' : 'expired';
	await updateAccountRow(trx, payer, { subscription_status, has_lifetime_access: 0, updated_at: now });
}

/** The account in the checkout's metadata. */
export function accountOfCheckout({ metadata }: Stripe.Checkout.Session): string | undefined {
	return metadata?.account;
}

/** Stripe sends an id, or the expanded object. */
export function stripeId(given: string | { id: string } | null): string | null {
	return typeof given === 'string' ? given : (given?.id ?? null);
}

const amount = { cents: price.cents, currency: price.currency };

function isPaidInFull({ mode, payment_status, amount_total, currency }: Stripe.Checkout.Session): boolean {
	return mode === 'payment' && payment_status === 'paid' && amount_total === price.cents && currency === price.currency;
}
