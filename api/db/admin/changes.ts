import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** The numbers of the rows that were added, changed or removed. */
export type Changed = { accounts: number[]; stories: number[] };

/*
 * Temporary tables and triggers belong to the connection and live in its memory: a server whose admin opens no list has
 * none, and they leave nothing on the disk. A row is noted once, so that what nobody fetches cannot grow for ever.
 */
const watching = [
	'create temp table if not exists changed_account (slot integer primary key)',
	'create temp table if not exists changed_story (slot integer primary key)',
	...watch('story', 'title, is_published, author_id, created_at', (row) =>
		noted('story', `select ${row}.rowid as slot`),
	),
	// What a family may changes for its children with it.
	...watch('account', 'email, name, role, parent_id, subscription_status, created_at', (row) =>
		noted('account', `select ${row}.rowid as slot union select rowid from account where parent_id = ${row}.id`),
	),
];

/** From now on, every change on this connection is noted; what was noted before is forgotten. */
export async function watchChanges(db: Db): Promise<void> {
	for (const step of watching) await sql.raw(step).execute(db);
	await takeChanges(db);
}

/** What changed since the last time that somebody asked. */
export async function takeChanges(db: Db): Promise<Changed> {
	const accounts = await sql<{ slot: number }>`delete from changed_account returning slot`.execute(db);
	const stories = await sql<{ slot: number }>`delete from changed_story returning slot`.execute(db);
	const slots = (rows: readonly { slot: number }[]) => rows.map(({ slot }) => slot);
	return { accounts: slots(accounts.rows), stories: slots(stories.rows) };
}

/** A number that is another one when another connection has written: the triggers of this one know nothing of that. */
export async function writesOfOthers(db: Db): Promise<number> {
	const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
	return rows[0]!.data_version;
}

function watch(table: string, columns: string, note: (row: 'old' | 'new') => string): string[] {
	const trigger = (name: string, event: string, row: 'old' | 'new') =>
		`create temp trigger if not exists ${table}_${name} after ${event} on main.${table} begin ${note(row)}; end`;
	return [
		trigger('added', 'insert', 'new'),
		trigger('changed', `update of ${columns}`, 'new'),
		trigger('removed', 'delete', 'old'),
	];
}

function noted(table: string, rows: string): string {
	return `insert into changed_${table} select slot from (${rows}) where slot not in (select slot from changed_${table})`;
}
