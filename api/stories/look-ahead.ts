import type { User } from '../../shared/contract/user.ts';
import { hasAccess } from '../../shared/rules/access.ts';
import { isGenreAllowed } from '../../shared/rules/moderation/content-rules.ts';
import type { Core } from '../app/core.ts';
import { userById } from '../db/accounts.ts';
import { chaptersOf } from '../db/chapters.ts';
import { addJob, chapterTarget, finishPreparationJob, waitingPreparationJobs } from '../db/jobs.ts';
import type { Db, Row } from '../db/schema.ts';
import { storyById } from '../db/stories.ts';
import { waitForNextStory } from '../db/usage-quota.ts';
import { remainingWork, requireBelowWorkCap } from './daily-caps.ts';
import { dailyStoryCap, lookAheadLimit } from './operator-limits.ts';
import { lastReadChapter, type PlaceAhead, placesAfter } from './places-ahead.ts';

type Context = Pick<Core, 'config' | 'makers' | 'now'>;

/**
 * Enqueues the chapters to prepare after the one read last, and removes all other preparation jobs of the story: the next
 * chapters of as many choices as the operator allows, and all that belong to a packed story. To be called in the transaction
 * that opens or stores a chapter.
 */
export async function prepareAhead(db: Db, context: Context, storyId: string): Promise<void> {
	const story = await storyById(db, storyId);
	const author = story && (await userById(db, story.author_id));
	if (!story || !author) return;
	const wanted = (await canPrepareAhead(db, context, story, author))
		? await missingPlacesAhead(db, context, story)
		: [];
	for (const job of await waitingPreparationJobs(db, storyId)) {
		if (!wanted.some(({ place }) => place.parentId === job.chapter_id && place.choiceIndex === job.choice_index)) {
			await finishPreparationJob(db, job.id);
		}
	}
	await enqueueAhead(db, context, story.family_id, wanted);
}

async function enqueueAhead(db: Db, context: Context, familyId: string, wanted: readonly PlaceAhead[]): Promise<void> {
	let room = await remainingWork(db, context, familyId, 'chapter');
	for (const { place, ahead } of wanted) {
		if (room < 1) return;
		if (!(await addJob(db, chapterTarget(place), { familyId, now: context.now(), ahead }))) continue;
		await requireBelowWorkCap(db, context, familyId, 'chapter');
		room -= 1;
	}
}

/** Whether chapters of this story may be prepared before they are chosen. */
export async function canPrepareAhead(
	db: Db,
	{ config, makers, now }: Context,
	story: Row<'story'>,
	author: User,
): Promise<boolean> {
	if (!hasAccess(author, now()) || !isGenreAllowed(author, story.genre)) return false;
	if (story.packed_depth > 0) return true;
	if (lookAheadLimit(config, makers) === 0 || story.status === 'completed' || story.status === 'failed') return false;
	const cap = dailyStoryCap(config, makers);
	return cap === 0 || (await waitForNextStory(db, story.family_id, cap, now())) === 0;
}

async function missingPlacesAhead(db: Db, { config, makers }: Context, story: Row<'story'>): Promise<PlaceAhead[]> {
	const chapters = await chaptersOf(db, story.id);
	const from = lastReadChapter(chapters);
	const choices = story.status === 'completed' ? 0 : lookAheadLimit(config, makers);
	const breadth = (ahead: number) =>
		ahead <= story.packed_depth ? Number.POSITIVE_INFINITY : ahead === 1 ? choices : 0;
	return from ? placesAfter(from, chapters, breadth).filter(({ chapter }) => chapter === null) : [];
}
