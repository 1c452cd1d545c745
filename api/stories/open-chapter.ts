import { chapterById, markOpened, setTakenChoice } from '../db/chapters.ts';
import { promoteJobs } from '../db/jobs.ts';
import type { Db, Row } from '../db/schema.ts';
import { updateStory } from '../db/stories.ts';

/**
 * Puts a chapter on the path: marks its choice as taken last, and opens it and the chapters before it if they were only
 * prepared. `change`: further columns of its story.
 */
export async function openChapter(
	db: Db,
	to: Row<'chapter'>,
	now: number,
	change: Parameters<typeof updateStory>[2] = {},
): Promise<void> {
	await openPath(db, to, now);
	const status = to.is_ending ? 'completed' : to.parent_id === null ? 'in-progress' : null;
	await updateStory(db, to.story_id, { ...(status ? { status, error: null } : {}), ...change }, now);
}

async function openPath(db: Db, to: Row<'chapter'>, now: number): Promise<void> {
	if (to.parent_id !== null && to.choice_index !== null) await setTakenChoice(db, to.parent_id, to.choice_index);
	if (to.opened_at !== null) return;
	await markOpened(db, to.id, now);
	await promoteJobs(db, ['picture', 'narration'], to.id);
	const before = to.parent_id === null ? undefined : await chapterById(db, to.story_id, to.parent_id);
	if (before && before.opened_at === null) await openPath(db, before, now);
}
