import { type Kysely, sql } from 'kysely';

/** Whether the password is a one-time one. Those that were printed before this migration cannot be told from others. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const column = sql`must_change_password integer not null default 0 check (must_change_password in (0, 1))`;
	await sql`alter table account add column ${column}`.execute(db);
}
