/* `files` stands in front of this: the bench puts there what the build made. */
addEventListener('install', (event) => event.waitUntil(caches.open('baseline').then((cache) => cache.addAll(files))));

addEventListener('fetch', (event) => {
	const { mode, url } = event.request;
	event.respondWith(caches.match(mode === 'navigate' ? '/' : url).then((kept) => kept ?? fetch(event.request)));
});
