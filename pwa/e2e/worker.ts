import type { CDPSession, Page } from 'playwright';
import type { Story } from '../../shared/contract/story.ts';

/** A device whose browser runs the app's service worker. */
export const withWorker = { serviceWorkers: 'allow' } as const;

/** Waits until the worker answers for this page. */
export async function untilWorkerControls(page: Page): Promise<void> {
	await page.waitForFunction(() => !!navigator.serviceWorker.controller);
}

/** Ends the running workers, as the browser itself does when it wants the memory. The next request starts one anew. */
export async function endWorkers(page: Page): Promise<void> {
	const line = await openCdpSession(page);
	await line.send('ServiceWorker.enable');
	await line.send('ServiceWorker.stopAllWorkers');
}

/** The browser's own way to talk about its workers and storage. */
export function openCdpSession(page: Page): Promise<CDPSession> {
	return page.context().newCDPSession(page);
}

/** What a page gets for a file: status, how many bytes, and which part of how many it says it is. `null`: no answer. */
export function fetchRange(page: Page, url: string, range?: string) {
	return page.evaluate(
		async ([from = '', part]) => {
			const response = await fetch(from, part ? { headers: { Range: part } } : {}).catch(() => null);
			if (!response) return null;
			const { byteLength: size } = await response.arrayBuffer();
			return { status: response.status, size, range: response.headers.get('Content-Range') };
		},
		[url, range],
	);
}

/** The card of a story. */
export function cardOf(page: Page, { _id }: Story) {
	return page.getByRole('article').filter({ has: page.locator(`a[href="/story/${_id}"]`) });
}

/** The mark on a card that all of it is on this device. */
export function savedMark(page: Page, story: Story) {
	return cardOf(page, story).getByRole('img', { name: 'Saved on this device' });
}
