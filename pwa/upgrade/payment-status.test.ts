import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../shared/contract/user.ts';
import { RequestError } from '../net/http.ts';
import { paymentStatus } from './payment-status.ts';
import type { PaymentConfirmation } from './use-payment-confirmation.ts';

const outcomes: PaymentConfirmation['outcome'][] = [
	null,
	'answered',
	new RequestError('You seem to be offline.', 0, 'offline'),
	new RequestError('This could not be found.', 404, 'not-found'),
	new RequestError('Payment is not set up on this server.', 503, 'payment-not-configured'),
	new RequestError('The payment provider cannot be reached.', 503, 'payment-unavailable'),
];
const cases = outcomes.flatMap((outcome) =>
	[true, false].map((isChecking): PaymentConfirmation => ({ isChecking, outcome })),
);

function on(subscription: Partial<Subscription>) {
	return {
		subscription: { status: 'trial', hasLifetimeAccess: false, trialEndDate: null, trialEndsAt: null, ...subscription },
	} as const;
}

describe('the status of a payment', () => {
	it('is success as soon as the account has lifetime access, whatever the check’s outcome', () => {
		const statuses = cases.map((confirmation) => paymentStatus(on({ hasLifetimeAccess: true }), confirmation));
		expect(new Set(statuses.map(({ title }) => title))).toEqual(new Set(['Payment Successful!']));
		expect(statuses.every(({ hasConfetti, needsHelp }) => hasConfetti && !needsHelp)).toBe(true);
	});

	it('never claims access that the account does not have', () => {
		const statuses = cases.map((confirmation) => paymentStatus(on({ status: 'active' }), confirmation));
		expect(statuses.filter(({ sentences }) => sentences.join(' ').includes('You now have'))).toEqual([]);
		expect(statuses.every(({ sentences }) => sentences.length > 0)).toBe(true);
	});

	it('stays the same while the check is repeated', () => {
		for (const outcome of outcomes.slice(1)) {
			expect(paymentStatus(on({}), { isChecking: true, outcome })).toEqual(
				paymentStatus(on({}), { isChecking: false, outcome }),
			);
		}
	});
});
