import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../shared/contract/user.ts';
import { day, hour } from '../../../shared/rules/durations.ts';
import { accessOf, type PaymentServer, startPaymentServer } from '../../testing/payment-server.ts';
import { reconcilePayments } from './reconcile.ts';
import { createStripe } from './stripe.ts';

/** For a busy machine: nothing here takes a second by itself. */
const patiently = { timeout: 20_000 };
let shop: PaymentServer;
let rosa: Session;
let stop: (() => Promise<void>) | undefined;

beforeEach(async () => {
	shop = await startPaymentServer({ TRIAL_DAYS: '365' });
	rosa = await shop.server.register('Rosa');
	shop.connection.isCut = true;
});
afterEach(async () => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	await stop?.();
	stop = undefined;
	await shop.close();
});

describe('a server that missed events', () => {
	it('handles payments made meanwhile at its start', async () => {
		await shop.payCheckout(rosa);
		expect(await accessOf(shop, rosa)).toBe('trial');
		stop = reconcilePayments(shop.server.context);
		await vi.waitFor(async () => expect(await accessOf(shop, rosa)).toBe('active, lifetime'), patiently);
	});

	it('handles refunds too, in either order', async () => {
		const session = await shop.payCheckout(rosa);
		await shop.stripe.refund(session);
		stop = reconcilePayments(shop.server.context);
		await vi.waitFor(async () => expect(await eventsTaken()).toBe(2), patiently);
		expect(await accessOf(shop, rosa)).toBe('trial');
	});

	it('reads all pages of missed events, each event once', async () => {
		const sessions = [await shop.payCheckout(rosa), await shop.payCheckout(rosa)];
		for (let i = 0; i < 120; i++) await shop.stripe.refund(sessions[0] ?? '', 1);
		stop = reconcilePayments(shop.server.context);
		await vi.waitFor(async () => expect(await eventsTaken()).toBe(122), patiently);
		expect(await accessOf(shop, rosa)).toBe('active, lifetime');
	});

	it('asks again every hour, back to its last complete run', async () => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const complaints = vi.spyOn(console, 'error');
		stop = reconcilePayments(shop.server.context);
		await vi.waitFor(() => expect(shop.stripe.eventQueries).toEqual([seconds(-30 * day)]), patiently);
		shop.server.clock.now += hour;
		shop.stripe.isDown = true;
		vi.advanceTimersByTime(hour);
		// Both attempts of this run.
		await vi.waitFor(() => expect(shop.stripe.eventQueries).toHaveLength(3), patiently);
		shop.stripe.isDown = false;
		await shop.payCheckout(rosa);
		await vi.waitFor(async () => {
			vi.advanceTimersByTime(hour);
			expect(await accessOf(shop, rosa)).toBe('active, lifetime');
		}, patiently);
		await vi.waitFor(() => {
			vi.advanceTimersByTime(hour);
			expect(shop.stripe.eventQueries.at(-1)).toBe(seconds(-hour));
		}, patiently);
		expect(complaints).not.toHaveBeenCalled();
	});

	it('is not held up by an event that fails, and handles it in a later run', { tags: 'sqlite' }, async () => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
		const ada = await shop.server.register('Ada');
		await shop.payCheckout(ada);
		// Stripe lists the newest event first.
		await shop.payCheckout(rosa);
		const { db } = shop.server;
		const fail = sql.raw(`'${rosa.user._id}' begin select raise(abort, 'no room'); end`);
		await sql`create trigger full before update on account when new.id = ${fail}`.execute(db);
		stop = reconcilePayments(shop.server.context);
		await vi.waitFor(async () => expect(await accessOf(shop, ada)).toBe('active, lifetime'), patiently);
		expect([await accessOf(shop, rosa), complaints.mock.calls.length]).toEqual(['trial', 1]);
		await sql`drop trigger full`.execute(db);
		await vi.waitFor(async () => {
			vi.advanceTimersByTime(hour);
			expect(await accessOf(shop, rosa)).toBe('active, lifetime');
		}, patiently);
	});

	it('handles no more events once it is stopped', async () => {
		await shop.payCheckout(rosa);
		await reconcilePayments(shop.server.context)();
		await vi.waitFor(() => expect(shop.stripe.eventQueries).toHaveLength(1), patiently);
		// Earlier answers of Stripe have arrived when this one has.
		const stripe = await createStripe(shop.server.config.payment);
		await stripe?.events.list({ types: [] });
		expect(await eventsTaken()).toBe(0);
	});
});

describe('a server without a key', () => {
	it('sends no request to Stripe', async () => {
		const { server, stripe } = shop;
		const payment = { ...server.config.payment, secretKey: null };
		await reconcilePayments({ ...server.context, config: { ...server.config, payment } })();
		expect(stripe.eventQueries).toEqual([]);
	});
});

function seconds(after: number): number {
	return Math.floor((shop.server.clock.now + after) / 1000);
}

async function eventsTaken(): Promise<number> {
	const rows = await shop.server.db.selectFrom('payment_event').select('id').execute();
	return rows.length;
}
