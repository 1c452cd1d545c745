import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

const attempts = 5;
const pauseBetween = 200;

/**
 * Folds the write-ahead log into the database file and empties it. Text that was deleted is overwritten in the file then,
 * and its last copies, which the log may keep for weeks, are gone. Whoever reads the file at the same time may be in the
 * way for all attempts: then the next fold does it, at the latest the one when the server stops.
 */
export async function truncateWal(db: Db): Promise<void> {
	for (let attempt = 1; attempt <= attempts; attempt++) {
		if (await tryTruncate(db)) return;
		await rest(pauseBetween);
	}
}

/** SQLite would wait for a reader by holding up the whole process: so it does not wait at all here. */
function tryTruncate(db: Db): Promise<boolean> {
	return db.connection().execute(async (connection) => {
		const patience = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
		await sql`pragma busy_timeout = 0`.execute(connection);
		try {
			const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
			return rows[0]?.busy === 0;
		} finally {
			await sql`pragma busy_timeout = ${sql.lit(patience.rows[0]?.timeout ?? 0)}`.execute(connection);
		}
	});
}
