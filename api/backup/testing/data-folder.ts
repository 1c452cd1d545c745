import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { deleteAccountTree } from '../../db/account-tree.ts';
import { addAuditEntry } from '../../db/audit.ts';
import { openDatabase } from '../../db/open.ts';
import type { Db } from '../../db/schema.ts';
import { addSession } from '../../db/sessions.ts';
import { writeNewDatabase } from '../../db/testing/new-database.ts';
import { accountRow } from '../../db/testing/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openMediaStore } from '../../media/media-store.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { type BackupPaths, type MadeBackup, makeBackup } from '../make-backup.ts';

export type DataFolder = BackupPaths & {
	/** Stores a word in the database. */
	write(word: string): Promise<unknown>;
	/** All words in the database. */
	words(): Promise<string[]>;
	/** Adds an account whose name is its id. */
	addAccount(id: string): Promise<unknown>;
	/** Adds a session. */
	logIn(id: string): Promise<unknown>;
	/** The number of sessions. */
	sessions(): Promise<number>;
	/** Deletes an account as its owner does. */
	deleteAccount(id: string): Promise<void>;
	/** The ids of all accounts. */
	accountIds(): Promise<string[]>;
	/** Stores a picture and returns its name. */
	addPicture(what: string): Promise<string>;
	/** Makes a backup in this thread without pauses. `at`: seconds after the first backup. */
	backUp(at?: number): Promise<MadeBackup>;
};

const firstAt = Date.UTC(2026, 10, 21, 3);

/** A data folder as a stopped server leaves it; removed after the test. */
export async function dataFolder(): Promise<DataFolder> {
	const folder = temporaryFolder();
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const place = { dataDir: join(folder, 'data'), backupDir: join(folder, 'backups') };
	const media = await openMediaStore(join(place.dataDir, 'media'));
	const file = join(place.dataDir, 'everbranch.db');
	await writeNewDatabase(file);
	await withDatabase(async () => {});

	async function withDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
		const { db, close } = await openDatabase(file);
		return work(db).finally(close);
	}
	return {
		...place,
		write: (word) => withDatabase((db) => db.insertInto('setting').values({ key: word, value: word }).execute()),
		async words() {
			const rows = await withDatabase((db) => db.selectFrom('setting').select('value').orderBy('key').execute());
			return rows.map(({ value }) => value);
		},
		addAccount: (id) => withDatabase((db) => db.insertInto('account').values(accountRow(id)).execute()),
		logIn: (id) =>
			withDatabase(async (db) => {
				await db.updateTable('account').set({ password_hash: 'none' }).where('id', '=', id).execute();
				const session = { id: `session-${id}`, accountId: id, device: '', passwordHash: 'none' };
				if (!(await addSession(db, session, firstAt))) throw new Error(`${id} is not there`);
			}),
		async sessions() {
			return (await withDatabase((db) => db.selectFrom('session').select('id').execute())).length;
		},
		deleteAccount: (id) =>
			withDatabase((db) =>
				inTransaction(db, async (trx) => {
					const target = { kind: 'user', id } as const;
					await addAuditEntry(
						trx,
						{ actorId: id, action: 'account-deleted', target, about: null, changes: {} },
						firstAt,
					);
					await deleteAccountTree(trx, id, firstAt);
				}),
			),
		async accountIds() {
			const rows = await withDatabase((db) => db.selectFrom('account').select('id').orderBy('id').execute());
			return rows.map(({ id }) => id);
		},
		addPicture: (what) => media.put(new TextEncoder().encode(what), 'webp'),
		backUp: (at = 0) => makeBackup(place, { at: firstAt + at * 1000, throttle: () => {} }),
	};
}

/** The hash of every file below a folder, except locks. */
export function filesOf(folder: string): Record<string, string> {
	const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
	const files = paths.filter((path) => !/\.lock(-journal)?$/.test(path) && statSync(join(folder, path)).isFile());
	return Object.fromEntries(
		files.map((path) => [
			path,
			createHash('sha256')
				.update(readFileSync(join(folder, path)))
				.digest('hex'),
		]),
	);
}
