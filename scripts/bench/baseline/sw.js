/* The bench prepends `files`, the list of the build's files. */
addEventListener('install', (event) => event.waitUntil(caches.open('baseline').then((cache) => cache.addAll(files))));

addEventListener('fetch', (event) => {
	const { mode, url } = event.request;
	event.respondWith(caches.match(mode === 'navigate' ? '/' : url).then((kept) => kept ?? fetch(event.request)));
});
