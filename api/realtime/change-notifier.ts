import { logWarning } from '../app/log.ts';
import { childrenOf } from '../db/accounts.ts';
import { accountsChangedAfter, lastChange } from '../db/changes.ts';
import type { Cluster, FamilyChange } from '../db/cluster.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
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
		looking = looking.then(emitChanges).catch(logWarning);
	};

	const stopListening = onCommit(look);
	const timer = setInterval(look, interval).unref();
	return async () => {
		stopListening();
		clearInterval(timer);
		await looking;
	};
}

/**
 * Emits `changed` to the sockets of this node after the commits of all nodes, each of which hears of them from the database. After
 * a broken connection all are told, and those whose session ended meanwhile are closed. Returns the function that stops it.
 */
export function startClusterChangeNotifier(
	{ db, cluster }: { db: Db; cluster: Cluster },
	{
		notifyHere,
		notifyAllHere,
		hasConnections,
		disconnectEnded,
	}: Pick<Realtime, 'notifyHere' | 'notifyAllHere' | 'hasConnections' | 'disconnectEnded'>,
): () => void {
	async function emitChange({ familyId, authorId, aboutId }: FamilyChange): Promise<void> {
		// A change of the parent's account concerns its children too: they see its name and have its access.
		const children = aboutId === familyId ? (await childrenOf(db, familyId)).map(({ _id }) => _id) : [];
		for (const account of new Set([familyId, authorId, ...children])) notifyHere(account, 'changed', {});
	}
	const stops = [
		cluster.onChange((change) => {
			if (hasConnections()) void emitChange(change).catch(logWarning);
		}),
		cluster.onReconnect(() => {
			notifyAllHere('changed', {});
			disconnectEnded();
		}),
	];
	return () => {
		for (const stop of stops) stop();
	};
}
