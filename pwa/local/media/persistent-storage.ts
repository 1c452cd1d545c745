/** `unknown`: the browser cannot say. */
export type PersistenceResult = 'granted' | 'refused' | 'unknown';

const refusedKey = 'storage-refused';

/**
 * Asks the browser for persistent storage, which it does not clear when space runs short; for the first pinned story. Asks
 * once in a browser's tab and once more as an installed app, which browsers trust more; Firefox may ask the user. Never
 * throws.
 */
export async function requestPersistentStorage(): Promise<PersistenceResult> {
	try {
		// Missing without TLS, and in WebKitGTK.
		if (!navigator.storage?.persist) return 'unknown';
		if (await navigator.storage.persisted()) return 'granted';
		if (localStorage.getItem(refusedKey) === displayMode()) return 'refused';
		if (await navigator.storage.persist()) return 'granted';
		localStorage.setItem(refusedKey, displayMode());
		return 'refused';
	} catch {
		return 'unknown';
	}
}

function displayMode(): 'tab' | 'app' {
	return matchMedia('(display-mode: browser)').matches ? 'tab' : 'app';
}
