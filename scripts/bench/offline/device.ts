import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { findShell } from '../../test-programs.ts';

const stopwatch = join(import.meta.dirname, 'stopwatch.js');
const evaluationTimeout = 60_000;
const tablet = { width: 820, height: 1180 };

/** Browser options: headless, without background requests. */
export const browserOptions = {
	executablePath: findShell() ?? '',
	args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};

/** Runs work in a browser on a new or existing profile. The page is still empty. */
export async function onDevice<Result>(profile: string, work: (page: Page) => Promise<Result>): Promise<Result> {
	const context = await chromium.launchPersistentContext(profile, { ...browserOptions, viewport: tablet });
	try {
		return await work(await measuredPage(context));
	} finally {
		await context.close();
	}
}

/** A page with the stopwatch script. */
async function measuredPage(context: BrowserContext): Promise<Page> {
	const page = context.pages()[0] ?? (await context.newPage());
	await page.addInitScript({ path: stopwatch });
	return page;
}

/** Slows the page's main thread down by a factor. A worker's thread is not slowed. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: times });
	return session;
}

/** A time of the page's stopwatch, in milliseconds. */
export function stopwatchTime(page: Page, what: 'rows' | 'form' | 'firstPaint' | 'opening()'): Promise<number> {
	return evaluateWithTimeout<number>(page, `stopwatch.${what}`);
}

/** Resolves once the page's service worker is active. */
export function untilShellCached(page: Page): Promise<void> {
	return evaluateWithTimeout<void>(page, 'navigator.serviceWorker.ready.then(() => undefined)');
}

/** The value of an expression in the page. Throws after a timeout. */
export async function evaluateWithTimeout<Result>(page: Page, expression: string): Promise<Result> {
	const late = AbortSignal.timeout(evaluationTimeout);
	const lateness = new Promise<never>((_, reject) => {
		late.addEventListener('abort', () =>
			reject(new Error(`${page.url()} gave no answer to: ${expression.slice(0, 80)}`)),
		);
	});
	return Promise.race([page.evaluate<Result>(expression), lateness]);
}
