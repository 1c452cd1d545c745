import type { Stripe } from 'stripe';
import { day, hour } from '../../../shared/rules/durations.ts';
import type { Core } from '../../app/core.ts';
import { errorFields, log } from '../../app/log.ts';
import { handledEventTypes, handleEvent } from './events.ts';
import { createStripe, isStripeError } from './stripe.ts';

/** Stripe retries delivery for three days and lists events for thirty. */
const eventRetention = 30 * day;
/** Consecutive requests overlap, because Stripe lists events with a delay. */
const overlap = hour;

/**
 * Requests undelivered events from Stripe now and every hour, so that payments made while the server was down take effect. Does
 * nothing without a key, or while another node does it. Returns a function that stops it.
 */
export function reconcilePayments(context: Core): () => Promise<void> {
	const { payment } = context.config;
	if (!payment.secretKey) return async () => {};
	const stripePromise = createStripe(payment);
	const stopping = new AbortController();
	let from = context.now() - eventRetention;
	let handling: Promise<void> = Promise.resolve();

	const reconcile = async () => {
		if (context.cluster && !(await context.cluster.isLeader())) return;
		const startedAt = context.now();
		const stripe = await stripePromise;
		if (!stripe) return;
		const isComplete = await replayEvents(stripe, from, stopping.signal, (event) => {
			handling = handleEvent(context, event);
			return handling;
		});
		if (isComplete) from = startedAt - overlap;
	};
	const reconcileInBackground = () => void reconcile().catch(logUnlessUnreachable);
	reconcileInBackground();
	const timer = setInterval(reconcileInBackground, hour).unref();
	return async () => {
		clearInterval(timer);
		stopping.abort();
		await handling.catch(() => {});
	};
}

/**
 * Passes every event since `from` (epoch milliseconds) to `take`, newest first; one that fails is logged and holds up no other.
 * Returns false if one failed, or if it was stopped before the end.
 */
async function replayEvents(
	stripe: Stripe,
	from: number,
	stopped: AbortSignal,
	take: (event: Stripe.Event) => Promise<void>,
): Promise<boolean> {
	const events = stripe.events.list({
		types: [...handledEventTypes],
		created: { gte: Math.floor(from / 1000) },
		limit: 100,
	});
	let isComplete = true;
	for await (const event of events) {
		if (stopped.aborted) return false;
		await take(event).catch((error: unknown) => {
			isComplete = false;
			logUnlessUnreachable(error);
		});
	}
	return isComplete;
}

/** Connection errors are not logged: the next run catches up. */
function logUnlessUnreachable(error: unknown): void {
	if (!isStripeError(error)) log({ level: 'error', event: 'payment-not-taken', ...errorFields(error) });
}
