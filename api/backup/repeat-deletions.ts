import { constants, copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { deleteAccountTree } from '../db/account-tree.ts';
import { actors, addAuditEntry } from '../db/audit.ts';
import { deletedByFamilies } from '../db/deletions.ts';
import { openReadOnly } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import type { MediaStore } from '../media/media-store.ts';
import { removeUnusedMedia } from '../media/media-use.ts';
import { databasePart } from './archive.ts';

/**
 * The accounts and children that their families deleted, as the database in `dataDir` knows; null when there is none, or none
 * that can be read. It is read in a copy in the folder `aside`, as a database that is looked at gets files beside it.
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

/** Deletes again, in a database that was put back, what its families had deleted since. Gives how many accounts went. */
export async function repeatDeletions(db: Db, media: MediaStore, ids: readonly string[], now: number): Promise<number> {
	const all = await db.selectFrom('account').select('id').execute();
	const back = all.filter(({ id }) => ids.includes(id));
	const files = await db.transaction().execute(async (trx) => {
		const left: string[] = [];
		for (const { id } of back) {
			left.push(...(await deleteAccountTree(trx, id, now)).media);
			const target = { kind: 'user', id } as const;
			await addAuditEntry(
				trx,
				{ actorId: actors.operator, action: 'user-deleted', target, about: null, changes: {} },
				now,
			);
		}
		return left;
	});
	await removeUnusedMedia(db, media, files);
	return back.length;
}
