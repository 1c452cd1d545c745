import type { Images } from '../../shared/contract/story.ts';
import { day } from '../../shared/rules/durations.ts';
import { requireNotChild } from '../accounts/acting-as.ts';
import type { Principal } from '../accounts/principal.ts';
import type { AppContext } from '../app/context.ts';
import type { Core } from '../app/core.ts';
import { HttpError, requireFound } from '../app/errors.ts';
import { chapterById, updateChapter } from '../db/chapters.ts';
import { addJob, makeDue, type PictureJob, pictureTarget, promoteJobs } from '../db/jobs.ts';
import type { Db, Row } from '../db/schema.ts';
import type { StoryWithoutPlan } from '../db/stories.ts';
import { inTransaction } from '../db/transaction.ts';
import { authorOf, requireAccess } from './author.ts';
import { ownChapter } from './chapter-access.ts';
import { provenanceOf } from './provenance.ts';
import { isPauseOver } from './queue/failures.ts';

/** A provider's picture costs a few cents. */
const redrawsPerDay = 5;

/**
 * Enqueues another picture of a chapter; the present one stays until it is drawn. Throws 404, 403 `parents-only` for a
 * child, 402, and 429 `redraw-cap`.
 */
export async function redrawPicture(
	{ db, queue, now }: AppContext,
	principal: Principal,
	storyId: string,
	nodeId: string,
): Promise<void> {
	const { story } = await ownChapter(db, principal, storyId, nodeId);
	requireNotChild(principal);
	requireAccess(await authorOf(db, story), now());
	await inTransaction(db, (trx) => requestRedraw(trx, story, nodeId, now()));
	await queue.wake();
}

async function requestRedraw(db: Db, { id, family_id }: StoryWithoutPlan, nodeId: string, now: number): Promise<void> {
	const row = requireFound(await chapterById(db, id, nodeId));
	const provenance = provenanceOf(row);
	const today = provenance.redraws.filter((at) => at > now - day);
	if (today.length >= redrawsPerDay) throw redrawCapReached(today[0]! + day - now);
	await updateChapter(db, nodeId, { making: JSON.stringify({ ...provenance, redraws: [...provenance.redraws, now] }) });
	await addJob(db, pictureTarget(id, nodeId), { familyId: family_id, now });
	await promoteJobs(db, ['picture'], nodeId);
}

function redrawCapReached(wait: number): HttpError {
	const sentence = 'This picture was drawn many times today. Please try again tomorrow.';
	return new HttpError(429, 'redraw-cap', sentence, { retryAfterSeconds: Math.ceil(wait / 1000) });
}

/**
 * To be called when a story is read: retries failed pictures after their minimum pause, and redraws those with lost files. `jobs`: of
 * the story's pictures. Writes nothing unless there is something to retry or redraw.
 */
export async function requestMissingPictures(
	{ db, media, queue, now }: AppContext,
	story: StoryWithoutPlan,
	chapters: readonly Row<'chapter'>[],
	jobs: readonly PictureJob[],
): Promise<void> {
	const paused = jobs.filter((job) => isPauseOver(job, now())).map(({ id }) => id);
	let isAnyQueued = paused.length > 0 && (await makeDue(db, paused, now()));
	for (const { id, images } of chapters) {
		if (images === null || (await arePicturesStored(media, images))) continue;
		const request = { familyId: story.family_id, now: now() };
		isAnyQueued = (await addJob(db, pictureTarget(story.id, id), request)) || isAnyQueued;
	}
	if (isAnyQueued) await queue.wake();
}

/** A disk error counts as stored: it is no reason to redraw, nor to withhold the story's text. */
async function arePicturesStored(media: Core['media'], images: string): Promise<boolean> {
	const names = Object.values(JSON.parse(images) as Images);
	return (await Promise.all(names.map((name) => media.has(name).catch(() => true)))).every(Boolean);
}
