import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentCalls } from '../../shared/contract/payment.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { accessOf, loginChild, type PaymentServer, startPaymentServer } from '../testing/payment-server.ts';
import { addChild, startTestServer } from '../testing/test-server.ts';

let shop: PaymentServer;
let rosa: Session;

beforeEach(async () => {
	shop = await startPaymentServer();
	rosa = await shop.server.register('Rosa');
	vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
	vi.restoreAllMocks();
	await shop.close();
});

const begin = (as?: Session, more: { body?: unknown; headers?: Record<string, string> } = {}) =>
	shop.server.request<{ url: string } & WireError>('POST', paymentCalls.checkout.path, { as, body: {}, ...more });
const confirm = (sessionId: unknown, as?: Session) =>
	shop.server.request<{ user: User } & WireError>('POST', paymentCalls.confirm.path, { as, body: { sessionId } });
const payments = () => shop.server.db.selectFrom('payment').selectAll().execute();

async function childOfRosa(): Promise<Session> {
	return loginChild(shop.server, await addChild(shop.server, rosa, 'Milo', 7));
}

describe('a checkout', () => {
	// covers: upgrade-payment/payment-button-card-payment
	// covers: calls/payment-create-checkout-session
	it('returns the URL of Stripe’s page, and sends Stripe only the account’s id', async () => {
		await addChild(shop.server, rosa, 'Milo', 7);
		const { status, body } = await begin(rosa);
		expect(status).toBe(200);
		expect(body.url).toBe(shop.stripe.session(body.url).url);
		expect(shop.stripe.checkoutRequests).toEqual([
			{
				mode: 'payment',
				'line_items[0][quantity]': '1',
				'line_items[0][price_data][currency]': 'usd',
				'line_items[0][price_data][unit_amount]': '499',
				'line_items[0][price_data][product_data][name]': 'Everbranch lifetime access',
				'adaptive_pricing[enabled]': 'false',
				client_reference_id: rosa.user._id,
				'metadata[account]': rosa.user._id,
				success_url: 'http://localhost:3000/payment/success?session_id={CHECKOUT_SESSION_ID}',
				cancel_url: 'http://localhost:3000/payment/cancel',
			},
		]);
		expect(await accessOf(shop, rosa)).toBe('trial');
	});

	it.each([
		['no body', { body: undefined }],
		['an empty body', { body: '' }],
		['a price of its own', { body: { amount: 1, metadata: { account: 'x' } } }],
	])('needs no body: %s is accepted', async (_, more) => {
		expect((await begin(rosa, more)).status).toBe(200);
		expect(shop.stripe.checkoutRequests[0]).toMatchObject({ 'line_items[0][price_data][unit_amount]': '499' });
	});

	it('returns to the browser’s name for this machine, and to no other site', async () => {
		await begin(rosa, { headers: { origin: 'http://127.0.0.1:3000' } });
		await begin(rosa, { headers: { origin: 'https://evil.example', host: 'evil.example' } });
		const homes = shop.stripe.checkoutRequests.map(({ success_url, cancel_url }) =>
			[success_url, cancel_url].join(' '),
		);
		expect(homes[0]).toMatch(/^http:\/\/127\.0\.0\.1:3000\/.* http:\/\/127\.0\.0\.1:3000\//);
		expect(homes[1]).toMatch(/^http:\/\/localhost:3000\/.* http:\/\/localhost:3000\//);
	});

	it('starts once for the same Idempotency-Key', async () => {
		const headers = { 'idempotency-key': 'tap-on-upgrade' };
		const [first, second] = [await begin(rosa, { headers }), await begin(rosa, { headers })];
		expect(second.body).toEqual(first.body);
		expect(shop.stripe.checkoutRequests).toHaveLength(1);
	});

	it('is refused without a session, and for a child', async () => {
		expect((await begin()).status).toBe(401);
		const { status, body } = await begin(await childOfRosa());
		expect([status, body.code]).toEqual([403, 'parents-only']);
		expect(shop.stripe.checkoutRequests).toEqual([]);
	});

	it('is refused with lifetime access', async () => {
		await shop.payCheckout(rosa);
		const { status, body } = await begin(rosa);
		expect([status, body.code, body.error]).toEqual([409, 'already-paid', 'This account has lifetime access already.']);
		expect(shop.stripe.checkoutRequests).toHaveLength(1);
	});

	it('answers with our own message while Stripe is down', async () => {
		shop.stripe.isDown = true;
		const { status, body, headers } = await begin(rosa);
		expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'payment-unavailable', '30']);
		expect(body.error).toBe('The payment provider cannot be reached right now. Please try again in a minute.');
	});
});

