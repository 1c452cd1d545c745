import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../app/errors.ts';
import { listStories, listUsers } from './admin-lists.ts';
import { addAuditEntry } from './audit.ts';
import { copyDatabase } from './database-file.ts';
import { addJob, addNarrationJob, type JobTarget, narrationTarget, pictureTarget } from './jobs.ts';
import { migrate, migrations } from './migrate.ts';
import { openDatabase } from './open.ts';
import type { Db, Schema } from './schema.ts';
import { TransactionalSqliteDialect } from './sqlite.ts';
import { accountRow } from './testing/rows.ts';
import { inTransaction } from './transaction.ts';

let folder: string;
let file: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-db-'));
	file = join(folder, 'everbranch.db');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function pragma(db: Db, name: string): Promise<unknown> {
	const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
	return Object.values(rows[0] ?? {})[0];
}

describe('the database', () => {
	it('is opened with synced commits and secure deletion', async () => {
		const { db, close } = await openDatabase(file);
		expect(await pragma(db, 'journal_mode')).toBe('wal');
		expect(await pragma(db, 'synchronous')).toBe(2);
		expect(await pragma(db, 'foreign_keys')).toBe(1);
		expect(await pragma(db, 'secure_delete')).toBe(1);
		expect(await pragma(db, 'trusted_schema')).toBe(0);
		expect(await pragma(db, 'busy_timeout')).toBe(5000);
		expect(await pragma(db, 'journal_size_limit')).toBe(2 ** 26);
		expect(await pragma(db, 'wal_autocheckpoint')).toBe(1000);
		expect(await pragma(db, 'temp_store')).toBe(2);
		await close();
	});

	it('has only strict tables', async () => {
		const { db, close } = await openDatabase(file);
		const tables = sql<{ name: string; strict: number }>`select name, strict from pragma_table_list
			where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'`;
		const { rows } = await tables.execute(db);
		await close();
		expect(rows.length).toBeGreaterThan(15);
		expect(rows.filter(({ strict }) => strict === 0)).toEqual([]);
	});

	it('is backed up before migrations, which do not run if that fails', async () => {
		await (await openDatabase(file)).close();
		const sqlite = new Database(file);
		sqlite.prepare("delete from kysely_migration where name > '001-first-tables'").run();
		sqlite.close();
		const request: string[] = [];
		const refuse = async (last: string) => {
			request.push(last);
			throw new StartError('no room for a backup');
		};
		await expect(openDatabase(file, { beforeMigration: refuse })).rejects.toThrow('no room for a backup');
		expect(request).toEqual(['001-first-tables']);
	});

	it('keeps its data when it is opened again', async () => {
		const first = await openDatabase(file);
		await first.db.insertInto('setting').values({ key: 'textModel', value: 'deepseek' }).execute();
		await first.close();
		const second = await openDatabase(file);
		expect(await second.db.selectFrom('setting').selectAll().execute()).toEqual([
			{ key: 'textModel', value: 'deepseek' },
		]);
		await second.close();
	});

	it('refuses a second server, and permits a tool beside the first', async () => {
		const first = await openDatabase(file);
		await expect(openDatabase(file)).rejects.toThrow('Another server already uses');
		const tool = await openDatabase(file, { exclusive: false });
		await tool.close();
		await first.close();
		await (await openDatabase(file)).close();
	});

	it('leaves a damaged file unchanged and names it', async () => {
		await writeFile(file, 'this is no database, it is a shopping list and quite a long one too: milk, bread, cheese');
		const before = await readFile(file);
		await expect(openDatabase(file)).rejects.toThrow(StartError);
		await expect(openDatabase(file)).rejects.toThrow('damaged');
		expect(await readFile(file)).toEqual(before);
	});

	it('detects a torn page', async () => {
		const { db, close } = await openDatabase(file);
		for (let i = 0; i < 200; i++) {
			await db
				.insertInto('setting')
				.values({ key: `key ${i}`, value: 'x'.repeat(500) })
				.execute();
		}
		await close();
		const bytes = await readFile(file);
		bytes.fill(0xff, bytes.length - 8192);
		await writeFile(file, bytes);
		await expect(openDatabase(file)).rejects.toThrow('damaged');
	});

	it('reports a missing folder', async () => {
		await expect(openDatabase(join(folder, 'nowhere', 'everbranch.db'))).rejects.toThrow('cannot be opened');
	});

	it('refuses the database of a newer version', async () => {
		const { close } = await openDatabase(file);
		await close();
		const sqlite = new Database(file);
		sqlite.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run('999-later', '2030-01-01');
		sqlite.close();
		await expect(openDatabase(file)).rejects.toThrow('newer version of Everbranch (999-later)');
	});

	it('makes a consistent copy during continuous writes', async () => {
		const { db, close } = await openDatabase(file);
		await db.insertInto('setting').values({ key: 'a', value: 'b' }).execute();
		for (let number = 0; number < 100; number++) {
			const value = 'x'.repeat(20_000);
			await db
				.insertInto('setting')
				.values({ key: `key ${number}`, value })
				.execute();
		}
		const late = new Database(file);
		const write = late.prepare("insert into setting (key, value) values (hex(randomblob(8)), 'too late')");
		let rests = 0;
		await copyDatabase(file, join(folder, 'copy.db'), () => {
			write.run();
			rests++;
		});
		late.close();
		expect(rests).toBeGreaterThan(1);
		await close();
		const copied = await openDatabase(join(folder, 'copy.db'));
		const values = await copied.db.selectFrom('setting').select('value').where('key', 'not like', 'key %').execute();
		expect(values).toEqual([{ value: 'b' }]);
		await copied.close();
	});
});

