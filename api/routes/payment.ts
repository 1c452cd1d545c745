import { type Context, Hono } from 'hono';
import { paymentCalls, webhookPath } from '../../shared/contract/payment.ts';
import { confirmCheckout, startCheckout } from '../accounts/payment/checkout.ts';
import { handleEvent, verifyEvent } from '../accounts/payment/events.ts';
import { returnUrl } from '../accounts/payment/return-url.ts';
import { createStripe } from '../accounts/payment/stripe.ts';
import type { Core } from '../app/core.ts';
import type { Env } from './env.ts';
import { validateBody } from './validate.ts';

/** Checkout of lifetime access and its confirmation. */
export function paymentRoutes(parts: Core): Hono<Env> {
	const { config } = parts;
	let stripePromise: ReturnType<typeof createStripe> | undefined;
	const stripe = () => {
		stripePromise ??= createStripe(config.payment);
		return stripePromise;
	};
	return new Hono<Env>()
		.post(paymentCalls.checkout.path, async (c) => {
			const home = returnUrl(config, c.req.header('origin'), localPort(c) ?? config.port);
			return c.json({ url: await startCheckout(parts, await stripe(), c.var.reader, home) });
		})
		.post(paymentCalls.confirm.path, async (c) => {
			const { sessionId } = await validateBody(paymentCalls.confirm, c);
			return c.json({ user: await confirmCheckout(parts, await stripe(), c.var.reader, sessionId) });
		});
}

/** Stripe's webhook: no session, and the raw bytes, because the signature is over them. */
export function webhookRoutes(parts: Core): Hono<Env> {
	return new Hono<Env>().post(webhookPath, async (c) => {
		const bytes = new Uint8Array(await c.req.arrayBuffer());
		await handleEvent(parts, await verifyEvent(parts, bytes, c.req.header('stripe-signature')));
		return c.json({ received: true });
	});
}

/** The port this server listens on, regardless of proxies. */
function localPort(c: Context<Env>): number | undefined {
	return c.env?.incoming?.socket.localPort;
}
