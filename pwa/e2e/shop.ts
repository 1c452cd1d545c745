import type { Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { type StripeDouble, startStripeDouble } from '../../api/testing/stripe-double.ts';
import { webhookPath } from '../../shared/payment.ts';
import type { Session, User } from '../../shared/user.ts';
import { bringUpWorld, type World } from './world.ts';

/** A world where everybody is on trial until they pay, and the Stripe at which they do. */
export type Shop = {
	world: World;
	stripe: StripeDouble;
	/** Begins a checkout; answers with the address of Stripe's page. */
	begin(as: Session): Promise<string>;
	/** A paid checkout of which the server has not heard; answers with its id. */
	paidUnheard(as: Session): Promise<string>;
};

export async function bringUpShop(): Promise<Shop> {
	const news = { arrive: true };
	const stripe = await startStripeDouble(async (body, signature) => {
		const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
		if (news.arrive) await fetch(world.address + webhookPath, { method: 'POST', body, headers });
	});
	const world = bringUpWorld({ ...stripe.env, SIGNUP_ACCESS: 'trial', SUPPORT_EMAIL: 'help@everbranch.example' });
	afterAll(() => stripe.close());

	const begin: Shop['begin'] = async (as) =>
		(await world.ask<{ url: string }>('POST', '/api/payment/create-checkout-session', { as })).url;
	const paidUnheard: Shop['paidUnheard'] = async (as) => {
		const address = await begin(as);
		news.arrive = false;
		const id = await stripe.pay(address);
		news.arrive = true;
		return id;
	};
	return { world, stripe, begin, paidUnheard };
}

export const checkout = 'POST /api/payment/create-checkout-session';
export const confirm = 'POST /api/payment/confirm';
export const thanks = 'Thank you for upgrading to lifetime access! You now have unlimited access to all features.';

export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $4.99 with Stripe' });
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const trialBanner = (page: Page) => page.getByRole('complementary', { name: 'Your trial' });
/** How many pieces of confetti there are. */
export const pieces = (page: Page) => page.locator('[aria-hidden=true] > i').count();

export const withLifetime = (user: User): User => ({
	...user,
	subscription: { status: 'active', hasLifetimeAccess: true, trialEndDate: null, trialEndsAt: null },
});

/** What a server without a key answers. */
export const notSetUp = {
	status: 503,
	json: {
		error: 'Payment is not set up on this server.',
		message: 'Payment is not set up on this server.',
		code: 'payment-not-configured',
	},
};

export async function expectSupportLink(page: Page): Promise<void> {
	const link = page.getByRole('link', { name: 'help@everbranch.example' });
	await expect.poll(() => link.getAttribute('href')).toBe('mailto:help@everbranch.example');
}
