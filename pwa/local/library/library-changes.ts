import { Dexie } from 'dexie';
import { currentAccountId, library } from './current-library.ts';

/**
 * Calls back whenever a story, or what waits to be done to one, has changed in the open library: here, in another window or
 * in the worker. Another window may write while none is open here.
 */
export function onLibraryChange(callback: () => void): void {
	Dexie.on('storagemutated', (parts) => {
		if (!currentAccountId()) return;
		const names = ['stories', 'outbox'].map((table) => `/${library().name}/${table}/`);
		if (Object.keys(parts).some((part) => names.some((name) => part.includes(name)))) callback();
	});
}
