import { day } from '../../../shared/rules/durations.ts';
import { HttpError } from '../../app/errors.ts';
import { finishJob, type Job, type PictureJob, requeueJob } from '../../db/jobs.ts';
import type { Db } from '../../db/schema.ts';
import { updateStory } from '../../db/stories.ts';
import { inTransaction } from '../../db/transaction.ts';
import { MakerError, type MakerErrorKind, makerErrorAdvice, makerErrorMessage } from '../../makers/maker-error.ts';
import { InvalidDraft, RejectedDraft, rejectionMessage } from '../writing/generate-chapter.ts';

/** After these attempts a chapter fails, and a picture or narration pauses. */
const triesPerRound = 3;
/**
 * A picture that failed three times pauses for a day, or until the server starts, or until the story is opened after ten
 * minutes or more. After four such rounds the chapter stays without a picture. Likewise a narration, which is also tried again
 * whenever it is requested.
 */
const maxRounds = 4;
const pause = day;
const minPause = 10 * 60 * 1000;

/** Whether a picture's job pauses after a round of failed attempts, and has for so long that reading its story ends the pause. */
export function isPauseOver({ attempts, run_after }: PictureJob, now: number): boolean {
	const isPaused = attempts > 0 && attempts % triesPerRound === 0 && run_after > now;
	return isPaused && run_after < now + pause - minPause;
}

/** The error for the requests that wait for the job, or `again` if they wait for the next attempt. */
export type FailureOutcome = HttpError | 'again';

/** Requeues a failed job or ends it. `backOff`: milliseconds before the second attempt. */
export async function recordFailure(
	db: Db,
	job: Job,
	error: unknown,
	{ now, backOff }: { now: number; backOff: number },
): Promise<FailureOutcome> {
	const round = job.attempts % triesPerRound;
	const isFinal = error instanceof RejectedDraft || round === 0;
	if (job.kind === 'chapter' && isFinal) return failChapter(db, job, error, now);
	if (!isFinal) await requeueJob(db, job, job.attempts, now + backOff * 2 ** (round - 1));
	else if (job.attempts < triesPerRound * maxRounds) await requeueJob(db, job, job.attempts, now + pause);
	else await finishJob(db, job.id);
	return job.kind === 'narration' ? narrationError('narration-failed') : 'again';
}

/** A request for a narration is answered at the first failure; the next request ends the back-off. */
export function narrationError(code: 'narration-failed' | 'still-narrating'): HttpError {
	return new HttpError(503, code, 'Failed to generate audio', { retryAfterSeconds: 5 });
}

/** A first chapter fails its story; after a later one the choice can be taken again. */
async function failChapter(db: Db, job: Job, error: unknown, now: number): Promise<HttpError> {
	const message = failureMessage(error);
	await inTransaction(db, async (trx) => {
		if (!(await finishJob(trx, job.id)) || job.chapter_id !== null) return;
		await updateStory(trx, job.story_id, { status: 'failed', error: message }, now);
	});
	if (error instanceof RejectedDraft) return new HttpError(409, 'chapter-not-kind', message);
	const sentence = error instanceof MakerError ? message : tryAgainMessage;
	return new HttpError(503, 'chapter-failed', sentence, { retryAfterSeconds: retryAfter(error) });
}

const storyFailedMessage = 'The storyteller could not write this story. Please try again in a little while.';
const tryAgainMessage = 'Failed to generate the next part of the story. Please try again.';

/** Seconds for `Retry-After`, by kind of maker error, and for every other error. */
const usualRetryDelay = 10;
const retryDelays: Partial<Record<MakerErrorKind, number>> = { busy: 60, broken: 30, refused: 300, resting: 60 };

/** Why a chapter could not be written, for a parent. */
function failureMessage(error: unknown): string {
	if (error instanceof InvalidDraft) return error.sentence;
	if (error instanceof RejectedDraft) return rejectionMessage(error.issue);
	return error instanceof MakerError
		? `${makerErrorMessage(error, 'The storyteller')} ${makerErrorAdvice(error)}`
		: storyFailedMessage;
}

function retryAfter(error: unknown): number {
	return (error instanceof MakerError ? retryDelays[error.kind] : undefined) ?? usualRetryDelay;
}
