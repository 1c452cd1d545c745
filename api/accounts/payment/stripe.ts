import type { Stripe } from 'stripe';
import type { Config } from '../../app/config.ts';
import { HttpError } from '../../app/errors.ts';
import { log } from '../../app/log.ts';

/** Two attempts and the pause between them must end before a client gives up after ten seconds. */
const requestOptions = { timeout: 4_000, maxNetworkRetries: 1 } as const;
const retryAfterSeconds = 30;

let library: typeof Stripe | undefined;

/** The library takes 35 MB, so it is loaded on first use. */
export async function loadStripe(): Promise<typeof Stripe> {
	library ??= (await import('stripe')).Stripe;
	return library;
}

/** The Stripe client; null without a key. `timeout`: milliseconds for each of two attempts. */
export async function createStripe(
	{ secretKey, apiBase }: Config['payment'],
	timeout: number = requestOptions.timeout,
): Promise<Stripe | null> {
	if (!secretKey) return null;
	const Library = await loadStripe();
	return new Library(secretKey, {
		...requestOptions,
		timeout,
		telemetry: false,
		...(apiBase ? hostOptions(apiBase) : {}),
	});
}

/** Awaits a call to Stripe. Its errors become 503 with our own message; Stripe's message is for the operator. */
export async function callStripe<Answer>(answer: Promise<Answer>): Promise<Answer> {
	try {
		return await answer;
	} catch (error) {
		if (!isStripeError(error)) throw error;
		log({ level: 'error', event: 'stripe-failed', fault: error.type, code: error.code, status: error.statusCode });
		throw paymentUnavailable();
	}
}

/** Before the library is loaded, no error can be one of its own. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
	return library !== undefined && error instanceof library.errors.StripeError;
}

export function paymentUnavailable(): HttpError {
	const sentence = 'The payment provider cannot be reached right now. Please try again in a minute.';
	return new HttpError(503, 'payment-unavailable', sentence, { retryAfterSeconds });
}

export function paymentNotConfigured(): HttpError {
	return new HttpError(503, 'payment-not-configured', 'Payment is not set up on this server.');
}

function hostOptions(apiBase: string): { protocol: 'http' | 'https'; host: string; port: string } {
	const { protocol, hostname, port } = new URL(apiBase);
	const isPlain = protocol === 'http:';
	return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? '80' : '443') };
}
