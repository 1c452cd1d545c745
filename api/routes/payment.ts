import { type Context, Hono } from 'hono';
import { paymentCalls, webhookPath } from '../../shared/contract/payment.ts';
import { confirmCheckout, returnUrl, startCheckout } from '../accounts/payment/checkout.ts';
import { handleEvent, verifyEvent } from '../accounts/payment/events.ts';
import { createStripe } from '../accounts/payment/stripe.ts';
import type { Core } from '../app/core.ts';
import type { Env } from './env.ts';
import { validateBody } from './validate.ts';

/** Checkout of lifetime access and its confirmation. */
export function paymentRoutes(context: Core): Hono<Env> {
	const { config } = context;
	let stripePromise: ReturnType<typeof createStripe> | undefined;
	const stripe = () => {
		stripePromise ??= createStripe(config.payment);
		return stripePromise;
	};
	return new Hono<Env>()
		.post(paymentCalls.checkout.path, async (c) => {
			const appUrl = returnUrl(config, c.req.header('origin'), localPort(c) ?? config.port);
			return c.json({ url: await startCheckout(context, await stripe(), c.var.principal, appUrl) });
		})
		.post(paymentCalls.confirm.path, async (c) => {
			const { sessionId } = await validateBody(paymentCalls.confirm, c);
			return c.json({ user: await confirmCheckout(context, await stripe(), c.var.principal, sessionId) });
		});
}

/** Stripe's webhook: no session, and the raw bytes, because the signature is over them. */
export function webhookRoutes(context: Core): Hono<Env> {
	return new Hono<Env>().post(webhookPath, async (c) => {
		const bytes = new Uint8Array(await c.req.arrayBuffer());
		await handleEvent(context, await verifyEvent(context, bytes, c.req.header('stripe-signature')));
		return c.json({ received: true });
	});
}

/** The port this server listens on, regardless of proxies. */
function localPort(c: Context<Env>): number | undefined {
	return c.env?.incoming?.socket.localPort;
}
