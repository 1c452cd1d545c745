import * as z from 'zod/mini';
import { call } from './call.ts';
import { User } from './user.ts';

/** Lifetime access, paid once (product 9.1). */
export const price = { cents: 499, currency: 'usd', text: '$4.99' } as const;
/** The refund period that the payment screens state. */
export const refundDays = 30;

/** The payment calls. */
export const paymentCalls = {
	checkout: call({
		method: 'POST',
		path: '/api/payment/create-checkout-session',
		answer: z.object({ url: z.string() }),
	}),
	/** The server verifies the session with Stripe: the id alone grants nothing. */
	confirm: call({
		method: 'POST',
		path: '/api/payment/confirm',
		body: z.object({ sessionId: z.string().check(z.regex(/^[A-Za-z0-9_]{1,200}$/)) }),
		answer: z.object({ user: User }),
	}),
} as const;
