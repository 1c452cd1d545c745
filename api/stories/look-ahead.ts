import { hasAccess } from '../../shared/access.ts';
import { isGenreAllowed } from '../../shared/moderation/content-rules.ts';
import type { User } from '../../shared/user.ts';
import { userById } from '../db/accounts.ts';
import { waitForNext } from '../db/begun.ts';
import { chaptersOf } from '../db/chapters.ts';
import { addChapterJob, finishAhead } from '../db/jobs.ts';
import type { Db, Row } from '../db/schema.ts';
import { storyAtWork } from '../db/stories.ts';
import { waitingAhead } from '../db/waiting-jobs.ts';
import type { Parts } from '../parts.ts';
import { type AheadPlace, lastRead, placesAfter } from './ahead-tree.ts';
import { dailyCapOf, lookAheadOf } from './operator-limits.ts';
import { insistOnWorkCap, roomForWork } from './work-caps.ts';

type Keeping = Pick<Parts, 'config' | 'makers' | 'now'>;

/**
 * Asks for what is to be prepared after the chapter last read, and for nothing else any longer: the next chapters of some
 * of its choices, as the operator allows, and all that the story is packed with. To be called in the transaction that
 * opened a chapter, or prepared one.
 */
export async function prepareAhead(db: Db, keeping: Keeping, storyId: string): Promise<void> {
	const story = await storyAtWork(db, storyId);
	const author = story && (await userById(db, story.author_id));
	if (!story || !author) return;
	const wanted = (await mayPrepare(db, keeping, story, author)) ? await missingAhead(db, keeping, story) : [];
	for (const job of await waitingAhead(db, storyId)) {
		if (!wanted.some(({ place }) => place.parentId === job.chapter_id && place.choiceIndex === job.choice_index)) {
			await finishAhead(db, job.id);
		}
	}
	await askAhead(db, keeping, story.family_id, wanted);
}

async function askAhead(db: Db, keeping: Keeping, familyId: string, wanted: readonly AheadPlace[]): Promise<void> {
	let room = await roomForWork(db, keeping, familyId, 'chapter');
	for (const { place, ahead } of wanted) {
		if (room < 1) return;
		if (!(await addChapterJob(db, place, familyId, keeping.now(), ahead))) continue;
		await insistOnWorkCap(db, keeping, familyId, 'chapter');
		room -= 1;
	}
}

/** Whether chapters of this story are prepared before anybody chooses them. */
export async function mayPrepare(
	db: Db,
	{ config, makers, now }: Keeping,
	story: Row<'story'>,
	author: User,
): Promise<boolean> {
	if (!hasAccess(author, now()) || !isGenreAllowed(author, story.genre)) return false;
	if (story.packed_depth > 0) return true;
	if (lookAheadOf(config, makers) === 0 || story.status === 'completed' || story.status === 'failed') return false;
	const cap = dailyCapOf(config, makers);
	return cap === 0 || (await waitForNext(db, story.family_id, cap, now())) === 0;
}

async function missingAhead(db: Db, { config, makers }: Keeping, story: Row<'story'>): Promise<AheadPlace[]> {
	const chapters = await chaptersOf(db, story.id);
	const from = lastRead(chapters);
	const choices = story.status === 'completed' ? 0 : lookAheadOf(config, makers);
	const breadth = (ahead: number) =>
		ahead <= story.packed_depth ? Number.POSITIVE_INFINITY : ahead === 1 ? choices : 0;
	return from ? placesAfter(from, chapters, breadth).filter(({ chapter }) => chapter === null) : [];
}
