import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session, User } from '../../../shared/contract/user.ts';
import { readConfig } from '../../app/config.ts';
import { type RunningServer, start } from '../../app/start.ts';
import { fakeMakers } from '../../testing/fake-makers.ts';
import { type StripeDouble, startStripeDouble } from '../../testing/stripe-double.ts';

let folder: string;
let stripe: StripeDouble;
let server: RunningServer;
let origin: string;
let rosa: Session;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-payment-'));
	stripe = await startStripeDouble();
	await startServer();
	const person = { email: 'rosa@example.com', password: 'rosa-has-a-key', profile: { name: 'Rosa', age: 36 } };
	rosa = await ask<Session>('POST', '/api/auth/register', { ...person, consent: true });
});
afterEach(async () => {
	await server.stop();
	await stripe.close();
	await rm(folder, { recursive: true, force: true });
});

async function startServer(): Promise<void> {
	const env = { PORT: '0', RATE_LIMIT: 'off', SIGNUP_ACCESS: 'trial', DATA_DIR: folder, ...stripe.env };
	server = await start(readConfig(env), () => fakeMakers());
	origin = `http://127.0.0.1:${server.port}`;
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
	const headers = { 'content-type': 'application/json', origin, authorization: `Bearer ${rosa?.token}` };
	const response = await fetch(origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
	return (await response.json()) as Answer;
}

const begin = () => ask<{ url: string }>('POST', '/api/payment/create-checkout-session');
const hasLifetimeAccess = async () => (await ask<User>('GET', '/api/auth/profile')).subscription.hasLifetimeAccess;

describe('a payment over the wire', () => {
	it('shows the price, returns to the app and grants lifetime access', async () => {
		const { url } = await begin();
		const page = await (await fetch(url)).text();
		expect(page).toContain('$4.99');
		expect(page).toContain(`href="${origin}/payment/cancel"`);
		const paid = await fetch(url, { method: 'POST', redirect: 'manual' });
		const session = stripe.session(url).id;
		expect(paid.headers.get('location')).toBe(`${origin}/payment/success?session_id=${session}`);
		expect(await hasLifetimeAccess()).toBe(true);
		const { user } = await ask<{ user: User }>('POST', '/api/payment/confirm', { sessionId: session });
		expect(user.subscription.hasLifetimeAccess).toBe(true);
		await stripe.refund(session);
		expect(await hasLifetimeAccess()).toBe(false);
	});

	it('made while the server is down grants lifetime access after its start', async () => {
		const { url } = await begin();
		await server.stop();
		await expect(stripe.pay(url)).rejects.toThrow('fetch failed');
		await startServer();
		await expect.poll(hasLifetimeAccess, { timeout: 20_000 }).toBe(true);
	});
});

describe('the Stripe double of these tests', () => {
	const order: Stripe.Checkout.SessionCreateParams = { mode: 'payment', success_url: 'http://localhost/' };
	const shopAt = (key: string) => {
		const { hostname, port } = new URL(stripe.apiBase);
		return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 }).checkout.sessions;
	};

	it('refuses what Stripe refuses: a wrong key, a missing field, an unknown field', async () => {
		await expect(shopAt('sk_test_x').create(order)).rejects.toThrow('Invalid API Key');
		await expect(shopAt(stripe.secretKey).create(order)).rejects.toThrow('Missing required param: line_items');
		const price_data = { currency: 'usd', unit_amount: 1, product_data: { name: 'x' } };
		const wrong = { ...order, line_items: [{ quantity: 1, price_data }], colour: 'red' };
		await expect(shopAt(stripe.secretKey).create(wrong)).rejects.toThrow('Received unknown parameter: colour');
	});
});
