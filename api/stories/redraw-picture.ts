import type { Principal } from '../accounts/principal.ts';
import { parentsOnly } from '../accounts/profiles.ts';
import type { AppContext } from '../app/context.ts';
import { HttpError, notFound } from '../app/errors.ts';
import { chapterById, updateChapter } from '../db/chapters.ts';
import { addPictureJob, promotePictureJob } from '../db/jobs.ts';
import type { Db } from '../db/schema.ts';
import { ownStory, type StoryWithoutPlan } from '../db/stories.ts';
import { authorOf, requireAccess } from './author.ts';
import { provenanceOf } from './provenance.ts';
import { isShown } from './wire-format.ts';

type Keeping = Pick<AppContext, 'db' | 'queue' | 'now'>;

const day = 24 * 60 * 60 * 1000;
/** A provider's picture costs a few cents. */
const redrawsPerDay = 5;

/**
 * Enqueues another picture of a chapter; the present one stays until it is drawn. Throws 404, 403 `parents-only` for a
 * child, 402, and 429 `redraw-cap`.
 */
export async function redrawPicture(
	{ db, queue, now }: Keeping,
	reader: Principal,
	storyId: string,
	nodeId: string,
): Promise<void> {
	const story = await ownStory(db, reader, storyId);
	const row = story && (await chapterById(db, storyId, nodeId));
	if (!story || !row || !isShown(story, row)) throw notFound();
	if (reader.role === 'child') throw parentsOnly();
	requireAccess(await authorOf(db, story), now());
	await db.transaction().execute((trx) => requestRedraw(trx, story, nodeId, now()));
	await queue.wake();
}

async function requestRedraw(db: Db, { id, family_id }: StoryWithoutPlan, nodeId: string, now: number): Promise<void> {
	const row = await chapterById(db, id, nodeId);
	if (!row) throw notFound();
	const making = provenanceOf(row);
	const today = making.redraws.filter((at) => at > now - day);
	if (today.length >= redrawsPerDay) throw redrawCapReached(today[0]! + day - now);
	await updateChapter(db, nodeId, { making: JSON.stringify({ ...making, redraws: [...making.redraws, now] }) });
	await addPictureJob(db, id, nodeId, family_id, now);
	await promotePictureJob(db, nodeId, now);
}

function redrawCapReached(wait: number): HttpError {
	const sentence = 'This picture was drawn many times today. Please try again tomorrow.';
	return new HttpError(429, 'redraw-cap', sentence, { retryAfterSeconds: Math.ceil(wait / 1000) });
}
