import { accountsChangedAfter, lastChange } from '../db/changes.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Realtime } from './sockets.ts';

/**
 * Milliseconds between two looks for commits of another process, such as `npm run admin` beside this server. Such a look is one
 * read of an index, as cheap as SQLite's own `data_version`, and repeats a look that failed.
 */
const otherProcessInterval = 2_000;

/**
 * Emits `changed` to each account that a commit concerns: at once after the commits of this process, which the change feed's
 * triggers record whatever code made them, and within two seconds after those of others. Does not look while no socket is open.
 * Returns the function that stops it.
 */
export async function startChangeNotifier(
	{ db, onCommit }: Pick<OpenDatabase, 'db' | 'onCommit'>,
	{ notify, hasConnections }: Pick<Realtime, 'notify' | 'hasConnections'>,
	interval: number = otherProcessInterval,
): Promise<() => Promise<void>> {
	let { seq } = await lastChange(db);
	let isQueued = false;
	let looking = Promise.resolve();

	async function emitChanges(): Promise<void> {
		isQueued = false;
		const concerned = await accountsChangedAfter(db, seq);
		seq = concerned.seq;
		for (const account of concerned.accounts) notify(account, 'changed', {});
	}
	/** Of the commits during a look, the next one finds all. */
	const look = () => {
		if (isQueued || !hasConnections()) return;
		isQueued = true;
		looking = looking.then(emitChanges).catch(process.emitWarning);
	};

	const stopListening = onCommit(look);
	const timer = setInterval(look, interval).unref();
	return async () => {
		stopListening();
		clearInterval(timer);
		await looking;
	};
}
