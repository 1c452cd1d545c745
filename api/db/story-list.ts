import { sql } from 'kysely';
import type { Db, Row } from './schema.ts';
import { type Principal, type StoryWithAuthor, withAuthor } from './stories.ts';

/** A story with what its card shows of the first chapter; of one that is not written yet, nulls. */
export type StoryListRow = StoryWithAuthor & {
	cover_id: string | null;
	cover_title: string | null;
	cover_images: Row<'chapter'>['images'];
	/** Whether it was reported, and no admin said that it may be shown. */
	cover_is_hidden: 0 | 1;
};

/** Finds every story that is the asker's to change, or those of one author among them. Newest first. */
export type StoryList = (asker: Principal, authorId?: string) => Promise<StoryListRow[]>;

/**
 * The list that every device and every visit asks for. Its statements are put together once: that, and reading the text of
 * chapters, which a list does not show, took longer than finding the rows.
 */
export function createStoryList(db: Db): StoryList {
	const ofFamily = listed(db).where('story.family_id', '=', '').compile();
	const ofAuthor = listed(db).where('story.family_id', '=', '').where('story.author_id', '=', '').compile();
	return async ({ role, accountId, familyId }, authorId) => {
		const author = role === 'child' ? accountId : authorId;
		const query: typeof ofFamily = author
			? { ...ofAuthor, parameters: [familyId, author] }
			: { ...ofFamily, parameters: [familyId] };
		return (await db.executeQuery(query)).rows;
	};
}

function listed(db: Db) {
	return withAuthor(db)
		.leftJoin('chapter as cover', (join) =>
			join
				.onRef('cover.story_id', '=', 'story.id')
				// In the very words of the index that makes a chapter's place unique, or it would not be used.
				.on(sql<boolean>`coalesce(cover.parent_id, '') = ''`),
		)
		.select(['cover.id as cover_id', 'cover.title as cover_title', 'cover.images as cover_images'])
		.select(
			sql<0 | 1>`coalesce((select coalesce(decision, 'open') from report
				where chapter_id = cover.id order by id desc limit 1), 'shown') <> 'shown'`.as('cover_is_hidden'),
		)
		.orderBy('story.created_at', 'desc')
		.orderBy('story.id', 'desc');
}
