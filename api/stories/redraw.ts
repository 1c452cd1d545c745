import { forParents } from '../accounts/family.ts';
import type { Reader } from '../accounts/reader.ts';
import { changeChapter, chapter } from '../db/chapters.ts';
import { addPictureJob, bringNearer } from '../db/jobs.ts';
import type { Db } from '../db/schema.ts';
import { type BareStory, ownStory } from '../db/stories.ts';
import { notFound, Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { authorOf, insistOnAccess } from './author.ts';
import { makingOf } from './making.ts';
import { isShown } from './wire.ts';

type Keeping = Pick<Parts, 'db' | 'queue' | 'now'>;

const day = 24 * 60 * 60 * 1000;
/** A provider's picture costs a few cents, and the fifth is seldom better than the fourth. */
const redrawsPerDay = 5;

/**
 * Asks for another picture of a chapter; the one there stays until it has come. Throws 404, 403 `parents-only` for a
 * child, 402, and 429 `redraw-cap` after a few in one day.
 */
export async function redraw(
	{ db, queue, now }: Keeping,
	reader: Reader,
	storyId: string,
	nodeId: string,
): Promise<void> {
	const story = await ownStory(db, reader, storyId);
	const row = story && (await chapter(db, storyId, nodeId));
	if (!story || !row || !isShown(story, row)) throw notFound();
	if (reader.role === 'child') throw forParents();
	insistOnAccess(await authorOf(db, story), now());
	await db.transaction().execute((trx) => askForAnother(trx, story, nodeId, now()));
	await queue.wake();
}

async function askForAnother(db: Db, { id, family_id }: BareStory, nodeId: string, now: number): Promise<void> {
	const row = await chapter(db, id, nodeId);
	if (!row) throw notFound();
	const making = makingOf(row);
	const today = making.redraws.filter((at) => at > now - day);
	if (today.length >= redrawsPerDay) throw enough(today[0]! + day - now);
	await changeChapter(db, nodeId, { making: JSON.stringify({ ...making, redraws: [...making.redraws, now] }) });
	await addPictureJob(db, id, nodeId, family_id, now);
	await bringNearer(db, nodeId, now);
}

function enough(wait: number): Refusal {
	const sentence = 'This picture was drawn many times today. Please try again tomorrow.';
	return new Refusal(429, 'redraw-cap', sentence, { retryAfterSeconds: Math.ceil(wait / 1000) });
}
