import type { Page } from 'playwright';

/** The whole app is on this device, and the page is the worker's: from now on it does without the server. */
export async function untilInstalled(page: Page): Promise<void> {
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
