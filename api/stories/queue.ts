import { dueJobs, type Job, nextDue, putBack, releaseJobs, takeJob, wakeAllJobs } from '../db/jobs.ts';
import { changeStory } from '../db/stories.ts';
import { unsynced } from '../db/unsynced.ts';
import type { Parts } from '../parts.ts';
import { announceChapter, announceMore } from './announcements.ts';
import { ChapterWaits } from './chapter-waits.ts';
import { drawPicture } from './draw-picture.ts';
import { bookFailure } from './failures.ts';
import { isFirst, Positions } from './positions.ts';
import { Turns } from './turns.ts';
import { placeOf, type Written, writeChapter } from './write-chapter.ts';

type Keeping = Pick<Parts, 'config' | 'db' | 'makers' | 'media' | 'tell' | 'now'>;

/** Milliseconds. A chapter may take minutes on a small machine's own language model; what takes longer hangs. */
const jobTimeLimit = 180_000;
const backOffsAfterStumble = 5;
/** So many due jobs are looked at for whose turn it is. */
const jobsInView = 1_000;

type Running = { job: Job; abort: AbortController; done: Promise<void> };

/** The queue of what is to be made. It takes nothing before `start`. `backOff`: milliseconds before a second try. */
export function createQueue(keeping: Keeping, { backOff = 1_000 } = {}): Queue {
	return new Queue(keeping, backOff);
}

/**
 * The work that waits in the table `job`, done in this process: chapters before pictures, families in turn, the oldest
 * first. What is in the table survives this process; nothing in here needs to.
 */
export class Queue {
	/** Readers who wait for a chapter. */
	readonly waits = new ChapterWaits();
	#keeping: Keeping;
	#backOff: number;
	#turns = { chapter: new Turns(), picture: new Turns() };
	#running = new Map<string, Running>();
	#positions: Positions;
	#open = false;
	#filling: Promise<void> = Promise.resolve();
	#woken: Promise<void> | undefined;
	#alarm: NodeJS.Timeout | undefined;
	#stumbled = false;

	constructor(keeping: Keeping, backOff: number) {
		this.#keeping = keeping;
		this.#backOff = backOff;
		this.#positions = new Positions(keeping, this.#turns.chapter, () => this.#jobs());
	}

	/** Whether work is taken. */
	get isOpen(): boolean {
		return this.#open;
	}

