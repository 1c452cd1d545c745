import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * The APIs that a page has only in a secure context (https, or localhost), as MDN lists them. In a house without HTTPS
 * none of them is there. Code that uses one checks for it, or runs only in or behind a service worker.
 */
const onlyInSecureContexts = [
	...['navigator.locks', 'navigator.serviceWorker', "'serviceWorker' in navigator", 'navigator.storage'],
	...['navigator.clipboard', 'navigator.wakeLock', 'navigator.share', 'navigator.canShare', 'navigator.credentials'],
	...['navigator.mediaDevices', 'navigator.geolocation', 'navigator.getBattery', 'navigator.setAppBadge'],
	...['crypto.subtle', 'crypto.randomUUID', 'randomUUID(', 'caches.', 'cookieStore', 'new Notification'],
	...['Notification.', 'PushManager', 'showSaveFilePicker', 'showOpenFilePicker', 'audioWorklet'],
];

/** Each use, and what keeps it from a page by plain http. */
const guarded: Record<string, readonly string[]> = {
	// Take Web Locks where they are.
	'pwa/local/outbox/replay-lock.ts': ['navigator.locks'],
	'pwa/shell/busy-lock.ts': ['navigator.locks'],
	// Look whether they are there.
	'pwa/local/media/media-support.ts': ["'serviceWorker' in navigator"],
	'pwa/local/sync-loop.ts': ['navigator.serviceWorker'],
	'pwa/local/media/persistent-storage.ts': ['navigator.storage'],
	'pwa/shell/service-worker.ts': ["'serviceWorker' in navigator", 'navigator.serviceWorker'],
	'pwa/local/telling/optional-part.ts': ["'serviceWorker' in navigator", 'caches.', 'navigator.storage'],
	'pwa/local/telling/settle-stories.ts': ['navigator.locks'],
	'pwa/reader/keepsakes/keep-dialog.tsx': ['navigator.canShare', 'navigator.share'],
	'pwa/reader/player/use-wake-lock.ts': ['navigator.wakeLock'],
	// Run in the worker, or where there is one.
	'pwa/local/media/download-media.ts': ['crypto.subtle'],
	'pwa/local/media/prefetcher.ts': ['navigator.locks', 'navigator.serviceWorker'],
	'pwa/local/telling/draw-told-chapters.ts': ['crypto.subtle', 'navigator.locks'],
	'pwa/local/telling/telling-tasks.ts': ['navigator.serviceWorker'],
	'pwa/sw.ts': ['caches.'],
};

it('APIs of secure contexts are used only in these files, each of which works without them', () => {
	const uses = globSync(['pwa/**/*.{ts,tsx}', 'shared/**/*.ts'], { cwd: root })
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => !/\.test\.tsx?$|\/testing\/|^pwa\/(e2e|webkit)\//.test(path))
		.map((path) => [path, usedIn(readFileSync(join(root, path), 'utf8'))] as const)
		.filter(([, used]) => used.length > 0);
	expect(Object.fromEntries(uses)).toEqual(guarded);
});

function usedIn(source: string): string[] {
	const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
	return onlyInSecureContexts.filter((name) => code.includes(name)).toSorted();
}