describe('a server that Stripe does not know', () => {
	it.each([
		['Stripe is out of reach', { STRIPE_API_BASE: 'http://127.0.0.1:9' }],
		['its key is wrong', { STRIPE_SECRET_KEY: 'sk_test_of_somebody_else' }],
	])('answers 503 when %s', async (_, env) => {
		await shop.close();
		shop = await startPaymentServer(env);
		rosa = await shop.server.register('Rosa');
		for (const { status, body } of [await begin(rosa), await confirm('cs_test_1', rosa)]) {
			expect([status, body.code]).toEqual([503, 'payment-unavailable']);
			expect(body.error).not.toMatch(/key|stripe/i);
		}
	});
});

describe('a server without keys', () => {
	it('answers that payment is not set up, and grants nothing', async () => {
		const server = await startTestServer();
		const ada = await server.register('Ada');
		const request: [string, unknown][] = [
			[paymentCalls.checkout.path, {}],
			[paymentCalls.confirm.path, { sessionId: 'cs_test_1' }],
			['/api/payment/webhook', {}],
		];
		for (const [path, body] of request) {
			const answer = await server.request('POST', path, { as: ada, body });
			expect([answer.status, answer.body.code]).toEqual([503, 'payment-not-configured']);
			expect(answer.body.error).toBe('Payment is not set up on this server.');
		}
		await server.close();
	});
});

describe('the confirmation of a checkout', () => {
	it('grants lifetime access without an event, once', async () => {
		shop.connection.isCut = true;
		const session = await shop.payCheckout(rosa);
		expect(await accessOf(shop, rosa)).toBe('trial');
		const { status, body } = await confirm(session, rosa);
		expect(status).toBe(200);
		expect(body.user.subscription).toMatchObject({ status: 'active', hasLifetimeAccess: true });
		await confirm(session, rosa);
		expect(await payments()).toEqual([
			{
				session_id: session,
				payment_intent: shop.stripe.session(session).payment_intent,
				account_id: rosa.user._id,
				cents: 499,
				currency: 'usd',
				created_at: shop.server.clock.now,
			},
		]);
	});

	it('concurrent with Stripe’s event stores one payment', async () => {
		shop.connection.isCut = true;
		const session = await shop.payCheckout(rosa);
		shop.connection.isCut = false;
		const many = Array.from({ length: 5 }, () => [
			confirm(session, rosa),
			shop.stripe.send('checkout.session.completed', shop.stripe.session(session)),
		]);
		await Promise.all(many.flat());
		expect(shop.webhookAnswers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
		expect(await payments()).toHaveLength(1);
		expect(await accessOf(shop, rosa)).toBe('active, lifetime');
	});

	it('S49 of an unpaid checkout changes nothing', async () => {
		const { status, body } = await confirm(shop.stripe.session(await shop.beginCheckout(rosa)).id, rosa);
		expect([status, body.user.subscription.status]).toEqual([200, 'trial']);
		expect(await payments()).toEqual([]);
	});

	it('S49 of another account’s or an unknown checkout is 404 and grants nothing', async () => {
		shop.connection.isCut = true;
		const session = await shop.payCheckout(rosa);
		const ada = await shop.server.register('Ada');
		const answers = [await confirm(session, ada), await confirm('cs_test_of_nobody', ada)];
		expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
			[404, 'not-found'],
			[404, 'not-found'],
		]);
		expect([await accessOf(shop, ada), await accessOf(shop, rosa)]).toEqual(['trial', 'trial']);
	});

	it.each([
		[''],
		['../v1/events'],
		['cs_test_1?expand[]=x'],
		['x'.repeat(201)],
		[null],
		[7],
		[['cs_test_1']],
		[undefined],
	])('with the malformed id %j is 400', async (sessionId) => {
		const { status, body } = await confirm(sessionId, rosa);
		expect([status, body.code]).toEqual([400, 'invalid-input']);
	});

	it('is refused without a session, and for a child', async () => {
		const session = await shop.payCheckout(rosa);
		expect((await confirm(session)).status).toBe(401);
		expect((await confirm(session, await childOfRosa())).status).toBe(403);
	});

	it('after a refund grants nothing', async () => {
		const session = await shop.payCheckout(rosa);
		await shop.stripe.refund(session);
		shop.server.clock.now += 8 * 24 * 60 * 60 * 1000;
		rosa = await shop.server.login('Rosa');
		expect((await confirm(session, rosa)).status).toBe(200);
		expect(await accessOf(shop, rosa)).toBe('trial');
	});

	it('while Stripe is down is 503', async () => {
		const session = await shop.payCheckout(rosa);
		shop.stripe.isDown = true;
		expect((await confirm(session, rosa)).body.code).toBe('payment-unavailable');
	});
});
