import { sql, type Transaction } from 'kysely';
import type { Db, Schema } from './schema.ts';

/**
 * Runs a transaction that does not wait for the disk, for data that the next start can reconstruct. A killed server loses
 * nothing; a power failure may lose the last transactions as a whole. Must not be nested in another transaction.
 */
export function withRelaxedDurability<Result>(
	db: Db,
	work: (db: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
	return db.connection().execute(async (connection) => {
		await sql`pragma synchronous = normal`.execute(connection);
		try {
			return await connection.transaction().execute(work);
		} finally {
			await sql`pragma synchronous = full`.execute(connection);
		}
	});
}
