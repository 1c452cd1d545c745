import { timeouts } from '../../shared/limits.ts';
import type { Choose, NextChapter } from '../../shared/making.ts';
import type { Reader } from '../accounts/reader.ts';
import { type ChapterPlace, chapter, chapterAt } from '../db/chapters.ts';
import { addChapterJob } from '../db/jobs.ts';
import type { Db, Row } from '../db/schema.ts';
import { ownStory, type StoryWithAuthor } from '../db/stories.ts';
import { unsynced } from '../db/unsynced.ts';
import { notFound, Refusal } from '../errors.ts';
import { removeUnused } from '../media/media-use.ts';
import type { Parts } from '../parts.ts';
import { authorOf, insistOnAccess, insistOnGenre } from './author.ts';
import { insistOnRoom, retryAfterSeconds } from './begin-story.ts';
import { deleteUnfit, unfitOnTheWay } from './fitness.ts';
import { prepareAhead } from './look-ahead.ts';
import { nodesOf } from './read-stories.ts';
import { insistOnUnhidden } from './report-chapter.ts';
import { turnTo } from './turn-to.ts';
import { isOpened } from './wire.ts';
import { insistOnWorkCap } from './work-caps.ts';

type Keeping = Pick<Parts, 'config' | 'db' | 'makers' | 'media' | 'queue' | 'now'>;

/**
 * The chapter that a choice leads to. A choice taken before leads where it led, whoever has access now; one that was
 * prepared ahead is opened; a new one is written, and answered when its text is there. Throws 404, 409 `story-ended`,
 * 403 `genre-not-allowed`, 403 `chapter-hidden`, 402, 429 `daily-cap`, 503 `queue-full`, 503 `still-writing` after `patience`
 * milliseconds (the chapter is kept when it comes), and what the storyteller's failure says.
 */
export async function continueStory(
	keeping: Keeping,
	reader: Reader,
	storyId: string,
	{ nodeId, choiceIndex }: Choose,
	patience: number = timeouts.serverWaitsForChapter,
): Promise<NextChapter> {
	const { db } = keeping;
	const story = await ownStory(db, reader, storyId);
	const from = story && (await chapter(db, storyId, nodeId));
	if (!story || !from) throw notFound();
	await insistOnUnhidden(db, reader, nodeId);
	const place = { storyId, parentId: nodeId, choiceIndex };
	const before = await chapterAt(db, place);
	if (before && isOpened(before) && (await isFollowed(keeping, story, from, before))) return told(db, reader, before);
	if (!before) insistOnChoice(from, choiceIndex);
	const author = await authorOf(db, story);
	// A child's story goes on within the child's limits of today, also when a parent turns the page.
	insistOnGenre(author, story.genre);
	// What is packed for a journey was made in time: a device may have read it long ago.
	if (!before || story.packed_depth === 0) insistOnAccess(author, keeping.now());
	if (before && (await isFollowed(keeping, story, from, before))) return told(db, reader, before);
	insistOnAccess(author, keeping.now());
	return written(keeping, reader, story, place, patience);
}

/**
 * Turns to a chapter that is there: by a choice that was taken before, or one that it was prepared for. False when it is
 * gone, or goes now: a chapter that its author may not read any more is deleted and not opened.
 */
async function isFollowed(
	keeping: Keeping,
	story: StoryWithAuthor,
	from: Row<'chapter'>,
	next: Row<'chapter'>,
): Promise<boolean> {
	const { db, media, now, queue } = keeping;
	if (from.taken_choice === next.choice_index && isOpened(next)) return true;
	const { isThere, hidden } = await db.transaction().execute(async (trx) => {
		const here = await chapter(trx, story.id, next.id);
		if (!here) return { isThere: false, hidden: [] };
		const unfit = await unfitOnTheWay(trx, await authorOf(trx, story), story, here);
		if (unfit) return { isThere: false, hidden: await deleteUnfit(trx, story, [unfit], now()) };
		await turnTo(trx, here, now());
		await prepareAhead(trx, keeping, story.id);
		return { isThere: true, hidden: [] };
	});
	await removeUnused(db, media, hidden);
	await queue.wake();
	return isThere;
}

function insistOnChoice(from: Row<'chapter'>, choiceIndex: number): void {
	if (from.is_ending) throw new Refusal(409, 'story-ended', 'This story has come to its end.');
	const { length } = JSON.parse(from.choices) as string[];
	if (choiceIndex >= length) throw new Refusal(400, 'no-such-choice', 'This chapter has no such choice.');
}

async function written(
	keeping: Keeping,
	reader: Reader,
	story: StoryWithAuthor,
	place: ChapterPlace,
	patience: number,
): Promise<NextChapter> {
	const { db, queue } = keeping;
	const outcome = await queue.waits.for(place, patience, async () => {
		// Nobody was told yet that it will be written: after a power failure it is asked for again.
		const asked = await unsynced(db, (trx) => askFor(trx, keeping, story, place));
		if (asked === 'written') return queue.waits.settle(place, 'settled');
		queue.overtake(place);
		await queue.wake();
	});
	if (outcome instanceof Refusal) throw outcome;
	if (outcome === 'late') throw stillWriting();
	const from = await chapter(db, place.storyId, place.parentId!);
	const next = await chapterAt(db, place);
	if (!from || !next) throw notFound();
	// It was prepared, and something in it was switched off while this reader waited: it is written anew.
	if (!(await isFollowed(keeping, story, from, next))) throw stillWriting();
	return told(db, reader, next);
}

async function askFor(
	db: Db,
	keeping: Pick<Keeping, 'config' | 'makers' | 'now'>,
	{ family_id }: StoryWithAuthor,
	place: ChapterPlace,
): Promise<'written' | 'asked'> {
	if (await chapterAt(db, place)) return 'written';
	if (!(await chapter(db, place.storyId, place.parentId!))) throw notFound();
	if (await addChapterJob(db, place, family_id, keeping.now())) {
		await insistOnWorkCap(db, keeping, family_id, 'chapter');
		await insistOnRoom(db, keeping.config.queue.full);
	}
	return 'asked';
}

function stillWriting(): Refusal {
	const sentence = 'This chapter takes a little longer to write. It will be there in a moment.';
	return new Refusal(503, 'still-writing', sentence, { retryAfterSeconds });
}

async function told(db: Db, reader: Reader, next: Row<'chapter'>): Promise<NextChapter> {
	const [newNode] = await nodesOf(db, [next], reader);
	return { newNode: newNode!, isCompleted: next.is_ending === 1 };
}
