import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../app/config.ts';
import { start } from '../../app/start.ts';
import { startS3Server } from '../../media/testing/s3-server.ts';
import { nodeEnv, runMain } from '../../testing/cluster.ts';
import { fakeMakers } from '../../testing/fake-makers.ts';
import { registerAt, requestAt } from '../../testing/live-client.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createPostgresDatabase } from '../../testing/test-database.ts';

async function newDatabase(template?: string): Promise<string> {
	const { url, drop } = await createPostgresDatabase(undefined, template);
	onTestFinished(drop);
	return url;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const { rows } = await client.query(statement).finally(() => client.end());
	return rows;
}

/** Longer than a refused start may take. */
const limit = 30_000;

// covers: several-machines/equal-nodes
it('two nodes start on an empty database at the same time, with one admin and one epoch, and see each other’s data', async () => {
	const url = await newDatabase('template0');
	const admin = { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'a-long-password-of-ada' };
	const config = readConfig({ ...nodeEnv(url, temporaryFolder()), ...admin });
	const nodes = await Promise.all([1, 2].map(() => start(config, () => fakeMakers())));
	onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
	const [one, two] = nodes.map(({ port }) => `http://127.0.0.1:${port}`) as [string, string];

	const rosa = await registerAt(one, 'Rosa');
	expect(await requestAt(two, 'GET', '/api/stories', undefined, rosa)).toEqual([]);
	expect(await query(url, `select email from account where role = 'admin'`)).toEqual([{ email: 'ada@example.com' }]);
	expect(await query(url, 'select 1 as one from change_epoch')).toEqual([{ one: 1 }]);
});

it('a node that starts leaves the answers that another one is working on', async () => {
	const url = await newDatabase();
	const config = readConfig(nodeEnv(url, temporaryFolder()));
	const first = await start(config, () => fakeMakers());
	onTestFinished(() => first.stop());
	const rosa = await registerAt(`http://127.0.0.1:${first.port}`, 'Rosa');
	const values = `'${rosa.user._id}', 'key-of-rosa', '', ${Date.now()}`;
	await query(url, `insert into idempotency (account_id, key, request_hash, created_at) values (${values})`);

	const second = await start(config, () => fakeMakers());
	onTestFinished(() => second.stop());
	expect(await query(url, 'select key from idempotency where status is null')).toEqual([{ key: 'key-of-rosa' }]);
});

it.each([
	['a wrong database', '/not_there', /^The database of DATABASE_URL refuses: .+ does not exist\.\n$/],
	['an unknown user', '/postgres', /^The database of DATABASE_URL refuses: .+\.\n$/],
])('a start with %s ends with one line', { timeout: limit }, async (_, pathname, line) => {
	const url = Object.assign(new URL(process.env.TEST_POSTGRES_URL ?? ''), { pathname, username: 'stranger' });
	const { code, printed } = await runMain(nodeEnv(url.href, temporaryFolder()));
	expect(printed).toMatch(line);
	expect(code).toBe(1);
});

/** A user who must log in with a password, unlike others on the server of the tests. */
async function addUserWithPassword(): Promise<URL> {
	const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
	const user = `guarded_${randomUUID().replaceAll('-', '')}`;
	await query(url.href, `create role ${user} login password 'a-password'`);
	const [rules] = await query(
		url.href,
		`select current_setting('hba_file') as file, pg_read_file(current_setting('hba_file')) as text`,
	);
	const { file, text } = rules as { file: string; text: string };
	const added = `host all ${user} 127.0.0.1/32 scram-sha-256\n${text}`;
	await query(url.href, `copy (select string_to_table($rules$${added}$rules$, e'\\n')) to '${file}'`);
	await query(url.href, 'select pg_reload_conf()');
	return Object.assign(url, { username: user });
}

it.each([
	[
		'a wrong password',
		'another-password',
		/^The database of DATABASE_URL refuses: password authentication failed .+\.\n$/,
	],
	['no password', '', /^The database of DATABASE_URL cannot be used \(.*password.*\)\.\n$/],
])('a start with %s ends with one line', { timeout: limit }, async (_, password, line) => {
	const url = Object.assign(await addUserWithPassword(), { password });
	await expect.poll(() => outcomeOf(query(url.href, 'select 1'))).toMatch(/password/);
	const { code, printed } = await runMain(nodeEnv(url.href, temporaryFolder()));
	expect(printed).toMatch(line);
	expect(code).toBe(1);
});

const outcomeOf = (work: Promise<unknown>) =>
	work.then(
		() => 'done',
		({ message }: Error) => message,
	);

it('a start that demands an encrypted connection of a server without one ends with one line', {
	timeout: limit,
}, async () => {
	const url = `${await newDatabase()}?sslmode=verify-full`;
	const { code, printed } = await runMain(nodeEnv(url, temporaryFolder()));
	expect(printed).toMatch(/^The database of DATABASE_URL cannot be used \(.*SSL.*\)\.\n$/);
	expect(code).toBe(1);
});

