import { onTestFinished } from 'vitest';

/* Failures and states of the browser's storage. */

type Write = 'put' | 'add';

/**
 * IndexedDB throws this error for such writes until the returned function is called or the test ends.
 * `key`: of a record of a store without a key path.
 */
export function failWrites(
	write: Write,
	isMeant: (store: string, key: IDBValidKey | undefined) => boolean,
	error: Error,
): () => void {
	const usual = IDBObjectStore.prototype[write];
	IDBObjectStore.prototype[write] = function (value, key) {
		if (isMeant(this.name, key)) throw error;
		return key === undefined ? usual.call(this, value) : usual.call(this, value, key);
	};
	const restore = () => {
		IDBObjectStore.prototype[write] = usual;
	};
	onTestFinished(restore);
	return restore;
}

/** Media do not fit on the device until the returned function is called or the test ends. */
export function fillStorage(): () => void {
	const full = new DOMException('The quota is exceeded.', 'QuotaExceededError');
	return failWrites('put', (store) => store === 'mediaBytes', full);
}

/** The app stores media, as it does once its service worker is ready. */
export function enableMediaStorage(): void {
	override(navigator.serviceWorker, 'ready', Promise.resolve());
}

/** Turns the browser's data saver on. */
export function enableSaveData(): void {
	override((navigator as unknown as { connection: object }).connection, 'saveData', true);
}

/** Until the test ends. */
function override(of: object, name: string, value: unknown): void {
	Object.defineProperty(of, name, { configurable: true, value });
	onTestFinished(() => void Reflect.deleteProperty(of, name));
}
