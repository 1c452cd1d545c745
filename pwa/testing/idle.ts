import { pendingCallCount } from './network.ts';

/*
 * A browser ends all that a page does when it is left. An app that is taken from the page of the component tests goes on
 * with what it has begun: it would meet the next one, with another account and another server.
 */

const transactions = new Set<IDBTransaction>();
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...parameters) {
	const transaction = begin.apply(this, parameters);
	transactions.add(transaction);
	for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => transactions.delete(transaction));
	return transaction;
};

/** Also while a test's timers are fake. */
const realTimeout = window.setTimeout.bind(window);

/** Waits until neither a call to the server nor a transaction of a database is under way, nor begun by the end of another. */
export async function untilIdle(): Promise<void> {
	for (let calm = 0; calm < 5; calm += 1) {
		await new Promise((resolve) => realTimeout(resolve));
		if (pendingCallCount() + transactions.size > 0) calm = 0;
	}
}
