import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../schema.ts';

/** The rows of these tables. */
export async function countAllRows(db: Db, tables: readonly string[]): Promise<number> {
	let rows = 0;
	for (const table of tables) {
		const counted = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db);
		rows += counted.rows[0]?.rows ?? 0;
	}
	return rows;
}

/** The pages of a SQLite file, also those that only its log has. */
export async function databaseBytes(db: Db): Promise<number> {
	const { rows } = await sql<{ bytes: number }>`
		select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db);
	return rows[0]?.bytes ?? 0;
}

/** The process of Postgres behind this connection. */
export async function backendPid(db: Db): Promise<number> {
	const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
	return rows[0]!.pid;
}

type Activity = {
	/** Since the statistics began, except `database` (bytes) and `connections` of servers, which are of now. `wal`: bytes. */
	read(): Promise<Record<'database' | 'transactions' | 'writes' | 'wal' | 'notifications' | 'connections', number>>;
	close(): Promise<void>;
};

/** Counts what servers do with a Postgres database, and hears their notifications. */
export async function postgresActivity(url: string, db: Db): Promise<Activity> {
	const listener = new pg.Client({ connectionString: url, application_name: 'bench listener' });
	await listener.connect();
	let notifications = 0;
	listener.on('notification', () => notifications++);
	for (const channel of ['change', 'node']) await listener.query(`listen ${channel}`);
	return {
		async read() {
			const { rows } = await sql<Record<'database' | 'transactions' | 'writes' | 'wal' | 'connections', number>>`
				select pg_database_size(current_database()) as database,
					(select xact_commit from pg_stat_database where datname = current_database()) as transactions,
					(pg_snapshot_xmax(pg_current_snapshot()))::text::bigint as writes,
					pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal,
					(select count(*) from pg_stat_activity
						where datname = current_database() and application_name like 'everbranch%') as connections`.execute(db);
			return { ...rows[0]!, notifications };
		},
		close: () => listener.end(),
	};
}
