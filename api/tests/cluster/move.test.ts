import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StoryCreated } from '../../../shared/contract/stories.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session, User } from '../../../shared/contract/user.ts';
import { readConfig } from '../../app/config.ts';
import { start } from '../../app/start.ts';
import { movedTables } from '../../db/move-rows.ts';
import { openDatabase, openReadOnly } from '../../db/open.ts';
import { connectToPostgres } from '../../db/postgres.ts';
import type { Db } from '../../db/schema.ts';
import { writeNewDatabase } from '../../db/testing/new-database.ts';
import { startS3Server } from '../../media/testing/s3-server.ts';
import { storyInput } from '../../stories/testing/story-requests.ts';
import { archiveHashes } from '../../testing/archive-hashes.ts';
import { fakeMakers } from '../../testing/fake-makers.ts';
import { registerAt, requestAt } from '../../testing/live-client.ts';
import { programEnv } from '../../testing/program-env.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createPostgresDatabase } from '../../testing/test-database.ts';

type Env = Record<string, string>;
type Family = { rosa: Session; story: string };

const program = fileURLToPath(new URL('../../../scripts/move.ts', import.meta.url));
const secret = 'kq3V0yEo1mWcTz7uJXr9sLbNgH5dPfA2';
const common = { JWT_SECRET: secret, PORT: '0', RATE_LIMIT: 'off', LOOK_AHEAD: '0' };

async function newPostgres(): Promise<string> {
	const { url, drop } = await createPostgresDatabase();
	onTestFinished(drop);
	return url;
}

async function withServer<Result>(env: Env, work: (address: string) => Promise<Result>): Promise<Result> {
	const server = await start(readConfig({ ...common, ...env }), () => fakeMakers());
	try {
		return await work(`http://127.0.0.1:${server.port}`);
	} finally {
		await server.stop();
	}
}

/** A family with a child, and a story with a picture, a narration and a second chapter. */
async function addFamily(address: string): Promise<Family> {
	const rosa = await registerAt(address, 'Rosa');
	const ask = <Body>(method: string, path: string, body?: object) => requestAt<Body>(address, method, path, body, rosa);
	await ask<User>('POST', '/api/users/children', { profile: { name: 'Milo', age: 7 } });
	const { _id } = await ask<StoryCreated>('POST', '/api/stories', storyInput());
	const read = () => ask<Story>('GET', `/api/stories/${_id}`);
	const pictured = (count: number) =>
		vi.waitUntil(async () => {
			const story = await read();
			return story.nodes.length === count && story.nodes.every(({ images }) => images) && story;
		}, 20_000);
	const [first] = (await pictured(1)).nodes;
	await ask('POST', '/api/tts', { text: first!.content, voice: 'sage', storyId: _id, nodeId: first!._id });
	await ask('POST', `/api/stories/${_id}/generate`, { nodeId: first!._id, choiceIndex: 0 });
	await pictured(2);
	return { rosa, story: _id };
}

function startMove(env: Env, to: string): ChildProcess {
	return spawn(process.execPath, [program, '--to', to], { env: programEnv({ ...common, ...env }) });
}

async function move(env: Env, to: string): Promise<{ code: number | null; printed: string }> {
	const child = startMove(env, to);
	let printed = '';
	for (const output of [child.stdout!, child.stderr!])
		output.setEncoding('utf8').on('data', (text: string) => (printed += text));
	const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
	return { code, printed };
}

async function onPostgres<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
	const db = connectToPostgres(url, 'test');
	return work(db).finally(() => db.destroy());
}

/** So many rows that a signal after the first table arrives before the last one. */
async function addManyRows(file: string): Promise<void> {
	const { db, close } = await openDatabase(file);
	await sql`
		with recursive n(i) as (select 1 union all select i + 1 from n where i < 40000)
		insert into payment_event (id, type, created_at) select 'event-' || i, 'checkout.session.completed', i from n`.execute(
		db,
	);
	await close();
}

const accountsIn = (url: string) => onPostgres(url, (db) => db.selectFrom('account').select('id').execute());

async function startStore(): Promise<Env> {
	const s3 = await startS3Server();
	onTestFinished(() => s3.close());
	return s3.env;
}

// covers: several-machines/move
it('moves a family to Postgres with a bucket and back: its archive is the same, and the server goes on', async () => {
	const [folder, back] = [temporaryFolder(), join(temporaryFolder(), 'back')];
	const [url, store] = [await newPostgres(), await startStore()];
	const before = await withServer({ DATA_DIR: folder }, async (address) => {
		const family = await addFamily(address);
		return { family, archive: await archiveHashes(address, family.rosa.token) };
	});
	const file = join(folder, 'everbranch.db');
	const bytes = readFileSync(file);

	const there = await move({ DATA_DIR: folder, ...store }, url);
	expect(there).toMatchObject({ code: 0, printed: expect.stringContaining('are equal.\nProof: ') });
	expect(readFileSync(file)).toEqual(bytes);
	const onNode = { DATABASE_URL: url, DATA_DIR: temporaryFolder(), ...store };
	await withServer(onNode, async (address) => {
		expect(await archiveHashes(address, before.family.rosa.token)).toEqual(before.archive);
	});

	const home = await move(onNode, back);
	expect(home).toMatchObject({ code: 0, printed: expect.stringContaining('are equal.\nProof: ') });
	await withServer({ DATA_DIR: back }, async (address) => {
		expect(await archiveHashes(address, before.family.rosa.token)).toEqual(before.archive);
		// Sequences and triggers are there too: a new story reaches the devices.
		const { rosa } = before.family;
		const { _id } = await requestAt<StoryCreated>(address, 'POST', '/api/stories', storyInput(), rosa);
		const sync = await requestAt<{ stories: { _id: string }[] }>(address, 'GET', '/api/sync', undefined, rosa);
		expect(JSON.stringify(sync)).toContain(_id);
	});
});

