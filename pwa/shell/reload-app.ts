/** Milliseconds: a file that is missing right after a reload would cause endless reloads. */
const minReloadIntervalMs = 30_000;

let reloading: Promise<boolean> | null = null;

/** Reloads the app. False, without a reload, if that was done a moment ago, or the app cannot be fetched. */
export async function reloadApp({ isAsked = false } = {}): Promise<boolean> {
	if (!isAsked && wasJustReloaded()) return false;
	// Both stale-chunk.tsx and app-banners.tsx call this for one stale chunk.
	reloading ??= reloadIfReachable();
	const isReloading = await reloading;
	if (!isReloading) reloading = null;
	return isReloading;
}

async function reloadIfReachable(): Promise<boolean> {
	// The service worker answers this offline. Without one, the current page is better than the browser's error page.
	const start = await fetch('/', { cache: 'no-store' }).catch(() => null);
	if (!start?.ok) return false;
	location.reload();
	return true;
}

function wasJustReloaded(): boolean {
	const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	return navigation?.type === 'reload' && performance.now() < minReloadIntervalMs;
}
