import { type Kysely, sql } from 'kysely';

/** The hashes of requests until now covered passwords, and were made to be fast. Their keys and answers stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`update idempotency set request_hash = ''`.execute(db);
}
