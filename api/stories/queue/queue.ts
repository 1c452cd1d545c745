import type { Core } from '../../app/core.ts';
import { errorFields, log } from '../../app/log.ts';
import { userById } from '../../db/accounts.ts';
import { type ChapterPlace, chapterAt } from '../../db/chapters.ts';
import { clearBackOffs, type Job, nextDue, releaseJobs, requeueJob } from '../../db/jobs.ts';
import type { Db } from '../../db/schema.ts';
import { removeUnusedMedia } from '../../media/media-use.ts';
import { reviewPreparedChapters } from '../allowed-content.ts';
import { notifyChapter, notifyChapterUpdate } from '../chapter-notifications.ts';
import { ChapterStreams } from '../writing/chapter-streams.ts';
import { drawPicture } from '../writing/draw-picture.ts';
import { UsageRecorder } from '../writing/usage-recorder.ts';
import { placeOf, type WrittenChapter, writeChapter } from '../writing/write-chapter.ts';
import { ChapterWaiters } from './chapter-waiters.ts';
import { recordFailure } from './failures.ts';
import { QueuePositions } from './queue-positions.ts';
import { isJobFor, Scheduler } from './scheduler.ts';

type Keeping = Pick<Core, 'config' | 'db' | 'makers' | 'media' | 'notify' | 'now'>;

/** Milliseconds. A local language model may take minutes for a chapter on a small machine; a longer job hangs. */
const jobTimeLimit = 180_000;
const backOffsAfterQueueError = 5;

/** A job reached its time limit. */
class JobTimedOut extends Error {
	override name = 'TookTooLong';
}

type RunningJob = { job: Job; abort: AbortController; done: Promise<void> };

/** The job queue. It claims no job before `start`. `backOff`: milliseconds before a second attempt. */
export function createQueue(keeping: Keeping, { backOff = 1_000 } = {}): Queue {
	return new Queue(keeping, backOff);
}

/**
 * Works off the rows of the table `job` in this process: jobs that a reader waits for first, families in turn, oldest first.
 * The rows survive this process; nothing in this object has to.
 */
export class Queue {
	/** Requests that wait for a chapter. */
	readonly chapterWaiters = new ChapterWaiters();
	/** The texts of the chapters that are being written. */
	readonly chapterStreams: ChapterStreams;
	/** Counts what the makers use. */
	readonly usageRecorder: UsageRecorder;
	#keeping: Keeping;
	#backOff: number;
	#lanes: Scheduler;
	#running = new Map<string, RunningJob>();
	#positions: QueuePositions;
	#open = false;
	#filling: Promise<void> = Promise.resolve();
	#woken: Promise<void> | undefined;
	#alarm: NodeJS.Timeout | undefined;
	#stumbled = false;

	constructor(keeping: Keeping, backOff: number) {
		this.#keeping = keeping;
		this.#backOff = backOff;
		this.chapterStreams = new ChapterStreams(keeping.notify);
		this.usageRecorder = new UsageRecorder(keeping);
		this.#lanes = new Scheduler(keeping, () => this.#jobs());
		this.#positions = new QueuePositions(keeping, this.#lanes.fairQueue, () => this.#jobs());
	}

