import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createPostgresDatabase, openTestDatabase } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { lastChange } from './changes.ts';
import { type OpenDatabase, openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';
import type { Db, Schema } from './schema.ts';
import { createSessionLookup } from './sessions.ts';
import { accountRow, storyRow } from './testing/rows.ts';
import { inTransaction } from './transaction.ts';

let postgres: OpenDatabase;
let sqlite: OpenDatabase;

beforeEach(async () => {
	postgres = await openTestDatabase(temporaryFolder());
	sqlite = await openDatabase(join(temporaryFolder(), 'everbranch.db'));
});
afterEach(async () => {
	await postgres.close();
	await sqlite.close();
});

type Column = { table: string; name: string; kind: string; isRequired: boolean; fallback: string };

describe('the schema of Postgres', () => {
	it('has the columns of SQLite, of the same kinds, with the same defaults', async () => {
		expect(await postgresColumns(postgres.db)).toEqual(await sqliteColumns(sqlite.db));
	});

	it('has the foreign keys of SQLite, with the same deletions', async () => {
		expect(await postgresReferences(postgres.db)).toEqual(await sqliteReferences(sqlite.db));
	});

	it('has the indexes of SQLite, and as many constraints of uniqueness', async () => {
		expect(await postgresIndexes(postgres.db)).toEqual(await sqliteIndexes(sqlite.db));
	});

	it('has the triggers of SQLite', async () => {
		const names = await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`.execute(sqlite.db);
		const others = await sql<{ name: string }>`select tgname as name from pg_trigger where not tgisinternal`.execute(
			postgres.db,
		);
		expect(others.rows.map(({ name }) => name).sort()).toEqual(names.rows.map(({ name }) => name).sort());
	});
});

type Step = (db: Db) => Promise<unknown>;

const ids = ['ada', 'ben', 'cid', 'dot', 'eve'];
const texts = ['Pip', 'pip', 'Ärger', 'ΟΔΟΣ', 'a “quoted” name', '', '  ', '😀', 'Z'];
const id = fc.constantFrom(...ids);
const text = fc.constantFrom(...texts);

/** Statements of the kinds that the server makes, some of which both engines must refuse. */
const step: fc.Arbitrary<Step> = fc.oneof(
	fc.tuple(id, text).map(
		([key, name]): Step =>
			(db) =>
				db.insertInto('account').values(accountRow(key, { name })).execute(),
	),
	fc.tuple(id, id).map(
		([parent_id, key]): Step =>
			(db) =>
				db
					.insertInto('account')
					.values(accountRow(`child-${key}`, { parent_id, role: 'child', email: null }))
					.execute(),
	),
	fc.tuple(id, id, text).map(
		([key, author, title]): Step =>
			(db) =>
				db
					.insertInto('story')
					.values(storyRow(`story-${key}`, author, { title }))
					.execute(),
	),
	fc.tuple(id, text, fc.boolean()).map(
		([key, title, isOpened]): Step =>
			(db) =>
				db
					.insertInto('chapter')
					.values({
						...{ id: `chapter-${key}`, story_id: `story-${key}`, parent_id: null, choice_index: null, number: 1 },
						...{ title, content: title, choices: '[]', is_ending: 0, taken_choice: null, scene: '{}', images: null },
						...{ storyteller: 'built-in', illustrator: null, created_at: 1, opened_at: isOpened ? 1 : null },
					})
					.execute(),
	),
	fc.tuple(id, text).map(
		([key, name]): Step =>
			(db) =>
				db.updateTable('account').set({ name }).where('id', '=', key).execute(),
	),
	fc.tuple(id, id).map(
		([key, parent_id]): Step =>
			(db) =>
				db.updateTable('account').set({ parent_id }).where('id', '=', `child-${key}`).execute(),
	),
	fc.tuple(id, id).map(
		([key, family]): Step =>
			(db) =>
				db.updateTable('story').set({ family_id: family }).where('id', '=', `story-${key}`).execute(),
	),
	fc.tuple(id, fc.nat(4)).map(
		([key, packed_depth]): Step =>
			(db) =>
				db.updateTable('story').set({ packed_depth }).where('id', '=', `story-${key}`).execute(),
	),
	fc.tuple(id, id, fc.nat(9)).map(
		([family, story, calls]): Step =>
			(db) =>
				db
					.insertInto('usage')
					.values({
						...{ day: '2026-11-23', family_id: family, story_id: `story-${story}`, role: 'narrator' as const },
						...{ maker: 'x', model: 'y', calls, input_tokens: 1, output_tokens: 2, pictures: 3, seconds: 0.5 },
					})
					.execute(),
	),
	id.map(
		(key): Step =>
			(db) =>
				db.deleteFrom('story').where('id', '=', `story-${key}`).execute(),
	),
	id.map(
		(key): Step =>
			(db) =>
				db.deleteFrom('account').where('id', '=', key).execute(),
	),
);

it('the same statements leave the same rows in both engines', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
			for (const { db } of [postgres, sqlite]) {
				for (const table of ['usage', 'account', 'change'] as const) await db.deleteFrom(table).execute();
			}
			for (const each of steps) {
				const outcomes = await Promise.all([postgres, sqlite].map(({ db }) => isAccepted(each(db))));
				expect(outcomes[0]).toBe(outcomes[1]);
			}
			expect(await contentsOf(postgres.db)).toEqual(await contentsOf(sqlite.db));
		}),
		{ numRuns: 60 },
	);
});

describe('a transaction on Postgres', () => {
	it('is tried again when what it has read changes, so that a limit holds', async () => {
		await postgres.db.insertInto('account').values(accountRow('rosa')).execute();
		const begin = () =>
			inTransaction(postgres.db, async (trx) => {
				const begun = await trx.selectFrom('story_begun').select('at').where('family_id', '=', 'rosa').execute();
				if (begun.length >= 3) return false;
				await trx.insertInto('story_begun').values({ family_id: 'rosa', at: begun.length }).execute();
				return true;
			});
		const begun = await Promise.all(Array.from({ length: 8 }, begin));
		expect(begun.filter(Boolean)).toHaveLength(3);
		expect(await postgres.db.selectFrom('story_begun').selectAll().execute()).toHaveLength(3);
	});

	it('that fails leaves nothing', async () => {
		const failing = inTransaction(postgres.db, async (trx) => {
			await trx.insertInto('setting').values({ key: 'a', value: 'b' }).execute();
			throw new Error('no');
		});
		await expect(failing).rejects.toThrow('no');
		expect(await postgres.db.selectFrom('setting').selectAll().execute()).toEqual([]);
	});
});

describe('the change feed of Postgres', () => {
	it('never shows a family a number after which a lower one is committed', async () => {
		const families = ['rosa', 'ben'];
		for (const family of families) await postgres.db.insertInto('account').values(accountRow(family)).execute();
		const seen = new Map(families.map((family) => [family, new Set<string>()]));
		const cursors = new Map(families.map((family) => [family, 0]));
		const look = async () => {
			for (const family of families) {
				const rows = await postgres.db
					.selectFrom('change')
					.select(['seq', 'id'])
					.where('family_id', '=', family)
					.where('seq', '>', cursors.get(family) ?? 0)
					.orderBy('seq')
					.execute();
				for (const { id: changed } of rows) seen.get(family)?.add(changed);
				cursors.set(family, rows.at(-1)?.seq ?? cursors.get(family) ?? 0);
			}
		};
		let isWriting = true;
		const reading = (async () => {
			while (isWriting) await look();
		})();
		const write = async (writer: number) => {
			for (let n = 0; n < 25; n++) {
				const family = families[(writer + n) % families.length] as string;
				await inTransaction(postgres.db, async (trx) => {
					await trx
						.insertInto('story')
						.values(storyRow(`${writer}-${n}`, family))
						.execute();
					// The number is given; other writers run before the commit.
					await sql`select pg_sleep(${((writer * 7 + n * 3) % 5) / 1000})`.execute(trx);
				});
			}
		};
		await Promise.all([0, 1, 2, 3].map(write)).finally(() => {
			isWriting = false;
		});
		await reading;
		await look();
		const stories = await postgres.db.selectFrom('story').select(['id', 'family_id']).execute();
		for (const family of families) {
			const own = stories.filter((story) => story.family_id === family).map((story) => story.id);
			expect([...own, family].filter((one) => !seen.get(family)?.has(one))).toEqual([]);
		}
		expect((await lastChange(postgres.db)).seq).toBeGreaterThanOrEqual(Math.max(...cursors.values()));
	});

	it('is heard of after each commit, whoever made it', async () => {
		let heard = 0;
		const stop = postgres.onCommit(() => heard++);
		const other = await openPostgres(urlOf(await databaseName(postgres.db)));
		await other.db.insertInto('account').values(accountRow('rosa')).execute();
		await expect.poll(() => heard).toBe(1);
		stop();
		await other.close();
	});
});

describe('the lookup of a session on Postgres', () => {
	it('is planned once per connection, and goes on when a newer node adds columns', async () => {
		await postgres.db.insertInto('account').values(accountRow('rosa')).execute();
		const session = { id: 'tablet', account_id: 'rosa', device: '', created_at: 1, last_seen_at: 1, revoked_at: null };
		await postgres.db.insertInto('session').values(session).execute();
		const at = 2;
		await postgres.db.connection().execute(async (connection) => {
			const find = createSessionLookup(connection, () => at);
			const before = await find('rosa', 'tablet');
			expect(before?.principal).toMatchObject({ accountId: 'rosa', familyVersion: expect.any(String) });
			const other = await openPostgres(urlOf(await databaseName(connection)));
			for (const table of ['account', 'session', 'change', 'change_epoch'])
				await sql`alter table ${sql.table(table)} add column added text not null default 'x'`.execute(other.db);
			await other.close();
			for (let times = 0; times < 8; times++) expect(await find('rosa', 'tablet')).toEqual(before);
			const { rows } = await sql<{ plans: number; runs: number }>`
				select count(*) as plans, sum(generic_plans + custom_plans) as runs from pg_prepared_statements`.execute(
				connection,
			);
			expect(rows).toEqual([{ plans: 1, runs: 9 }]);
		});
	});
});

describe('opening Postgres', () => {
	it('migrates once when several processes start at once', async () => {
		const name = await databaseName(postgres.db);
		await sql`drop schema public cascade`.execute(postgres.db);
		await sql`create schema public`.execute(postgres.db);
		const opened = await Promise.all([1, 2, 3].map(() => openPostgres(urlOf(name))));
		const epochs = await Promise.all(opened.map(({ db }) => lastChange(db)));
		expect(new Set(epochs.map(({ epoch }) => epoch)).size).toBe(1);
		for (const { close } of opened) await close();
	});

	it('says in one sentence that the database cannot be reached, or is not there', async () => {
		await expect(openPostgres('postgres://nobody@127.0.0.1:1/x')).rejects.toThrow(
			/^The database of DATABASE_URL cannot be reached \(ECONNREFUSED\)\.$/,
		);
		await expect(openPostgres(urlOf('not_there'))).rejects.toThrow(
			/^The database of DATABASE_URL refuses: database "not_there" does not exist\.$/,
		);
	});
});

describe('a database that a test has closed', () => {
	it('is like a new one to the test that opens it next', async () => {
		const used = await startTestServer();
		const name = await databaseName(used.db);
		await used.register('Rosa');
		await sql`update counter set value = 7`.execute(used.db);
		await used.close();
		const again = await openTestDatabase(temporaryFolder());
		onTestFinished(again.close);
		const { url, drop } = await createPostgresDatabase();
		onTestFinished(drop);
		const fresh = await openPostgres(url);
		onTestFinished(fresh.close);
		expect(await databaseName(again.db)).toBe(name);
		expect(await rowsOfAll(again.db)).toEqual(await rowsOfAll(fresh.db));
	});

	it('is not used again if it has other columns', async () => {
		const used = await openTestDatabase(temporaryFolder());
		const name = await databaseName(used.db);
		await sql`alter table payment add column extra text`.execute(used.db);
		await used.close();
		const next = await openTestDatabase(temporaryFolder());
		onTestFinished(next.close);
		expect(await databaseName(next.db)).not.toBe(name);
	});
});

/** The rows of each table, and where the sequences are. Databases differ in their epochs only. */
async function rowsOfAll(db: Db): Promise<Record<string, unknown>> {
	const tables = (await db.introspection.getTables())
		.map((table) => table.name)
		.filter((table) => table !== 'change_epoch');
	const contents: Record<string, unknown> = {};
	for (const table of tables) contents[table] = (await sql`select * from ${sql.table(table)}`.execute(db)).rows;
	const { rows } = await sql`select sequencename, last_value from pg_sequences order by sequencename`.execute(db);
	return { ...contents, sequences: rows };
}

function urlOf(database: string): string {
	return Object.assign(new URL(process.env['TEST_POSTGRES_URL'] as string), { pathname: `/${database}` }).href;
}

async function databaseName(db: Db): Promise<string> {
	const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
	return rows[0]?.name ?? '';
}

async function isAccepted(work: Promise<unknown>): Promise<boolean> {
	return work.then(
		() => true,
		() => false,
	);
}

/** The rows of each table, without numbers that the engines may give differently; those of the feed in its order. */
async function contentsOf(db: Db): Promise<Record<string, unknown>> {
	const tables = ['account', 'story', 'chapter', 'usage', 'admin_list_account', 'admin_list_story'] as const;
	const contents: Record<string, unknown> = {};
	for (const table of tables) {
		const rows = await db
			.selectFrom(table as keyof Schema)
			.selectAll()
			.execute();
		contents[table] = rows.map((row) => JSON.stringify({ ...row, slot: undefined }, Object.keys(row).sort())).sort();
	}
	contents['change'] = await db
		.selectFrom('change')
		.select(['family_id', 'author_id', 'kind', 'id'])
		.orderBy('family_id')
		.orderBy('kind')
		.orderBy('id')
		.execute();
	return contents;
}

const kinds: Record<string, string> = {
	TEXT: 'text',
	INTEGER: 'integer',
	REAL: 'real',
	bigint: 'integer',
	'double precision': 'real',
};
const isOurs = (table: string) => !/^(sqlite_|kysely_)/.test(table);

async function sqliteColumns(db: Db): Promise<Column[]> {
	const { rows } = await sql<{
		table: string;
		name: string;
		type: string;
		notnull: 0 | 1;
		pk: number;
		dflt_value: string | null;
	}>`
		select m.name as "table", c.* from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`.execute(db);
	return sorted(
		rows
			.filter(({ table }) => isOurs(table))
			.map(({ table, name, type, notnull, pk, dflt_value }) => ({
				...{ table, name, kind: kinds[type.toUpperCase()] ?? type, isRequired: notnull === 1 || pk > 0 },
				fallback: dflt_value ?? '',
			})),
	);
}

async function postgresColumns(db: Db): Promise<Column[]> {
	const { rows } = await sql<{ table: string; name: string; type: string; nullable: string; fallback: string | null }>`
		select table_name as "table", column_name as name, data_type as type, is_nullable as nullable, column_default as fallback
		from information_schema.columns where table_schema = 'public'`.execute(db);
	return sorted(
		rows
			.filter(({ table }) => isOurs(table))
			.map(({ table, name, type, nullable, fallback }) => ({
				...{ table, name, kind: kinds[type] ?? type, isRequired: nullable === 'NO' },
				fallback: (fallback ?? '').replace(/::(text|bigint)( COLLATE "C")?/g, '').replace(/^'(\d+)'$/, '$1'),
			})),
	);
}

type Reference = { table: string; columns: string; to: string; onDelete: string };

async function sqliteReferences(db: Db): Promise<Reference[]> {
	const { rows } = await sql<{ table: string; id: number; from: string; to: string; on_delete: string }>`
		select m.name as "table", f.id, f."from", f."table" as "to", f.on_delete
		from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table' order by f.seq`.execute(db);
	const keys = Map.groupBy(rows, ({ table, id: key }) => `${table} ${key}`);
	return sorted(
		[...keys.values()].map((parts) => ({
			...{ table: parts[0]!.table, columns: parts.map(({ from }) => from).join(), to: parts[0]!.to },
			onDelete: parts[0]!.on_delete,
		})),
	);
}

async function postgresReferences(db: Db): Promise<Reference[]> {
	const { rows } = await sql<Reference>`
		select conrelid::regclass::text as "table", confrelid::regclass::text as "to",
			case confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' else 'NO ACTION' end as "onDelete",
			(select string_agg(attname, ',' order by place) from unnest(conkey) with ordinality as key (number, place)
				join pg_attribute on attrelid = conrelid and attnum = number) as columns
		from pg_constraint where contype = 'f'`.execute(db);
	return sorted(rows.map(({ table, columns, to, onDelete }) => ({ table, columns, to, onDelete })));
}

async function sqliteIndexes(db: Db): Promise<unknown> {
	const named = await sql<{ name: string; sql: string }>`
		select name, sql from sqlite_master where type = 'index' and sql is not null`.execute(db);
	const unique = await sql<{ count: number }>`
		select count(*) as count from sqlite_master m, pragma_index_list(m.name) i
		where m.type = 'table' and i.origin = 'u'`.execute(db);
	return {
		indexes: sorted(named.rows.map((row) => indexOf(row.name, row.sql))),
		uniqueConstraints: unique.rows[0]?.count,
	};
}

async function postgresIndexes(db: Db): Promise<unknown> {
	const { rows } = await sql<{ name: string; sql: string }>`
		select indexname as name, indexdef as sql from pg_indexes i
		where schemaname = 'public' and not exists (select 1 from pg_constraint where conname = i.indexname)`.execute(db);
	const unique = await sql<{
		count: number;
	}>`select count(*) as count from pg_constraint where contype = 'u' and connamespace = 'public'::regnamespace`.execute(
		db,
	);
	return {
		indexes: sorted(rows.filter(({ name }) => isOurs(name)).map((row) => indexOf(row.name, row.sql))),
		uniqueConstraints: unique.rows[0]?.count,
	};
}

/** Name, uniqueness, columns and condition of an index, as both engines' SQL has them. */
function indexOf(name: string, statement: string) {
	const plain = statement
		.toLowerCase()
		.replace(/::(text|bigint|integer)/g, '')
		.replace(/[\s"()']+/g, ' ');
	return {
		name,
		isUnique: /create unique/.test(plain),
		on: plain
			.replace(/^.* on (public\.)?/, '')
			.replace('using btree ', '')
			.replaceAll(' ,', ',')
			.trim(),
	};
}

function sorted<Row>(rows: readonly Row[]): Row[] {
	return rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}
