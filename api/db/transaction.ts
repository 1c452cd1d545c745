import { engineOf } from './engine.ts';
import type { Db, Trx } from './schema.ts';

/**
 * Runs `work` in a transaction: what it reads holds until the commit, and after an error nothing is written. On Postgres it is
 * serializable and tried again after a conflict, so `work` may run more than once: it must have no effect but its statements and
 * its result. Must not be nested.
 */
export function inTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
	return engineOf(db).transaction(db, work);
}

/**
 * The same without waiting for the disk, for data that the next start can reconstruct. A killed server loses nothing; a power
 * failure may lose the last transactions as a whole.
 */
export function inRelaxedTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
	return engineOf(db).relaxedTransaction(db, work);
}
