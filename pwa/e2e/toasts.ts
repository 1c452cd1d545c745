import type { BrowserContext, Page } from 'playwright';

/** Records the toasts of every page: on a busy machine they may be gone before the test looks. */
export async function recordToasts(device: BrowserContext): Promise<void> {
	await device.addInitScript(() => {
		const notices = new Set<string>();
		Object.assign(window, { notices });
		new MutationObserver(() => {
			for (const notice of document.querySelectorAll('[aria-label="Notices"] p')) notices.add(notice.textContent ?? '');
		}).observe(document, { childList: true, subtree: true });
	});
}

/** The texts of a page's toasts since it was loaded. */
export function recordedToasts(page: Page): Promise<string[]> {
	return page.evaluate(() => [...(window as unknown as { notices: Set<string> }).notices]);
}
