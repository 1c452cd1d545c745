import type { ChoiceInput, NextChapter } from '../../shared/contract/stories.ts';
import { timeouts } from '../../shared/rules/limits.ts';
import type { Principal } from '../accounts/principal.ts';
import type { AppContext } from '../app/context.ts';
import { HttpError, requireFound } from '../app/errors.ts';
import { type ChapterPlace, chapterAt, chapterById } from '../db/chapters.ts';
import { addJob, chapterTarget } from '../db/jobs.ts';
import type { Db, Row } from '../db/schema.ts';
import { ownStory, type StoryWithAuthor } from '../db/stories.ts';
import { inRelaxedTransaction, inTransaction } from '../db/transaction.ts';
import { removeUnusedMedia } from '../media/media-use.ts';
import { deletePrepared, firstDisallowedOnPath } from './allowed-content.ts';
import { authorOf, requireAccess, requireAllowedGenre } from './author.ts';
import { requireQueueCapacity, retryAfterSeconds } from './begin-story.ts';
import { requireVisibleChapter } from './chapter-access.ts';
import { requireBelowWorkCap } from './daily-caps.ts';
import { prepareAhead } from './look-ahead.ts';
import { openChapter } from './open-chapter.ts';
import { toChapters } from './read-stories.ts';
import { isOpened } from './wire-format.ts';

/**
 * The chapter that a choice leads to. A chapter opened before is returned, also without access; a prepared one is opened; a
 * new one is queued, and returned as soon as its text is stored. Throws 404, 409 `story-ended`, 403 `genre-not-allowed`,
 * 403 `chapter-hidden`, 402, 429 `daily-cap`, 503 `queue-full`, 503 `still-writing` after `timeout` milliseconds (the chapter
 * is stored when it is written), and the error of a failed storyteller.
 */
export async function continueStory(
	context: AppContext,
	principal: Principal,
	storyId: string,
	{ nodeId, choiceIndex }: ChoiceInput,
	timeout: number = timeouts.serverChapterWait,
): Promise<NextChapter> {
	const { db } = context;
	const story = requireFound(await ownStory(db, principal, storyId));
	const from = requireFound(await chapterById(db, storyId, nodeId));
	await requireVisibleChapter(db, principal, nodeId);
	const place = { storyId, parentId: nodeId, choiceIndex };
	const before = await chapterAt(db, place);
	if (before && isOpened(before) && (await openExisting(context, story, from, before)))
		return toNextChapter(db, principal, before);
	if (!before) requireChoice(from, choiceIndex);
	const author = await authorOf(db, story);
	// A child's story is held to the child's current limits, also when a parent takes the choice.
	requireAllowedGenre(author, story.genre);
	// A packed chapter was made while there was access, and a device may have read it offline already.
	if (!before || story.packed_depth === 0) requireAccess(author, context.now());
	if (before && (await openExisting(context, story, from, before))) return toNextChapter(db, principal, before);
	requireAccess(author, context.now());
	return waitForChapter(context, principal, story, place, timeout);
}

/**
 * Opens an existing chapter, opened before or prepared. False if it was deleted, or is deleted here because its author's
 * settings no longer allow it.
 */
async function openExisting(
	context: AppContext,
	story: StoryWithAuthor,
	from: Row<'chapter'>,
	next: Row<'chapter'>,
): Promise<boolean> {
	const { db, media, now, queue } = context;
	if (from.taken_choice === next.choice_index && isOpened(next)) return true;
	const { isThere, unusedMedia } = await inTransaction(db, async (trx) => {
		const here = await chapterById(trx, story.id, next.id);
		if (!here) return { isThere: false, unusedMedia: [] };
		const disallowed = await firstDisallowedOnPath(trx, await authorOf(trx, story), story, here);
		if (disallowed) return { isThere: false, unusedMedia: await deletePrepared(trx, story, [disallowed], now()) };
		await openChapter(trx, here, now());
		await prepareAhead(trx, context, story.id);
		return { isThere: true, unusedMedia: [] };
	});
	await removeUnusedMedia(db, media, unusedMedia);
	await queue.wake();
	return isThere;
}

function requireChoice(from: Row<'chapter'>, choiceIndex: number): void {
	if (from.is_ending) throw new HttpError(409, 'story-ended', 'This story has come to its end.');
	const { length } = JSON.parse(from.choices) as string[];
	if (choiceIndex >= length) throw new HttpError(400, 'no-such-choice', 'This chapter has no such choice.');
}

async function waitForChapter(
	context: AppContext,
	principal: Principal,
	story: StoryWithAuthor,
	place: ChapterPlace,
	timeout: number,
): Promise<NextChapter> {
	const { db, queue } = context;
	const target = chapterTarget(place);
	const outcome = await queue.waiters.waitFor(target, timeout, async () => {
		// The job is not acknowledged yet: after a power failure the device repeats its request.
		const state = await inRelaxedTransaction(db, (trx) => enqueueChapter(trx, context, story, place));
		if (state === 'written') return queue.waiters.settle(target, 'settled');
		queue.promote(place);
		await queue.wake();
	});
	if (outcome instanceof HttpError) throw outcome;
	if (outcome === 'late') throw stillWriting();
	const from = requireFound(await chapterById(db, place.storyId, place.parentId!));
	const next = requireFound(await chapterAt(db, place));
	// It was prepared, and something in it was switched off during the wait: it is written again.
	if (!(await openExisting(context, story, from, next))) throw stillWriting();
	return toNextChapter(db, principal, next);
}

async function enqueueChapter(
	db: Db,
	context: Pick<AppContext, 'config' | 'makers' | 'now'>,
	{ family_id }: StoryWithAuthor,
	place: ChapterPlace,
): Promise<'written' | 'queued'> {
	if (await chapterAt(db, place)) return 'written';
	requireFound(await chapterById(db, place.storyId, place.parentId!));
	if (await addJob(db, chapterTarget(place), { familyId: family_id, now: context.now() })) {
		await requireBelowWorkCap(db, context, family_id, 'chapter');
		await requireQueueCapacity(db, context.config.queue.full);
	}
	return 'queued';
}

function stillWriting(): HttpError {
	const sentence = 'This chapter takes a little longer to write. It will be there in a moment.';
	return new HttpError(503, 'still-writing', sentence, { retryAfterSeconds });
}

async function toNextChapter(db: Db, principal: Principal, next: Row<'chapter'>): Promise<NextChapter> {
	const [newNode] = await toChapters(db, [next], principal);
	return { newNode: newNode!, isCompleted: next.is_ending === 1 };
}
