import { deviceToken, openSessionLibrary } from '../library/current-library.ts';
import type { Library } from '../library/database.ts';
import { exclusiveReplay } from './exclusive-replay.ts';

/**
 * Sends what waits on this device, as the worker does when the browser says that there is a network again. Rejects when
 * something still waits, so that the browser tries once more; what only waits for a login needs no try.
 */
export async function flushOutbox(): Promise<void> {
	const library = await openSessionLibrary();
	if (!library) return;
	await retryNow(library);
	await exclusiveReplay({ library, token: deviceToken })();
	const left = await library.outbox
		.filter(({ state, problem }) => state === 'waiting' && problem?.status !== 401)
		.count();
	if (left > 0) throw new Error(`${left} of what was to be sent still wait`);
}

/** What got no answer at all is worth trying at once when something stirs; what a server put off is not. */
export async function retryNow(library: Library): Promise<void> {
	await library.outbox
		.filter(({ state, problem }) => state === 'waiting' && (!problem || problem.status === 0 || problem.status === 401))
		.modify({ nextAt: 0 });
}
