/** `unknown`: the browser cannot say. */
export type PersistenceResult = 'granted' | 'refused' | 'unknown';

const key = 'storage-refused';

/**
 * Asks the browser not to clear away what this device keeps when space runs short; for when a story is first kept by
 * somebody's wish. Asks once in a browser's tab and once more as an installed app, which browsers trust more; Firefox may
 * put the question to the user. Never throws.
 */
export async function requestPersistentStorage(): Promise<PersistenceResult> {
	try {
		// A page without TLS has none, and WebKitGTK neither.
		if (!navigator.storage?.persist) return 'unknown';
		if (await navigator.storage.persisted()) return 'granted';
		if (localStorage.getItem(key) === displayMode()) return 'refused';
		if (await navigator.storage.persist()) return 'granted';
		localStorage.setItem(key, displayMode());
		return 'refused';
	} catch {
		return 'unknown';
	}
}

function displayMode(): 'tab' | 'app' {
	return matchMedia('(display-mode: browser)').matches ? 'tab' : 'app';
}
