import { sql } from 'kysely';
import type { Principal } from '../accounts/principal.ts';
import type { Db, Row } from './schema.ts';
import { type StoryWithAuthor, withAuthor } from './stories.ts';

/** A story with the columns of the first chapter that its card shows; null while that is not written. */
export type StoryListRow = StoryWithAuthor & {
	cover_id: string | null;
	cover_title: string | null;
	cover_images: Row<'chapter'>['images'];
	/** Whether it was reported and not released by an admin. */
	cover_is_hidden: 0 | 1;
};

/** Finds the stories that the principal may change, or one author's among them. Newest first. */
type StoryList = (principal: Principal, authorId?: string) => Promise<StoryListRow[]>;

/**
 * The list of stories. Its queries are compiled once and leave out the chapters' text: both took longer than finding the rows.
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
				// Must repeat the expression of the unique index on a chapter's place, or SQLite does not use it.
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
