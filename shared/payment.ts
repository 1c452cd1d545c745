import * as z from 'zod/mini';
import { call } from './call.ts';

/** The calls by which lifetime access is paid for. */
export const paymentCalls = {
	checkout: call({
		method: 'POST',
		path: '/api/payment/create-checkout-session',
		answer: z.object({ url: z.string() }),
	}),
} as const;
