import { v7 } from 'uuid';
import type { ChapterPlace } from './chapters.ts';
import type { Db, Row } from './schema.ts';

export type Job = Row<'job'>;

/** Asks for a chapter. The same place a second time is the same job; true when it is a new one. */
export function addChapterJob(db: Db, place: ChapterPlace, familyId: string, now: number): Promise<boolean> {
	return addJob(db, {
		kind: 'chapter',
		story_id: place.storyId,
		chapter_id: place.parentId,
		choice_index: place.choiceIndex,
		family_id: familyId,
		created_at: now,
	});
}

export function addPictureJob(
	db: Db,
	storyId: string,
	chapterId: string,
	familyId: string,
	now: number,
): Promise<boolean> {
	return addJob(db, {
		kind: 'picture',
		story_id: storyId,
		chapter_id: chapterId,
		choice_index: null,
		family_id: familyId,
		created_at: now,
	});
}

/** Those that wait to be written, oldest first, whether or not they rest after a failed try. */
export function waitingChapters(db: Db): Promise<Job[]> {
	return waiting(db, 'chapter').execute();
}

/** Those that may begin now, oldest first. */
export function dueJobs(db: Db, kind: Job['kind'], now: number, most: number): Promise<Job[]> {
	return waiting(db, kind).where('run_after', '<=', now).limit(most).execute();
}

/** When the next job that rests may begin, or nothing when none rests. */
export async function nextDue(db: Db, now: number): Promise<number | null> {
	const row = await db
		.selectFrom('job')
		.select((column) => column.fn.min('run_after').as('at'))
		.where('state', '=', 'waiting')
		.where('run_after', '>', now)
		.executeTakeFirst();
	return row?.at ?? null;
}

export async function waitingCount(db: Db): Promise<number> {
	const { count } = await db
		.selectFrom('job')
		.select((column) => column.fn.countAll<number>().as('count'))
		.where('kind', '=', 'chapter')
		.where('state', '=', 'waiting')
		.executeTakeFirstOrThrow();
	return count;
}

/** The job that writes a story's first chapter. */
export function firstChapterJob(db: Db, storyId: string): Promise<Job | undefined> {
	return db
		.selectFrom('job')
		.selectAll()
		.where('kind', '=', 'chapter')
		.where('story_id', '=', storyId)
		.where('chapter_id', 'is', null)
		.executeTakeFirst();
}

/** Takes a waiting job, or nothing when it is gone or taken. */
export function takeJob(db: Db, id: string): Promise<Job | undefined> {
	return db
		.updateTable('job')
		.set((column) => ({ state: 'running', attempts: column('attempts', '+', 1) }))
		.where('id', '=', id)
		.where('state', '=', 'waiting')
		.returningAll()
		.executeTakeFirst();
}

export async function putBack(db: Db, id: string, attempts: number, runAfter: number): Promise<void> {
	await db.updateTable('job').set({ state: 'waiting', attempts, run_after: runAfter }).where('id', '=', id).execute();
}

/** False when the job is gone already, and with it the reason to keep what was made. */
export async function finishJob(db: Db, id: string): Promise<boolean> {
	const gone = await db.deleteFrom('job').where('id', '=', id).returning('id').executeTakeFirst();
	return gone !== undefined;
}

/** What nobody is doing, for all that the table says so, waits again. `running`: the ids of what is being done. */
export async function releaseJobs(db: Db, running: readonly string[]): Promise<void> {
	const taken = db.updateTable('job').set({ state: 'waiting' }).where('state', '=', 'running');
	await (running.length > 0 ? taken.where('id', 'not in', running) : taken).execute();
}

/** Nothing rests any longer after a failed try. */
export async function wakeAllJobs(db: Db, now: number): Promise<void> {
	await db.updateTable('job').set({ run_after: now }).where('run_after', '>', now).execute();
}

/** Lets those pictures of a story begin again that have rested long enough: they are due before `restsUntil`. */
export async function wakePictures(db: Db, storyId: string, restsUntil: number, now: number): Promise<boolean> {
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

function waiting(db: Db, kind: Job['kind']) {
	return db.selectFrom('job').selectAll().where('kind', '=', kind).where('state', '=', 'waiting').orderBy('id');
}

async function addJob(db: Db, job: Omit<Job, 'id' | 'state' | 'attempts' | 'run_after'>): Promise<boolean> {
	const added = await db
		.insertInto('job')
		.values({ id: v7(), state: 'waiting', attempts: 0, run_after: job.created_at, ...job })
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst();
	return added !== undefined;
}
