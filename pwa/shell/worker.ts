import { isMidStory, unlessMidStory } from './mid-story.ts';

/** Milliseconds: much longer than a worker takes to hand over, even on a slow tablet. */
const patience = 30_000;

let waiting: ServiceWorker | null = null;
let onWaiting = () => {};

/** Registers the service worker and looks for a new version hourly and whenever the app comes back into view. */
export async function registerWorker(): Promise<void> {
	// Also where no worker can be: a policy that is taken can be nobody else's.
	const address = workerAddress();
	if (!('serviceWorker' in navigator)) return;
	const registration = await navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => null);
	if (!registration) return;
	const look = () => void registration.update().catch(() => {});
	setInterval(look, 3_600_000);
	document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
	announce(registration.waiting);
	const follow = () => {
		const worker = registration.installing;
		worker?.addEventListener('statechange', () => worker.state === 'installed' && announce(worker));
	};
	// The browser may have found it already, before anybody could listen.
	follow();
	registration.addEventListener('updatefound', follow);
}

/** Calls back when a new version waits to be used (at once if one does already). Returns how to stop listening. */
export function whenUpdateWaits(callback: () => void): () => void {
	onWaiting = callback;
	if (waiting) callback();
	return () => {
		onWaiting = () => {};
	};
}

/**
 * Lets the waiting version take over, and this window start anew with it; other windows stay as they are. Returns only if
 * that did not happen, because a story is open in another window: its old parts might be gone in mid-story.
 */
export async function applyUpdate(): Promise<void> {
	// Another window has let it take over already.
	if (waiting?.state !== 'installed') location.reload();
	else if (!(await unlessMidStory(takeOver))) return;
	await new Promise((resolve) => setTimeout(resolve, patience));
}

function takeOver() {
	// Somebody quick may have opened a story here since.
	const startAnew = () => isMidStory(location.pathname) || location.reload();
	navigator.serviceWorker.addEventListener('controllerchange', startAnew, { once: true });
	waiting?.postMessage({ type: 'take-over' });
}

function announce(worker: ServiceWorker | null) {
	// The very first worker has nothing to replace: that is an installation, not an update.
	if (!worker || !navigator.serviceWorker.controller) return;
	waiting = worker;
	onWaiting();
}

type Policy = { createScriptURL(url: string): TrustedScriptAddress };
type TrustedScriptAddress = string;
declare global {
	interface Window {
		trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };
	}
}

/** The one script address that the content security policy lets a script load, under the one policy that it allows. */
function workerAddress(): TrustedScriptAddress {
	const rules = {
		createScriptURL: (url: string) => {
			if (url !== '/sw.js') throw new TypeError(`Not a script of ours: ${url}`);
			return url;
		},
	};
	return (window.trustedTypes?.createPolicy('app-sw', rules) ?? rules).createScriptURL('/sw.js');
}
