import type { Images } from '../../shared/contract/story.ts';
import { day } from '../../shared/rules/durations.ts';
import type { Principal } from '../accounts/principal.ts';
import { hasAccounts } from '../db/accounts.ts';
import { chaptersOfStories, narrationsOf } from '../db/chapters.ts';
import { hiddenChapters } from '../db/reports.ts';
import type { Db, Row } from '../db/schema.ts';
import type { MediaStore } from './media-store.ts';

/** Names per query, well under SQLite's limit of parameters. */
const batchSize = 200;

/** Whether a story that the requester may read uses this file: an own one, a child's, or any for an admin. Not for a child if only hidden chapters use it. */
export async function canReadMedia(db: Db, principal: Principal, name: string): Promise<boolean> {
	const use = await db
		.selectFrom('media_use')
		.innerJoin('story', 'story.id', 'media_use.story_id')
		.select('story.id')
		.where('media_use.media_name', '=', name)
		.$if(principal.role === 'parent', (stories) => stories.where('story.family_id', '=', principal.accountId))
		.$if(principal.role === 'child', (stories) => stories.where('story.author_id', '=', principal.accountId))
		.limit(1)
		.executeTakeFirst();
	return use !== undefined && !(principal.role === 'child' && (await isMediaHidden(db, principal.accountId, name)));
}

type ChapterMedia = Pick<Row<'chapter'>, 'id' | 'story_id' | 'images'>;

/** Whether only hidden chapters of this author use the file. Files are named by content: a visible chapter may share it. */
async function isMediaHidden(db: Db, authorId: string, name: string): Promise<boolean> {
	const hidden = await hiddenChapters(db, authorId);
	const inHidden = await chaptersShowing(db, hidden, name);
	if (inHidden.length === 0) return false;
	const isHidden = new Set(hidden.map(({ id }) => id));
	const all = await chaptersOfStories(db, [...new Set(inHidden.map(({ story_id }) => story_id))]);
	const others = all.filter(({ id }) => !isHidden.has(id));
	return (await chaptersShowing(db, others, name)).length === 0;
}

async function chaptersShowing(db: Db, chapters: readonly ChapterMedia[], name: string): Promise<ChapterMedia[]> {
	const spoken = await narrationsOf(
		db,
		chapters.map(({ id }) => id),
	);
	const voices = new Set(spoken.filter(({ media_name }) => media_name === name).map(({ chapter_id }) => chapter_id));
	return chapters.filter(({ id, images }) => voices.has(id) || picturesIn(images).includes(name));
}

function picturesIn(images: string | null): string[] {
	return images === null ? [] : Object.values(JSON.parse(images) as Images);
}

/** Milliseconds: a file is stored some seconds before the row that refers to it. */
const sharedFileAge = day;

/**
 * Deletes files without a row, which a killed server left. `isShared`: another node may have stored a file and not committed
 * its row yet, so files of the last day stay. With an empty database all files stay: the database was lost or moved away.
 */
export async function sweepMedia(db: Db, media: MediaStore, now: number, isShared: boolean): Promise<void> {
	if (!(await hasAccounts(db))) return;
	let names: string[] = [];
	for await (const { name, storedAt } of media.files()) {
		if (isShared && storedAt > now - sharedFileAge) continue;
		names.push(name);
		if (names.length < batchSize) continue;
		await removeUnusedMedia(db, media, names);
		names = [];
	}
	await removeUnusedMedia(db, media, names);
}

/**
 * Deletes the files that no story uses. To be called after the commit that removed their uses. A file that cannot be deleted
 * is only reported: the next start of the server tries again.
 */
export async function removeUnusedMedia(db: Db, media: MediaStore, names: readonly string[]): Promise<void> {
	for (let from = 0; from < names.length; from += batchSize) {
		const batch = names.slice(from, from + batchSize);
		const used = await db.selectFrom('media_use').select('media_name').where('media_name', 'in', batch).execute();
		const stillUsed = new Set(used.map((use) => use.media_name));
		const removed = await Promise.allSettled(
			batch.filter((name) => !stillUsed.has(name)).map((name) => media.remove(name)),
		);
		const failed = removed.find((removal) => removal.status === 'rejected');
		if (failed) console.error('An unused media file could not be deleted; the next start tries again:', failed.reason);
	}
}
