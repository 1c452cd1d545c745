import type { Stripe } from 'stripe';
import { faultIn, log } from '../../log.ts';
import type { Parts } from '../../parts.ts';
import { heard, takeEvent } from './events.ts';
import { createStripe, isStripeError } from './stripe.ts';

const hour = 60 * 60 * 1000;
/** Stripe tries to deliver an event for three days, and tells of it for thirty. */
const told = 30 * 24 * hour;
/** Enough that no event falls between two looks, though Stripe lists it a little late. */
const overlap = hour;

type Keeping = Pick<Parts, 'config' | 'db' | 'now'>;

/**
 * Asks Stripe now and every hour for events that were not delivered, so that nobody waits for what they paid for because
 * this server was down. Does nothing without a key. Answers with what stops it.
 */
export function keepCaughtUp(keeping: Keeping): () => Promise<void> {
	const { payment } = keeping.config;
	if (!payment.secretKey) return async () => {};
	const opened = createStripe(payment);
	const stopping = new AbortController();
	let from = keeping.now() - told;
	let taking: Promise<void> = Promise.resolve();

	const look = async () => {
		const begun = keeping.now();
		const stripe = await opened;
		if (!stripe) return;
		const isWhole = await catchUp(stripe, from, stopping.signal, (event) => {
			taking = takeEvent(keeping, event);
			return taking;
		});
		if (isWhole) from = begun - overlap;
	};
	const lookQuietly = () => void look().catch(reportUnlessAway);
	lookQuietly();
	const timer = setInterval(lookQuietly, hour).unref();
	return async () => {
		clearInterval(timer);
		stopping.abort();
		await taking.catch(() => {});
	};
}

/** Gives every event since `from` (epoch milliseconds) to `take`. Answers false when it was stopped before the end. */
async function catchUp(
	stripe: Stripe,
	from: number,
	stopped: AbortSignal,
	take: (event: Stripe.Event) => Promise<void>,
): Promise<boolean> {
	const events = stripe.events.list({ types: [...heard], created: { gte: Math.floor(from / 1000) }, limit: 100 });
	for await (const event of events) {
		if (stopped.aborted) return false;
		await take(event);
	}
	return true;
}

/** That Stripe is out of reach will pass: the next look brings what this one could not. */
function reportUnlessAway(error: unknown): void {
	if (!isStripeError(error)) log({ level: 'error', event: 'payment-not-taken', ...faultIn(error) });
}
