import type { StoryBrief } from '../../shared/telling.ts';
import { deleteChapter, hideUnshown } from '../db/chapters.ts';
import type { Row } from '../db/schema.ts';
import { changeStory } from '../db/stories.ts';
import { boundsOf, objectionTo } from '../makers/moderation.ts';
import { removeUnused } from '../media/media-use.ts';
import type { Parts } from '../parts.ts';

type Keeping = Pick<Parts, 'db' | 'media' | 'now'>;

/**
 * Whether a chapter that was prepared ahead may be read as its author's limits are now: a parent may have switched off a
 * topic since. One that may not is deleted, with what hangs on it.
 */
export async function isStillFit(
	{ db, media, now }: Keeping,
	{ id, story_id, title, content, choices }: Row<'chapter'>,
	brief: StoryBrief,
): Promise<boolean> {
	const text = [title, content, ...(JSON.parse(choices) as string[])].join('\n');
	if (!objectionTo(text, boundsOf(brief))) return true;
	const names = await db.transaction().execute(async (trx) => {
		await deleteChapter(trx, id);
		await changeStory(trx, story_id, {}, now());
		return hideUnshown(trx, story_id);
	});
	await removeUnused(db, media, names);
	return false;
}
