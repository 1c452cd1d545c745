import { deviceToken, openSessionLibrary } from '../library/current-library.ts';
import type { Library } from '../library/database.ts';
import { exclusiveReplay } from './exclusive-replay.ts';
import { sendableEntries } from './requests.ts';

/**
 * Sends the pending entries of this device: what the service worker does on a `sync` event. Rejects when entries remain, so
 * that the browser repeats the event; entries that only wait for a login do not count.
 */
export async function flushOutbox(): Promise<void> {
	const library = await openSessionLibrary();
	if (!library) return;
	await retryNow(library);
	await exclusiveReplay({ library, token: deviceToken })();
	const entries = await library.outbox.orderBy('seq').toArray();
	const left = sendableEntries(entries).filter(({ state, problem }) => state === 'waiting' && problem?.status !== 401);
	if (left.length > 0) throw new Error(`${left.length} outbox entries are still pending`);
}

/** Makes entries due that got no answer or whose session had ended; those that the server postponed keep their time. */
export async function retryNow(library: Library): Promise<void> {
	await library.outbox
		.filter(({ state, problem }) => state === 'waiting' && (!problem || problem.status === 0 || problem.status === 401))
		.modify({ nextAt: 0 });
}