it('gives the feed a new epoch, so that devices compare everything, and continues its numbers', async () => {
	const [folder, url, store] = [temporaryFolder(), await newPostgres(), await startStore()];
	await withServer({ DATA_DIR: folder }, addFamily);
	await move({ DATA_DIR: folder, ...store }, url);
	const source = openReadOnly(join(folder, 'everbranch.db'));
	onTestFinished(source.close);
	const epochOf = (db: Db) => db.selectFrom('change_epoch').selectAll().execute();
	const lastOf = async (db: Db) =>
		(
			await db
				.selectFrom('change')
				.select(({ fn }) => fn.max('seq').as('seq'))
				.executeTakeFirstOrThrow()
		).seq;
	await onPostgres(url, async (db) => {
		expect(await epochOf(db)).toHaveLength(1);
		expect(await epochOf(db)).not.toEqual(await epochOf(source.db));
		const last = await lastOf(db);
		expect(last).toBe(await lastOf(source.db));
		await db.updateTable('account').set({ name: 'Rosa Maria' }).execute();
		expect(await lastOf(db)).toBeGreaterThan(last);
	});
});

// covers: several-machines/move
it('killed in the middle leaves the target empty, and can be started again; repeated when complete it says so', async () => {
	const [folder, url, store] = [temporaryFolder(), await newPostgres(), await startStore()];
	const family = await withServer({ DATA_DIR: folder }, async (address) => {
		const added = await addFamily(address);
		return { added, archive: await archiveHashes(address, added.rosa.token) };
	});
	await addManyRows(join(folder, 'everbranch.db'));
	const env = { DATA_DIR: folder, ...store };
	const child = startMove(env, url);
	const ended = new Promise((resolve) => child.once('close', resolve));
	child.stdout!.setEncoding('utf8').on('data', (text: string) => {
		if (text.includes('account: ')) child.kill('SIGKILL');
	});
	await ended;
	expect(child.signalCode).toBe('SIGKILL');
	await vi.waitFor(async () => expect(await accountsIn(url)).toEqual([]), 20_000);

	const again = await move(env, url);
	expect(again.code).toBe(0);
	const repeated = await move(env, url);
	expect([repeated.code, repeated.printed.split('Proof: ')[1]]).toEqual([0, again.printed.split('Proof: ')[1]]);
	await withServer({ DATABASE_URL: url, ...env, DATA_DIR: temporaryFolder() }, async (address) => {
		expect(await archiveHashes(address, family.added.rosa.token)).toEqual(family.archive);
	});
});

it('refuses a target with data of another installation, and leaves it as it is', async () => {
	const [folder, url, store] = [temporaryFolder(), await newPostgres(), await startStore()];
	await withServer({ DATABASE_URL: url, DATA_DIR: temporaryFolder(), ...store }, (address) =>
		registerAt(address, 'Ada'),
	);
	await withServer({ DATA_DIR: folder }, (address) => registerAt(address, 'Rosa'));
	const before = await accountsIn(url);
	const { code, printed } = await move({ DATA_DIR: folder, ...store }, url);
	expect([code, printed]).toEqual([1, expect.stringContaining('The target holds other data already.')]);
	expect(await accountsIn(url)).toEqual(before);
});

it.each(['the folder', 'the database'])('refuses while a server uses %s', async (place) => {
	const [folder, url, store] = [temporaryFolder(), await newPostgres(), await startStore()];
	await writeNewDatabase(join(folder, 'everbranch.db'));
	const used =
		place === 'the folder' ? { DATA_DIR: folder } : { DATABASE_URL: url, ...store, DATA_DIR: temporaryFolder() };
	await withServer(used, async () => {
		const { code, printed } = await move({ DATA_DIR: folder, ...store }, url);
		expect([code, printed]).toEqual([1, expect.stringMatching(/^A server uses /)]);
	});
});

it.each([
	[[], 'Say where to: npm run move'],
	[['--to', './data'], 'DATABASE_URL must name the database to move from.'],
	[['--to', 'postgres://x/y'], 'S3_BUCKET or MEDIA_SHARED_DIR must be set together with DATABASE_URL.'],
])('called with %j says in one line what is missing', async (args, line) => {
	const child = spawn(process.execPath, [program, ...args], { env: programEnv(common), cwd: temporaryFolder() });
	let printed = '';
	child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
	expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
	expect(printed).toContain(line);
});

it('knows every table of the schema', async () => {
	const file = join(temporaryFolder(), 'everbranch.db');
	await writeNewDatabase(file);
	const { db, close } = openReadOnly(file);
	onTestFinished(close);
	const { rows } = await sql<{ name: string }>`
		select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`.execute(
		db,
	);
	expect(Object.keys(movedTables).sort()).toEqual(rows.map(({ name }) => name).sort());
});
