import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { About } from '../../shared/contract/about.ts';
import type { Session } from '../../shared/contract/user.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { address, goTo, openApp, phone, textsOf } from '../testing/app-page.tsx';
import { expectAddress } from '../testing/list-page.ts';
import { changeAnswer } from '../testing/network.ts';
import { expectSupportLink, pageHeading, payButton, setUpPaymentServer } from '../testing/payment-page.ts';

const shop = setUpPaymentServer();
const paths = ['/upgrade', '/payment/success?session_id=cs_test_1', '/payment/cancel'];
let rosa: Session;
beforeEach(async () => {
	rosa = await shop.register('Rosa');
});

describe('the payment screens', () => {
	it.each(paths)('redirect a logged-out visitor from %s to the login', async (path) => {
		await openApp(path);
		await expectAddress('/login');
	});

	it('redirect from any other outcome to the stories', async () => {
		await openApp('/payment/elsewhere', { as: rosa });
		await expect.element(pageHeading('Welcome, Rosa')).toBeVisible();
		expect(address()).toBe('/');
	});

	it('start at the top with the focus on the content, between menu and footer', async () => {
		await openApp('/payment/cancel', { as: rosa, viewport: { ...phone, height: 500 } });
		await expect.element(pageHeading('Payment Cancelled')).toBeVisible();
		scrollTo(0, document.body.scrollHeight);
		expect(scrollY).toBeGreaterThan(0);
		await page.getByRole('link', { name: 'Try Again' }).click();
		await expect.element(payButton()).toBeVisible();
		await expect.poll(() => scrollY).toBe(0);
		await expect.poll(() => document.activeElement?.id).toBe('main');
		await expect.element(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
		await page.getByRole('button', { name: 'Open menu' }).click();
		await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Adventure Hub' }).click();
		await expect.element(pageHeading('Welcome, Rosa')).toBeVisible();
	});

	it('fit the smallest phone, even with a long address', { tags: 'deep' }, async () => {
		const supportEmail = `${'a-very-long-name-of-a-mailbox'.repeat(2)}@everbranch.example`;
		changeAnswer<About>('GET /api/about', (about) => ({ ...about, supportEmail }));
		await openApp('/', { as: rosa, viewport: { width: 320, height: 640 } });
		for (const path of paths) {
			await goTo(path);
			await expect.element(page.getByRole('link', { name: supportEmail })).toBeVisible();
			await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
		}
	});
});

describe('the page of a cancelled payment', () => {
	// covers: upgrade-payment/cancel-payment-cancelled-reassurance
	// covers: constants-each/4-99-once-30
	it('says that nothing was charged, answers three questions, and has its links', async () => {
		await openApp('/payment/cancel', { as: rosa });
		await expect.element(pageHeading('Payment Cancelled')).toBeVisible();
		const reassurance = 'nothing was charged, and your stories are just where you left them';
		await expect.element(page.getByText(reassurance)).toBeVisible();
		const questions = textsOf(page.getByRole('listitem').getByRole('heading'));
		expect(questions).toEqual(['Is it worth it?', 'Is it secure?', 'What if we change our minds?']);
		await expect.element(page.getByText('Your card data is not stored here.')).toBeVisible();
		await expect.element(page.getByText('30-day money-back guarantee')).toBeVisible();
		await expectSupportLink();
		await expect.element(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
		await page.getByRole('link', { name: 'Try Again' }).click();
		await expect.element(payButton()).toBeVisible();
		expect(address()).toBe('/upgrade');
	});

	it('has no accessibility violation', { tags: 'deep' }, async () => {
		await openApp('/payment/cancel', { as: rosa });
		await expect.element(pageHeading('Payment Cancelled')).toBeVisible();
		await expectAccessible();
	});
});
