import type { Core } from '../../app/core.ts';
import { HttpError } from '../../app/errors.ts';
import { errorFields, log, logWarning } from '../../app/log.ts';
import { userById } from '../../db/accounts.ts';
import { type ChapterPlace, chapterAt, narrationsOf } from '../../db/chapters.ts';
import type { JobFailure, NodeMessage } from '../../db/cluster.ts';
import {
	atOnce,
	chapterTarget,
	hasJob,
	type Job,
	type JobTarget,
	nextDue,
	requeueJob,
	runningFirstChapterJobs,
} from '../../db/jobs.ts';
import type { Db } from '../../db/schema.ts';
import { removeUnusedMedia } from '../../media/media-use.ts';
import { reviewPreparedChapters } from '../allowed-content.ts';
import { notifyChapter, notifyChapterUpdate } from '../chapter-notifications.ts';
import { ChapterStreams } from '../writing/chapter-streams.ts';
import { drawPicture } from '../writing/draw-picture.ts';
import { narrateJob } from '../writing/narrate-job.ts';
import { NarrationStreams } from '../writing/narration-streams.ts';
import { UsageRecorder } from '../writing/usage-recorder.ts';
import { placeOf, type WrittenChapter, writeChapter } from '../writing/write-chapter.ts';
import { createLocalDispatcher, type Dispatcher, type JobClass, jobClasses } from './dispatcher.ts';
import { recordFailure } from './failures.ts';
import { JobWaiters } from './job-waiters.ts';
import { QueuePositions } from './queue-positions.ts';
import { isJobFor, Scheduler } from './scheduler.ts';

type Context = Pick<Core, 'config' | 'db' | 'cluster' | 'makers' | 'media' | 'notify' | 'now'>;

/** Milliseconds. A local language model may take minutes for a chapter on a small machine; a longer job hangs. */
const jobTimeLimit = 180_000;
const backOffsAfterQueueError = 5;

/** A job reached its time limit. */
class JobTimedOut extends Error {
	override name = 'JobTimedOut';
}

const workers = { chapter: writeChapter, picture: drawPicture, narration: narrateJob };

type RunningJob = { job: Job; abort: AbortController; done: Promise<void> };

/** Milliseconds. A request that waits longer asks the database itself: what another node told may have been lost. */
const waitersCheckedAfter = 2_000;

type Options = { backOff?: number; dispatcher?: Dispatcher };

/** The job queue. It claims no job before `start`. `backOff`: milliseconds before a second attempt. */
export function createQueue(
	context: Context,
	{ backOff = 1_000, dispatcher = createLocalDispatcher(context) }: Options = {},
): Queue {
	return new Queue(context, dispatcher, backOff);
}

/**
 * Works off rows of the table `job` in this process: jobs that a reader waits for first, families in turn, oldest first. The
 * rows survive this process; nothing in this object has to. What it tells its own requests and streams, it tells other nodes too.
 */
export class Queue {
	/** Requests that wait for a chapter or a narration. */
	readonly waiters = new JobWaiters();
	/** The texts of the chapters that are being written. */
	readonly chapterStreams: ChapterStreams;
	/** The recordings that are being made. */
	readonly narrationStreams = new NarrationStreams();
	/** Counts what the makers use. */
	readonly usageRecorder: UsageRecorder;
	#context: Context;
	#dispatcher: Dispatcher;
	#backOff: number;
	#scheduler: Scheduler;
	#running = new Map<string, RunningJob>();
	#positions: QueuePositions;
	#isOpen = false;
	#lastRound: Promise<void> = Promise.resolve();
	#pendingRound: Promise<void> | undefined;
	#timer: NodeJS.Timeout | undefined;
	/** Apart from the other, which a round that is under way at the time of the error sets anew. */
	#recoveryTimer: NodeJS.Timeout | undefined;
	#isPaused = false;
	#isStopped = false;
	#unsubscribe: (() => void)[] = [];

