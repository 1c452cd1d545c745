import type { Page } from 'playwright';
import type { Session } from '../../shared/contract/user.ts';

/**
 * What the app has kept of an account in one of its stores on this device, by key. A page that goes takes with it what it
 * was about to write down: a journey that leaves one at once waits for that here.
 */
export function storedBy<Row>(page: Page, { user }: Session, store: 'kv' | 'shelf'): Promise<Record<string, Row>> {
	return page.evaluate(
		async ([name, from]) => {
			const done = <Result>(request: IDBRequest<Result>) =>
				new Promise<Result>((resolve, reject) => {
					request.onsuccess = () => resolve(request.result);
					request.onerror = () => reject(request.error);
				});
			const library = await done(indexedDB.open(name));
			const rows = library.transaction(from).objectStore(from);
			const [keys, values] = await Promise.all([done(rows.getAllKeys()), done(rows.getAll())]);
			library.close();
			return Object.fromEntries(keys.map((key, index) => [String(key), values[index]]));
		},
		[`everbranch-${user._id}`, store] as const,
	);
}
