import { type ExpressionBuilder, sql } from 'kysely';
import { v7 } from 'uuid';
import type { ChapterPlace } from './chapters.ts';
import type { Db, Row, Schema } from './schema.ts';

export type Job = Row<'job'>;
/** The `run_after` of a job that is due: not the time of its node, of which another node's clock may be behind. */
export const atOnce = 0;

/** What a job makes: the chapter at a place, or a chapter's picture or narration. There is one job for it at a time. */
export type JobTarget = Pick<Job, 'kind' | 'story_id' | 'chapter_id' | 'choice_index' | 'voice'>;

export function chapterTarget({ storyId, parentId, choiceIndex }: ChapterPlace): JobTarget {
	return { kind: 'chapter', story_id: storyId, chapter_id: parentId, choice_index: choiceIndex, voice: null };
}

export function pictureTarget(storyId: string, chapterId: string): JobTarget {
	return { kind: 'picture', story_id: storyId, chapter_id: chapterId, choice_index: null, voice: null };
}

export function narrationTarget(storyId: string, chapterId: string, voice: string): JobTarget {
	return { kind: 'narration', story_id: storyId, chapter_id: chapterId, choice_index: null, voice };
}

/**
 * The family that a job is added for, and the time, in epoch milliseconds. `ahead`: the number of choices between the chapter that is
 * read and the job's own; 0 if it is left out.
 */
type JobRequest = { familyId: string; now: number; ahead?: number };

/**
 * Adds a job for a chapter or a picture. An existing one for the target is moved nearer if it was further ahead. True if the job is
 * new or nearer than before.
 */
export async function addJob(db: Db, target: JobTarget, request: JobRequest): Promise<boolean> {
	return (await insertJob(db, target, request)) || moveNearer(db, target, request.ahead ?? 0);
}

/** As `addJob`, for a narration: an existing job also ends its back-off. True only if the job is new. */
export async function addNarrationJob(db: Db, target: JobTarget, request: JobRequest): Promise<boolean> {
	if (await insertJob(db, target, request)) return true;
	const backingOff = db.updateTable('job').where(isFor(target)).where('run_after', '>', request.now);
	await backingOff.set({ run_after: atOnce }).execute();
	await moveNearer(db, target, request.ahead ?? 0);
	return false;
}

/** Claims a waiting job; undefined if it is gone or already claimed. */
export function claimJob(db: Db, id: string): Promise<Job | undefined> {
	return db
		.updateTable('job')
		.set((column) => ({ state: 'running', attempts: column('attempts', '+', 1) }))
		.where('id', '=', id)
		.where('state', '=', 'waiting')
		.returningAll()
		.executeTakeFirst();
}

/** Lets a claimed job wait again, unless it was taken from this worker and given to another. */
export async function requeueJob(db: Db, job: Job, attempts: number, runAfter: number): Promise<void> {
	await db
		.updateTable('job')
		.set({ state: 'waiting', attempts, run_after: runAfter })
		.where('id', '=', job.id)
		.where('state', '=', 'running')
		.where('attempts', '=', job.attempts)
		.execute();
}

