import { afterAll, expect, it } from 'vitest';
import { startStripeDouble } from '../../api/testing/stripe-double.ts';
import { setUpWorld, withMotion } from './browser-world.ts';
import { countCalls } from './network.ts';

/** Its events go to the server under test. */
const stripe = await startStripeDouble();
afterAll(() => stripe.close());
const world = setUpWorld({ ...stripe.env, SIGNUP_ACCESS: 'trial' });

// covers: profile/banner-lifetime-access-trial
// covers: upgrade-payment/payment-button-card-payment
// covers: upgrade-payment/success-200-pieces-confetti
it('a parent on trial pays on Stripe’s page at the second attempt, and has lifetime access for good', async () => {
	const { page } = await world.pageOf('Rosa', withMotion);
	const confirmed = countCalls(page, 'POST /api/payment/confirm');
	const title = (name: string) => page.getByRole('heading', { level: 1, name });
	const trialBanner = page.getByRole('complementary', { name: 'Your trial' });
	const payButton = page.getByRole('button', { name: 'Pay $4.99 with Stripe' });
	await page.goto('/');
	await trialBanner.getByRole('link', { name: 'Upgrade' }).click();
	await title('Upgrade to Lifetime Access').waitFor();
	await payButton.click();
	await page.getByRole('heading', { name: 'Pay $4.99' }).waitFor();
	await page.getByRole('link', { name: 'Back' }).click();
	await title('Payment Cancelled').waitFor();
	await page.getByRole('link', { name: 'Try Again' }).click();
	await payButton.click();
	await page.getByRole('heading', { name: 'Pay $4.99' }).waitFor();
	await page.getByRole('button', { name: 'Pay' }).click();

	const thanks = 'Thank you for upgrading to lifetime access! You now have unlimited access to all features.';
	await page.getByText(thanks).waitFor();
	await title('Payment Successful!').waitFor();
	await expect.poll(() => page.locator('[aria-hidden=true] > i').count()).toBe(200);
	expect(confirmed.count).toBe(1);
	await page.getByRole('link', { name: 'Go to Dashboard' }).click();
	await title('Welcome, Rosa').waitFor();
	await expect.poll(() => trialBanner.count()).toBe(0);
	await page.reload();
	await title('Welcome, Rosa').waitFor();
	await expect.poll(() => trialBanner.count()).toBe(0);
	await page.goto('/profile');
	await page.getByText('You have lifetime access: stories without end, for the whole family.').waitFor();
});
