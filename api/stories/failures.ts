import { finishJob, type Job, putBack } from '../db/jobs.ts';
import type { Db } from '../db/schema.ts';
import { changeStory } from '../db/stories.ts';
import { Refusal } from '../errors.ts';
import { MakerFault } from '../makers/providers/provider.ts';
import { restAfter, sentenceFor } from './fault-sentences.ts';
import { UnkindDraft } from './tell-well.ts';

/** After these tries a chapter is given up, and a picture rests. */
const triesInARow = 3;
/**
 * A picture that failed three times rests for a day, or until the server starts, or until somebody opens the story ten
 * minutes later. After four such rounds the chapter stays without one: no picture is tried endlessly.
 */
const pictureRounds = 4;
export const pictureRest = 24 * 60 * 60 * 1000;
export const pictureRestAtLeast = 10 * 60 * 1000;

/** What a failed try leads to: another one, or (for a chapter) the end of it, in words for whoever waits. */
export type Consequence = Refusal | 'again';

/** Books a failed try: the job waits for its next one, or is over. `backOff`: milliseconds before the second try. */
export async function bookFailure(
	db: Db,
	job: Job,
	error: unknown,
	now: number,
	backOff: number,
): Promise<Consequence> {
	const round = job.attempts % triesInARow;
	const final = error instanceof UnkindDraft || round === 0;
	if (!final) {
		await putBack(db, job.id, job.attempts, now + backOff * 2 ** (round - 1));
		return 'again';
	}
	if (job.kind === 'chapter') return giveUpChapter(db, job, error, now);
	if (job.attempts >= triesInARow * pictureRounds) await finishJob(db, job.id);
	else await putBack(db, job.id, job.attempts, now + pictureRest);
	return 'again';
}

/** A first chapter takes its story with it; a later one leaves its choice to be taken again. */
async function giveUpChapter(db: Db, job: Job, error: unknown, now: number): Promise<Refusal> {
	const usual = 'The storyteller could not write this story. Please try again in a little while.';
	await db.transaction().execute(async (trx) => {
		if (!(await finishJob(trx, job.id)) || job.chapter_id !== null) return;
		await changeStory(trx, job.story_id, { status: 'failed', error: sentenceFor(error, usual) }, now);
	});
	if (error instanceof UnkindDraft) return new Refusal(409, 'chapter-not-kind', sentenceFor(error, usual));
	const sentence = error instanceof MakerFault ? sentenceFor(error, usual) : tryAgain;
	return new Refusal(503, 'chapter-failed', sentence, { retryAfterSeconds: restAfter(error, 10) });
}

const tryAgain = 'Failed to generate the next part of the story. Please try again.';
