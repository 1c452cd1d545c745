import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Session, User } from '../../shared/contract/user.ts';
import { setUpServer, type TestServer } from './app-page.tsx';

/* A server with payment on which accounts begin with a trial, and its Stripe double. */

export type PaymentServer = TestServer & {
	/** Begins a checkout; returns the address of Stripe's page. */
	beginCheckout(as: Session): Promise<string>;
	/** Pays on Stripe's page, and Stripe sends the webhook. Returns the checkout's id. */
	pay(address: string): Promise<string>;
	/** Pays a new checkout without a webhook; returns its id. */
	payUnreported(as: Session): Promise<string>;
	setStripeDown(isDown: boolean): Promise<void>;
};

export function setUpPaymentServer(): PaymentServer {
	const server = setUpServer({ SUPPORT_EMAIL: 'help@everbranch.example' }, { hasPayment: true });
	const begin: PaymentServer['beginCheckout'] = async (as) =>
		(await server.request<{ url: string }>('POST', '/api/payment/create-checkout-session', { as })).url;
	return {
		...server,
		beginCheckout: begin,
		pay: (address) => commands.pay(server.id(), address, true),
		payUnreported: async (as) => commands.pay(server.id(), await begin(as), false),
		setStripeDown: (isDown) => commands.setStripeDown(server.id(), isDown),
	};
}

export const checkoutCall = 'POST /api/payment/create-checkout-session';
export const confirmCall = 'POST /api/payment/confirm';
export const thanksText = 'Thank you for upgrading to lifetime access! You now have unlimited access to all features.';

export const payButton = () => page.getByRole('button', { name: 'Pay $4.99 with Stripe' });
export const pageHeading = (name: string) => page.getByRole('heading', { level: 1, name });
export const trialBanner = () => page.getByRole('complementary', { name: 'Your trial' });
export const confetti = () => page.getByCss('[aria-hidden=true] > i');

export const withLifetime = (user: User): User => ({
	...user,
	subscription: { status: 'active', hasLifetimeAccess: true, trialEndDate: null, trialEndsAt: null },
});

/** The response of a server without a Stripe key. */
export function paymentNotConfigured(): Response {
	const error = 'Payment is not set up on this server.';
	return Response.json({ error, message: error, code: 'payment-not-configured' }, { status: 503 });
}

export async function expectSupportLink(): Promise<void> {
	const link = page.getByRole('link', { name: 'help@everbranch.example' });
	await expect.element(link).toHaveAttribute('href', 'mailto:help@everbranch.example');
}