describe('a migration', () => {
	const first = { up: async (db: Db) => void (await sql`create table apple (id text)`.execute(db)) };
	const torn = {
		up: async (db: Db) => {
			await sql`create table pear (id text)`.execute(db);
			throw new Error('the power failed');
		},
	};
	const whole = { up: async (db: Db) => void (await sql`create table pear (id text)`.execute(db)) };

	/** The applied migrations, for a program with one more. */
	async function releasedUntilNow(db: Db) {
		const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
		return Object.fromEntries(done.rows.map(({ name }) => [name, { up: async () => {} }]));
	}

	it('that fails is rolled back, and can be tried again', async () => {
		const { db, close } = await openDatabase(file);
		const real = await releasedUntilNow(db);
		const keepCopy = async () => {};
		await expect(migrate(db, keepCopy, { ...real, '901': first, '902': torn })).rejects.toThrow('the power failed');
		const tables = await sql<{ name: string }>`select name from sqlite_master where name in ('apple', 'pear')`.execute(
			db,
		);
		expect(tables.rows).toEqual([]);
		await migrate(db, keepCopy, { ...real, '901': first, '902': whole });
		await close();
	});

	it('is preceded by a copy if there is data, and only then', async () => {
		const { db, close } = await openDatabase(file);
		const copies: string[] = [];
		const keepCopy = async (last: string) => void copies.push(last);
		const real = await releasedUntilNow(db);
		await migrate(db, keepCopy, real);
		expect(copies).toEqual([]);
		await migrate(db, keepCopy, { ...real, '901': first });
		expect(copies).toEqual([Object.keys(real).at(-1)]);
		await close();
	});
});

