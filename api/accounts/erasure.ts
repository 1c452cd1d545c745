import type { AppContext } from '../app/context.ts';
import { countAccountTree, deleteAccountTree, type ErasureCounts } from '../db/account-tree.ts';
import { engineOf } from '../db/engine.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { removeUnusedMedia } from '../media/media-use.ts';

/**
 * Deletes an account with its children, their stories, media, jobs and sessions, and closes the sockets. `beforeErase` runs first
 * in the same transaction with the counts of what will go: to check conditions (if it throws, nothing is deleted) and to record
 * the erasure. Returns its result.
 */
export async function eraseAccount<Result>(
	{ db, media, queue, disconnectSessions, now }: AppContext,
	accountId: string,
	beforeErase: (trx: Db, erased: ErasureCounts) => Promise<Result>,
): Promise<Result> {
	const { result, left: orphans } = await inTransaction(db, async (trx) => ({
		result: await beforeErase(trx, await countAccountTree(trx, accountId)),
		left: await deleteAccountTree(trx, accountId, now()),
	}));
	disconnectSessions(orphans.sessions);
	for (const story of orphans.stories) queue.cancelStory(story);
	await removeUnusedMedia(db, media, orphans.media);
	await engineOf(db).eraseDeletedText(db);
	return result;
}
