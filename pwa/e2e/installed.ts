import type { Page } from 'playwright';

/** Waits until the service worker controls the page: from then on the app starts without the server. */
export async function untilInstalled(page: Page): Promise<void> {
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
