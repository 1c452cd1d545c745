import { randomBytes } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';

/** A checkout session, with Stripe's keys. */
export type Checkout = {
	id: string;
	status: 'open' | 'complete';
	payment_status: 'unpaid' | 'paid';
	payment_intent: string | null;
	amount_total: number;
	currency: string;
	success_url: string;
	cancel_url: string;
	metadata: Record<string, string>;
	[more: string]: unknown;
};

export type StripeEvent = { id: string; type: string; livemode: boolean; created: number; data: { object: unknown } };

type StripeState = {
	secretKey: string;
	/** The address of the double. */
	address: () => string;
	isDown: () => boolean;
	/** Epoch seconds. */
	seconds: () => number;
	checkouts: Map<string, Checkout>;
	events: readonly StripeEvent[];
	/** Called with the form fields of each new checkout. */
	asked: (fields: Record<string, string>, checkout: Checkout) => void;
	/** Called with the `created[gte]` of each query for events. */
	looked: (since: number) => void;
	pay: (id: string) => Promise<unknown>;
};

/** The Stripe calls of Checkout, with Stripe's validation, and the payment page. */
export function createStripeApp(wire: StripeState): Hono {
	const { checkouts } = wire;
	return new Hono()
		.onError((error, c) => c.json({ error: { type: 'invalid_request_error', message: error.message } }, 400))
		.use('/v1/*', (c, next) => {
			if (c.req.path === '/v1/events' && !c.req.query('starting_after')) {
				wire.looked(Number(c.req.query('created[gte]')));
			}
			return next();
		})
		.use('/v1/*', authenticateApiKey(wire))
		.post('/v1/checkout/sessions', async (c) => {
			const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
			const checkout = createCheckout(fields, wire.address(), wire.seconds());
			checkouts.set(checkout.id, checkout);
			wire.asked(fields, checkout);
			return c.json(checkout);
		})
		.get('/v1/checkout/sessions/:id', (c) => {
			const checkout = checkouts.get(c.req.param('id'));
			if (checkout) return c.json(checkout);
			const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such checkout.session' };
			return c.json({ error }, 404);
		})
		.get('/v1/events', (c) => c.json(listEvents(wire.events, new URL(c.req.url).searchParams)))
		.get('/c/pay/:id', (c) => {
			const checkout = checkouts.get(c.req.param('id'));
			return checkout ? c.html(payPage(checkout)) : c.notFound();
		})
		.post('/c/pay/:id', async (c) => {
			const id = c.req.param('id');
			await wire.pay(id);
			return c.redirect(checkouts.get(id)?.success_url.replace('{CHECKOUT_SESSION_ID}', id) ?? '/', 303);
		});
}

/** A random id in Stripe's format. */
export function newStripeId(prefix: string): string {
	return `${prefix}_${randomBytes(12).toString('hex')}`;
}

function authenticateApiKey({ isDown, secretKey }: StripeState): MiddlewareHandler {
	return async (c, next) => {
		if (isDown()) return c.json({ error: { type: 'api_error', message: 'An internal word of Stripe' } }, 500);
		if (c.req.header('authorization') === `Bearer ${secretKey}`) return next();
		return c.json({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_***' } }, 401);
	};
}

const item = 'line_items[0]';
const requiredParams = ['mode', 'success_url', `${item}[quantity]`, `${item}[price_data][currency]`] as const;
const knownParams =
	/^(mode|(success|cancel)_url|client_reference_id|adaptive_pricing\[enabled\]|metadata\[\w+\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\])$/;

/** Throws Stripe's error message for invalid parameters. */
function createCheckout(fields: Record<string, string>, address: string, created: number): Checkout {
	const missing = requiredParams.find((name) => !fields[name]);
	if (missing) throw new Error(`Missing required param: ${missing}.`);
	const unknown = Object.keys(fields).find((name) => !knownParams.test(name));
	if (unknown) throw new Error(`Received unknown parameter: ${unknown}`);
	const id = newStripeId('cs_test');
	return {
		...{ id, object: 'checkout.session', mode: fields.mode, created, livemode: false },
		...{ status: 'open', payment_status: 'unpaid', payment_intent: null },
		amount_total: Number(fields[`${item}[price_data][unit_amount]`]) * Number(fields[`${item}[quantity]`]),
		currency: fields[`${item}[price_data][currency]`] ?? '',
		client_reference_id: fields.client_reference_id ?? null,
		metadata: fields['metadata[account]'] ? { account: fields['metadata[account]'] } : {},
		success_url: fields.success_url ?? '',
		cancel_url: fields.cancel_url ?? '',
		url: `${address}/c/pay/${id}`,
	};
}

/** A page of events, newest first, as Stripe lists them. */
function listEvents(events: readonly StripeEvent[], query: URLSearchParams): object {
	const types = [...query].flatMap(([name, value]) => (name.startsWith('types') ? [value] : []));
	const from = Number(query.get('created[gte]') ?? 0);
	const all = events.filter(({ type, created }) => types.includes(type) && created >= from).reverse();
	const after = all.findIndex(({ id }) => id === query.get('starting_after')) + 1;
	const data = all.slice(after, after + Number(query.get('limit') ?? 10));
	return { object: 'list', url: '/v1/events', data, has_more: after + data.length < all.length };
}

function payPage({ id, cancel_url, amount_total }: Checkout): string {
	return `<!doctype html><html lang="en"><title>Checkout</title><meta name="viewport" content="width=device-width">
<h1>Pay $${(amount_total / 100).toFixed(2)}</h1>
<form method="post" action="/c/pay/${id}"><button>Pay</button></form>
<a href="${cancel_url}">Back</a></html>`;
}
