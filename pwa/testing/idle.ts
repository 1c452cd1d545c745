import { pendingCallCount } from './network.ts';

/*
 * A browser ends all work of a page that is left. An app that is unmounted from the page of the component tests continues
 * its work, which would disturb the next one, with another account and another server.
 */

const transactions = new Set<IDBTransaction>();
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...parameters) {
	const transaction = begin.apply(this, parameters);
	transactions.add(transaction);
	for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => transactions.delete(transaction));
	return transaction;
};

/** The real timer, also while a test uses fake ones. */
const realTimeout = window.setTimeout.bind(window);

/** Waits until no call to the server and no IndexedDB transaction is pending, including those that follow from another's end. */
export async function untilIdle(): Promise<void> {
	for (let calm = 0; calm < 5; calm += 1) {
		await new Promise((resolve) => realTimeout(resolve));
		if (pendingCallCount() + transactions.size > 0) calm = 0;
	}
}
