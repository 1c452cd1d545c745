import { accountsChangedAfter, lastChange } from '../db/changes.ts';
import type { Db } from '../db/schema.ts';
import type { Realtime } from './sockets.ts';

/** Milliseconds: soon enough for somebody with a tablet in each hand, and what belongs together is told once. */
const pollInterval = 300;

/**
 * Tells everybody whom it concerns that there is something new for them, whoever changed it: the feed is looked at for
 * what was committed since the last time. Nobody looks while no socket is open. Gives what ends it.
 */
export async function startChangeNotifier(
	db: Db,
	{ notify, hasConnections }: Pick<Realtime, 'notify' | 'hasConnections'>,
	every: number = pollInterval,
): Promise<() => Promise<void>> {
	let { seq } = await lastChange(db);
	let looking = Promise.resolve();

	async function look(): Promise<void> {
		const touched = await accountsChangedAfter(db, seq);
		seq = touched.seq;
		for (const account of touched.accounts) notify(account, 'changed', {});
	}

	const timer = setInterval(() => {
		if (hasConnections()) looking = looking.then(look).catch(process.emitWarning);
	}, every).unref();
	return async () => {
		clearInterval(timer);
		await looking;
	};
}
