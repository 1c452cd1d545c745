import type { Job } from './jobs.ts';
import type { Db } from './schema.ts';

/** Those that somebody waits for, oldest first, whether or not they rest after a failed try. */
export function waitingChapterJobs(db: Db): Promise<Job[]> {
	return waitingJobs(db, 'chapter').where('ahead', '=', 0).execute();
}

/** Those that may begin now and that somebody waits for, oldest first. */
export function dueJobs(db: Db, kind: Job['kind'], now: number, most: number): Promise<Job[]> {
	return waitingJobs(db, kind).where('ahead', '=', 0).where('run_after', '<=', now).limit(most).execute();
}

/** Those that may begin now and that nobody waits for yet, the nearest first. */
export function duePreparationJobs(db: Db, kind: Job['kind'], now: number, most: number): Promise<Job[]> {
	return db
		.selectFrom('job')
		.selectAll()
		.where('kind', '=', kind)
		.where('state', '=', 'waiting')
		.where('ahead', '>', 0)
		.where('run_after', '<=', now)
		.orderBy('ahead')
		.orderBy('id')
		.limit(most)
		.execute();
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

/** The chapters of a story that nobody waits for and nobody writes. */
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

function waitingJobs(db: Db, kind: Job['kind']) {
	return db.selectFrom('job').selectAll().where('kind', '=', kind).where('state', '=', 'waiting').orderBy('id');
}
