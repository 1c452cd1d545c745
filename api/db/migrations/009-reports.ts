import { type Kysely, sql } from 'kysely';

const tables = [
	// Who reported may go, and the chapter is to stay hidden all the same: one who left the family, or another admin.
	sql`create table report (
		id text primary key,
		story_id text not null references story (id) on delete cascade,
		chapter_id text not null references chapter (id) on delete cascade,
		account_id text references account (id) on delete set null,
		child_id text references account (id) on delete set null,
		reason text not null check (reason in ('scary', 'unkind', 'sad', 'grown-up', 'picture', 'other')),
		decision text check (decision in ('shown', 'hidden')),
		created_at integer not null,
		decided_at integer,
		seen_at integer
	) strict`,
	sql`create index report_chapter on report (chapter_id)`,
	sql`create index report_story on report (story_id)`,
	sql`create index report_account on report (account_id, created_at)`,
	sql`create index report_child on report (child_id)`,
	sql`create index report_open on report (decision, id)`,
	// Of one chapter one report at a time waits for a decision.
	sql`create unique index report_waiting on report (chapter_id) where decision is null`,
];

const noted = `
	delete from change where (id, family_id) in (select id, family_id from story where id = new.story_id);
	insert into change (family_id, author_id, kind, id)
		select family_id, author_id, 'story', id from story where id = new.story_id;`;

/** Chapters that were reported. Devices hear of it as of any change of the story. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of tables) await table.execute(db);
	await sql.raw(`create trigger change_report_added after insert on report begin ${noted} end`).execute(db);
	await sql.raw(`create trigger change_report after update on report begin ${noted} end`).execute(db);
}
