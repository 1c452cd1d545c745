import { constants, copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { deleteAccountTree } from '../db/account-tree.ts';
import { actors, addAuditEntry } from '../db/audit.ts';
import { deletedByFamilies } from '../db/deletions.ts';
import { openReadOnly } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { MediaStore } from '../media/media-store.ts';
import { removeUnusedMedia } from '../media/media-use.ts';
import { databasePart } from './archive.ts';

/**
 * The accounts and children that their families deleted, according to the database in `dataDir`; null if there is none or it
 * cannot be read. Reads a copy in the folder `aside`, because opening a database creates files beside it.
 */
export async function deletedAccountsIn(dataDir: string, aside: string): Promise<string[] | null> {
	const copy = join(aside, 'replaced.db');
	try {
		for (const end of ['', '-wal']) {
			const part = join(dataDir, databasePart + end);
			if (existsSync(part)) copyFileSync(part, copy + end, constants.COPYFILE_FICLONE);
		}
		const { db, close } = openReadOnly(copy);
		return await deletedByFamilies(db).finally(close);
	} catch {
		return null;
	}
}

/** Repeats these deletions in a restored database. Returns the number of accounts deleted. */
export async function repeatDeletions(db: Db, media: MediaStore, ids: readonly string[], now: number): Promise<number> {
	const all = await db.selectFrom('account').select('id').execute();
	const restored = all.filter(({ id }) => ids.includes(id));
	const files = await inTransaction(db, async (trx) => {
		const orphanedMedia: string[] = [];
		for (const { id } of restored) {
			orphanedMedia.push(...(await deleteAccountTree(trx, id, now)).media);
			const target = { kind: 'user', id } as const;
			await addAuditEntry(
				trx,
				{ actorId: actors.operator, action: 'user-deleted', target, about: null, changes: {} },
				now,
			);
		}
		return orphanedMedia;
	});
	await removeUnusedMedia(db, media, files);
	return restored.length;
}
