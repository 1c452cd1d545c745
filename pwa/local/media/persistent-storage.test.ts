import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestPersistentStorage } from './persistent-storage.ts';

const persist = vi.fn<() => Promise<boolean>>();
const persisted = vi.fn<() => Promise<boolean>>();
let isTab = true;

beforeEach(() => {
	const stored = new Map<string, string>();
	isTab = true;
	persist.mockReset().mockResolvedValue(false);
	persisted.mockReset().mockResolvedValue(false);
	vi.stubGlobal('navigator', { storage: { persist, persisted } });
	vi.stubGlobal('matchMedia', () => ({ matches: isTab }));
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
});
afterEach(() => vi.unstubAllGlobals());

describe('the request for persistent storage', () => {
	it('is granted by the browser', async () => {
		persist.mockResolvedValue(true);
		expect(await requestPersistentStorage()).toBe('granted');
	});

	it('is not repeated after it was granted', async () => {
		persisted.mockResolvedValue(true);
		expect(await requestPersistentStorage()).toBe('granted');
		expect(persist).not.toHaveBeenCalled();
	});

	it('is made only once when it is refused', async () => {
		expect([await requestPersistentStorage(), await requestPersistentStorage()]).toEqual(['refused', 'refused']);
		expect(persist).toHaveBeenCalledTimes(1);
	});

	it('is made once more after the app was installed', async () => {
		await requestPersistentStorage();
		isTab = false;
		persist.mockResolvedValue(true);
		expect(await requestPersistentStorage()).toBe('granted');
	});

	it.each([
		['has no storage manager', {}],
		['cannot be asked', { storage: {} }],
		['fails', { storage: { persisted, persist: () => Promise.reject(new TypeError('Opaque origin')) } }],
	])('returns unknown in a browser that %s', async (_what, navigator) => {
		vi.stubGlobal('navigator', navigator);
		expect(await requestPersistentStorage()).toBe('unknown');
	});

	it('returns unknown without local storage, and does not throw', async () => {
		vi.stubGlobal('localStorage', undefined);
		expect(await requestPersistentStorage()).toBe('unknown');
	});
});
