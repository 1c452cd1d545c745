import { type Kysely, sql } from 'kysely';

const statements = [
	sql`create table counter (name text primary key, value integer not null) strict`,
	sql`insert into counter (name, value)
		select 'audit', coalesce((select seq from sqlite_sequence where name = 'audit'), 0)`,
];

/** Counters without gaps, which SQLite and Postgres advance in the same way. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of statements) await statement.execute(db);
}
