import type { Page } from 'playwright';
import type { Session } from '../../shared/contract/user.ts';

/**
 * The records of an account in one of the app's stores on this device, by key. A page that is closed loses what it
 * was about to write: a journey that closes one at once waits here.
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
