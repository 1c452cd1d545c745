import { type Context, Hono } from 'hono';
import { paymentCalls, webhookPath } from '../../shared/payment.ts';
import { checkout, confirm } from '../accounts/payment/checkout.ts';
import { signedEvent, takeEvent } from '../accounts/payment/events.ts';
import { returnAddress } from '../accounts/payment/return-address.ts';
import { createStripe } from '../accounts/payment/stripe.ts';
import type { Parts } from '../parts.ts';
import type { Env } from './env.ts';
import { body } from './valid.ts';

type PaymentParts = Pick<Parts, 'config' | 'db' | 'now'>;

/** Lifetime access: to Stripe's page, and back from it. */
export function paymentRoutes(parts: PaymentParts): Hono<Env> {
	const { config } = parts;
	let opened: ReturnType<typeof createStripe> | undefined;
	const stripe = () => {
		opened ??= createStripe(config.payment);
		return opened;
	};
	return new Hono<Env>()
		.post(paymentCalls.checkout.path, async (c) => {
			const home = returnAddress(config, c.req.header('origin'), portOf(c) ?? config.port);
			return c.json({ url: await checkout(parts, await stripe(), c.var.reader, home) });
		})
		.post(paymentCalls.confirm.path, async (c) => {
			const { sessionId } = await body(paymentCalls.confirm, c);
			return c.json({ user: await confirm(parts, await stripe(), c.var.reader, sessionId) });
		});
}

/** Stripe's own door: no session, and the bytes as they came, because the signature is over these. */
export function webhookRoutes(parts: PaymentParts): Hono<Env> {
	return new Hono<Env>().post(webhookPath, async (c) => {
		const bytes = new Uint8Array(await c.req.arrayBuffer());
		await takeEvent(parts, await signedEvent(parts, bytes, c.req.header('stripe-signature')));
		return c.json({ received: true });
	});
}

/** Where this server listens, whatever name and port a proxy before it has. */
function portOf(c: Context<Env>): number | undefined {
	return c.env?.incoming?.socket.localPort;
}
