import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Session } from '../../../shared/contract/user.ts';
import { hashedId, setLogSink } from '../../app/log.ts';
import { registerAdmin } from '../../testing/admin-fixtures.ts';
import { accessOf, type PaymentServer, startPaymentServer } from '../../testing/payment-server.ts';
import { passwordOf } from '../../testing/test-server.ts';

let shop: PaymentServer;
let rosa: Session;

beforeEach(async () => {
	shop = await startPaymentServer();
	rosa = await shop.server.register('Rosa');
});
afterEach(async () => {
	vi.restoreAllMocks();
	await shop.close();
});

const lastAnswer = () => shop.webhookAnswers.at(-1);
const payments = () => shop.server.db.selectFrom('payment').selectAll().execute();
const eventsTaken = () => shop.server.db.selectFrom('payment_event').selectAll().execute();

/** The lines that an operator is to look at, from now on. */
function captureErrors(): string[] {
	const lines: string[] = [];
	onTestFinished(setLogSink((line, level) => level === 'error' && lines.push(line)));
	return lines;
}

/** A paid checkout of Rosa's whose event the server has not received yet. */
async function paidUnheard() {
	shop.connection.isCut = true;
	const session = shop.stripe.session(await shop.payCheckout(rosa));
	shop.connection.isCut = false;
	return session;
}

describe('Stripe’s event that a checkout was paid', () => {
	// covers: states-transitions/subscription-status-admin-payment
	it('grants lifetime access', async () => {
		await shop.payCheckout(rosa);
		expect(lastAnswer()).toMatchObject({ status: 200, body: { received: true } });
		expect(await accessOf(shop, rosa)).toBe('active, lifetime');
	});

	it('S49 counts once, however often it comes', async () => {
		const event = await shop.stripe.send('checkout.session.completed', await paidUnheard());
		await Promise.all(Array.from({ length: 9 }, () => shop.stripe.resend(event)));
		expect(shop.webhookAnswers.map(({ status }) => status)).toEqual(Array(10).fill(200));
		expect(await payments()).toHaveLength(1);
		expect(await eventsTaken()).toHaveLength(1);
	});

	it('counts once per id, whatever else the event contains', async () => {
		const session = await paidUnheard();
		const event = await shop.stripe.send('checkout.session.completed', { ...session, payment_status: 'unpaid' });
		await shop.stripe.resend({ ...event, data: { object: session } });
		expect(lastAnswer()?.status).toBe(200);
		expect(await accessOf(shop, rosa)).toBe('trial');
	});

	it('does not override a later change by an admin when it is repeated', async () => {
		const session = await paidUnheard();
		const event = await shop.stripe.send('checkout.session.completed', session);
		const none = { has_lifetime_access: 0, subscription_status: 'expired' } as const;
		await shop.server.db.updateTable('account').set(none).execute();
		await shop.stripe.resend(event);
		await shop.stripe.send('checkout.session.completed', session);
		expect(await accessOf(shop, rosa)).toBe('expired');
	});

	it('grants nothing before a delayed payment succeeds', async () => {
		const session = await paidUnheard();
		await shop.stripe.send('checkout.session.completed', { ...session, payment_status: 'unpaid' });
		expect(await accessOf(shop, rosa)).toBe('trial');
		await shop.stripe.send('checkout.session.async_payment_succeeded', session);
		expect(await accessOf(shop, rosa)).toBe('active, lifetime');
	});

	it.each([
		['a cent too little', { amount_total: 498 }],
		['a discount that leaves nothing to pay', { amount_total: 0, payment_status: 'no_payment_required' }],
		['more', { amount_total: 4990 }],
		['another currency', { currency: 'jpy' }],
		['a subscription', { mode: 'subscription' }],
		['no money yet', { payment_status: 'unpaid' }],
		['something else of that shop', { metadata: {} }],
		['nothing that we know', { metadata: null }],
		['an account that there is not', { metadata: { account: 'nobody' } }],
		['no payment', { payment_intent: null }],
	])('S50 grants nothing for %s', async (_, change) => {
		await shop.stripe.send('checkout.session.completed', { ...(await paidUnheard()), ...change });
		expect(lastAnswer()?.status).toBe(200);
		expect(await payments()).toEqual([]);
		expect(await accessOf(shop, rosa)).toBe('trial');
	});

	const byOwner = () =>
		shop.server.request('DELETE', '/api/users/me', { as: rosa, body: { password: passwordOf('Rosa') } });
	const byAdmin = async () =>
		shop.server.request('DELETE', `/api/admin/users/${rosa.user._id}`, { as: await registerAdmin(shop.server) });
	it.each([
		['its owner', byOwner],
		['an admin', byAdmin],
	])('is without effect for an account that %s has deleted meanwhile, and logged once', async (_, deleteAccount) => {
		const lines = captureErrors();
		const session = await paidUnheard();
		expect((await deleteAccount()).status).toBe(200);
		await shop.stripe.resend(await shop.stripe.send('checkout.session.completed', session));
		expect(lastAnswer()?.status).toBe(200);
		expect(await payments()).toEqual([]);
		expect(lines.map((line) => JSON.parse(line))).toEqual([
			{
				at: expect.any(String),
				level: 'error',
				event: 'payment-without-account',
				account: hashedId(rosa.user._id),
				payment: session.payment_intent,
			},
		]);
	});

	it('is not logged for an account of another server that has the same Stripe account', async () => {
		const lines = captureErrors();
		const session = await paidUnheard();
		await shop.stripe.send('checkout.session.completed', { ...session, metadata: { account: newId() } });
		expect(lastAnswer()?.status).toBe(200);
		expect(lines).toEqual([]);
	});

	it('leaves an anonymous payment when its account is deleted', async () => {
		const session = await shop.payCheckout(rosa);
		await shop.server.db.deleteFrom('account').where('id', '=', rosa.user._id).execute();
		expect(await payments()).toMatchObject([{ session_id: session, account_id: null, cents: 499 }]);
		await shop.stripe.refund(session);
		expect(lastAnswer()?.status).toBe(200);
	});

	it('is answered with an error, and can be repeated, when it could not be stored', { tags: 'sqlite' }, async () => {
		vi.spyOn(console, 'error').mockImplementation(() => {});
		const session = await paidUnheard();
		const { db } = shop.server;
		await sql`create trigger full before update on account begin select raise(abort, 'no room'); end`.execute(db);
		const event = await shop.stripe.send('checkout.session.completed', session);
		expect(lastAnswer()?.status).toBe(500);
		expect([await payments(), await eventsTaken()]).toEqual([[], []]);
		await sql`drop trigger full`.execute(db);
		await shop.stripe.resend(event);
		expect(await accessOf(shop, rosa)).toBe('active, lifetime');
	});
});
