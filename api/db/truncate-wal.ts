import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

const attempts = 5;
const pauseBetween = 200;

/**
 * Checkpoints the write-ahead log and truncates it, so that no copy of deleted text remains there; the file itself is overwritten
 * by `secure_delete`. If readers block all attempts, the next call does it, or the stop of the server.
 */
export async function truncateWal(db: Db): Promise<void> {
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