/** Deletes the job and returns it; undefined if it is already gone, and its result must be discarded. */
export function finishJob(db: Db, id: string): Promise<Job | undefined> {
	return db.deleteFrom('job').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Deletes the job of the chapter at a place, waiting or running: a running one will find nowhere to store its result. */
export async function removeChapterJob(db: Db, place: ChapterPlace): Promise<void> {
	await db
		.deleteFrom('job')
		.where(isFor(chapterTarget(place)))
		.execute();
}

/** Deletes a preparation job; false if it is gone or needed by now. */
export async function finishPreparationJob(db: Db, id: string): Promise<boolean> {
	const gone = await db
		.deleteFrom('job')
		.where('id', '=', id)
		.where('ahead', '>', 0)
		.returning('id')
		.executeTakeFirst();
	return gone !== undefined;
}

/** Moves the picture or narrations of a chapter to the front, without waiting for their back-off. */
export async function promoteJobs(
	db: Db,
	kinds: readonly ('picture' | 'narration')[],
	chapterId: string,
): Promise<void> {
	await db
		.updateTable('job')
		.set({ ahead: 0, run_after: atOnce })
		.where('kind', 'in', kinds)
		.where('chapter_id', '=', chapterId)
		.execute();
}

/** Resets jobs marked as running that no worker runs. `running`: the ids of those that do run. */
export async function releaseJobs(db: Db, running: readonly string[]): Promise<void> {
	const taken = db.updateTable('job').set({ state: 'waiting' }).where('state', '=', 'running');
	await (running.length > 0 ? taken.where('id', 'not in', running) : taken).execute();
}

/** Which kinds of jobs are due, for a reader or prepared ahead. */
export async function dueKinds(db: Db, now: number): Promise<{ kind: Job['kind']; isAhead: boolean }[]> {
	const isAhead = sql<0 | 1>`case when ahead > 0 then 1 else 0 end`;
	const rows = await db
		.selectFrom('job')
		.select(['kind', isAhead.as('is_ahead')])
		.distinct()
		.where('state', '=', 'waiting')
		.where('run_after', '<=', now)
		.execute();
	return rows.map(({ kind, is_ahead }) => ({ kind, isAhead: is_ahead === 1 }));
}

/** A due job as the dispatcher of a cluster sees it. `rank`: how many jobs of its family, kind and distance are before it. */
export type QueuedEntry = Pick<Job, 'id' | 'kind' | 'ahead'> & { rank: number; isQueued: boolean };

/**
 * Postgres, with pg-boss's table: due jobs without an entry that is queued or held, and those that a reader now waits for, but
 * whose entry is queued behind (`isQueued`).
 */
export async function undispatchedJobs(db: Db, now: number, limit: number): Promise<QueuedEntry[]> {
	const { rows } = await sql<QueuedEntry>`
		select due.id, due.kind, due.ahead, due.rank::int as rank, entry.singleton_key is not null as "isQueued"
		from (
			select id, kind, ahead, row_number() over (partition by kind, ahead, family_id order by id) - 1 as rank
			from job where state = 'waiting' and run_after <= ${now}
		) as due
		left join pgboss.job as entry
			on entry.name = due.kind and entry.singleton_key = due.id and entry.state in ('created', 'retry', 'active')
		where entry.singleton_key is null or (due.ahead = 0 and entry.priority < 0 and entry.state = 'created')
		order by due.ahead, due.id
		limit ${limit}`.execute(db);
	return rows;
}

/** Postgres, with pg-boss's table: releases running jobs whose entry no node holds any more. */
export async function releaseOrphanedJobs(db: Db): Promise<void> {
	await sql`
		update job set state = 'waiting' where state = 'running' and not exists (
			select 1 from pgboss.job as entry
			where entry.name = job.kind and entry.singleton_key = job.id and entry.state = 'active')`.execute(db);
}

/** Ends all waiting after failed attempts. */
export async function clearBackOffs(db: Db, now: number): Promise<void> {
	await db.updateTable('job').set({ run_after: atOnce }).where('run_after', '>', now).execute();
}

export type PictureJob = Pick<Job, 'id' | 'attempts' | 'run_after'>;

/** The jobs of a story's pictures that are not drawn yet. */
export function pictureJobsOf(db: Db, storyId: string): Promise<PictureJob[]> {
	return db
		.selectFrom('job')
		.select(['id', 'attempts', 'run_after'])
		.where('kind', '=', 'picture')
		.where('story_id', '=', storyId)
		.execute();
}

/** Makes those of the jobs due that wait for a later time. True if there were any. */
export async function makeDue(db: Db, ids: readonly string[], now: number): Promise<boolean> {
	const woken = await db
		.updateTable('job')
		.set({ run_after: atOnce })
		.where('id', 'in', ids)
		.where('state', '=', 'waiting')
		.where('run_after', '>', now)
		.returning('id')
		.execute();
	return woken.length > 0;
}

/** True if the target's job was further ahead. */
async function moveNearer(db: Db, target: JobTarget, ahead: number): Promise<boolean> {
	const further = db.updateTable('job').where(isFor(target)).where('ahead', '>', ahead);
	return (await further.set({ ahead }).returning('id').executeTakeFirst()) !== undefined;
}

/** False if there is a job for the target. */
async function insertJob(db: Db, target: JobTarget, { familyId, now, ahead = 0 }: JobRequest): Promise<boolean> {
	const waiting = { id: v7(), state: 'waiting', attempts: 0, run_after: atOnce, created_at: now } as const;
	const added = await db
		.insertInto('job')
		.values({ ...waiting, ...target, family_id: familyId, ahead })
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst();
	return added !== undefined;
}

/** The condition that a row is the job for the target. */
function isFor({ kind, story_id, chapter_id, choice_index, voice }: JobTarget) {
	return (eb: ExpressionBuilder<Schema, 'job'>) =>
		eb.and([
			eb('kind', '=', kind),
			eb('story_id', '=', story_id),
			eb('chapter_id', 'is not distinct from', chapter_id),
			eb('choice_index', 'is not distinct from', choice_index),
			eb('voice', 'is not distinct from', voice),
		]);
}

/** Waiting chapter jobs that a reader waits for, oldest first, including those that back off after a failure. */
export function waitingChapterJobs(db: Db): Promise<Job[]> {
	return waitingJobs(db, 'chapter').where('ahead', '=', 0).execute();
}

/** Due jobs that a reader waits for, oldest first. */
export function dueJobs(db: Db, kind: Job['kind'], now: number, limit: number): Promise<Job[]> {
	return waitingJobs(db, kind).where('ahead', '=', 0).where('run_after', '<=', now).limit(limit).execute();
}

/** Whether a reader waits for a job that is due. */
export async function isReaderJobDue(db: Db, now: number): Promise<boolean> {
	const job = await db
		.selectFrom('job')
		.select('id')
		.where('state', '=', 'waiting')
		.where('run_after', '<=', now)
		.where('ahead', '=', 0)
		.limit(1)
		.executeTakeFirst();
	return job !== undefined;
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

type JobCounts = {
	jobs: (Pick<Job, 'kind' | 'state'> & { count: number })[];
	/** Seconds since the oldest job that could start was added; 0 without one. */
	oldestWait: number;
};

/** How many jobs of each kind wait and run, in the whole database. */
export async function jobCounts(db: Db, now: number): Promise<JobCounts> {
	const jobs = await db
		.selectFrom('job')
		.select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('count')])
		.groupBy(['kind', 'state'])
		.orderBy('kind')
		.orderBy('state')
		.execute();
	const oldest = await db
		.selectFrom('job')
		.select(({ fn }) => fn.min('created_at').as('at'))
		.where('state', '=', 'waiting')
		.where('run_after', '<=', now)
		.executeTakeFirst();
	const at = oldest?.at as number | null | undefined;
	return { jobs, oldestWait: at == null ? 0 : Math.max(0, now - at) / 1000 };
}

/** Whether a job writes a story's first chapter. */
export function isFirstChapterJob(job: Job): boolean {
	return job.kind === 'chapter' && job.chapter_id === null;
}

/** The jobs for first chapters that are being written. */
export function runningFirstChapterJobs(db: Db): Promise<Job[]> {
	return db
		.selectFrom('job')
		.selectAll()
		.where('kind', '=', 'chapter')
		.where('state', '=', 'running')
		.where('chapter_id', 'is', null)
		.execute();
}

export async function hasJob(db: Db, target: JobTarget): Promise<boolean> {
	const job = await db.selectFrom('job').select('id').where(isFor(target)).executeTakeFirst();
	return job !== undefined;
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
