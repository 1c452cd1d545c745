import * as z from 'zod/mini';
import { call } from './call.ts';
import { User } from './user.ts';

/** Lifetime access, paid once (product 9.1). */
export const price = { cents: 499, currency: 'usd', text: '$4.99' } as const;
/** What the payment screens promise. */
export const refundDays = 30;

/** The calls by which lifetime access is paid for. Stripe's own events arrive at `webhookPath`, in Stripe's format. */
export const paymentCalls = {
	checkout: call({
		method: 'POST',
		path: '/api/payment/create-checkout-session',
		answer: z.object({ url: z.string() }),
	}),
	/** The server asks Stripe about that session itself: the id alone grants nothing. */
	confirm: call({
		method: 'POST',
		path: '/api/payment/confirm',
		body: z.object({ sessionId: z.string().check(z.regex(/^[A-Za-z0-9_]{1,200}$/)) }),
		answer: z.object({ user: User }),
	}),
} as const;

export const webhookPath = '/api/payment/webhook';
/** Stripe's largest events stay far below. */
export const webhookBytes = 256 * 1024;
