import type { AppContext } from '../app/context.ts';
import { countAccountTree, deleteAccountTree, type ErasureCounts } from '../db/account-tree.ts';
import type { Db } from '../db/schema.ts';
import { truncateWal } from '../db/truncate-wal.ts';
import { removeUnusedMedia } from '../media/media-use.ts';

type Keeping = Pick<AppContext, 'db' | 'media' | 'queue' | 'disconnectSessions' | 'now'>;

/**
 * Removes an account with all that hangs on it: its children, every story of those, their pictures and narration, what was
 * still to be made, and the sessions with their sockets. `within` runs first in the same transaction, and is told what will
 * go: whatever must hold (it throws, and nothing is removed) or must be written with it. Answers what `within` does.
 */
export async function eraseAccount<Result>(
	{ db, media, queue, disconnectSessions, now }: Keeping,
	accountId: string,
	beforeErase: (trx: Db, erased: ErasureCounts) => Promise<Result>,
): Promise<Result> {
	const { result, left: orphans } = await db.transaction().execute(async (trx) => ({
		result: await beforeErase(trx, await countAccountTree(trx, accountId)),
		left: await deleteAccountTree(trx, accountId, now()),
	}));
	disconnectSessions(orphans.sessions);
	for (const story of orphans.stories) queue.cancelStory(story);
	await removeUnusedMedia(db, media, orphans.media);
	await truncateWal(db);
	return result;
}
