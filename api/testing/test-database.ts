import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../db/open.ts';
import { openPostgres } from '../db/postgres.ts';
import { writeNewDatabase } from '../db/testing/new-database.ts';
import { templateName } from '../db/testing/postgres-server.ts';

/** The server on which tests make databases of their own; without it they use SQLite. */
const postgresUrl = process.env.TEST_POSTGRES_URL;

/** A new, empty database: a file in `folder`, or a database on the Postgres server of TEST_POSTGRES_URL. */
export async function openTestDatabase(folder: string): Promise<OpenDatabase> {
	if (postgresUrl) return openOnServer(postgresUrl);
	const file = join(folder, 'everbranch.db');
	await writeNewDatabase(file);
	return openDatabase(file);
}

async function openOnServer(url: string): Promise<OpenDatabase> {
	const database = await createPostgresDatabase(url);
	const open = await openPostgres(database.url);
	return {
		...open,
		async close() {
			await open.close();
			await database.drop();
		},
	};
}

/** A new database with the server's tables, on the server of `url` or of this run. */
export async function createPostgresDatabase(
	url = postgresUrl ?? '',
	template: string = templateName,
): Promise<{ url: string; drop(): Promise<void> }> {
	const name = `test_${randomUUID().replaceAll('-', '')}`;
	await onServer(url, `create database ${name} template ${template}`);
	return {
		url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
		drop: () => onServer(url, `drop database ${name} with (force)`),
	};
}

async function onServer(url: string, statement: string): Promise<void> {
	const { default: pg } = await import('pg');
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(statement).finally(() => client.end());
}
