import type { Db, NewRow } from './schema.ts';

/** False if the event was handled before. */
export async function addPaymentEvent(db: Db, event: NewRow<'payment_event'>): Promise<boolean> {
	const added = await db
		.insertInto('payment_event')
		.values(event)
		.onConflict((taken) => taken.doNothing())
		.returning('id')
		.executeTakeFirst();
	return added !== undefined;
}

/** False if the payment is known. */
export async function addPayment(db: Db, payment: NewRow<'payment'>): Promise<boolean> {
	const added = await db
		.insertInto('payment')
		.values(payment)
		.onConflict((known) => known.doNothing())
		.returning('session_id')
		.executeTakeFirst();
	return added !== undefined;
}

/** False if the loss is known. */
export async function addPaymentLoss(db: Db, loss: NewRow<'payment_loss'>): Promise<boolean> {
	const added = await db
		.insertInto('payment_loss')
		.values(loss)
		.onConflict((known) => known.doNothing())
		.returning('payment_intent')
		.executeTakeFirst();
	return added !== undefined;
}

/** The account that paid; null if the payment is unknown or the account was deleted. */
export async function payerOf(db: Db, paymentIntent: string): Promise<string | null> {
	const payment = await db
		.selectFrom('payment')
		.select('account_id')
		.where('payment_intent', '=', paymentIntent)
		.executeTakeFirst();
	return payment?.account_id ?? null;
}

/** Whether the account has a payment that was neither refunded nor lost. */
export async function hasValidPayment(db: Db, accountId: string): Promise<boolean> {
	const payment = await db
		.selectFrom('payment')
		.leftJoin('payment_loss', 'payment_loss.payment_intent', 'payment.payment_intent')
		.select('payment.session_id')
		.where('payment.account_id', '=', accountId)
		.where('payment_loss.payment_intent', 'is', null)
		.executeTakeFirst();
	return payment !== undefined;
}