it('a start without a reachable host ends with one line', { timeout: limit }, async () => {
	const { code, printed } = await runMain(nodeEnv('postgres://me@127.0.0.1:1/x', temporaryFolder()));
	expect(printed).toBe('The database of DATABASE_URL cannot be reached (ECONNREFUSED).\n');
	expect(code).toBe(1);
});

it('a start at a host that never answers ends with one line', { timeout: limit }, async () => {
	const silent = createServer();
	await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
	onTestFinished(() => void silent.close());
	const { port } = silent.address() as { port: number };
	const { code, printed } = await runMain(nodeEnv(`postgres://me@127.0.0.1:${port}/x`, temporaryFolder()));
	expect(printed).toMatch(/^The database of DATABASE_URL cannot be reached \(.*timeout.*\)\.\n$/);
	expect(code).toBe(1);
});

it('a start on the database of a newer version ends with one line', { timeout: limit }, async () => {
	const url = await newDatabase();
	await query(url, `insert into kysely_migration (name, timestamp) values ('999-later', '')`);
	const { code, printed } = await runMain(nodeEnv(url, temporaryFolder()));
	expect(printed).toBe('The database is of a newer version of Everbranch (999-later). Start that version.\n');
	expect(code).toBe(1);
});

it('a start on an old Postgres ends with one line', { timeout: limit }, async () => {
	const url = await newDatabase();
	// A real Postgres that says it is version 13: its own function is found after this one.
	await query(
		url,
		`create schema old;
		create function old.current_setting(name text) returns text language sql as $$
			select case name when 'server_version_num' then '130014' when 'server_version' then '13.14' end
		$$;`,
	);
	await query(url, `alter database ${new URL(url).pathname.slice(1)} set search_path = old, pg_catalog, public`);
	expect(await runMain(nodeEnv(url, temporaryFolder()))).toEqual({
		code: 1,
		printed: 'DATABASE_URL is Postgres 13.14; Everbranch needs version 14 or newer.\n',
	});
});

it.each([
	['tables', 'template0', ''],
	['the schema of jobs', undefined, 'grant all on all tables in schema public to'],
])('a start by a user who may not create %s ends with one line', { timeout: limit }, async (_, template, grant) => {
	const url = await newDatabase(template);
	const user = `limited_${randomUUID().replaceAll('-', '')}`;
	await query(url, `create role ${user} login`);
	onTestFinished(async () => {
		await query(url, `drop owned by ${user}`);
		await query(url, `drop role ${user}`);
	});
	// As before Postgres 15, where each user may create tables in this schema.
	await query(url, 'revoke create on schema public from public');
	if (grant !== '') {
		await query(url, `${grant} ${user}`);
		await query(url, `grant all on all sequences in schema public to ${user}`);
		await query(url, `grant create on schema public to ${user}`);
	}
	const { code, printed } = await runMain(
		nodeEnv(Object.assign(new URL(url), { username: user }).href, temporaryFolder()),
	);
	expect(printed).toMatch(
		/^The user of DATABASE_URL needs the rights to create a schema and tables, and to use all of them \(permission denied for .+\)\.\n$/,
	);
	expect(code).toBe(1);
});

it('needs no extension of Postgres', async () => {
	const url = await newDatabase();
	const node = await start(readConfig(nodeEnv(url, temporaryFolder())), () => fakeMakers());
	onTestFinished(() => node.stop());
	expect(await query(url, 'select extname from pg_extension')).toEqual([{ extname: 'plpgsql' }]);
});

it('a start with a read-only bucket ends with one line', { timeout: limit }, async () => {
	const store = await startS3Server();
	onTestFinished(() => store.close());
	store.mode = 'read-only';
	const { MEDIA_SHARED_DIR: _, ...env } = nodeEnv(await newDatabase(), temporaryFolder());
	const { endpoint, bucket, accessKeyId, secretAccessKey } = store.settings;
	const settings = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId };
	const { code, printed } = await runMain({ ...env, ...settings, S3_SECRET_ACCESS_KEY: secretAccessKey });
	expect(printed).toMatch(/^The bucket everbranch-media of S3_BUCKET cannot be written \(403.*\)\.\n$/);
	expect(code).toBe(1);
});

it('a start on a port that is taken ends with one line', { timeout: limit }, async () => {
	const other = createServer();
	await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
	onTestFinished(() => void other.close());
	const { port } = other.address() as { port: number };
	const env = { ...nodeEnv(await newDatabase(), temporaryFolder()), HOST: '127.0.0.1', PORT: String(port) };
	expect(await runMain(env)).toEqual({
		code: 1,
		printed: `Port ${port} on 127.0.0.1 is in use already. Stop what runs there, or set PORT.\n`,
	});
});

// covers: several-machines/settings
it('a start with settings that are missing ends with one line', { timeout: limit }, async () => {
	const { MEDIA_SHARED_DIR, ...env } = nodeEnv('postgres://me@127.0.0.1:1/x', temporaryFolder());
	expect(MEDIA_SHARED_DIR).toBeDefined();
	expect(await runMain(env)).toEqual({
		code: 1,
		printed: 'S3_BUCKET or MEDIA_SHARED_DIR must be set together with DATABASE_URL.\n',
	});
});
