import { setTimeout as sleep } from 'node:timers/promises';
import { onDevice, slowDown, stopwatchTime, untilShellCached } from './device.ts';
import type { ProxiedRequest, TrafficProxy } from './traffic-proxy.ts';

/**
 * Slow 4G as Lighthouse names it, and as a browser's developer tools simulate it: in bytes a second, and in milliseconds
 * for each request (Lighthouse's round trip; its own simulation adds what a handshake would take).
 */
export const slow4g = { offline: false, downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 };
export const slowness = 4;

/** Long enough for a browser to check for a new version of the worker. */
const untilQuiet = 3000;

/** A first visit on slow 4G with a slow processor: milliseconds to the first paint and to the login form. */
export function firstVisit(profile: string, url: string): Promise<{ firstPaint: number; interactive: number }> {
	return onDevice(profile, async (page) => {
		const session = await slowDown(page, slowness);
		await session.send('Network.enable');
		await session.send('Network.emulateNetworkConditions', slow4g);
		await page.goto(url);
		const interactive = await stopwatchTime(page, 'form');
		const firstPaint = await stopwatchTime(page, 'firstPaint');
		await page.locator('input[type=email]').pressSequentially('rosa');
		if ((await page.locator('input[type=email]').inputValue()) !== 'rosa') throw new Error('The form took no letters');
		return { firstPaint, interactive };
	});
}

/** A second visit in a new browser without throttling: all requests over the network. */
export async function secondVisit(profile: string, tap: TrafficProxy): Promise<ProxiedRequest[]> {
	await onDevice(profile, async (page) => {
		await page.goto(tap.url);
		await untilShellCached(page);
	});
	tap.takeRequests();
	await onDevice(profile, async (page) => {
		await page.goto(tap.url);
		await stopwatchTime(page, 'form');
		await sleep(untilQuiet);
	});
	return tap.takeRequests();
}
