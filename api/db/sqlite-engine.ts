import { setTimeout as rest } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Db } from './schema.ts';

/** SQLite. Its transactions take the write lock at the start (sqlite.ts), so what they read holds until the commit. */
export const sqliteEngine: Engine = {
	transaction: (db, work) => db.transaction().execute(work),

	relaxedTransaction: (db, work) =>
		db.connection().execute(async (connection) => {
			await sql`pragma synchronous = normal`.execute(connection);
			try {
				return await connection.transaction().execute(work);
			} finally {
				await sql`pragma synchronous = full`.execute(connection);
			}
		}),

	async hasTable(db, name) {
		const { rows } = await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(db);
		return rows.length > 0;
	},

	async triggerNames(db) {
		const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`.execute(db);
		return rows.map(({ name }) => name);
	},

	async lastChangeNumber(db) {
		const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = 'change'`.execute(db);
		return rows[0]?.seq ?? 0;
	},

	eraseDeletedText: truncateWal,
	keepsDeletedText: false,
	isRemote: false,
	isAway: (error) => error instanceof Database.SqliteError && awayCodes.test(error.code),
	// The connection keeps all plans (sqlite.ts).
	keepPlanOf: () => {},
	contains: (text, needle) => sql<SqlBool>`instr(${text}, ${needle}) > 0`,

	/**
	 * Keeps SQLite from using an index on a filter that half of the rows pass, and then sorting them, instead of the index that
	 * has the order.
	 */
	unindexed: <Value>(column: Expression<Value>) => sql<Value>`+${column}`,
};

/** The file is locked by another program, or the disk is full, fails, or cannot be written. Not a damaged file. */
const awayCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|NOMEM|READONLY|CANTOPEN|PROTOCOL)/;

const attempts = 5;
const pauseBetween = 200;

/**
 * Checkpoints the write-ahead log and truncates it, so that no copy of deleted text remains there; the file itself is overwritten
 * by `secure_delete`. If readers block all attempts, the next call does it, or the stop of the server.
 */
async function truncateWal(db: Db): Promise<void> {
	for (let attempt = 1; attempt <= attempts; attempt++) {
		if (await tryTruncate(db)) return;
		await rest(pauseBetween);
	}
}

/** SQLite would block the process while it waits for a reader, so the timeout is 0 here. */
function tryTruncate(db: Db): Promise<boolean> {
	return db.connection().execute(async (connection) => {
		const timeout = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
		await sql`pragma busy_timeout = 0`.execute(connection);
		try {
			const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
			return rows[0]?.busy === 0;
		} finally {
			await sql`pragma busy_timeout = ${sql.lit(timeout.rows[0]?.timeout ?? 0)}`.execute(connection);
		}
	});
}

/**
 * More numbers than can be lost: the write-ahead log is synced at 1000 pages of 4 KB at the latest, and a row of the feed takes
 * more than 4 bytes. A cursor of 15 digits suffices for a billion starts.
 */
const gapSize = 1_000_000;

/**
 * Skips sequence numbers at the start of a server. After a power failure the last ones may be lost with their commits
 * (`relaxedTransaction`, or a disk that confirms a sync too early) although devices have seen them: they must not be reused for
 * other changes.
 */
export function leaveSequenceGap(db: Db): Promise<void> {
	return sqliteEngine.transaction(db, async (trx) => {
		const seq = await sqliteEngine.lastChangeNumber(trx);
		const last = seq + gapSize;
		// If nothing was written since the last start, its gap is extended.
		const { numUpdatedRows } = await trx
			.updateTable('change_gap')
			.set({ last })
			.where('last', '=', seq)
			.executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n)
			await trx
				.insertInto('change_gap')
				.values({ first: seq + 1, last })
				.execute();
		await sql`delete from sqlite_sequence where name = 'change'`.execute(trx);
		await sql`insert into sqlite_sequence (name, seq) values ('change', ${last})`.execute(trx);
	});
}
