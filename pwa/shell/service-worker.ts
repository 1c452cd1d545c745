import { isBusyPath, runUnlessBusy } from './busy-lock.ts';

/**
 * Milliseconds. Chromium hands over when the old worker has nothing to do; if something came just then, not before that
 * worker has been idle for 30 s.
 */
const takeOverTimeout = 60_000;

let waiting: ServiceWorker | null = null;
let handleWaiting = () => {};

/** Registers the service worker and looks for a new version hourly and whenever the app comes back into view. */
export async function registerServiceWorker(): Promise<void> {
	// Also where no worker can be: a policy that is taken can be nobody else's.
	const address = workerUrl();
	if (!('serviceWorker' in navigator)) return;
	const registration = await navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => null);
	if (!registration) return;
	const look = () => void registration.update().catch(() => {});
	setInterval(look, 3_600_000);
	document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
	announceUpdate(registration.waiting);
	const follow = () => {
		const worker = registration.installing;
		worker?.addEventListener('statechange', () => worker.state === 'installed' && announceUpdate(worker));
	};
	// The browser may have found it already, before anybody could listen.
	follow();
	registration.addEventListener('updatefound', follow);
}

/** Calls back when a new version waits to be used (at once if one does already). Returns how to stop listening. */
export function onUpdateWaiting(callback: () => void): () => void {
	handleWaiting = callback;
	if (waiting) callback();
	return () => {
		handleWaiting = () => {};
	};
}

/**
 * Lets the waiting version take over, and this window start anew with it; other windows stay as they are. Returns only if
 * that did not happen: because a story is open in another window, whose old parts might be gone in mid-story, or because
 * the browser has not let it take over yet, which it will do by itself.
 */
export async function applyUpdate(): Promise<'story is open' | 'not yet'> {
	// Another window has let it take over already.
	if (waiting?.state !== 'installed') location.reload();
	else if (!(await runUnlessBusy(takeOver))) return 'story is open';
	await new Promise((resolve) => setTimeout(resolve, takeOverTimeout));
	return 'not yet';
}

function takeOver() {
	// Somebody quick may have opened a story here since.
	const startAnew = () => isBusyPath(location.pathname) || location.reload();
	navigator.serviceWorker.addEventListener('controllerchange', startAnew, { once: true });
	waiting?.postMessage({ type: 'take-over' });
}

function announceUpdate(worker: ServiceWorker | null) {
	// The very first worker has nothing to replace: that is an installation, not an update.
	if (!worker || !navigator.serviceWorker.controller) return;
	waiting = worker;
	handleWaiting();
}

type Policy = { createScriptURL(url: string): TrustedScriptAddress };
type TrustedScriptAddress = string;
declare global {
	interface Window {
		trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };
	}
}

/** The one script address that the content security policy lets a script load, under the one policy that it allows. */
function workerUrl(): TrustedScriptAddress {
	const rules = {
		createScriptURL: (url: string) => {
			if (url !== '/sw.js') throw new TypeError(`Not a script of ours: ${url}`);
			return url;
		},
	};
	return (window.trustedTypes?.createPolicy('app-sw', rules) ?? rules).createScriptURL('/sw.js');
}
