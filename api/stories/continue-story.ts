import { timeouts } from '../../shared/limits.ts';
import type { Choose, NextChapter } from '../../shared/making.ts';
import type { Reader } from '../accounts/reader.ts';
import { type ChapterPlace, chapter, chapterAt, followChoice } from '../db/chapters.ts';
import { addChapterJob } from '../db/jobs.ts';
import type { Db, Row } from '../db/schema.ts';
import { changeStory, ownStory, type StoryWithAuthor } from '../db/stories.ts';
import { notFound, Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { authorOf, insistOnAccess, insistOnGenre } from './author.ts';
import { insistOnRoom, retryAfterSeconds } from './begin-story.ts';
import { nodesOf } from './read-stories.ts';

type Keeping = Pick<Parts, 'config' | 'db' | 'queue' | 'now'>;

/**
 * The chapter that a choice leads to. A choice taken before leads where it led, whoever has access now; a new one is
 * written, and answered when its text is there. Throws 404, 409 `story-ended`, 403 `genre-not-allowed`, 402,
 * 503 `queue-full`, 503 `still-writing` after `patience` milliseconds (the chapter is kept when it comes),
 * and what the storyteller's failure says.
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
	const place = { storyId, parentId: nodeId, choiceIndex };
	const before = await chapterAt(db, place);
	if (before) return followed(keeping, from, before);
	insistOnChoice(from, choiceIndex);
	await insistOnLeave(keeping, story);
	return written(keeping, story, place, patience);
}

async function followed({ db, now }: Keeping, from: Row<'chapter'>, next: Row<'chapter'>): Promise<NextChapter> {
	if (from.taken_choice !== next.choice_index) {
		await db.transaction().execute(async (trx) => {
			await followChoice(trx, from.id, next.choice_index!);
			await changeStory(trx, from.story_id, {}, now());
		});
	}
	return told(db, next);
}

function insistOnChoice(from: Row<'chapter'>, choiceIndex: number): void {
	if (from.is_ending) throw new Refusal(409, 'story-ended', 'This story has come to its end.');
	const { length } = JSON.parse(from.choices) as string[];
	if (choiceIndex >= length) throw new Refusal(400, 'no-such-choice', 'This chapter has no such choice.');
}

/** A child's story goes on within the child's limits of today, also when a parent turns the page. */
async function insistOnLeave({ db, now }: Keeping, story: StoryWithAuthor): Promise<void> {
	const author = await authorOf(db, story);
	insistOnGenre(author, story.genre);
	insistOnAccess(author, now());
}

async function written(
	{ config, db, queue, now }: Keeping,
	story: StoryWithAuthor,
	place: ChapterPlace,
	patience: number,
): Promise<NextChapter> {
	const outcome = await queue.waits.for(place, patience, async () => {
		const asked = await db.transaction().execute((trx) => askFor(trx, story, place, config.queue.full, now()));
		if (asked === 'written') queue.waits.settle(place, 'settled');
		else await queue.wake();
	});
	if (outcome instanceof Refusal) throw outcome;
	if (outcome === 'late') throw stillWriting();
	const next = await chapterAt(db, place);
	if (!next) throw notFound();
	return told(db, next);
}

async function askFor(
	db: Db,
	{ family_id }: StoryWithAuthor,
	place: ChapterPlace,
	full: number,
	now: number,
): Promise<'written' | 'asked'> {
	if (await chapterAt(db, place)) return 'written';
	if (!(await chapter(db, place.storyId, place.parentId!))) throw notFound();
	if (await addChapterJob(db, place, family_id, now)) await insistOnRoom(db, full);
	return 'asked';
}

function stillWriting(): Refusal {
	const sentence = 'This chapter takes a little longer to write. It will be there in a moment.';
	return new Refusal(503, 'still-writing', sentence, { retryAfterSeconds });
}

async function told(db: Db, next: Row<'chapter'>): Promise<NextChapter> {
	const [newNode] = await nodesOf(db, [next]);
	return { newNode: newNode!, isCompleted: next.is_ending === 1 };
}
