import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Tells whether a database was written to. */
export type WriteObserver = {
	/** A value that differs from the last one if a row was inserted, updated or deleted in between. */
	state(): Promise<number | string>;
	close(): void;
};

/** Observes SQLite's file at the given path, or Postgres where there is none. */
export async function observeWrites(db: Db, file: string): Promise<WriteObserver> {
	return existsSync(file) ? observeFile(file) : observeRows(db);
}

/** SQLite counts the commits of other connections. */
function observeFile(file: string): WriteObserver {
	const observer = new Database(file, { readonly: true });
	return {
		state: async () => observer.pragma('data_version', { simple: true }) as number,
		close: () => void observer.close(),
	};
}

/** Postgres has no such counter: the rows of each table, and the transactions that wrote them, tell it. */
async function observeRows(db: Db): Promise<WriteObserver> {
	const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
	const rowsOf = (name: string) =>
		sql`select ${sql.lit(name)} as name, count(*) as rows, coalesce(sum(xmin::text::bigint), 0) as writers from ${sql.table(name)}`;
	const query = sql<object>`${sql.join(
		tables.map(({ name }) => rowsOf(name)),
		sql` union all `,
	)} order by name`;
	return {
		state: async () => JSON.stringify((await query.execute(db)).rows),
		close: () => {},
	};
}