	constructor(context: Context, dispatcher: Dispatcher, backOff: number) {
		const { db, cluster, notify } = context;
		this.#context = context;
		this.#dispatcher = dispatcher;
		this.#backOff = backOff;
		this.chapterStreams = new ChapterStreams(notify, { isCluster: cluster !== null });
		this.usageRecorder = new UsageRecorder(context);
		this.#scheduler = new Scheduler(context, dispatcher, () => this.#jobs());
		const running = cluster ? () => runningFirstChapterJobs(db) : () => this.#jobs();
		this.#positions = new QueuePositions(context, dispatcher, running);
		if (cluster)
			this.#unsubscribe = [
				cluster.onMessage((message) => void this.#receive(message).catch(logWarning)),
				cluster.onReconnect(() => {
					void this.wake();
					void this.#reviewStreams().catch(logWarning);
				}),
			];
	}

	/** `failed`: after a database error, until it has recovered; jobs wait meanwhile. `stopped`: it claims no jobs. */
	get state(): 'ok' | 'failed' | 'stopped' {
		if (!this.#isOpen) return 'stopped';
		return this.#isPaused ? 'failed' : 'ok';
	}

	/** Whether no job is running: events and cleanup of the last one, which follow its row's deletion, are over too. */
	get isIdle(): boolean {
		return this.#running.size === 0;
	}

	/** Starts on the table's jobs, including those that a killed server left as running. */
	async start(): Promise<void> {
		await this.#dispatcher.start();
		this.#isStopped = false;
		this.#isPaused = false;
		this.#isOpen = true;
		await this.wake();
	}

	/** Starts all jobs that can run now; resolves when they have started. To be called after each commit that adds a job. */
	wake(): Promise<void> {
		this.#pendingRound ??= this.#lastRound = this.#lastRound
			.then(() => {
				// A job that is added from here on may be missed by this round: its `wake` starts another.
				this.#pendingRound = undefined;
				return this.#startJobs();
			})
			.catch((error) => this.#onQueueError(error));
		return this.#pendingRound;
	}

	/** Stops after the running jobs, which have `grace` milliseconds; unfinished ones wait for the next start. */
	async stop(grace = 3_000): Promise<void> {
		this.#isOpen = false;
		clearTimeout(this.#timer);
		clearTimeout(this.#recoveryTimer);
		this.waiters.settleAll();
		this.narrationStreams.closeAll();
		await this.#lastRound;
		const running = [...this.#running.values()];
		const graceTimer = setTimeout(() => {
			for (const { abort } of running) abort.abort();
		}, grace);
		await Promise.all(running.map(({ done }) => done));
		clearTimeout(graceTimer);
		for (const end of this.#unsubscribe) end();
		this.#isStopped = true;
		await this.#lastRound;
		await this.#dispatcher.stop();
		await this.usageRecorder.flush().catch((error) => this.#logError(error));
	}

	/** A reader now waits for this chapter, which was being prepared. To be called after the commit. */
	promote(place: ChapterPlace): void {
		this.#promoteHere(place);
		this.#context.cluster?.send({ type: 'promoted', place });
	}

	#promoteHere(place: ChapterPlace): void {
		for (const { job } of this.#running.values()) if (isJobFor(job, place)) job.ahead = 0;
		this.chapterStreams.goLive(place);
	}

	/**
	 * Reviews an author's prepared chapters by its settings as they are in this transaction. Returns what the caller has to
	 * run after the commit, which also retracts live text. Running jobs check the settings themselves before they store a
	 * chapter.
	 */
	async reviewPrepared(trx: Db, authorId: string): Promise<() => Promise<void>> {
		const { db, media } = this.#context;
		const unusedMedia = await reviewPreparedChapters(trx, this.#context, authorId);
		const author = await userById(trx, authorId);
		return async () => {
			if (author) this.chapterStreams.applySettings(author);
			this.#context.cluster?.send({ type: 'settings-changed', accountId: authorId });
			await removeUnusedMedia(db, media, unusedMedia);
			await this.wake();
		};
	}

	/** Ends the jobs of a deleted story and the requests that wait for them. */
	cancelStory(storyId: string): void {
		this.#cancelHere(storyId);
		this.#context.cluster?.send({ type: 'story-deleted', storyId });
		void this.wake();
	}

	#cancelHere(storyId: string): void {
		for (const { job, abort } of this.#running.values()) if (job.story_id === storyId) abort.abort();
		this.waiters.settleStory(storyId);
	}

	/** A device told this chapter: ends its job, which was deleted, and the requests that wait for it. */
	supersede(place: ChapterPlace): void {
		this.#supersedeHere(place);
		this.#context.cluster?.send({ type: 'superseded', place });
	}

	#supersedeHere(place: ChapterPlace): void {
		for (const { job, abort } of this.#running.values()) if (isJobFor(job, place)) abort.abort();
		this.waiters.settle(chapterTarget(place), 'settled');
	}

	/** 1 while a story's first chapter is being written, 2 for the next one, …; undefined if it does not wait. */
	position(storyId: string): Promise<number | undefined> {
		return this.#positions.of(storyId);
	}

	/** The queue positions of the stories that an account requested. */
	positionsOfAccount(accountId: string): Promise<{ requestId: string; position: number }[]> {
		return this.#positions.ofAccount(accountId);
	}

	async #startJobs(): Promise<void> {
		if (this.#isPaused || this.#isStopped) return;
		const due = await this.#dispatcher.prepare();
		for (const jobClass of jobClasses.filter((each) => due.has(each))) {
			for (let job = await this.#next(jobClass); job; job = await this.#next(jobClass)) this.#startJob(job);
		}
		this.#dispatcher.finishRound();
		if (!this.#isOpen) return;
		const preempted = await this.#scheduler.jobToPreempt();
		if (preempted) this.#running.get(preempted.id)?.abort.abort();
		await this.#setAlarm();
		await this.#positions.notifyChanges();
	}

	async #next(jobClass: JobClass): Promise<Job | undefined> {
		return this.#isOpen ? this.#scheduler.next(jobClass) : undefined;
	}

	#startJob(job: Job): void {
		const abort = new AbortController();
		const done = this.#runJob(job, abort)
			.finally(() => this.#dispatcher.release(job))
			.catch((error) => this.#onQueueError(error))
			.then(() => {
				this.#running.delete(job.id);
				if (this.#isOpen) void this.wake();
			});
		this.#running.set(job.id, { job, abort, done });
	}

	async #runJob(job: Job, abort: AbortController): Promise<void> {
		const { signal } = abort;
		const limit = setTimeout(() => abort.abort(new JobTimedOut()), jobTimeLimit);
		const { chapterStreams, narrationStreams, usageRecorder } = this;
		const context = { ...this.#context, chapterStreams, narrationStreams, usageRecorder };
		try {
			// The response to the request that enqueued the job goes out first.
			await new Promise(setImmediate);
			signal.throwIfAborted();
			const result = await rejectOnAbort(workers[job.kind](context, job, signal), signal);
			this.#notify(job, result);
		} catch (error) {
			await this.#onJobFailed(job, error, signal);
		} finally {
			clearTimeout(limit);
		}
	}

	#notify(job: Job, result: WrittenChapter | null): void {
		const { notify } = this.#context;
		const isOpened = result !== null && result.chapter.opened_at !== null;
		if (isOpened && job.kind === 'chapter') notifyChapter(notify, result);
		if (isOpened && job.kind === 'picture') notifyChapterUpdate(notify, result);
		if (result !== null && job.kind === 'narration') notifyChapterUpdate(notify, result);
		this.#settle(job, 'settled');
	}

	/** Ends the requests that wait for a job, here and at other nodes. */
	#settle({ kind, story_id, chapter_id, choice_index, voice }: Job, outcome: 'settled' | HttpError): void {
		const target = { kind, story_id, chapter_id, choice_index, voice };
		this.waiters.settle(target, outcome);
		const failure = outcome instanceof HttpError ? failureOf(outcome) : null;
		if (kind !== 'picture') this.#context.cluster?.send({ type: 'settled', target, failure });
	}

	/** Another node has told something. */
	async #receive(message: NodeMessage): Promise<void> {
		if (message.type === 'jobs') await this.wake();
		if (message.type === 'promoted') this.#promoteHere(message.place);
		if (message.type === 'superseded') this.#supersedeHere(message.place);
		if (message.type === 'story-deleted') this.#cancelHere(message.storyId);
		if (message.type === 'settled') this.#settleHere(message.target, message.failure);
		if (message.type === 'settings-changed') await this.#applySettingsOf(message.accountId);
	}

	/** Settings may have changed at other nodes, whose messages were lost. */
	async #reviewStreams(): Promise<void> {
		for (const authorId of this.chapterStreams.authorIds()) await this.#applySettingsOf(authorId);
	}

	async #applySettingsOf(authorId: string): Promise<void> {
		const author = await userById(this.#context.db, authorId);
		if (author) this.chapterStreams.applySettings(author);
	}

	#settleHere(target: JobTarget, failure: JobFailure | null): void {
		this.waiters.settle(target, failure ? toHttpError(failure) : 'settled');
		if (target.chapter_id && target.voice) this.narrationStreams.dismiss(target.chapter_id, target.voice);
	}

	/** Ends requests whose job another node has ended, if its message was lost. */
	async #checkWaiters(): Promise<void> {
		const { db, cluster } = this.#context;
		if (!cluster) return;
		for (const target of this.waiters.waitedFor(waitersCheckedAfter))
			if (!(await hasJob(db, target))) this.waiters.settle(target, (await isMade(db, target)) ? 'settled' : 'late');
	}

	async #onJobFailed(job: Job, error: unknown, abort: AbortSignal): Promise<void> {
		const { db, now } = this.#context;
		if (abort.aborted && !(abort.reason instanceof JobTimedOut)) return this.#requeue(job);
		const outcome = await recordFailure(db, job, error, { now: now(), backOff: this.#backOff });
		this.#logError(error, job.kind === 'narration' ? 'narration-failed' : 'work-failed');
		if (outcome !== 'again') this.#settle(job, outcome);
	}

	/** The job was aborted. If its chapter was stored just before, the waiting requests get it. */
	async #requeue(job: Job): Promise<void> {
		const { db } = this.#context;
		await requeueJob(db, job, job.attempts - 1, atOnce);
		if (job.kind === 'chapter' && (await chapterAt(db, placeOf(job)))) this.#settle(job, 'settled');
	}

	async #setAlarm(): Promise<void> {
		clearTimeout(this.#timer);
		const { db, now } = this.#context;
		await this.#checkWaiters();
		const at = await nextDue(db, now());
		const delay = Math.min(
			at === null ? Number.POSITIVE_INFINITY : Math.min(Math.max(0, at - now()), 60_000),
			this.#dispatcher.interval,
		);
		if (delay < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => void this.wake(), delay).unref();
	}

	#jobs(): Job[] {
		return [...this.#running.values()].map(({ job }) => job);
	}

	/** The database failed, perhaps on a full disk. After a pause, jobs that are marked as running but are not are released. */
	#onQueueError(error: unknown): void {
		this.#logError(error);
		this.#isPaused = true;
		clearTimeout(this.#recoveryTimer);
		if (this.#isOpen)
			this.#recoveryTimer = setTimeout(() => void this.#recover(), this.#backOff * backOffsAfterQueueError).unref();
	}

	async #recover(): Promise<void> {
		try {
			await this.#dispatcher.recover([...this.#running.keys()]);
			this.#isPaused = false;
			await this.wake();
		} catch (error) {
			this.#onQueueError(error);
		}
	}

	/** Errors are logged for the operator and stop nothing. */
	#logError(error: unknown, event: 'work-failed' | 'narration-failed' = 'work-failed'): void {
		log({ level: 'error', event, ...errorFields(error) });
	}
}

/** Rejects on abort, even if the maker ignores its signal. */
function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
	return new Promise((resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
		work.then(resolve, reject);
	});
}

function failureOf({ status, code, message, extra }: HttpError): JobFailure {
	return { status, code, message, extra };
}

function toHttpError({ status, code, message, extra }: JobFailure): HttpError {
	return new HttpError(status as HttpError['status'], code, message, extra);
}

/** Whether what a request waits for is stored. */
async function isMade(db: Db, { kind, story_id, chapter_id, choice_index, voice }: JobTarget): Promise<boolean> {
	if (kind === 'chapter')
		return (await chapterAt(db, { storyId: story_id, parentId: chapter_id, choiceIndex: choice_index })) !== undefined;
	return (await narrationsOf(db, [chapter_id ?? ''])).some((narration) => narration.voice === voice);
}
