import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../shared/contract/user.ts';
import { day } from '../../../shared/rules/durations.ts';
import { accessOf, type PaymentServer, startPaymentServer } from '../../testing/payment-server.ts';
import { chargeOf, disputeOf } from '../../testing/stripe-double.ts';
import { promoteToAdmin } from '../../testing/test-server.ts';

let shop: PaymentServer;
let rosa: Session;

beforeEach(async () => {
	shop = await startPaymentServer();
	rosa = await shop.server.register('Rosa');
});
afterEach(() => shop.close());

const payments = () => shop.server.db.selectFrom('payment').selectAll().execute();

/** A paid checkout of Rosa's whose event the server has not received yet. */
async function paidUnheard() {
	shop.connection.isCut = true;
	const session = shop.stripe.session(await shop.payCheckout(rosa));
	shop.connection.isCut = false;
	return session;
}

describe('a refund', () => {
	it('in full revokes the access: to the trial, if that still runs', async () => {
		await shop.stripe.refund(await shop.payCheckout(rosa));
		expect(await accessOf(shop, rosa)).toBe('trial');
	});

	it('in full revokes the access: to expired, when the trial is over', async () => {
		const session = await shop.payCheckout(rosa);
		shop.server.clock.now += 7 * day;
		await shop.stripe.refund(session);
		expect(await accessOf(shop, rosa)).toBe('expired');
	});

	it('in part changes nothing, until the last part', async () => {
		const session = await shop.payCheckout(rosa);
		await shop.stripe.refund(session, 1);
		await shop.stripe.refund(session, 498);
		expect(await accessOf(shop, rosa)).toBe('active, lifetime');
		await shop.stripe.refund(session, 499);
		expect(await accessOf(shop, rosa)).toBe('trial');
	});

	it.each([
		['lost', 'trial'],
		['won', 'active, lifetime'],
		['warning_closed', 'active, lifetime'],
	])('in a dispute that is %s leaves the account %s', async (status, access) => {
		const session = shop.stripe.session(await shop.payCheckout(rosa));
		await shop.stripe.send('charge.dispute.created', disputeOf(session, 'needs_response'));
		expect(await accessOf(shop, rosa)).toBe('active, lifetime');
		await shop.stripe.send('charge.dispute.closed', disputeOf(session, status));
		expect(await accessOf(shop, rosa)).toBe(access);
	});

	it('that arrives before the payment leaves no access', async () => {
		const session = await paidUnheard();
		await shop.stripe.refund(session.id);
		await shop.stripe.send('checkout.session.completed', session);
		expect(await accessOf(shop, rosa)).toBe('trial');
		expect(await payments()).toHaveLength(1);
	});

	it('of one of two payments leaves the access of the other', async () => {
		const [first, second] = [await shop.beginCheckout(rosa), await shop.beginCheckout(rosa)];
		await shop.stripe.pay(first);
		await shop.stripe.pay(second);
		await shop.stripe.refund(second);
		expect(await accessOf(shop, rosa)).toBe('active, lifetime');
		await shop.stripe.closeDispute(first, 'lost');
		expect(await accessOf(shop, rosa)).toBe('trial');
	});

	it('can be followed by a new payment', async () => {
		await shop.stripe.refund(await shop.payCheckout(rosa));
		await shop.payCheckout(rosa);
		expect(await accessOf(shop, rosa)).toBe('active, lifetime');
	});

	it('does not revoke access that an admin grants afterwards, however often it is repeated', async () => {
		const session = shop.stripe.session(await shop.payCheckout(rosa));
		await shop.stripe.refund(session.id);
		const gift = { has_lifetime_access: 1, subscription_status: 'active' } as const;
		await shop.server.db.updateTable('account').set(gift).where('id', '=', rosa.user._id).execute();
		await shop.stripe.refund(session.id);
		await shop.stripe.closeDispute(session.id, 'lost');
		expect(await accessOf(shop, rosa)).toBe('active, lifetime');
	});

	it('of an unknown payment changes no account', async () => {
		const { server } = shop;
		const ada = await server.register('Ada');
		await promoteToAdmin(server, ada);
		const gift = { has_lifetime_access: 1, subscription_status: 'active' } as const;
		await server.db.updateTable('account').set(gift).where('id', '=', ada.user._id).execute();
		await shop.stripe.refund(await shop.payCheckout(rosa));
		const foreign = { ...shop.stripe.session(await shop.beginCheckout(rosa)), payment_intent: 'pi_foreign' };
		await shop.stripe.send('charge.refunded', chargeOf(foreign));
		await shop.stripe.send('charge.refunded', { ...chargeOf(foreign), payment_intent: null });
		await shop.stripe.send('charge.dispute.closed', { ...disputeOf(foreign, 'lost'), payment_intent: null });
		expect(shop.webhookAnswers.every(({ status }) => status === 200)).toBe(true);
		expect(await accessOf(shop, ada)).toBe('active, lifetime');
	});
});

describe('the same events in any order, with repeats', () => {
	it('leave access exactly when a payment is neither refunded nor lost', async () => {
		const { stripe } = shop;
		const news = ['paid 0', 'paid 1', 'part of 0', 'refund 0', 'refund 1', 'lost 0', 'lost 1', 'won 1'] as const;
		await fc.assert(
			fc.asyncProperty(fc.array(fc.constantFrom(...news), { minLength: 1, maxLength: 12 }), async (events) => {
				await shop.server.db.deleteFrom('account').execute();
				rosa = await shop.server.register('Rosa');
				const sessions = [await paidUnheard(), await paidUnheard()] as const;
				for (const item of events) {
					const session = item.endsWith('0') ? sessions[0] : sessions[1];
					if (item.startsWith('paid')) await stripe.send('checkout.session.completed', session);
					else if (item.startsWith('part')) await stripe.refund(session.id, 100);
					else if (item.startsWith('refund')) await stripe.refund(session.id);
					else await stripe.closeDispute(session.id, item.startsWith('won') ? 'won' : 'lost');
				}
				const stands = ([0, 1] as const).some(
					(i) => events.includes(`paid ${i}`) && !events.includes(`refund ${i}`) && !events.includes(`lost ${i}`),
				);
				expect(await accessOf(shop, rosa)).toBe(stands ? 'active, lifetime' : 'trial');
			}),
			{ numRuns: 40 },
		);
	});
});
