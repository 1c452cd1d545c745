import type { Kysely } from 'kysely';

/** Which of several nodes is answering a request; null for a server that is alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable('idempotency').addColumn('node', 'text').execute();
}
