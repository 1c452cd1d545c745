import type { Story } from '../../shared/contract/story.ts';
import type { Tab } from './tab.ts';

/** Whether all media of a story are on the device, by the counts that its card shows. */
export function isFullyStored(tab: Tab, { _id }: Story): Promise<boolean> {
	return tab.run(async (storyId) => {
		const names = (await indexedDB.databases()).map(({ name = '' }) => name);
		const opening = indexedDB.open(names.find((name) => /^everbranch-[0-9a-f-]{36}$/.test(name)) ?? '');
		const library = await new Promise<IDBDatabase>((resolve, reject) => {
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => reject(opening.error);
		});
		const asking = library.transaction('shelf').objectStore('shelf').get(storyId);
		await new Promise((resolve) => {
			asking.onsuccess = resolve;
		});
		library.close();
		const shelf = asking.result as { wanted: number; saved: number } | undefined;
		return !!shelf && shelf.wanted > 1 && shelf.saved === shelf.wanted;
	}, _id);
}

/** The response for a file without the HTTP cache: status, size in bytes and Content-Range. */
export function fetchRange(tab: Tab, url: string, range?: string) {
	return tab.run(
		async (from, part) => {
			const response = await fetch(from, { cache: 'no-store', ...(part && { headers: { Range: part } }) });
			const { byteLength: size } = await response.arrayBuffer();
			return { status: response.status, size, range: response.headers.get('Content-Range') };
		},
		url,
		range,
	);
}
