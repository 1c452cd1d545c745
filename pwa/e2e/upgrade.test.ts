import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../shared/user.ts';
import { answer, change, changeUser, countCalls, cutLine, hold, recover } from './answers.ts';
import { childOf } from './family.ts';
import {
	bringUpShop,
	checkout,
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
import { desktop, moving } from './world.ts';

const { world, stripe, begin } = await bringUpShop();

async function atThePrice(as?: Session, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
	const page = await world.pageFor(as ?? (await world.register('Rosa')));
	await prepare?.(page);
	await page.goto('/upgrade');
	await title(page, 'Upgrade to Lifetime Access').waitFor();
	return page;
}

describe('from a trial to lifetime access', () => {
	it('leads from the banner by the payment page to the thanks, and the trial is gone for good', async () => {
		const { page } = await world.pageOf('Rosa', moving);
		const confirmed = countCalls(page, confirm);
		await page.goto('/');
		await trialBanner(page).getByRole('link', { name: 'Upgrade' }).click();
		await title(page, 'Upgrade to Lifetime Access').waitFor();
		await payButton(page).click();
		await page.getByRole('heading', { name: 'Pay $4.99' }).waitFor();
		await page.getByRole('button', { name: 'Pay' }).click();

		await page.getByText(thanks).waitFor();
		await title(page, 'Payment Successful!').waitFor();
		await expect.poll(() => pieces(page)).toBe(200);
		expect(confirmed.count).toBe(1);
		await page.getByRole('link', { name: 'Go to Dashboard' }).click();
		await title(page, 'Welcome, Rosa').waitFor();
		await expect.poll(() => trialBanner(page).count()).toBe(0);
		await page.reload();
		await title(page, 'Welcome, Rosa').waitFor();
		await expect.poll(() => trialBanner(page).count()).toBe(0);
		await page.goto('/profile');
		await page.getByText('You have lifetime access: stories without end, for the whole family.').waitFor();
	});

	it('ends at a page that says what may be wondered about, when somebody turns back', async () => {
		const page = await atThePrice();
		await payButton(page).click();
		await page.getByRole('link', { name: 'Back' }).click();
		await title(page, 'Payment Cancelled').waitFor();
		await page.getByText('nothing was charged, and your stories are just where you left them').waitFor();
		const questions = await page.getByRole('listitem').getByRole('heading').allInnerTexts();
		expect(questions).toEqual(['Is it worth it?', 'Is it secure?', 'What if we change our minds?']);
		await page.getByText('Your card data is not stored here.').waitFor();
		await page.getByText('30-day money-back guarantee').waitFor();
		await expectSupportLink(page);
		await expect.poll(() => page.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/');
		await page.getByRole('link', { name: 'Try Again' }).click();
		await payButton(page).waitFor();
		expect(new URL(page.url()).pathname).toBe('/upgrade');
	});
});

describe('the upgrade screen', () => {
	it('says what it opens, what it costs, and whom to ask', async () => {
		const page = await atThePrice();
		await expect.poll(() => page.title()).toBe('Upgrade to Lifetime Access · Everbranch');
		const opens = await page.getByRole('region', { name: 'What it opens' }).getByRole('listitem').allInnerTexts();
		expect(opens).toEqual([
			'Unlimited stories',
			'All genres and features',
			'High-quality AI images',
			'Professional voice narration',
			'Child profiles with content controls',
		]);
		const price = page.getByRole('region', { name: 'Lifetime access' });
		await price.getByText('$4.99', { exact: true }).waitFor();
		await price.getByText('one-time payment').waitFor();
		await expectSupportLink(page);
	});

	it('asks once for a payment page, however often it is pressed, and says that it is on its way', async () => {
		const page = await atThePrice();
		const asked = countCalls(page, checkout);
		const letGo = await hold(page, checkout);
		await payButton(page).dblclick();
		const busy = page.getByRole('button', { name: 'Opening the payment page…' });
		await expect.poll(() => busy.isDisabled()).toBe(true);
		letGo();
		await page.getByRole('heading', { name: 'Pay $4.99' }).waitFor();
		expect(asked.count).toBe(1);
	});

	it('says why no payment page opens, and lets one try again', async () => {
		stripe.isDown = true;
		const page = await atThePrice();
		await payButton(page).click();
		const sentence = 'The payment provider cannot be reached right now. Please try again in a minute.';
		await page.getByRole('alert').getByText(`${sentence} Nothing was charged.`).waitFor();
		await expect.poll(() => payButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
		stripe.isDown = false;
		await payButton(page).press('Enter');
		await page.getByRole('heading', { name: 'Pay $4.99' }).waitFor();
	});

	it.each([
		['the line is cut', cutLine, 'You seem to be offline.'],
		[
			'the answer is nobody’s',
			(page: Page) => answer(page, checkout, (route) => route.fulfill({ body: 'Wi-Fi login' })),
			'',
		],
		[
			'the address is none',
			(page: Page) => answer(page, checkout, (route) => route.fulfill({ json: { url: 'http://' } })),
			'',
		],
	])('lets one try again when %s', async (_what, goWrong, sentence) => {
		const page = await atThePrice();
		await goWrong(page, checkout);
		await payButton(page).click();
		await page
			.getByRole('alert')
			.getByText(sentence || /Please try again\. Nothing was charged\.$/)
			.waitFor();
		await expect.poll(() => payButton(page).isEnabled()).toBe(true);
		await recover(page);
		await payButton(page).click();
		await page.getByRole('heading', { name: 'Pay $4.99' }).waitFor();
	});

	it('wakes up when the browser brings it back as it was left', async () => {
		const page = await atThePrice();
		await answer(page, checkout, () => new Promise(() => {}));
		await payButton(page).click();
		await page.getByRole('button', { name: 'Opening the payment page…' }).waitFor();
		await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
		await payButton(page).waitFor();
	});

	it.each([
		[
			'its own word',
			(page: Page) => change<object>(page, 'GET /api/about', (about) => ({ ...about, payment: false })),
			false,
		],
		['the answer to a press', (page: Page) => answer(page, checkout, (route) => route.fulfill(notSetUp)), true],
	])('says by %s that payment is not set up, and has no button then', async (_what, prepare, press) => {
		const page = await atThePrice(undefined, prepare);
		if (press) await payButton(page).click();
		await page.getByRole('status').getByText('Payment is not set up on this server.').waitFor();
		await expect.poll(() => payButton(page).count()).toBe(0);
	});

	it('says that paying needs a connection, and has its button again when there is one', async () => {
		const page = await atThePrice();
		await payButton(page).waitFor();
		await page.context().setOffline(true);
		await page.getByText('Paying needs a connection, and there is none just now. Nothing is lost').waitFor();
		await expect.poll(() => payButton(page).count()).toBe(0);
		await page.context().setOffline(false);
		await payButton(page).waitFor();
	});

	it('thanks those who have lifetime access already, and asks nothing of them', async () => {
		const page = await world.pageOf('Rosa').then((rosa) => rosa.page);
		await changeUser(page, withLifetime);
		await page.goto('/upgrade');
		await title(page, 'You have lifetime access').waitFor();
		await expect.poll(() => payButton(page).count()).toBe(0);
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await title(page, 'Welcome, Rosa').waitFor();
	});

	it('finds out by a press that it was paid on another device', async () => {
		const rosa = await world.register('Rosa');
		const page = await atThePrice(rosa);
		const address = await begin(rosa);
		// The device would hear of it by itself.
		await cutLine(page, 'GET /api/sync');
		await stripe.pay(address);
		await payButton(page).click();
		await title(page, 'You have lifetime access').waitFor();
	});

	it('sends a child that is acted as, or that came by itself, to its parent', async () => {
		const rosa = await world.register('Rosa');
		await childOf(world, rosa, 'Milo');
		const page = await world.pageFor(rosa, { viewport: desktop });
		await page.goto('/');
		await page.getByRole('button', { name: 'Active Profile' }).click();
		await page.getByRole('menuitemradio', { name: 'Milo' }).click();
		await title(page, "Milo's Stories").waitFor();
		await page.goto('/upgrade');
		await title(page, 'This page is for a grown-up').waitFor();
		await page.getByText('choose your own name as the Active Profile').waitFor();
		await expect.poll(() => payButton(page).count()).toBe(0);

		const own = await world.pageFor(rosa);
		await changeUser(own, (user) => ({ ...user, role: 'child' }));
		await own.goto('/upgrade');
		await own.getByText('Show your parent this page').waitFor();
		await expect.poll(() => payButton(own).count()).toBe(0);
		await own.getByRole('link', { name: 'Back to Dashboard' }).click();
		await title(own, 'Welcome, Rosa').waitFor();
	});
});
