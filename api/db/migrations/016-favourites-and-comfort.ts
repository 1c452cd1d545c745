import { type Kysely, sql } from 'kysely';

const statements = [
	// One mark of the whole family. The trigger `change_story` announces it.
	sql`alter table story add column is_favourite integer not null default 0 check (is_favourite in (0, 1))`,
	// JSON; null for the default look.
	sql`alter table account add column comfort text`,
	// The trigger `change_account` names its columns, and this one is newer.
	sql`create trigger change_account_comfort after update of comfort on account
		when old.comfort is not new.comfort
		begin
			delete from change where id = new.id and family_id = coalesce(new.parent_id, new.id);
			insert into change (family_id, author_id, kind, id)
				values (coalesce(new.parent_id, new.id), new.id, 'account', new.id);
		end`,
];

/** A story's star, and how each person likes to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of statements) await statement.execute(db);
}
