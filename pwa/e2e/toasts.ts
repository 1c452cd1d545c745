import type { BrowserContext, Page } from 'playwright';

/** Every page of the device remembers what it says for a moment: a busy machine may come to look only after that. */
export async function recordToasts(device: BrowserContext): Promise<void> {
	await device.addInitScript(() => {
		const notices = new Set<string>();
		Object.assign(window, { notices });
		new MutationObserver(() => {
			for (const notice of document.querySelectorAll('[aria-label="Notices"] p')) notices.add(notice.textContent ?? '');
		}).observe(document, { childList: true, subtree: true });
	});
}

/** What the page has said in this way since it was loaded. */
export function recordedToasts(page: Page): Promise<string[]> {
	return page.evaluate(() => [...(window as unknown as { notices: Set<string> }).notices]);
}
