import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closeApp, desktop, openApp, setUpServer } from '../testing/app-page.tsx';
import { boxOf } from '../testing/dashboard-page.ts';
import { withFakeTimers } from '../testing/timers.ts';

const server = setUpServer();

describe('a toast', () => {
	// covers: policies-toasts/toasts-top-right-5
	// covers: constants-each/toast-5000-ms-200
	it('is shown at the top right for five seconds, longer while hovered, and can be dismissed', async () => {
		const rosa = await server.register('Rosa');
		const message = page.getByRole('region', { name: 'Notices' }).getByText('A word from elsewhere');
		await openApp('/', { as: rosa, viewport: desktop });
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).hover();
		await withFakeTimers(async ({ delays, advance }) => {
			const countdowns = () => delays().filter((delay) => delay === 5_000).length;
			const show = async () => {
				await closeApp();
				const before = countdowns();
				await openApp('/', { as: rosa, viewport: desktop, state: { message: 'A word from elsewhere' } });
				await expect.element(message).toBeVisible();
				await expect.poll(countdowns).toBe(before + 1);
			};
			await show();
			const { x, y } = boxOf(message);
			expect(y).toBeLessThan(80);
			expect(x).toBeGreaterThan(desktop.width / 2);
			await advance(4_000);
			await expect.element(message).toBeVisible();
			await advance(1_000);
			await expect.element(message).not.toBeInTheDocument();
			await show();
			await message.hover();
			await advance(20_000);
			await expect.element(message).toBeVisible();
			await page.getByRole('button', { name: 'Dismiss message' }).click();
			await expect.element(message).not.toBeInTheDocument();
		});
	});
});
