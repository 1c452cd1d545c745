import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { type OpenDatabase, openDatabase } from '../db/open.ts';
import { openPostgres } from '../db/postgres.ts';
import { writeNewDatabase } from '../db/testing/new-database.ts';
import { templateName } from '../db/testing/postgres-server.ts';
import { emptyDatabase, structureOf } from './emptied-databases.ts';

/** The server on which tests make databases of their own; without it they use SQLite. */
const postgresUrl = process.env.TEST_POSTGRES_URL;

/** A new, empty database: a file in `folder`, or a database on the Postgres server of TEST_POSTGRES_URL. */
export async function openTestDatabase(folder: string): Promise<OpenDatabase> {
	if (postgresUrl) return openOnServer(postgresUrl);
	const file = join(folder, 'everbranch.db');
	await writeNewDatabase(file);
	return openDatabase(file);
}

/** Databases that tests of this process have closed. Emptying one takes a quarter of the processor time of a new one. */
const emptied: PostgresDatabase[] = [];
let newStructure: string | undefined;

async function openOnServer(url: string): Promise<OpenDatabase> {
	const database = emptied.pop() ?? (await createPostgresDatabase(url));
	newStructure ??= await onServer(database.url, structureOf);
	const expected = newStructure;
	const open = await openPostgres(database.url);
	return {
		...open,
		async close() {
			await open.close();
			const isEmpty = await onServer(database.url, (client) => emptyDatabase(client, expected));
			if (isEmpty) emptied.push(database);
			else await database.drop();
		},
	};
}

type PostgresDatabase = { url: string; drop(): Promise<void> };

/** A new database with the server's tables, on the server of `url` or of this run. */
export async function createPostgresDatabase(
	url = postgresUrl ?? '',
	template: string = templateName,
): Promise<PostgresDatabase> {
	const name = `test_${randomUUID().replaceAll('-', '')}`;
	await onServer(url, (client) => client.query(`create database ${name} template ${template}`));
	return {
		url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
		drop: async () => void (await onServer(url, (client) => client.query(`drop database ${name} with (force)`))),
	};
}

async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
	const { default: pg } = await import('pg');
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	return work(client).finally(() => client.end());
}
