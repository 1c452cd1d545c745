/** Whether pictures and narration kept on this device could be shown: only a service worker can, and plain http has none. */
export function canServeStoredMedia(): boolean {
	return 'serviceWorker' in navigator;
}
