import { type Kysely, sql } from 'kysely';

const changes = [
	// In words, and nothing else of the browser or its address: it tells somebody's devices apart, and no more.
	sql`alter table session add column device text not null default ''`,
	// Chapters and narrations that were begun, for the caps of a day: what is deleted counts all the same.
	sql`create table work_begun (
		family_id text not null references account (id) on delete cascade,
		kind text not null check (kind in ('chapter', 'narration')),
		at integer not null
	) strict`,
	sql`create index work_begun_family on work_begun (family_id, kind, at)`,
	sql`create index work_begun_at on work_begun (at)`,
];

/** What a session is shown by, and what else of a day's making is counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const change of changes) await change.execute(db);
}
