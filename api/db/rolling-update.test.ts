import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, it, onTestFinished } from 'vitest';
import { createPostgresDatabase } from '../testing/test-database.ts';
import { migrate, postgresMigrations } from './migrate.ts';
import { connectToPostgres } from './postgres.ts';
import type { Db } from './schema.ts';

/*
 * While nodes are updated one after the other, those of the former version go on with the schema of the new one. So a migration may
 * only add what they need not know (docs/scale.md, “Updating”).
 */

/**
 * What a migration takes away on purpose, as `table.column`: nodes of the version before it must not have read or written it any
 * more.
 */
const removedBy: Readonly<Record<string, readonly string[]>> = {};

type Column = { kind: string; isRequired: boolean; hasFallback: boolean };
/** By `table.column`. */
type Columns = Record<string, Column>;
type Shape = { columns: Columns; constraints: string[] };

// covers: several-machines/rolling-update
it('a migration after the first only adds to tables what nodes of the former version need not know', async () => {
	const shapes = await shapesOfMigrations(postgresMigrations);
	expect(shapes.flatMap(([name, before, after]) => conflictsOf(name, before, after))).toEqual([]);
});

it.each<[string, string, string]>([
	['a column that goes', 'alter table story drop column mood', 'story.mood is gone'],
	['a column that is renamed', 'alter table story rename column mood to tone', 'story.mood is gone'],
	['a table that goes', 'drop table change_gap', 'change_gap.first is gone'],
	['another type', 'alter table story alter column mood type varchar(9)', 'story.mood is of another kind'],
	['a column that is needed now', 'alter table account alter column email set not null', 'account.email is required'],
	['a default that goes', 'alter table chapter alter column making drop default', 'chapter.making has no default'],
	['a new column without a default', 'alter table story add column tone text not null', 'story.tone is required'],
	['a new check', `alter table story add constraint short check (length(title) < 9)`, 'story: CHECK'],
	[
		'a foreign key of a column that was there',
		'alter table job add foreign key (chapter_id) references chapter (id)',
		'job: FOREIGN KEY (chapter_id)',
	],
	['a new constraint of uniqueness', 'create unique index one_title on story (title)', 'story: CREATE UNIQUE INDEX'],
])('of which %s is no example', async (_, statement, conflict) => {
	const change: Migration = {
		up: async (db) => {
			// A table without rows: the statement holds for any.
			await sql.raw(statement).execute(db);
		},
	};
	const shapes = await shapesOfMigrations({ ...postgresMigrations, '999-change': change });
	const [name, before, after] = shapes.at(-1)!;
	expect(conflictsOf(name, before, after)).toContainEqual(expect.stringContaining(conflict));
});

it('of which a new table, and a column with a default or without a value, are examples', async () => {
	const statements = [
		'create table tone (id text primary key, story_id text not null references story (id) on delete cascade)',
		`alter table story add column tone text not null default 'warm'`,
		'alter table story add column tune text references tone (id) on delete set null',
		'create index story_tune on story (tune)',
	];
	const change: Migration = {
		up: async (db) => {
			for (const statement of statements) await sql.raw(statement).execute(db);
		},
	};
	const shapes = await shapesOfMigrations({ ...postgresMigrations, '999-change': change });
	expect(conflictsOf(...shapes.at(-1)!)).toEqual([]);
});

/** Each migration but the first, with the schema before and after it. */
async function shapesOfMigrations(
	migrations: Readonly<Record<string, Migration>>,
): Promise<[name: string, before: Shape, after: Shape][]> {
	const { url, drop } = await createPostgresDatabase(undefined, 'template0');
	const db = connectToPostgres(url, 'test');
	onTestFinished(async () => {
		await db.destroy();
		await drop();
	});
	const names = Object.keys(migrations).sort();
	const shapes: Shape[] = [];
	for (const [index] of names.entries()) {
		const first = names.slice(0, index + 1).map((name) => [name, migrations[name]!] as const);
		await migrate(db, async () => {}, Object.fromEntries(first));
		shapes.push(await shapeOf(db));
	}
	return names.slice(1).map((name, index) => [name, shapes[index]!, shapes[index + 1]!]);
}

/** What a migration does that nodes of the former version would fail at. */
function conflictsOf(migration: string, before: Shape, after: Shape): string[] {
	const removed = new Set(removedBy[migration]);
	const tables = new Set(Object.keys(before.columns).map(tableOf));
	const changed = Object.entries(before.columns).flatMap(([name, column]) => {
		if (removed.has(name)) return [];
		const now = after.columns[name];
		if (!now) return [`${name} is gone`];
		return [
			now.kind !== column.kind ? `${name} is of another kind` : [],
			now.isRequired && !column.isRequired ? `${name} is required` : [],
			column.hasFallback && !now.hasFallback ? `${name} has no default` : [],
		].flat();
	});
	const added = Object.entries(after.columns)
		.filter(([name]) => !(name in before.columns) && tables.has(tableOf(name)))
		.filter(([, { isRequired, hasFallback }]) => isRequired && !hasFallback)
		.map(([name]) => `${name} is required`);
	const constraints = after.constraints
		.filter((constraint) => !before.constraints.includes(constraint) && tables.has(constraint.split(':')[0]!))
		.filter((constraint) => !isOfNewColumn(constraint, before));
	return [...changed, ...added, ...constraints].map((conflict) => `${migration}: ${conflict}`);
}

/** Whether a foreign key is one of a column that is new itself. */
function isOfNewColumn(constraint: string, { columns }: Shape): boolean {
	const [, table, column] = /^(\w+): FOREIGN KEY \((\w+)\)/.exec(constraint) ?? [];
	return column !== undefined && !(`${table}.${column}` in columns);
}

function tableOf(column: string): string {
	return column.split('.')[0]!;
}

async function shapeOf(db: Db): Promise<Shape> {
	const columns = await sql<{ name: string; kind: string; isRequired: boolean; hasFallback: boolean }>`
		select table_name || '.' || column_name as name, data_type as kind, is_nullable = 'NO' as "isRequired",
			column_default is not null or is_identity = 'YES' as "hasFallback"
		from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`.execute(db);
	const constraints = await sql<{ name: string }>`
		select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as name from pg_constraint
			where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'x')
		union all
		select tablename || ': ' || indexdef from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`.execute(
		db,
	);
	return {
		columns: Object.fromEntries(columns.rows.map(({ name, ...column }) => [name, column])),
		constraints: constraints.rows.map(({ name }) => name),
	};
}
