import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { webhookBytes } from '../../shared/contract/endpoints.ts';
import type { Session } from '../../shared/contract/user.ts';
import { accessOf, type PaymentServer, startPaymentServer } from '../testing/payment-server.ts';
import { signPayload } from '../testing/stripe-double.ts';
import { startTestServer } from '../testing/test-server.ts';

let shop: PaymentServer;
let rosa: Session;

beforeEach(async () => {
	shop = await startPaymentServer();
	rosa = await shop.server.register('Rosa');
});
afterEach(() => shop.close());

const lastAnswer = () => shop.webhookAnswers.at(-1);
const payments = () => shop.server.db.selectFrom('payment').selectAll().execute();
const eventsTaken = () => shop.server.db.selectFrom('payment_event').selectAll().execute();
const seconds = () => Math.floor(shop.server.clock.now / 1000);

/** A paid checkout of Rosa's whose event the server has not received yet. */
async function paidUnheard() {
	shop.connection.isCut = true;
	const session = shop.stripe.session(await shop.payCheckout(rosa));
	shop.connection.isCut = false;
	return session;
}

const signed = (event: unknown): [body: string, signature: string] => {
	const body = JSON.stringify(event);
	return [body, signPayload(body, seconds())];
};

describe('an event', () => {
	async function eventOfPayment(): Promise<string> {
		const object = await paidUnheard();
		const type = 'checkout.session.completed';
		return JSON.stringify({ id: 'evt_1', object: 'event', type, livemode: false, data: { object } }, null, 2);
	}

	it.each<[string, (body: string) => [body: string, signature?: string]]>([
		['was tampered with', (body) => [body.replace('"paid"', '"PAID"'), signPayload(body, seconds())]],
		['was written anew', (body) => [JSON.stringify(JSON.parse(body)), signPayload(body, seconds())]],
		['is older than five minutes', (body) => [body, signPayload(body, seconds() - 301)]],
		['is signed with another secret', (body) => [body, signPayload(body, seconds(), { secret: 'whsec_x' })]],
		['is signed with the key', (body) => [body, signPayload(body, seconds(), { secret: shop.stripe.secretKey })]],
		['has a signature of an old kind only', (body) => [body, signPayload(body, seconds(), { scheme: 'v0' })]],
		['has the signature of another', (body) => [body, signPayload(`${body} `, seconds())]],
		['has the time changed', (body) => [body, signPayload(body, seconds() - 400).replace(/\d+/, `${seconds()}`)]],
		['has no signature', (body) => [body]],
		['has a signature without a time', (body) => [body, signPayload(body, seconds()).replace(/t=\d+,/, '')]],
		['has nonsense for a signature', (body) => [body, 'nonsense']],
		['is empty', () => ['', signPayload('', seconds())]],
		['is no JSON', () => ['{', signPayload('{', seconds())]],
		['is null', () => ['null', signPayload('null', seconds())]],
		['is a list', () => ['[]', signPayload('[]', seconds())]],
		['has no data', (body) => signed({ ...JSON.parse(body), data: undefined })],
		['has no object', (body) => signed({ ...JSON.parse(body), data: {} })],
		['has null for its object', (body) => signed({ ...JSON.parse(body), data: { object: null } })],
	])('S49 that %s is refused without effect', async (_, spoil) => {
		const { status, body } = await shop.deliver(...spoil(await eventOfPayment()));
		expect([status, body]).toEqual([
			400,
			{
				code: 'not-signed',
				error: 'This event is not signed by Stripe.',
				message: 'This event is not signed by Stripe.',
			},
		]);
		expect([await payments(), await eventsTaken()]).toEqual([[], []]);
	});

	it('with a timestamp in the future is accepted, once', async () => {
		const body = await eventOfPayment();
		for (const ahead of [3600, 7200]) {
			expect((await shop.deliver(body, signPayload(body, seconds() + ahead))).status).toBe(200);
		}
		expect(await payments()).toHaveLength(1);
		expect(await eventsTaken()).toHaveLength(1);
	});

	it('may carry signatures of two secrets while one is being replaced', async () => {
		const body = await eventOfPayment();
		const other = signPayload(body, seconds(), { secret: 'whsec_x' }).replace(/^t=\d+/, '');
		expect((await shop.deliver(body, signPayload(body, seconds()) + other)).status).toBe(200);
	});

	it.each([
		'checkout.session.expired',
		'charge.dispute.created',
		'customer.created',
		'no.such.event',
	])('%s is ignored', async (type) => {
		await shop.stripe.send(type, await paidUnheard());
		expect(lastAnswer()?.status).toBe(200);
		expect([await payments(), await eventsTaken()]).toEqual([[], []]);
	});

	it('may be larger than other bodies, up to a limit', async () => {
		const event = await eventOfPayment();
		const padded = async (size: number) => {
			const body = event.padEnd(size);
			return (await shop.deliver(body, signPayload(body, seconds()))).status;
		};
		expect(await padded(webhookBytes)).toBe(200);
		expect(await padded(webhookBytes + 1)).toBe(413);
	});

	it('S50 in live mode does not count with a test key', async () => {
		await shop.stripe.send('checkout.session.completed', await paidUnheard(), { livemode: true });
		expect(lastAnswer()?.status).toBe(200);
		expect(await accessOf(shop, rosa)).toBe('trial');
	});
});

describe('a server with the key', () => {
	it.each([
		['sk_live_x', false, 'trial'],
		['sk_live_x', true, 'active, lifetime'],
		['rk_live_x', false, 'trial'],
		['rk_test_x', true, 'trial'],
		['rk_test_x', false, 'active, lifetime'],
		['a_key_that_does_not_say', false, 'active, lifetime'],
		['a_key_that_does_not_say', true, 'active, lifetime'],
	])('S50 %s, given a payment with livemode %s, leaves the account %s', async (STRIPE_SECRET_KEY, livemode, access) => {
		const session = await paidUnheard();
		await shop.close();
		shop = await startPaymentServer({ STRIPE_SECRET_KEY });
		rosa = await shop.server.register('Rosa');
		const object = { ...session, metadata: { account: rosa.user._id } };
		const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', livemode, data: { object } });
		expect((await shop.deliver(body, signPayload(body, seconds()))).status).toBe(200);
		expect(await accessOf(shop, rosa)).toBe(access);
	});
});

describe('a server with a webhook secret only', () => {
	it('accepts what Stripe signs', async () => {
		const session = await paidUnheard();
		const server = await startTestServer({
			env: { SIGNUP_ACCESS: 'trial', STRIPE_WEBHOOK_SECRET: shop.stripe.webhookSecret },
		});
		const ada = await server.register('Ada');
		const object = { ...session, metadata: { account: ada.user._id } };
		const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', livemode: true, data: { object } });
		const headers = { 'stripe-signature': signPayload(body, seconds()) };
		expect((await server.request('POST', '/api/payment/webhook', { body, headers })).status).toBe(200);
		expect(await server.request('GET', '/api/auth/profile', { as: ada })).toMatchObject({
			body: { subscription: { hasLifetimeAccess: true } },
		});
		await server.close();
	});
});
