import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from './open.ts';
import type { Db } from './schema.ts';
import { inRelaxedTransaction, inTransaction } from './transaction.ts';

let folder: string;
let open: OpenDatabase;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-unsynced-'));
	open = await openDatabase(join(folder, 'everbranch.db'));
});
afterEach(async () => {
	await open.close();
	await rm(folder, { recursive: true, force: true });
});

/** 1 is NORMAL, 2 is FULL. */
async function synchronous(db: Db): Promise<number | undefined> {
	return (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous;
}

const keep = (db: Db, value: string) => db.insertInto('setting').values({ key: value, value }).execute();

describe('a transaction with relaxed durability', () => {
	it('commits, and leaves other transactions fully durable, repeatedly', async () => {
		for (const value of ['one', 'two', 'three']) {
			const within = await inRelaxedTransaction(open.db, async (trx) => {
				await keep(trx, value);
				return synchronous(trx);
			});
			expect([within, await synchronous(open.db)]).toEqual([1, 2]);
		}
		expect(await open.db.selectFrom('setting').select('value').execute()).toHaveLength(3);
	});

	it('is rolled back on failure, and the next one is fully durable again', async () => {
		const failing = inRelaxedTransaction(open.db, async (trx) => {
			await keep(trx, 'lost');
			throw new Error('no');
		});
		await expect(failing).rejects.toThrow('no');
		expect(await synchronous(open.db)).toBe(2);
		expect(await open.db.selectFrom('setting').select('value').execute()).toEqual([]);
	});

	it('does not affect concurrent transactions', async () => {
		const seen = await Promise.all([
			inRelaxedTransaction(open.db, synchronous),
			inTransaction(open.db, synchronous),
			inRelaxedTransaction(open.db, synchronous),
			synchronous(open.db),
		]);
		expect(seen).toEqual([1, 2, 1, 2]);
	});

	it('is only used for data that the next start reconstructs, and for usage sums', () => {
		const root = join(import.meta.dirname, '..');
		const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
		const users = files.filter((file) => /\binRelaxedTransaction\(/.test(readFileSync(join(root, file), 'utf8')));
		expect(users.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([
			'db/usage.ts',
			'stories/continue-story.ts',
			'stories/queue/dispatcher.ts',
			'stories/writing/attach-picture.ts',
		]);
	});
});

it('is the only way to a transaction: a serializable one may have to be tried again', () => {
	const root = join(import.meta.dirname, '../..');
	const files = globSync(['api/**/*.ts', 'scripts/**/*.ts'], { cwd: root }).filter(
		(file) => !file.endsWith('.test.ts'),
	);
	const begins = /\.(transaction|startTransaction)\(\)|['"`](begin|commit)( immediate| exclusive)?['"`;]/;
	const direct = files.filter((file) => begins.test(readFileSync(join(root, file), 'utf8')));
	expect(direct.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([
		// A copy of the file reads one state of it.
		'api/db/database-file.ts',
		'api/db/lock.ts',
		// An event's name.
		'api/db/open.ts',
		'api/db/postgres.ts',
		'api/db/sqlite-engine.ts',
		'api/db/sqlite.ts',
		'api/testing/failures/failing-server.ts',
		// A part of a test.
		'api/testing/failures/journeys.ts',
	]);
});
