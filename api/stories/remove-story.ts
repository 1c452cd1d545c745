import type { Principal } from '../accounts/principal.ts';
import type { AppContext } from '../app/context.ts';
import { notFound } from '../app/errors.ts';
import { mediaOf } from '../db/chapters.ts';
import { deleteAnswersAbout } from '../db/idempotency.ts';
import type { Db } from '../db/schema.ts';
import { deleteStories, ownStory } from '../db/stories.ts';
import { truncateWal } from '../db/truncate-wal.ts';
import { removeUnusedMedia } from '../media/media-use.ts';

type Keeping = Pick<AppContext, 'db' | 'media' | 'queue'>;

/** Deletes a story with its chapters, what waits to be made for it, and its media. Throws 404 for one not the reader's. */
export function removeStory(keeping: Keeping, reader: Principal, id: string): Promise<void> {
	return removeStories(keeping, [id], async (trx) => {
		if (!(await ownStory(trx, reader, id))) throw notFound();
	});
}

/**
 * The same for many, whoever they belong to. Work under way for them ends quietly. `within` runs first in the same
 * transaction: whatever must hold (it throws, and nothing is removed) or must be written with it.
 */
export async function removeStories(
	{ db, media, queue }: Keeping,
	ids: readonly string[],
	within: (trx: Db) => Promise<void> = async () => {},
): Promise<void> {
	if (ids.length === 0) return;
	const names = await db.transaction().execute(async (trx) => {
		await within(trx);
		const shown = await mediaOf(trx, ids);
		await deleteStories(trx, ids);
		await deleteAnswersAbout(trx, ids);
		return shown;
	});
	for (const id of ids) queue.cancelStory(id);
	await removeUnusedMedia(db, media, names);
	await truncateWal(db);
}
