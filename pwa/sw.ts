import { cleanupOutdatedCaches, createHandlerBoundToURL, getCacheKeyForURL, precache } from 'workbox-precaching';
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
precache(self.__WB_MANIFEST);

self.addEventListener('fetch', (event) => {
	const response = respond(event);
	if (response) event.respondWith(response);
});

/** The response to a request of a page; undefined for those that the browser sends itself. */
function respond(event: FetchEvent): Promise<Response> | undefined {
	const { request } = event;
	const url = new URL(request.url);
	url.hash = '';
	if (request.method !== 'GET' || url.origin !== self.location.origin) return undefined;
	// A request with a token is a prefetch, which stores the file itself.
	if (mediaNameOf(url.href) !== null && !request.headers.has('Authorization'))
		return handleMediaRequest(request, (work) => event.waitUntil(work));
	// The optional part, which pwa/local/telling/optional-part.ts keeps in a cache of its own.
	if (url.pathname.startsWith(optionalPartPath)) return cachedOrFetched(request.url);
	const isOfServer = [apiPath, socketPath].some((path) => url.pathname.startsWith(`${path}/`));
	const screen = request.mode === 'navigate' && !isOfServer ? 'index.html' : null;
	const file = getCacheKeyForURL(url.href) ? url.href : screen;
	return file === null ? undefined : createHandlerBoundToURL(file)({ event, request, url });
}

async function cachedOrFetched(url: string): Promise<Response> {
	return (await caches.match(url)) ?? fetch(url);
}

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
