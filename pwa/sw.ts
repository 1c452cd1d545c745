import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { handleMediaRequest } from './local/media/media-handler.ts';
import { flushOutbox } from './local/outbox/flush-outbox.ts';
import { mediaNameOf } from './net/media.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | { url: string; revision: string | null })[] };

/** As Chromium has it; the types of the web platform do not. */
type SyncEvent = ExtendableEvent & { tag: string };
type InstallEvent = ExtendableEvent & { addRoutes?(rules: Route[]): Promise<void> };
type Route = { condition: { urlPattern: string }; source: 'fetch-event' | 'network' };

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(
	new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/^\/api\//, /^\/socket\.io\//] }),
);

// Whoever brings a token fetches ahead, and keeps by itself what comes. Nothing else of the server's is touched here.
registerRoute(
	({ url, sameOrigin, request }) =>
		sameOrigin && mediaNameOf(url.href) !== null && !request.headers.has('Authorization'),
	({ request, event }) => handleMediaRequest(request, (work) => event.waitUntil(work)),
);

// Calls need no worker: without it they are sooner on their way, and it is idle when a new one wants to take its place.
self.addEventListener('install', (event) => {
	const routes: Route[] = [
		{ condition: { urlPattern: '/api/media/*' }, source: 'fetch-event' },
		{ condition: { urlPattern: '/api/*' }, source: 'network' },
		{ condition: { urlPattern: '/socket.io/*' }, source: 'network' },
	];
	event.waitUntil((event as InstallEvent).addRoutes?.(routes) ?? Promise.resolve());
});

// The window that installs the first worker is its own at once: what was kept meanwhile can be seen there without a network.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('sync', (event) => {
	const woken = event as SyncEvent;
	if (woken.tag.startsWith('outbox')) woken.waitUntil(flushOutbox());
});

self.addEventListener('message', (event) => {
	// The window that asks has seen to it that no story is open anywhere (shell/mid-story.ts).
	if (event.data?.type === 'take-over') event.waitUntil(self.skipWaiting());
});
