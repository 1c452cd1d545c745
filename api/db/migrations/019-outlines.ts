import { type Kysely, sql } from 'kysely';

/** What the built-in storyteller drew for a story when it was begun, as JSON; null for stories of earlier versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table story add column outline text`.execute(db);
}
