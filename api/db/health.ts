import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Resolves if the database can be read and written, rejects otherwise. The statement changes no row. */
export async function checkDatabase(db: Db): Promise<void> {
	await sql`delete from setting where 1 = 0`.execute(db);
}