	/** Takes up what is in the table, also what a killed server was doing. */
	async start(): Promise<void> {
		await releaseJobs(this.#keeping.db, []);
		await wakeAllJobs(this.#keeping.db, this.#keeping.now());
		this.#stumbled = false;
		this.#open = true;
		await this.wake();
	}

	/** Takes what can be taken now; resolves when it has begun. To be called after every commit that added work. */
	wake(): Promise<void> {
		this.#woken ??= this.#filling = this.#filling
			.then(() => {
				// Whoever calls from here on has added work that this round may not see.
				this.#woken = undefined;
				return this.#fill();
			})
			.catch((error) => this.#stumble(error));
		return this.#woken;
	}

	/** Ends after the work under way, which has `grace` milliseconds; what is not done by then waits for the next start. */
	async stop(grace = 3_000): Promise<void> {
		this.#open = false;
		clearTimeout(this.#alarm);
		this.waits.settleAll();
		await this.#filling;
		const running = [...this.#running.values()];
		const patience = setTimeout(() => {
			for (const { abort } of running) abort.abort();
		}, grace);
		await Promise.all(running.map(({ done }) => done));
		clearTimeout(patience);
	}

	/** Lets go of a story that was deleted: its work ends, and nobody waits for it any longer. */
	drop(storyId: string): void {
		for (const { job, abort } of this.#running.values()) if (job.story_id === storyId) abort.abort();
		this.waits.settleStory(storyId);
		void this.wake();
	}

	/** 1 while a story's first chapter is being written, 2 for the next one, …; undefined when it does not wait. */
	position(storyId: string): Promise<number | undefined> {
		return this.#positions.of(storyId);
	}

	/** Where the stories stand that an account waits for. */
	positionsFor(accountId: string): Promise<{ requestId: string; position: number }[]> {
		return this.#positions.ofAccount(accountId);
	}

	async #fill(): Promise<void> {
		if (this.#stumbled) return;
		while (this.#open && this.#running.size < this.#keeping.config.queue.concurrency) {
			const job = await this.#take();
			if (!job) break;
			this.#begin(job);
		}
		if (!this.#open) return;
		await this.#setAlarm();
		await this.#positions.tell();
	}

	/** The next job, already marked as running; chapters first, and never pictures in every place where chapters could be. */
	async #take(): Promise<Job | undefined> {
		const { db, config, now } = this.#keeping;
		const drawing = this.#jobs().filter(({ kind }) => kind === 'picture').length;
		const mayDraw = drawing < Math.max(1, config.queue.concurrency - 1);
		for (const kind of ['chapter', 'picture'] as const) {
			if (kind === 'picture' && !mayDraw) return undefined;
			for (const { id } of this.#turns[kind].order(await dueJobs(db, kind, now(), jobsInView))) {
				const job = await this.#claim(id);
				if (!job) continue;
				this.#turns[kind].served(job.family_id);
				return job;
			}
		}
		return undefined;
	}

	/** What is claimed and not done is waiting again after the next start, so nobody waits for the disk here. */
	#claim(id: string): Promise<Job | undefined> {
		const { db, now } = this.#keeping;
		return unsynced(db, async (trx) => {
			const job = await takeJob(trx, id);
			if (job && isFirst(job)) await changeStory(trx, job.story_id, { status: 'writing' }, now());
			return job;
		});
	}

	#begin(job: Job): void {
		const abort = new AbortController();
		const done = this.#work(job, abort.signal)
			.catch((error) => this.#stumble(error))
			.then(() => {
				this.#running.delete(job.id);
				if (this.#open) void this.wake();
			});
		this.#running.set(job.id, { job, abort, done });
	}

	async #work(job: Job, abort: AbortSignal): Promise<void> {
		const signal = AbortSignal.any([abort, AbortSignal.timeout(jobTimeLimit)]);
		const make = job.kind === 'chapter' ? writeChapter : drawPicture;
		try {
			// The answer to whoever asked goes out first.
			await new Promise(setImmediate);
			const written = await unlessAborted(make(this.#keeping, job, signal), signal);
			this.#announce(job, written);
		} catch (error) {
			await this.#failed(job, error, abort);
		}
	}

	#announce(job: Job, written: Written | null): void {
		if (job.kind === 'chapter') {
			if (written) announceChapter(this.#keeping.tell, written);
			this.waits.settle(placeOf(job), 'settled');
		} else if (written) announceMore(this.#keeping.tell, written);
	}

	async #failed(job: Job, error: unknown, abort: AbortSignal): Promise<void> {
		const { db, now } = this.#keeping;
		if (abort.aborted) return putBack(db, job.id, job.attempts - 1, now());
		const consequence = await bookFailure(db, job, error, now(), this.#backOff);
		this.#trouble(error);
		if (consequence !== 'again') this.waits.settle(placeOf(job), consequence);
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

	/** The database itself failed, perhaps for want of disk. It gets a rest; then what is booked as running, but is not, waits again. */
	#stumble(error: unknown): void {
		this.#trouble(error);
		this.#stumbled = true;
		clearTimeout(this.#alarm);
		if (this.#open) this.#alarm = setTimeout(() => void this.#recover(), this.#backOff * backOffsAfterStumble).unref();
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

	/** A fault is the operator's to know; it stops nothing. */
	#trouble(error: unknown): void {
		console.error('The queue goes on after:', error);
	}
}

/** The work's result, or at once the reason to end: not every maker listens to its signal. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
	return new Promise((resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
		work.then(resolve, reject);
	});
}
