import type { CDPSession, Page } from 'playwright';
import type { Story } from '../../shared/contract/story.ts';

/** Options of a device that runs the service worker. */
export const withWorker = { serviceWorkers: 'allow' } as const;

/** Waits until the worker controls this page. */
export async function untilWorkerControls(page: Page): Promise<void> {
	await page.waitForFunction(() => !!navigator.serviceWorker.controller);
}

/** Stops the running workers, as a browser does to free memory. The next request starts one. */
export async function endWorkers(page: Page): Promise<void> {
	const line = await openCdpSession(page);
	await line.send('ServiceWorker.enable');
	await line.send('ServiceWorker.stopAllWorkers');
}

/** A DevTools session, for workers and storage. */
export function openCdpSession(page: Page): Promise<CDPSession> {
	return page.context().newCDPSession(page);
}

/** A page's response for a file: status, size in bytes and Content-Range. Null without a response. */
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

/** The mark on the card of a story that is stored on this device. */
export function savedMark(page: Page, story: Story) {
	return cardOf(page, story).getByRole('img', { name: 'Saved on this device' });
}
