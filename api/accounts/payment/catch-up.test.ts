import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../shared/user.ts';
import { accessOf, openShop, type Shop } from '../../testing/shop.ts';
import { keepCaughtUp } from './catch-up.ts';
import { createStripe } from './stripe.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** For a machine that is busy with other things: nothing here takes a second by itself. */
const patiently = { timeout: 20_000 };
let shop: Shop;
let rosa: Session;
let stop: (() => Promise<void>) | undefined;

beforeEach(async () => {
	shop = await openShop({ TRIAL_DAYS: '365' });
	rosa = await shop.house.register('Rosa');
	shop.line.isCut = true;
});
afterEach(async () => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	await stop?.();
	stop = undefined;
	await shop.close();
});

describe('a server that did not hear Stripe', () => {
	it('learns at its start what was paid meanwhile', async () => {
		await shop.buy(rosa);
		expect(await accessOf(shop, rosa)).toBe('trial');
		stop = keepCaughtUp(shop.house.parts);
		await vi.waitFor(async () => expect(await accessOf(shop, rosa)).toBe('active, lifetime'), patiently);
	});

	it('learns of a refund too, whichever of the two it hears first', async () => {
		const session = await shop.buy(rosa);
		await shop.stripe.refund(session);
		stop = keepCaughtUp(shop.house.parts);
		await vi.waitFor(async () => expect(await eventsTaken()).toBe(2), patiently);
		expect(await accessOf(shop, rosa)).toBe('trial');
	});

	it('reads all that it missed, page after page, and each thing once', async () => {
		const sessions = [await shop.buy(rosa), await shop.buy(rosa)];
		for (let i = 0; i < 120; i++) await shop.stripe.refund(sessions[0] ?? '', 1);
		stop = keepCaughtUp(shop.house.parts);
		await vi.waitFor(async () => expect(await eventsTaken()).toBe(122), patiently);
		expect(await accessOf(shop, rosa)).toBe('active, lifetime');
	});

	it('looks again every hour, as far back as its last look that came to an end', async () => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const complaints = vi.spyOn(console, 'error');
		stop = keepCaughtUp(shop.house.parts);
		await vi.waitFor(() => expect(shop.stripe.looks).toEqual([seconds(-30 * day)]), patiently);
		shop.house.clock.now += hour;
		shop.stripe.isDown = true;
		vi.advanceTimersByTime(hour);
		// Both attempts of this look.
		await vi.waitFor(() => expect(shop.stripe.looks).toHaveLength(3), patiently);
		shop.stripe.isDown = false;
		await shop.buy(rosa);
		await vi.waitFor(async () => {
			vi.advanceTimersByTime(hour);
			expect(await accessOf(shop, rosa)).toBe('active, lifetime');
		}, patiently);
		await vi.waitFor(() => {
			vi.advanceTimersByTime(hour);
			expect(shop.stripe.looks.at(-1)).toBe(seconds(-hour));
		}, patiently);
		expect(complaints).not.toHaveBeenCalled();
	});

	it('takes nothing more once it is stopped', async () => {
		await shop.buy(rosa);
		await keepCaughtUp(shop.house.parts)();
		await vi.waitFor(() => expect(shop.stripe.looks).toHaveLength(1), patiently);
		// Whatever Stripe answered before has arrived when this one has.
		const stripe = await createStripe(shop.house.config.payment);
		await stripe?.events.list({ types: [] });
		expect(await eventsTaken()).toBe(0);
	});
});

describe('a server without a key', () => {
	it('asks nobody', async () => {
		const { house, stripe } = shop;
		const payment = { ...house.config.payment, secretKey: null };
		await keepCaughtUp({ ...house.parts, config: { ...house.config, payment } })();
		expect(stripe.looks).toEqual([]);
	});
});

function seconds(after: number): number {
	return Math.floor((shop.house.clock.now + after) / 1000);
}

async function eventsTaken(): Promise<number> {
	const rows = await shop.house.db.selectFrom('payment_event').select('id').execute();
	return rows.length;
}
