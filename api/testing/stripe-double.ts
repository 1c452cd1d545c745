import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Stripe } from 'stripe';
import { webhookEndpoint } from '../../shared/contract/endpoints.ts';
import { price } from '../../shared/contract/payment.ts';
import { type Checkout, createStripeApp, newStripeId, type StripeEvent } from './stripe-wire.ts';

/** Delivers an event to the server under test: its bytes, its signature, and the server's address. */
export type Deliver = (body: string, signature: string, origin: string) => Promise<unknown>;

export type StripeDouble = {
	/** For STRIPE_API_BASE, STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. */
	apiBase: string;
	secretKey: string;
	webhookSecret: string;
	/** The three as environment variables. */
	env: Record<string, string>;
	/** The form fields of each new checkout, newest last. */
	checkoutRequests: Record<string, string>[];
	/** All events, oldest first. */
	events: readonly StripeEvent[];
	/** The `created[gte]` of each query for events (epoch seconds). */
	eventQueries: number[];
	/** Pays as on Stripe's page, and returns the checkout's id. Takes the id or the page's address. */
	pay(checkout: string): Promise<string>;
	/** Refunds the whole amount, or the given cents. */
	refund(checkout: string, cents?: number): Promise<StripeEvent>;
	/** Closes a dispute about a payment. */
	closeDispute(checkout: string, status: 'won' | 'lost'): Promise<StripeEvent>;
	/** Delivers an event, and lists it in later queries. */
	send(type: string, object: unknown, more?: Partial<StripeEvent>): Promise<StripeEvent>;
	/** Delivers the same event again. */
	resend(event: StripeEvent): Promise<unknown>;
	session(checkout: string): Checkout;
	/** While it is down, every answer is a 500. */
	isDown: boolean;
	close(): Promise<void>;
};

const secretKey = 'sk_test_of_the_double';
const webhookSecret = 'whsec_of_the_double';

/**
 * A Stripe double at the wire, for Checkout only: it creates checkouts, shows the payment page, and delivers signed events.
 * Without `deliver` its events go to the origin of the checkout's success URL.
 */
export async function startStripeDouble(
	deliver: Deliver = overHttp,
	now: () => number = Date.now,
): Promise<StripeDouble> {
	const checkouts = new Map<string, Checkout>();
	const events: StripeEvent[] = [];
	const origins = new Set<string>();
	const seconds = () => Math.floor(now() / 1000);

	const wire = createStripeApp({
		...{ secretKey, seconds, checkouts, events },
		address: () => double.apiBase,
		isDown: () => double.isDown,
		asked(fields, { success_url }) {
			double.checkoutRequests.push(fields);
			origins.add(new URL(success_url).origin);
		},
		looked: (since) => void double.eventQueries.push(since),
		pay: (id) => double.pay(id),
	});
	const { apiBase, close } = await listen(wire.fetch);

	const double: StripeDouble = {
		...{ apiBase, secretKey, webhookSecret, close, events, checkoutRequests: [], eventQueries: [], isDown: false },
		env: { STRIPE_API_BASE: apiBase, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
		session(address) {
			const checkout = checkouts.get(address.split('/').at(-1) ?? '');
			if (!checkout) throw new Error(`There is no checkout ${address}`);
			return checkout;
		},
		async pay(address) {
			const checkout = double.session(address);
			if (checkout.status === 'complete') return checkout.id;
			const payment_intent = newStripeId('pi');
			Object.assign(checkout, { status: 'complete', payment_status: 'paid', payment_intent, url: null });
			await double.send('checkout.session.completed', checkout);
			return checkout.id;
		},
		refund: (address, cents) => double.send('charge.refunded', chargeOf(double.session(address), cents)),
		closeDispute: (address, status) => double.send('charge.dispute.closed', disputeOf(double.session(address), status)),
		async send(type, object, more = {}) {
			const id = newStripeId('evt');
			const data = { object: structuredClone(object) };
			const event = { id, object: 'event', type, created: seconds(), livemode: false, data, ...more };
			events.push(event);
			await double.resend(event);
			return event;
		},
		async resend(event) {
			const payload = JSON.stringify(event, null, 2);
			const signature = signPayload(payload, seconds());
			for (const origin of origins) await deliver(payload, signature, origin);
		},
	};
	return double;
}

/** The event of a paid checkout of this account, as bytes, for a server that did not create the checkout. */
export function paidEvent(account: string, created: number): { id: string; body: string } {
	const [id, payment_intent] = [newStripeId('cs_test'), newStripeId('pi')];
	const paid = { status: 'complete', payment_status: 'paid', amount_total: price.cents, currency: price.currency };
	const object = { id, object: 'checkout.session', mode: 'payment', payment_intent, metadata: { account }, ...paid };
	const event = {
		id: newStripeId('evt'),
		object: 'event',
		type: 'checkout.session.completed',
		created,
		livemode: false,
	};
	return { id, body: JSON.stringify({ ...event, data: { object } }) };
}

/** The `Stripe-Signature` header of a payload. `timestamp` is in epoch seconds. */
export function signPayload(
	payload: string,
	timestamp: number,
	more: { secret?: string; scheme?: string } = {},
): string {
	return Stripe.webhooks.generateTestHeaderString({ payload, timestamp, secret: webhookSecret, ...more });
}

/** The refunded charge of a paid checkout. */
export function chargeOf({ payment_intent, amount_total, currency }: Checkout, refunded = amount_total): object {
	return {
		id: newStripeId('ch'),
		object: 'charge',
		amount: amount_total,
		amount_refunded: refunded,
		refunded: refunded === amount_total,
		...{ currency, payment_intent },
	};
}

export function disputeOf({ payment_intent, amount_total, currency }: Checkout, status: string): object {
	return { id: newStripeId('du'), object: 'dispute', amount: amount_total, currency, payment_intent, status };
}

async function overHttp(body: string, signature: string, origin: string): Promise<void> {
	const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
	await fetch(origin + webhookEndpoint.path, { method: 'POST', body, headers });
}

async function listen(
	fetch: Parameters<typeof getRequestListener>[0],
): Promise<Pick<StripeDouble, 'apiBase' | 'close'>> {
	const server = createServer(getRequestListener(fetch));
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const close = () =>
		new Promise<void>((closed) => {
			server.close(() => closed());
			server.closeAllConnections();
		});
	return { apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
