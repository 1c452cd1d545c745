import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Resolves when the database answers a question at all; rejects when it does not. */
export async function answers(db: Db): Promise<void> {
	await sql`select 1`.execute(db);
}
