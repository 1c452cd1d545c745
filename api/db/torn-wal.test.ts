/** @module-tag deep */

import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { recordFigure, repetitions } from '../testing/long-run.ts';
import { openDatabase } from './open.ts';
import type { Db } from './schema.ts';
import { accountRow } from './testing/rows.ts';
import { inTransaction } from './transaction.ts';

const commits = 40;
const tears = repetitions(100, 1_000);

/** How the end of a log may look after a power failure, from `at` on. */
const damages: Readonly<Record<string, (log: Buffer, at: number) => Buffer>> = {
	'cut off': (log, at) => log.subarray(0, at),
	'never written': (log, at) => Buffer.concat([log.subarray(0, at), Buffer.alloc(log.length - at)]),
	'a bit turned': (log, at) => {
		const damaged = Buffer.from(log);
		damaged[at]! ^= 1 << (at % 8);
		return damaged;
	},
	'a sector of something else': (log, at) => {
		const damaged = Buffer.from(log);
		return damaged.fill(0xa5, at, at + 512);
	},
};

/** One commit: an account and its payment. */
async function commit(db: Db, number: number): Promise<void> {
	await inTransaction(db, async (trx) => {
		await trx
			.insertInto('account')
			.values(accountRow(`${number}`))
			.execute();
		const payment = { session_id: `cs_${number}`, payment_intent: `pi_${number}`, account_id: `${number}` };
		await trx
			.insertInto('payment')
			.values({ ...payment, cents: 499, currency: 'usd', created_at: 0 })
			.execute();
	});
}

/** A database whose commits are still in its log. `ends[n]`: the log's length after n commits. */
async function loggedDatabase(folder: string) {
	const file = join(folder, 'everbranch.db');
	// The tables are in the file itself.
	await (await openDatabase(file)).close();
	const { db, close } = await openDatabase(file);
	const ends: number[] = [];
	for (let number = 0; number < commits; number++) {
		ends.push((await stat(`${file}-wal`)).size);
		await commit(db, number);
	}
	const kept = join(folder, 'kept.db');
	await copyFile(file, kept);
	const log = await readFile(`${file}-wal`);
	await close();
	return { kept, log, ends: [...ends, log.length] };
}

/** The number of commits in a database, all of them complete. */
async function wholeCommits(file: string): Promise<number> {
	const { db, close } = await openDatabase(file);
	const accounts = await db.selectFrom('account').select('id').execute();
	const payments = await db.selectFrom('payment').select('account_id').execute();
	await close();
	const first = Array.from({ length: accounts.length }, (_, number) => `${number}`).sort();
	expect(accounts.map(({ id }) => id).sort()).toEqual(first);
	expect(payments.map(({ account_id }) => account_id).sort()).toEqual(first);
	return accounts.length;
}

it('a torn write-ahead log recovers every commit before the tear, and no partial one', async (test) => {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-torn-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const { kept, log, ends } = await loggedDatabase(folder);
	const kinds = Object.entries(damages);
	let lost = 0;
	for (let tear = 0; tear < tears; tear++) {
		const [kind, damage] = kinds[tear % kinds.length]!;
		const at = Math.floor(Math.random() * log.length);
		const torn = join(folder, `torn-${tear}`);
		await mkdir(torn);
		const file = join(torn, 'everbranch.db');
		await copyFile(kept, file);
		await writeFile(`${file}-wal`, damage(log, at));
		const before = ends.findLastIndex((end) => end <= at);
		const found = await wholeCommits(file);
		expect(found, `${kind} at ${at}`).toBeGreaterThanOrEqual(Math.max(0, before));
		if (found < commits) lost++;
		await rm(torn, { recursive: true });
	}
	// A tear without effect proves nothing.
	expect(lost).toBeGreaterThan(tears / 2);
	recordFigure(test, {
		done: 'The write-ahead log torn (cut off, zeroed, a bit turned, a sector overwritten)',
		times: tears,
		found: 'every commit before the tear there, none in part, and the database opens',
	});
});
