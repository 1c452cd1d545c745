import { isBusyPath } from './busy-lock.ts';

/* A part of the app that is loaded later cannot be had any more: most often a newer version has taken its place. */

/** A part that misses again right after a new start would start the app anew for ever. */
const minReloadIntervalMs = 30_000;

let isStale = false;
let handleStaleChunk = () => {};
let reloading: Promise<boolean> | null = null;

window.addEventListener('vite:preloadError', () => {
	isStale = true;
	handleStaleChunk();
	if (!isBusyPath(location.pathname)) void reloadApp();
});

export function hasStaleChunk(): boolean {
	return isStale;
}

/** Calls back when a part is found to be missing. Returns how to stop. */
export function onStaleChunk(callback: () => void): () => void {
	handleStaleChunk = callback;
	return () => {
		handleStaleChunk = () => {};
	};
}

/** Loads the whole app anew, unless that was done a moment ago or nothing would come: then the page stays, and false is given. */
export async function reloadApp({ isAsked: isUserRequest = false } = {}): Promise<boolean> {
	if (!isUserRequest && wasJustReloaded()) return false;
	// What misses is heard of in two places: each of them would start anew.
	reloading ??= reloadIfReachable();
	const isStarting = await reloading;
	if (!isStarting) reloading = null;
	return isStarting;
}

async function reloadIfReachable(): Promise<boolean> {
	// The worker answers this without a network. Where there is none, the page at hand is better than the browser's own word.
	const start = await fetch('/', { cache: 'no-store' }).catch(() => null);
	if (!start?.ok) return false;
	location.reload();
	return true;
}

function wasJustReloaded(): boolean {
	const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	return navigation?.type === 'reload' && performance.now() < minReloadIntervalMs;
}