describe('a database of an earlier build', () => {
	/** Creates the file as of the migration `last`, with an account and the rows that `statement` adds. */
	async function makeEarlier(last: string, statement: string, ...values: unknown[]): Promise<void> {
		const sqlite = new Database(file);
		const db: Db = new Kysely<Schema>({ dialect: new TransactionalSqliteDialect({ database: sqlite }) });
		const released = Object.entries(migrations).filter(([name]) => name <= last);
		await migrate(db, async () => {}, Object.fromEntries(released));
		await db.insertInto('account').values(accountRow('rosa')).execute();
		sqlite.prepare(statement).run(...values);
		await db.destroy();
	}

	it('has the request hashes cleared from its file, and keeps keys and answers', async () => {
		const hash = 'c0ffee'.repeat(10);
		const row = { account_id: 'rosa', key: 'key-of-milo', status: 201, answer: '{}', created_at: 1 };
		await makeEarlier(
			'010-sessions',
			`insert into idempotency (account_id, key, request_hash, status, answer, created_at)
			values ('rosa', 'key-of-milo', ?, 201, '{}', 1)`,
			hash,
		);
		expect((await readFile(file)).includes(hash)).toBe(true);
		const { db, close } = await openDatabase(file, { beforeMigration: async () => {} });
		expect(await db.selectFrom('idempotency').selectAll().execute()).toEqual([
			{ ...row, request_hash: '', node: null },
		]);
		await close();
		expect((await readFile(file)).includes(hash)).toBe(false);
	});

	it('has accounts without a required password change', async () => {
		await makeEarlier('010-sessions', "update account set role = 'admin'");
		const { db, close } = await openDatabase(file);
		const passwords = db.selectFrom('account').select(['id', 'must_change_password']);
		expect(await passwords.execute()).toEqual([{ id: 'rosa', must_change_password: 0 }]);
		await close();
	});

	it('keeps its jobs, and takes one narration job for each chapter and voice', async () => {
		await makeEarlier(
			'014-admin-lists',
			`insert into story (id, author_id, family_id, asked_by, request_id, genre, mood, age_group, age_rating, hero, title,
				status, chapter_count, is_published, created_at, updated_at)
			values ('pip', 'rosa', 'rosa', 'rosa', 'pip', 'fantasy', 'calm', '6-8', 8, '{}', 'Pip', 'writing', 5, 0, 1000, 1000)`,
		);
		const sqlite = new Database(file);
		sqlite.exec(`
			insert into chapter (id, story_id, number, title, content, choices, is_ending, scene, storyteller, created_at)
			values ('one', 'pip', 1, 'One', 'Pip took a lantern.', '[]', 0, '{}', 'built-in', 1000);
			insert into job (id, kind, story_id, chapter_id, choice_index, family_id, state, attempts, run_after, created_at, ahead)
			values ('a', 'chapter', 'pip', 'one', 2, 'rosa', 'running', 1, 5, 4, 1),
				('b', 'picture', 'pip', 'one', null, 'rosa', 'waiting', 3, 7, 6, 0)`);
		const before = sqlite.prepare('select * from job order by id').all();
		sqlite.close();
		const { db, close } = await openDatabase(file);
		const jobs = await db.selectFrom('job').selectAll().orderBy('id').execute();
		expect(jobs).toEqual(before.map((job) => ({ ...(job as object), voice: null })));
		const [sage, other] = [narrationTarget('pip', 'one', 'sage'), narrationTarget('pip', 'one', 'other')];
		const add = (target: JobTarget) => addNarrationJob(db, target, { familyId: 'rosa', now: 8 });
		expect([await add(sage), await add(sage), await add(other)]).toEqual([true, false, true]);
		expect(await addJob(db, pictureTarget('pip', 'one'), { familyId: 'rosa', now: 8 })).toBe(false);
		await db.deleteFrom('chapter').execute();
		expect(await db.selectFrom('job').selectAll().execute()).toEqual([]);
		await close();
	});

	it('continues the numbers of its audit log', async () => {
		await makeEarlier(
			'015-narration-jobs',
			`insert into audit (number, id, at, actor_id, action, target_kind, seal) values (41, 'x', 1, 'ada', 'user-changed', 'user', '')`,
		);
		const { db, close } = await openDatabase(file);
		const entry = { actorId: 'ada', action: 'user-changed', target: { kind: 'user', id: 'rosa' } } as const;
		const { number } = await inTransaction(db, (trx) => addAuditEntry(trx, { ...entry, about: null, changes: {} }, 2));
		expect(number).toBe(42);
		await close();
	});

	it('has its accounts and stories in the admin’s lists, searched and sorted in any script', async () => {
		await makeEarlier(
			'013-one-time-passwords',
			`insert into story (id, author_id, family_id, asked_by, request_id, genre, mood, age_group, age_rating, hero, title,
				status, chapter_count, is_published, created_at, updated_at)
			select value, 'rosa', 'rosa', 'rosa', value, 'fantasy', 'calm', '6-8', 8, '{}', value, 'completed', 5, 0, 1000, 1000
			from json_each(?)`,
			JSON.stringify(['Straße', 'Lantern', 'ΟΔΟΣ', 'Ärger']),
		);
		const { db, close } = await openDatabase(file);
		const query = { page: 1, limit: 10, sortOrder: 'asc' } as const;
		const titles = async (change: { sortField?: 'title'; search?: string }) =>
			(await listStories(db, { ...query, sortField: 'createdAt', ...change })).stories.map(({ title }) => title);
		expect(await titles({})).toEqual(['Straße', 'Lantern', 'ΟΔΟΣ', 'Ärger']);
		expect(await titles({ sortField: 'title' })).toEqual(['Lantern', 'Straße', 'Ärger', 'ΟΔΟΣ']);
		expect(await titles({ search: 'STRASSE' })).toEqual(['Straße']);
		expect(await titles({ search: 'οδος' })).toEqual(['ΟΔΟΣ']);
		expect(await titles({ search: 'rosa@' })).toHaveLength(4);
		expect((await listUsers(db, { ...query, sortField: 'email', search: 'ROSA' })).pagination.total).toBe(1);
		await close();
	});
});

describe('a transaction', () => {
	it('is isolated: other writes wait for it', async () => {
		const { db, close } = await openDatabase(file);
		const order: string[] = [];
		const transaction = inTransaction(db, async (trx) => {
			await trx.insertInto('setting').values({ key: 'one', value: '1' }).execute();
			await new Promise((soon) => setTimeout(soon, 20));
			order.push('transaction');
		});
		const other = db
			.insertInto('setting')
			.values({ key: 'two', value: '2' })
			.execute()
			.then(() => order.push('other'));
		await Promise.all([transaction, other]);
		expect(order).toEqual(['transaction', 'other']);
		await close();
	});
});
