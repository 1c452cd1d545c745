import { type Kysely, sql } from 'kysely';
import { extractIds } from '../extract-ids.ts';

const tables = [
	sql`create table answer_about (
		id text not null,
		account_id text not null,
		key text not null,
		primary key (id, account_id, key),
		foreign key (account_id, key) references idempotency (account_id, key) on delete cascade
	) strict, without rowid`,
	sql`create index answer_about_answer on answer_about (account_id, key)`,
];

/** What is kept of answers can be found by what it tells of, so that it goes with that. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of tables) await table.execute(db);
	const kept = sql<{ account_id: string; key: string; answer: string }>`
		select account_id, key, answer from idempotency where answer is not null`;
	for (const { account_id, key, answer } of (await kept.execute(db)).rows) {
		for (const id of extractIds(answer)) {
			await sql`insert into answer_about (id, account_id, key) values (${id}, ${account_id}, ${key})`.execute(db);
		}
	}
}
