import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Resolves when the database answers and can be written; rejects when it cannot. The statement changes no row. */
export async function checkDatabase(db: Db): Promise<void> {
	await sql`delete from setting where 1 = 0`.execute(db);
}
