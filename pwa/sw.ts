import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | { url: string; revision: string | null })[] };

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(
	new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/^\/api\//, /^\/socket\.io\//] }),
);

self.addEventListener('message', (event) => {
	if (event.data?.type === 'take-over') event.waitUntil(takeOverUnlessSomeoneReads());
});

/** A new version starts only when no window is in a story or making one: its old parts might be gone in mid-story. */
async function takeOverUnlessSomeoneReads(): Promise<void> {
	const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
	if (windows.some(({ url }) => /^\/(story\/|create)/.test(new URL(url).pathname))) return;
	await self.skipWaiting();
}
