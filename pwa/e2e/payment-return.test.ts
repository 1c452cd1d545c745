import type { Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answer, changeUser, countCalls, cutLine, hold, recover } from './answers.ts';
import {
	bringUpShop,
	confirm,
	expectSupportLink,
	notSetUp,
	payButton,
	pieces,
	thanks,
	title,
	trialBanner,
	withLifetime,
} from './shop.ts';
import { moving, phone } from './world.ts';

const { world, stripe, begin, paidUnheard } = await bringUpShop();

describe('the page after a payment', () => {
	it('needs no news from Stripe: the server asks on the return', async () => {
		const rosa = await world.register('Rosa');
		const id = await paidUnheard(rosa);
		const page = await world.pageFor(rosa);
		await page.goto(`/payment/success?session_id=${id}`);
		await page.getByText(thanks).waitFor();
	});

	it('asks about the payment once, whatever else is going on, and believes no older answer', async () => {
		const rosa = await world.register('Rosa');
		const id = await paidUnheard(rosa);
		const page = await world.pageFor(rosa);
		// The device would hear of it by itself.
		await cutLine(page, 'GET /api/sync');
		await page.goto('/');
		await title(page, 'Welcome, Rosa').waitFor();
		const confirmed = countCalls(page, confirm);
		const { promise: late, resolve: comeLate } = Promise.withResolvers<void>();
		await answer(page, 'GET /api/auth/profile', async (route) => {
			await late;
			await route.fulfill({ json: rosa.user });
		});
		const letGo = await hold(page, confirm);
		await page.goto(`/payment/success?session_id=${id}`);
		await page.getByRole('status').getByText('Your lifetime access is being opened…').waitFor();
		await expect.poll(() => pieces(page)).toBe(0);
		letGo();
		await page.getByText(thanks).waitFor();
		const told = page.waitForResponse('**/api/auth/profile');
		comeLate();
		await told;
		await page.getByRole('link', { name: 'Go to Dashboard' }).click();
		await title(page, 'Welcome, Rosa').waitFor();
		await expect.poll(() => trialBanner(page).count()).toBe(0);
		expect(confirmed.count).toBe(1);
	});

	it('asks nothing without an id, and claims no access that is not there', async () => {
		const { page } = await world.pageOf('Rosa', moving);
		const asked: string[] = [];
		page.on('request', (request: Request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
		await page.goto('/payment/success');
		await title(page, 'Payment Successful!').waitFor();
		await page
			.getByText('Thank you for upgrading to lifetime access, with unlimited access to all features.')
			.waitFor();
		await page.getByText('It opens on this account as soon as the payment has arrived.').waitFor();
		await expect.poll(() => pieces(page)).toBe(200);
		expect(asked.filter((call) => call === 'GET /api/auth/profile')).toHaveLength(1);
		expect(asked.filter((call) => call.includes('payment/confirm'))).toEqual([]);
		await page.getByRole('button', { name: 'Check again' }).click();
		await title(page, 'Your payment is on its way').waitFor();
	});

	it('lets nothing fall for those whom motion makes ill', async () => {
		const { page } = await world.pageOf('Rosa');
		await changeUser(page, withLifetime);
		await page.goto('/payment/success');
		await page.getByText(thanks).waitFor();
		await expect.poll(() => pieces(page)).toBe(0);
	});

	it('lets its leaves fall once, and not across what can be pressed', async () => {
		const { page } = await world.pageOf('Rosa', moving);
		await changeUser(page, withLifetime);
		await page.goto('/payment/success');
		await page.getByText(thanks).waitFor();
		const moves = await page.evaluate(() =>
			document
				.getAnimations()
				.map(({ effect }) => effect)
				.filter((effect) => effect instanceof KeyframeEffect && effect.target?.localName === 'i')
				.map((effect) => ({
					times: effect?.getComputedTiming().iterations,
					what: (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
				})),
		);
		expect(moves).toHaveLength(200);
		expect(moves.every(({ times }) => times === 1)).toBe(true);
		expect(new Set(moves.flatMap(({ what }) => what))).toEqual(
			new Set(['offset', 'computedOffset', 'easing', 'composite', 'transform']),
		);
		await page.getByRole('link', { name: 'Go to Dashboard' }).click();
		await title(page, 'Welcome, Rosa').waitFor();
		await expect.poll(() => pieces(page)).toBe(0);
	});

	it('says that a payment has not arrived yet, until it has', async () => {
		const rosa = await world.register('Rosa');
		const address = await begin(rosa);
		const page = await world.pageFor(rosa, moving);
		await page.goto(`/payment/success?session_id=${stripe.session(address).id}`);
		await title(page, 'Your payment is on its way').waitFor();
		await expect.poll(() => pieces(page)).toBe(0);
		await expectSupportLink(page);
		// The device would hear of it by itself.
		await cutLine(page, 'GET /api/sync');
		await stripe.pay(address);
		await page.getByRole('button', { name: 'Check again' }).click();
		await page.getByText(thanks).waitFor();
		await expect.poll(() => pieces(page)).toBe(200);
	});

	it('says that there is no such payment', async () => {
		const { page } = await world.pageOf('Rosa');
		for (const id of ['cs_test_of_nobody', 'not an id']) {
			await page.goto(`/payment/success?session_id=${id}`);
			await title(page, 'This payment was not found').waitFor();
			await expect.poll(() => pieces(page)).toBe(0);
		}
	});

	it('says that the payment is safe when it cannot be asked about, and asks again on request', async () => {
		const rosa = await world.register('Rosa');
		const id = await paidUnheard(rosa);
		const page = await world.pageFor(rosa);
		await cutLine(page, confirm);
		await page.goto(`/payment/success?session_id=${id}`);
		await page.getByText('We could not see it here yet.').waitFor();
		await page.getByText('You seem to be offline.').waitFor();
		await page.getByText('Stripe tells this server by itself, and your lifetime access then opens.').waitFor();
		await recover(page);
		stripe.isDown = true;
		await page.getByRole('button', { name: 'Check again' }).click();
		await page.getByText('The payment provider cannot be reached right now.').waitFor();
		stripe.isDown = false;
		await page.getByRole('button', { name: 'Check again' }).click();
		await page.getByText(thanks).waitFor();
	});

	it('says what the server says where no payment is set up', async () => {
		const { page } = await world.pageOf('Rosa');
		await answer(page, confirm, (route) => route.fulfill(notSetUp));
		await page.goto('/payment/success?session_id=cs_test_1');
		await title(page, 'There is no payment here').waitFor();
		await page.getByText('Payment is not set up on this server.').waitFor();
	});
});

describe('the way there', () => {
	it.each([
		'/upgrade',
		'/payment/success?session_id=cs_test_1',
		'/payment/cancel',
	])('a stranger at %s is sent to the login', async (path) => {
		const page = await (await world.newDevice()).newPage();
		await page.goto(path);
		await page.waitForURL('**/login');
	});

	it('leads from any other end of a payment to the stories', async () => {
		const { page } = await world.pageOf('Rosa');
		await page.goto('/payment/elsewhere');
		await title(page, 'Welcome, Rosa').waitFor();
		expect(new URL(page.url()).pathname).toBe('/');
	});

	it('arrives at the top, under the menu and over the footer', async () => {
		const { page } = await world.pageOf('Rosa', { viewport: { ...phone, height: 500 } });
		await page.goto('/payment/cancel');
		await title(page, 'Payment Cancelled').waitFor();
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await page.getByRole('link', { name: 'Try Again' }).click();
		await payButton(page).waitFor();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await page.waitForFunction(() => document.activeElement?.id === 'main');
		await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).waitFor();
		await page.getByRole('button', { name: 'Open menu' }).click();
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Adventure Hub' }).click();
		await title(page, 'Welcome, Rosa').waitFor();
	});
});
