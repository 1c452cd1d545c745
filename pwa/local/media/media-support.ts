/** Whether stored media can be shown: only a service worker serves them, and there is none over plain http. */
export function canServeStoredMedia(): boolean {
	return 'serviceWorker' in navigator;
}
