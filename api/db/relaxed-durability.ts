import { sql, type Transaction } from 'kysely';
import type { Db, Schema } from './schema.ts';

/**
 * A transaction that does not wait for the disk, for what the next start sets right by itself. A killed server loses
 * nothing of it; a power failure may take the last moments of it, and never a part of it. Not to be used within another.
 */
export function withRelaxedDurability<Result>(
	db: Db,
	work: (db: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
	return db.connection().execute(async (own) => {
		await sql`pragma synchronous = normal`.execute(own);
		try {
			return await own.transaction().execute(work);
		} finally {
			await sql`pragma synchronous = full`.execute(own);
		}
	});
}
