import { Dexie } from 'dexie';
import { currentAccountId, library } from './current-library.ts';

/**
 * Calls back whenever stories or outbox of the open library change: in this window, in another one or in the service worker.
 * Another window may write while no library is open here.
 */
export function onLibraryChange(callback: () => void): void {
	Dexie.on('storagemutated', (parts) => {
		if (!currentAccountId()) return;
		const names = ['stories', 'outbox'].map((table) => `/${library().name}/${table}/`);
		if (Object.keys(parts).some((part) => names.some((name) => part.includes(name)))) callback();
	});
}
