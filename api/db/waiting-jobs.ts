import type { Job } from './jobs.ts';
import type { Db } from './schema.ts';

/** Waiting chapter jobs that a reader waits for, oldest first, including those that back off after a failure. */
export function waitingChapterJobs(db: Db): Promise<Job[]> {
	return waitingJobs(db, 'chapter').where('ahead', '=', 0).execute();
}

/** Due jobs that a reader waits for, oldest first. */
export function dueJobs(db: Db, kind: Job['kind'], now: number, limit: number): Promise<Job[]> {
	return waitingJobs(db, kind).where('ahead', '=', 0).where('run_after', '<=', now).limit(limit).execute();
}

/** Due preparation jobs, nearest first. */
export function duePreparationJobs(db: Db, kind: Job['kind'], now: number, limit: number): Promise<Job[]> {
	return db
		.selectFrom('job')
		.selectAll()
		.where('kind', '=', kind)
		.where('state', '=', 'waiting')
		.where('ahead', '>', 0)
		.where('run_after', '<=', now)
		.orderBy('ahead')
		.orderBy('id')
		.limit(limit)
		.execute();
}

/** When the next job that backs off is due; null if there is none. */
export async function nextDue(db: Db, now: number): Promise<number | null> {
	const row = await db
		.selectFrom('job')
		.select((column) => column.fn.min('run_after').as('at'))
		.where('state', '=', 'waiting')
		.where('run_after', '>', now)
		.executeTakeFirst();
	return row?.at ?? null;
}

/** A story's preparation jobs for chapters that are not running. */
export function waitingPreparationJobs(db: Db, storyId: string): Promise<Job[]> {
	return waitingJobs(db, 'chapter').where('story_id', '=', storyId).where('ahead', '>', 0).execute();
}

export async function countWaitingChapterJobs(db: Db): Promise<number> {
	const { count } = await db
		.selectFrom('job')
		.select((column) => column.fn.countAll<number>().as('count'))
		.where('kind', '=', 'chapter')
		.where('state', '=', 'waiting')
		.where('ahead', '=', 0)
		.executeTakeFirstOrThrow();
	return count;
}

/** The job for a story's first chapter. */
export function firstChapterJob(db: Db, storyId: string): Promise<Job | undefined> {
	return db
		.selectFrom('job')
		.selectAll()
		.where('kind', '=', 'chapter')
		.where('story_id', '=', storyId)
		.where('chapter_id', 'is', null)
		.executeTakeFirst();
}

function waitingJobs(db: Db, kind: Job['kind']) {
	return db.selectFrom('job').selectAll().where('kind', '=', kind).where('state', '=', 'waiting').orderBy('id');
}
