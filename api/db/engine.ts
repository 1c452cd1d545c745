import type { Expression, SqlBool } from 'kysely';
import type { Db, Trx } from './schema.ts';

/** What SQLite and Postgres do not say in the same SQL. The rest of the server does not know which of them it uses. */
export type Engine = {
	/** See `inTransaction` (transaction.ts). */
	transaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result>;
	/** See `inRelaxedTransaction` (transaction.ts). */
	relaxedTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result>;
	hasTable(db: Db, name: string): Promise<boolean>;
	triggerNames(db: Db): Promise<string[]>;
	/** The highest sequence number that `change` ever assigned; 0 for none. */
	lastChangeNumber(db: Db): Promise<number>;
	/** Removes deleted text from wherever the engine still stores it, as far as the server can. */
	eraseDeletedText(db: Db): Promise<void>;
	/** Whether deleted text may stay in the engine's files after `eraseDeletedText`. */
	keepsDeletedText: boolean;
	/** Whether `text` contains `needle`. Unlike LIKE it has no wildcards. */
	contains(text: Expression<string | null>, needle: string): Expression<SqlBool>;
	/**
	 * Has the statement planned once per connection instead of at each execution. Not for one that selects `*`: Postgres refuses
	 * its plan once a migration of a newer node has added a column.
	 */
	keepPlanOf(statement: string): void;
	/** Whether statements go to another process: several questions in one cost little more than one. */
	isRemote: boolean;
	/** Whether an error of a statement says that the database cannot answer just now, and may do so later. */
	isAway(error: unknown): boolean;
	/** A column that the query planner must not look up in an index. */
	unindexed<Value>(column: Expression<Value>): Expression<Value>;
};

/** The engine of a database or transaction: the dialects of this folder have it in their adapter. */
export function engineOf(db: Db): Engine {
	return (db.getExecutor().adapter as unknown as { engine: Engine }).engine;
}