	/** `failed`: after a database error, until it has recovered; jobs wait meanwhile. `stopped`: it claims no jobs. */
	get state(): 'ok' | 'failed' | 'stopped' {
		if (!this.#open) return 'stopped';
		return this.#stumbled ? 'failed' : 'ok';
	}

	/** Starts on the table's jobs, including those that a killed server left as running. */
	async start(): Promise<void> {
		await releaseJobs(this.#keeping.db, []);
		await clearBackOffs(this.#keeping.db, this.#keeping.now());
		this.#stumbled = false;
		this.#open = true;
		await this.wake();
	}

	/** Takes what can be taken now; resolves when it has begun. To be called after every commit that added work. */
	wake(): Promise<void> {
		this.#woken ??= this.#filling = this.#filling
			.then(() => {
				// A job that is added from here on may be missed by this round: its `wake` starts another.
				this.#woken = undefined;
				return this.#fill();
			})
			.catch((error) => this.#stumble(error));
		return this.#woken;
	}

	/** Stops after the running jobs, which have `grace` milliseconds; unfinished ones wait for the next start. */
	async stop(grace = 3_000): Promise<void> {
		this.#open = false;
		clearTimeout(this.#alarm);
		this.chapterWaiters.settleAll();
		await this.#filling;
		const running = [...this.#running.values()];
		const patience = setTimeout(() => {
			for (const { abort } of running) abort.abort();
		}, grace);
		await Promise.all(running.map(({ done }) => done));
		clearTimeout(patience);
		await this.usageRecorder.flush().catch((error) => this.#trouble(error));
	}

	/** A reader now waits for this chapter, which was being prepared. To be called after the commit. */
	promote(place: ChapterPlace): void {
		for (const { job } of this.#running.values()) if (isJobFor(job, place)) job.ahead = 0;
		this.chapterStreams.goLive(place);
	}

	/**
	 * Reviews an author's prepared chapters by its settings as they are in this transaction. Returns what the caller has to
	 * run after the commit, which also retracts live text. Running jobs check the settings themselves before they store a
	 * chapter.
	 */
	async reviewPrepared(trx: Db, authorId: string): Promise<() => Promise<void>> {
		const { db, media } = this.#keeping;
		const hidden = await reviewPreparedChapters(trx, this.#keeping, authorId);
		const author = await userById(trx, authorId);
		return async () => {
			if (author) this.chapterStreams.holdTo(author);
			await removeUnusedMedia(db, media, hidden);
			await this.wake();
		};
	}

	/** Ends the jobs of a deleted story and the requests that wait for its chapters. */
	cancelStory(storyId: string): void {
		for (const { job, abort } of this.#running.values()) if (job.story_id === storyId) abort.abort();
		this.chapterWaiters.settleStory(storyId);
		void this.wake();
	}

	/** 1 while a story's first chapter is being written, 2 for the next one, …; undefined if it does not wait. */
	position(storyId: string): Promise<number | undefined> {
		return this.#positions.of(storyId);
	}

	/** The queue positions of the stories that an account requested. */
	positionsOfAccount(accountId: string): Promise<{ requestId: string; position: number }[]> {
		return this.#positions.ofAccount(accountId);
	}

	async #fill(): Promise<void> {
		if (this.#stumbled) return;
		for (const lane of ['chapter', 'picture', 'chapter ahead', 'picture ahead'] as const) {
			for (let job = await this.#next(lane); job; job = await this.#next(lane)) this.#begin(job);
		}
		if (!this.#open) return;
		const inTheWay = await this.#lanes.jobToPreempt();
		if (inTheWay) this.#running.get(inTheWay.id)?.abort.abort();
		await this.#setAlarm();
		await this.#positions.notifyChanges();
	}

	async #next(lane: Parameters<Scheduler['next']>[0]): Promise<Job | undefined> {
		return this.#open ? this.#lanes.next(lane) : undefined;
	}

	#begin(job: Job): void {
		const abort = new AbortController();
		const done = this.#work(job, abort)
			.catch((error) => this.#stumble(error))
			.then(() => {
				this.#running.delete(job.id);
				if (this.#open) void this.wake();
			});
		this.#running.set(job.id, { job, abort, done });
	}

	async #work(job: Job, abort: AbortController): Promise<void> {
		const { signal } = abort;
		const limit = setTimeout(() => abort.abort(new JobTimedOut()), jobTimeLimit);
		const make = job.kind === 'chapter' ? writeChapter : drawPicture;
		const workshop = { ...this.#keeping, manuscripts: this.chapterStreams, ledger: this.usageRecorder };
		try {
			// The response to the request that enqueued the job goes out first.
			await new Promise(setImmediate);
			signal.throwIfAborted();
			const written = await rejectOnAbort(make(workshop, job, signal), signal);
			this.#announce(job, written);
		} catch (error) {
			await this.#failed(job, error, signal);
		} finally {
			clearTimeout(limit);
		}
	}

	#announce(job: Job, written: WrittenChapter | null): void {
		const { notify } = this.#keeping;
		const isRead = written !== null && written.chapter.opened_at !== null;
		if (isRead && job.kind === 'chapter') notifyChapter(notify, written);
		if (isRead && job.kind === 'picture') notifyChapterUpdate(notify, written);
		if (job.kind === 'chapter') this.chapterWaiters.settle(placeOf(job), 'settled');
	}

	async #failed(job: Job, error: unknown, abort: AbortSignal): Promise<void> {
		const { db, now } = this.#keeping;
		if (abort.aborted && !(abort.reason instanceof JobTimedOut)) return this.#putDown(job);
		const consequence = await recordFailure(db, job, error, now(), this.#backOff);
		this.#trouble(error);
		if (consequence !== 'again') this.chapterWaiters.settle(placeOf(job), consequence);
	}

	/** The job was aborted. If its chapter was stored just before, the waiting requests get it. */
	async #putDown(job: Job): Promise<void> {
		const { db, now } = this.#keeping;
		await requeueJob(db, job.id, job.attempts - 1, now());
		if (job.kind === 'chapter' && (await chapterAt(db, placeOf(job))))
			this.chapterWaiters.settle(placeOf(job), 'settled');
	}

	async #setAlarm(): Promise<void> {
		clearTimeout(this.#alarm);
		const { db, now } = this.#keeping;
		const at = await nextDue(db, now());
		if (at !== null) this.#alarm = setTimeout(() => void this.wake(), Math.min(at - now(), 60_000)).unref();
	}

	#jobs(): Job[] {
		return [...this.#running.values()].map(({ job }) => job);
	}

	/** The database failed, perhaps on a full disk. After a pause, jobs that are marked as running but are not are released. */
	#stumble(error: unknown): void {
		this.#trouble(error);
		this.#stumbled = true;
		clearTimeout(this.#alarm);
		if (this.#open)
			this.#alarm = setTimeout(() => void this.#recover(), this.#backOff * backOffsAfterQueueError).unref();
	}

	async #recover(): Promise<void> {
		try {
			await releaseJobs(this.#keeping.db, [...this.#running.keys()]);
			this.#stumbled = false;
			await this.wake();
		} catch (error) {
			this.#stumble(error);
		}
	}

	/** Errors are logged for the operator and stop nothing. */
	#trouble(error: unknown): void {
		log({ level: 'error', event: 'work-failed', ...errorFields(error) });
	}
}

/** Rejects on abort, even if the maker ignores its signal. */
function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
	return new Promise((resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
		work.then(resolve, reject);
	});
}
