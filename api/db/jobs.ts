import { v7 } from 'uuid';
import type { ChapterPlace } from './chapters.ts';
import type { Db, Row } from './schema.ts';

export type Job = Row<'job'>;

/**
 * Asks for a chapter, `ahead` choices before anybody waits for it. The same place a second time is the same job, as near
 * as it was asked for; true when it is a new one, or nearer than before.
 */
export function addChapterJob(db: Db, place: ChapterPlace, familyId: string, now: number, ahead = 0): Promise<boolean> {
	return addJob(db, {
		kind: 'chapter',
		story_id: place.storyId,
		chapter_id: place.parentId,
		choice_index: place.choiceIndex,
		family_id: familyId,
		ahead,
		created_at: now,
	});
}

/** Asks for a chapter's picture, in the same manner. */
export function addPictureJob(
	db: Db,
	storyId: string,
	chapterId: string,
	familyId: string,
	now: number,
	ahead = 0,
): Promise<boolean> {
	return addJob(db, {
		kind: 'picture',
		story_id: storyId,
		chapter_id: chapterId,
		choice_index: null,
		family_id: familyId,
		ahead,
		created_at: now,
	});
}

/** Takes a waiting job, or nothing when it is gone or taken. */
export function claimJob(db: Db, id: string): Promise<Job | undefined> {
	return db
		.updateTable('job')
		.set((column) => ({ state: 'running', attempts: column('attempts', '+', 1) }))
		.where('id', '=', id)
		.where('state', '=', 'waiting')
		.returningAll()
		.executeTakeFirst();
}

export async function requeueJob(db: Db, id: string, attempts: number, runAfter: number): Promise<void> {
	await db.updateTable('job').set({ state: 'waiting', attempts, run_after: runAfter }).where('id', '=', id).execute();
}

/** The job as it was in the end; nothing when it is gone already, and with it the reason to keep what was made. */
export function finishJob(db: Db, id: string): Promise<Job | undefined> {
	return db.deleteFrom('job').where('id', '=', id).returningAll().executeTakeFirst();
}

/** The same for a job that nobody waits for; one that somebody waits for by now stays. */
export async function finishPreparationJob(db: Db, id: string): Promise<boolean> {
	const gone = await db
		.deleteFrom('job')
		.where('id', '=', id)
		.where('ahead', '>', 0)
		.returning('id')
		.executeTakeFirst();
	return gone !== undefined;
}

/** A chapter's picture is looked for now: it waits no longer behind what somebody waits for, nor rests. */
export async function promotePictureJob(db: Db, chapterId: string, now: number): Promise<void> {
	await db
		.updateTable('job')
		.set({ ahead: 0, run_after: now })
		.where('kind', '=', 'picture')
		.where('chapter_id', '=', chapterId)
		.execute();
}

/** What nobody is doing, for all that the table says so, waits again. `running`: the ids of what is being done. */
export async function releaseJobs(db: Db, running: readonly string[]): Promise<void> {
	const taken = db.updateTable('job').set({ state: 'waiting' }).where('state', '=', 'running');
	await (running.length > 0 ? taken.where('id', 'not in', running) : taken).execute();
}

/** Nothing rests any longer after a failed try. */
export async function clearBackOffs(db: Db, now: number): Promise<void> {
	await db.updateTable('job').set({ run_after: now }).where('run_after', '>', now).execute();
}

/** Lets those pictures of a story begin again that have rested long enough: they are due before `restsUntil`. */
export async function clearPictureBackOffs(db: Db, storyId: string, restsUntil: number, now: number): Promise<boolean> {
	const woken = await db
		.updateTable('job')
		.set({ run_after: now })
		.where('kind', '=', 'picture')
		.where('story_id', '=', storyId)
		.where('state', '=', 'waiting')
		.where('run_after', '>', now)
		.where('run_after', '<', restsUntil)
		.returning('id')
		.execute();
	return woken.length > 0;
}

async function addJob(db: Db, job: Omit<Job, 'id' | 'state' | 'attempts' | 'run_after'>): Promise<boolean> {
	const added = await db
		.insertInto('job')
		.values({ id: v7(), state: 'waiting', attempts: 0, run_after: job.created_at, ...job })
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst();
	if (added) return true;
	const nearer = await db
		.updateTable('job')
		.set({ ahead: job.ahead })
		.where('kind', '=', job.kind)
		.where('story_id', '=', job.story_id)
		.where('chapter_id', job.chapter_id === null ? 'is' : '=', job.chapter_id)
		.where('choice_index', job.choice_index === null ? 'is' : '=', job.choice_index)
		.where('ahead', '>', job.ahead)
		.returning('id')
		.executeTakeFirst();
	return nearer !== undefined;
}
