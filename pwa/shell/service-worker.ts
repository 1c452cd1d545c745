import { trustedScript } from '../net/script-address.ts';
import { isBusyPath, runUnlessBusy } from './busy-lock.ts';

/**
 * Milliseconds. Chromium activates the new worker when the old one is idle; after an event during the change, only when the
 * old one has been idle for 30 s.
 */
const takeOverTimeout = 60_000;

let waiting: ServiceWorker | null = null;
let handleWaiting = () => {};

/** Registers the service worker. Checks for a new version hourly and whenever the app becomes visible. */
export async function registerServiceWorker(): Promise<void> {
	// Also without service workers: a Trusted Types policy that exists cannot be created by injected code.
	const url = trustedScript('/sw.js');
	if (!('serviceWorker' in navigator)) return;
	const registration = await navigator.serviceWorker.register(url, { updateViaCache: 'none' }).catch(() => null);
	if (!registration) return;
	const checkForUpdate = () => void registration.update().catch(() => {});
	setInterval(checkForUpdate, 3_600_000);
	document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && checkForUpdate());
	announceUpdate(registration.waiting);
	const followInstall = () => {
		const worker = registration.installing;
		worker?.addEventListener('statechange', () => worker.state === 'installed' && announceUpdate(worker));
	};
	// The browser may have found an update before the listener was added.
	followInstall();
	registration.addEventListener('updatefound', followInstall);
}

/** Calls back when a new version is waiting (at once if one is), until the returned function is called. */
export function onUpdateWaiting(callback: () => void): () => void {
	handleWaiting = callback;
	if (waiting) callback();
	return () => {
		handleWaiting = () => {};
	};
}

/**
 * Activates the waiting version and reloads this window; other windows stay as they are. Returns only without a reload:
 * because a story is open in another window, whose old chunks might be gone, or because the browser has not activated the
 * new version yet, which it will do by itself.
 */
export async function applyUpdate(): Promise<'story is open' | 'not yet'> {
	// Another window has activated it already.
	if (waiting?.state !== 'installed') location.reload();
	else if (!(await runUnlessBusy(takeOver))) return 'story is open';
	await new Promise((resolve) => setTimeout(resolve, takeOverTimeout));
	return 'not yet';
}

function takeOver() {
	// The user may have opened a story here since.
	const reload = () => isBusyPath(location.pathname) || location.reload();
	navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
	waiting?.postMessage({ type: 'take-over' });
}

function announceUpdate(worker: ServiceWorker | null) {
	// The first worker replaces none: that is an installation, not an update.
	if (!worker || !navigator.serviceWorker.controller) return;
	waiting = worker;
	handleWaiting();
}
