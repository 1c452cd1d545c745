import { type Kysely, sql } from 'kysely';

/** The numbers that no row of the feed will have: each start of the server leaves some out, see `leaveSequenceGap` in changes.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create table change_gap (first integer not null, last integer primary key) strict`.execute(db);
}
