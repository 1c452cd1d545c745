import type { Principal } from '../accounts/principal.ts';
import type { AppContext } from '../app/context.ts';
import { requireFound } from '../app/errors.ts';
import { mediaOf } from '../db/chapters.ts';
import { engineOf } from '../db/engine.ts';
import { deleteAnswersAbout } from '../db/idempotency.ts';
import type { Db } from '../db/schema.ts';
import { deleteStories, ownStory } from '../db/stories.ts';
import { inTransaction } from '../db/transaction.ts';
import { removeUnusedMedia } from '../media/media-use.ts';

/** Deletes a story with its chapters, jobs and media. Throws 404 for one that is not the requester's. */
export function removeStory(context: AppContext, principal: Principal, id: string): Promise<void> {
	return removeStories(context, [id], async (trx) => {
		requireFound(await ownStory(trx, principal, id));
	});
}

/**
 * The same for many stories of any family. Their running jobs are aborted. `within` runs first in the same transaction: it
 * checks conditions (if it throws, nothing is deleted) or writes what belongs to the deletion.
 */
export async function removeStories(
	{ db, media, queue }: AppContext,
	ids: readonly string[],
	within: (trx: Db) => Promise<void> = async () => {},
): Promise<void> {
	if (ids.length === 0) return;
	const names = await inTransaction(db, async (trx) => {
		await within(trx);
		const shown = await mediaOf(trx, ids);
		await deleteStories(trx, ids);
		await deleteAnswersAbout(trx, ids);
		return shown;
	});
	for (const id of ids) queue.cancelStory(id);
	await removeUnusedMedia(db, media, names);
	await engineOf(db).eraseDeletedText(db);
}
