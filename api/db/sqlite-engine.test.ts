import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { engineOf } from './engine.ts';
import { openDatabase } from './open.ts';

async function openInFolder() {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-fold-'));
	const file = join(folder, 'everbranch.db');
	const { db, close } = await openDatabase(file);
	onTestFinished(async () => {
		await close();
		await rm(folder, { recursive: true });
	});
	return { db, file, logBytes: async () => (await stat(`${file}-wal`)).size };
}

const patienceOf = async (db: Parameters<typeof engineOf>[0]) =>
	(await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)).rows[0]?.timeout;

it('empties the log and leaves the patience with other programs as it was', async () => {
	const { db, logBytes } = await openInFolder();
	const before = await patienceOf(db);
	await db.insertInto('setting').values({ key: 'a', value: 'b' }).execute();
	expect(await logBytes()).toBeGreaterThan(0);
	await engineOf(db).eraseDeletedText(db);
	expect(await logBytes()).toBe(0);
	expect(await patienceOf(db)).toBe(before);
});

it('gives up when somebody reads on and on, and does it the next time', async () => {
	const { db, file, logBytes } = await openInFolder();
	const other = new Database(file, { readonly: true });
	other.exec('begin');
	other.prepare('select * from setting').all();
	await db.insertInto('setting').values({ key: 'a', value: 'b' }).execute();
	await engineOf(db).eraseDeletedText(db);
	expect(await logBytes()).toBeGreaterThan(0);
	other.exec('commit');
	other.close();
	await engineOf(db).eraseDeletedText(db);
	expect(await logBytes()).toBe(0);
});
