import { type Kysely, sql } from 'kysely';

const statements = [
	// SQLite cannot change the constraint of a column.
	sql`create table new_job (
		id text primary key,
		kind text not null check (kind in ('chapter', 'picture', 'narration')),
		story_id text not null references story (id) on delete cascade,
		chapter_id text references chapter (id) on delete cascade,
		choice_index integer,
		voice text,
		family_id text not null references account (id) on delete cascade,
		state text not null check (state in ('waiting', 'running')),
		attempts integer not null,
		run_after integer not null,
		created_at integer not null,
		ahead integer not null default 0,
		check (kind <> 'narration' or (chapter_id is not null and voice is not null))
	) strict`,
	sql`insert into new_job
		(id, kind, story_id, chapter_id, choice_index, family_id, state, attempts, run_after, created_at, ahead)
		select id, kind, story_id, chapter_id, choice_index, family_id, state, attempts, run_after, created_at, ahead from job`,
	sql`drop table job`,
	sql`alter table new_job rename to job`,
	sql`create unique index job_work
		on job (kind, story_id, coalesce(chapter_id, ''), coalesce(choice_index, -1), coalesce(voice, ''))`,
	sql`create index job_turn on job (state, run_after)`,
];

/** Jobs for narrations: one at a time for a chapter and voice. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of statements) await statement.execute(db);
}
