import { accountsChangedAfter, lastChange } from '../db/changes.ts';
import type { Db } from '../db/schema.ts';
import type { Realtime } from './sockets.ts';

/** Milliseconds between two polls of the change feed. Changes within one interval become one event. */
const pollInterval = 300;

/**
 * Polls the change feed and emits `changed` to each account that a commit since the last poll concerns, whichever process
 * committed it. Does not poll while no socket is open. Returns the function that stops it.
 */
export async function startChangeNotifier(
	db: Db,
	{ notify, hasConnections }: Pick<Realtime, 'notify' | 'hasConnections'>,
	interval: number = pollInterval,
): Promise<() => Promise<void>> {
	let { seq } = await lastChange(db);
	let polling = Promise.resolve();

	async function poll(): Promise<void> {
		const concerned = await accountsChangedAfter(db, seq);
		seq = concerned.seq;
		for (const account of concerned.accounts) notify(account, 'changed', {});
	}

	const timer = setInterval(() => {
		if (hasConnections()) polling = polling.then(poll).catch(process.emitWarning);
	}, interval).unref();
	return async () => {
		clearInterval(timer);
		await polling;
	};
}
