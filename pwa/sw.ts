import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { apiPath, mediaPath, socketPath } from '../shared/contract/endpoints.ts';
import { handleMediaRequest } from './local/media/media-handler.ts';
import { flushOutbox } from './local/outbox/flush-outbox.ts';
import { mediaNameOf } from './net/media.ts';
import { optionalPartPath } from './net/optional-part-path.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | { url: string; revision: string | null })[] };

/** Chromium's background sync, which TypeScript's types lack. */
type SyncEvent = ExtendableEvent & { tag: string };
type InstallEvent = ExtendableEvent & { addRoutes?(rules: Route[]): Promise<void> };
type Route = { condition: { urlPattern: string }; source: 'fetch-event' | 'network' };

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(
	new NavigationRoute(createHandlerBoundToURL('index.html'), {
		denylist: [apiPath, socketPath].map((path) => new RegExp(`^${path}/`)),
	}),
);

// A request with a token is a prefetch, which stores the file itself. No other request to the server is handled here.
registerRoute(
	({ url, sameOrigin, request }) =>
		sameOrigin && mediaNameOf(url.href) !== null && !request.headers.has('Authorization'),
	({ request, event }) => handleMediaRequest(request, (work) => event.waitUntil(work)),
);

// The optional part, which pwa/local/telling/optional-part.ts keeps in a cache of its own.
registerRoute(
	({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(optionalPartPath),
	async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
);
// API requests bypass the worker: they start sooner, and the worker is idle when a new one is to be activated.
self.addEventListener('install', (event) => {
	const routes: Route[] = [
		{ condition: { urlPattern: `${mediaPath}/*` }, source: 'fetch-event' },
		{ condition: { urlPattern: `${apiPath}/*` }, source: 'network' },
		{ condition: { urlPattern: `${socketPath}/*` }, source: 'network' },
	];
	event.waitUntil((event as InstallEvent).addRoutes?.(routes) ?? Promise.resolve());
});

// The first worker controls the window that installed it at once: media stored meanwhile are served without a network.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('sync', (event) => {
	const woken = event as SyncEvent;
	if (woken.tag.startsWith('outbox')) woken.waitUntil(flushOutbox());
});

self.addEventListener('message', (event) => {
	// The sender has checked that no story is open in any window (shell/busy-lock.ts).
	if (event.data?.type === 'take-over') event.waitUntil(self.skipWaiting());
});
