import type { Images } from '../../shared/contract/story.ts';
import type { Db, NewRow, Row } from './schema.ts';

/** A chapter's place in its story; both null for the first chapter. */
export type ChapterPlace = { storyId: string; parentId: string | null; choiceIndex: number | null };

/** A place as in rows of `chapter`. */
export type ChapterLink = Pick<Row<'chapter'>, 'id' | 'parent_id' | 'choice_index'>;

/** All chapters of these stories, including prepared ones; per story in the order of writing. */
export async function chaptersOfStories(db: Db, storyIds: readonly string[]): Promise<Row<'chapter'>[]> {
	if (storyIds.length === 0) return [];
	return db.selectFrom('chapter').selectAll().where('story_id', 'in', storyIds).orderBy('id').execute();
}

/** All chapters of a story, including prepared ones, in the order of writing. */
export function chaptersOf(db: Db, storyId: string): Promise<Row<'chapter'>[]> {
	return db.selectFrom('chapter').selectAll().where('story_id', '=', storyId).orderBy('id').execute();
}

/** The prepared chapters of a story that were never opened, in the order of writing. */
export function preparedChaptersOf(db: Db, storyId: string): Promise<Row<'chapter'>[]> {
	return db
		.selectFrom('chapter')
		.selectAll()
		.where('story_id', '=', storyId)
		.where('opened_at', 'is', null)
		.orderBy('id')
		.execute();
}

export function chapterById(db: Db, storyId: string, id: string): Promise<Row<'chapter'> | undefined> {
	return db.selectFrom('chapter').selectAll().where('story_id', '=', storyId).where('id', '=', id).executeTakeFirst();
}

/** A chapter of any family. */
export function anyChapter(db: Db, id: string): Promise<Row<'chapter'> | undefined> {
	return db.selectFrom('chapter').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The chapter at a place, if it exists. */
export function chapterAt(db: Db, place: ChapterPlace): Promise<Row<'chapter'> | undefined> {
	return db
		.selectFrom('chapter')
		.selectAll()
		.where('story_id', '=', place.storyId)
		.where('parent_id', place.parentId === null ? 'is' : '=', place.parentId)
		.where('choice_index', place.choiceIndex === null ? 'is' : '=', place.choiceIndex)
		.executeTakeFirst();
}

/** The opened chapters directly after these. */
export async function openedChaptersAfter(db: Db, chapterIds: readonly string[]): Promise<ChapterLink[]> {
	if (chapterIds.length === 0) return [];
	return db
		.selectFrom('chapter')
		.select(['id', 'parent_id', 'choice_index'])
		.where('parent_id', 'in', chapterIds)
		.where('opened_at', 'is not', null)
		.execute();
}

/** False if the place is taken. */
export async function addChapter(db: Db, row: NewRow<'chapter'>): Promise<boolean> {
	const added = await db
		.insertInto('chapter')
		.values(row)
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst();
	return added !== undefined;
}

/** Marks a prepared chapter as opened: it becomes part of the story. */
export async function markOpened(db: Db, id: string, now: number): Promise<void> {
	await db.updateTable('chapter').set({ opened_at: now }).where('id', '=', id).where('opened_at', 'is', null).execute();
}

/** Stores the choice followed last. */
export async function setTakenChoice(db: Db, chapterId: string, choiceIndex: number): Promise<void> {
	await db.updateTable('chapter').set({ taken_choice: choiceIndex }).where('id', '=', chapterId).execute();
}

/** Updates provenance and picture. */
export async function updateChapter(
	db: Db,
	id: string,
	change: Partial<Pick<Row<'chapter'>, 'images' | 'illustrator' | 'making'>>,
): Promise<void> {
	await db.updateTable('chapter').set(change).where('id', '=', id).execute();
}

/** The narrations of these chapters. */
export async function narrationsOf(db: Db, chapterIds: readonly string[]): Promise<Row<'narration'>[]> {
	if (chapterIds.length === 0) return [];
	return db.selectFrom('narration').selectAll().where('chapter_id', 'in', chapterIds).execute();
}

/** Stores a narration; replaces an earlier one. */
export async function saveNarration(db: Db, row: NewRow<'narration'>): Promise<void> {
	await db
		.insertInto('narration')
		.values(row)
		.onConflict((conflict) => conflict.columns(['chapter_id', 'voice']).doUpdateSet(row))
		.execute();
}

export async function addMediaUse(db: Db, storyId: string, names: readonly string[]): Promise<void> {
	await db
		.insertInto('media_use')
		.values(names.map((media_name) => ({ media_name, story_id: storyId })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Deletes the story's uses of media that no chapter, narration or reference picture refers to. Returns their names. */
export async function removeStaleMediaUse(db: Db, storyId: string): Promise<string[]> {
	const chapters = await db.selectFrom('chapter').select(['id', 'images']).where('story_id', '=', storyId).execute();
	const narrations = await narrationsOf(
		db,
		chapters.map(({ id }) => id),
	);
	const story = await db.selectFrom('story').select('reference_name').where('id', '=', storyId).executeTakeFirst();
	const shown = new Set([
		...chapters.flatMap(({ images }) => (images === null ? [] : Object.values(JSON.parse(images) as Images))),
		...narrations.map(({ media_name }) => media_name),
		story?.reference_name,
	]);
	const stale = (await mediaOf(db, [storyId])).filter((name) => !shown.has(name));
	if (stale.length > 0) {
		await db.deleteFrom('media_use').where('story_id', '=', storyId).where('media_name', 'in', stale).execute();
	}
	return stale;
}

/** Deletes a chapter with all that depends on it. */
export async function deleteChapter(db: Db, id: string): Promise<void> {
	await db.deleteFrom('chapter').where('id', '=', id).execute();
}

/** The media files that these stories use. */
export async function mediaOf(db: Db, storyIds: readonly string[]): Promise<string[]> {
	const rows = await db
		.selectFrom('media_use')
		.select('media_name')
		.distinct()
		.where('story_id', 'in', storyIds)
		.execute();
	return rows.map((row) => row.media_name);
}

/** The names of all media files that a story uses. */
export async function usedMedia(db: Db): Promise<string[]> {
	const uses = await db.selectFrom('media_use').select('media_name').distinct().orderBy('media_name').execute();
	return uses.map(({ media_name }) => media_name);
}
