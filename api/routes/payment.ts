import type { Context } from 'hono';
import { webhookEndpoint } from '../../shared/contract/endpoints.ts';
import { paymentCalls } from '../../shared/contract/payment.ts';
import { confirmCheckout, returnUrl, startCheckout } from '../accounts/payment/checkout.ts';
import { handleEvent, verifyEvent } from '../accounts/payment/events.ts';
import { createStripe } from '../accounts/payment/stripe.ts';
import type { Core } from '../app/core.ts';
import type { Env } from './env.ts';
import { type Route, route } from './route.ts';

/** Checkout of lifetime access and its confirmation. */
export function paymentRoutes(context: Core): Route[] {
	const { config } = context;
	let stripePromise: ReturnType<typeof createStripe> | undefined;
	const stripe = () => {
		stripePromise ??= createStripe(config.payment);
		return stripePromise;
	};
	return [
		route(paymentCalls.checkout, async ({ c, principal }) => {
			const appUrl = returnUrl(config, c.req.header('origin'), localPort(c) ?? config.port);
			return { url: await startCheckout(context, await stripe(), principal, appUrl) };
		}),
		route(paymentCalls.confirm, async ({ principal, body }) => ({
			user: await confirmCheckout(context, await stripe(), principal, body.sessionId),
		})),
	];
}

/** Stripe's webhook: no session, and the raw bytes, because the signature is over them. */
export function webhookRoute(context: Core): Route {
	return route(webhookEndpoint, async ({ c }) => {
		const bytes = new Uint8Array(await c.req.arrayBuffer());
		await handleEvent(context, await verifyEvent(context, bytes, c.req.header('stripe-signature')));
		return c.json({ received: true });
	});
}

/** The port this server listens on, regardless of proxies. */
function localPort(c: Context<Env>): number | undefined {
	return c.env?.incoming?.socket.localPort;
}
