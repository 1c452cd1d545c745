import type { Principal } from '../accounts/principal.ts';
import type { Db } from '../db/schema.ts';
import { isMediaHidden } from './hidden-media.ts';
import type { MediaStore } from './media-store.ts';

/** Names per query, well under SQLite's limit of parameters. */
const BATCH = 200;

/** Whether a story that the requester may read uses this file: an own one, a child's, or any for an admin. Not for a child if only hidden chapters use it. */
export async function canReadMedia(db: Db, reader: Principal, name: string): Promise<boolean> {
	const use = await db
		.selectFrom('media_use')
		.innerJoin('story', 'story.id', 'media_use.story_id')
		.select('story.id')
		.where('media_use.media_name', '=', name)
		.$if(reader.role === 'parent', (stories) => stories.where('story.family_id', '=', reader.accountId))
		.$if(reader.role === 'child', (stories) => stories.where('story.author_id', '=', reader.accountId))
		.limit(1)
		.executeTakeFirst();
	return use !== undefined && !(reader.role === 'child' && (await isMediaHidden(db, reader.accountId, name)));
}

/**
 * Deletes the files that no story uses. To be called after the commit that removed their uses. A file that cannot be deleted
 * is only reported: the next start of the server tries again.
 */
export async function removeUnusedMedia(db: Db, media: MediaStore, names: readonly string[]): Promise<void> {
	for (let from = 0; from < names.length; from += BATCH) {
		const batch = names.slice(from, from + BATCH);
		const used = await db.selectFrom('media_use').select('media_name').where('media_name', 'in', batch).execute();
		const kept = new Set(used.map((use) => use.media_name));
		const removed = await Promise.allSettled(batch.filter((name) => !kept.has(name)).map((name) => media.remove(name)));
		const failed = removed.find((removal) => removal.status === 'rejected');
		if (failed) console.error('A file that nobody needs stays until the next start:', failed.reason);
	}
}
