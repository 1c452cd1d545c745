import { type Kysely, sql } from 'kysely';

const statements = [
	// From which the hero's looks are derived; null for the story's own id.
	sql`alter table story add column hero_seed text`,
	// The story that the hero comes from, while there is one.
	sql`alter table story add column earlier_id text references story (id) on delete set null`,
	sql`create index story_earlier on story (earlier_id) where earlier_id is not null`,
];

/** Another story with the hero of an earlier one. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of statements) await statement.execute(db);
}
