import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './open.ts';
import { writeNewDatabase } from './testing/new-database.ts';

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'everbranch-new-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('equals a newly migrated file: the same tables, rows, settings and numbers', async () => {
	await writeNewDatabase(join(folder, 'copied.db'));
	const [copied, migrated] = [await contentOf('copied.db'), await contentOf('migrated.db')];
	expect(copied).toEqual(migrated);
	expect(copied.tables).toContainEqual(expect.objectContaining({ name: 'account' }));
	expect(copied.rows.change_gap).toHaveLength(1);
});

it('has its own epoch, and never overwrites a database', async () => {
	await writeNewDatabase(join(folder, 'one.db'));
	await writeNewDatabase(join(folder, 'other.db'));
	const epochs = [await epochOf('one.db'), await epochOf('other.db')];
	expect(new Set(epochs).size).toBe(2);
	await expect(writeNewDatabase(join(folder, 'one.db'))).rejects.toThrow('EEXIST');
});

/** The contents of a file after opening and closing, without its epoch and the times of its migrations. */
async function contentOf(name: string) {
	await (await openDatabase(join(folder, name))).close();
	const sqlite = new Database(join(folder, name), { readonly: true });
	const tables = sqlite.prepare<[], { name: string; type: string }>('select type, name, sql from sqlite_master').all();
	const rows = tables
		.filter(({ type, name }) => type === 'table' && name !== 'change_epoch')
		.map(({ name }) => [name, sqlite.prepare<[], object>(`select * from "${name}"`).all().map(withoutTime)]);
	const pragmas = ['journal_mode', 'user_version', 'page_size', 'auto_vacuum', 'encoding'];
	const settings = pragmas.map((pragma) => sqlite.pragma(pragma, { simple: true }));
	sqlite.close();
	return { tables, settings, rows: Object.fromEntries(rows) as Record<string, object[]> };
}

function withoutTime(row: object): object {
	return Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'timestamp'));
}

async function epochOf(name: string): Promise<string> {
	const { db, close } = await openDatabase(join(folder, name));
	const { epoch } = await db.selectFrom('change_epoch').select('epoch').executeTakeFirstOrThrow();
	await close();
	return epoch;
}
