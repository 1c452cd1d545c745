import { userById } from '../db/accounts.ts';
import { type ChapterPlace, chapterAt } from '../db/chapters.ts';
import { type Job, putBack, releaseJobs, wakeAllJobs } from '../db/jobs.ts';
import type { Db } from '../db/schema.ts';
import { nextDue } from '../db/waiting-jobs.ts';
import { faultIn, log } from '../log.ts';
import { removeUnused } from '../media/media-use.ts';
import type { Parts } from '../parts.ts';
import { announceChapter, announceMore } from './announcements.ts';
import { ChapterWaits } from './chapter-waits.ts';
import { drawPicture } from './draw-picture.ts';
import { bookFailure } from './failures.ts';
import { reviewAhead } from './fitness.ts';
import { isAt, Lanes } from './lanes.ts';
import { Ledger } from './ledger.ts';
import { Manuscripts } from './manuscripts.ts';
import { Positions } from './positions.ts';
import { placeOf, type Written, writeChapter } from './write-chapter.ts';

type Keeping = Pick<Parts, 'config' | 'db' | 'makers' | 'media' | 'tell' | 'now'>;

/** Milliseconds. A chapter may take minutes on a small machine's own language model; what takes longer hangs. */
const jobTimeLimit = 180_000;
const backOffsAfterStumble = 5;

/** A job was ended at its time limit. */
class TookTooLong extends Error {
	override name = 'TookTooLong';
}

type Running = { job: Job; abort: AbortController; done: Promise<void> };

/** The queue of what is to be made. It takes nothing before `start`. `backOff`: milliseconds before a second try. */
export function createQueue(keeping: Keeping, { backOff = 1_000 } = {}): Queue {
	return new Queue(keeping, backOff);
}

/**
 * The work that waits in the table `job`, done in this process: what somebody waits for first, families in turn, the
 * oldest first. What is in the table survives this process; nothing in here needs to.
 */
export class Queue {
	/** Readers who wait for a chapter. */
	readonly waits = new ChapterWaits();
	/** The chapters that are being written. */
	readonly manuscripts: Manuscripts;
	/** What the makers used. */
	readonly ledger: Ledger;
	#keeping: Keeping;
	#backOff: number;
	#lanes: Lanes;
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
		this.manuscripts = new Manuscripts(keeping.tell);
		this.ledger = new Ledger(keeping);
		this.#lanes = new Lanes(keeping, () => this.#jobs());
		this.#positions = new Positions(keeping, this.#lanes.turns, () => this.#jobs());
	}

	/** `failed`: after a fault, until it has recovered; what is booked waits meanwhile. `stopped`: it takes no work. */
	get state(): 'ok' | 'failed' | 'stopped' {
		if (!this.#open) return 'stopped';
		return this.#stumbled ? 'failed' : 'ok';
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
		await this.ledger.settle().catch((error) => this.#trouble(error));
	}

	/** Somebody waits for a chapter by now that was being prepared ahead. To be called after the commit that says so. */
	overtake(place: ChapterPlace): void {
		for (const { job } of this.#running.values()) if (isAt(job, place)) job.ahead = 0;
		this.manuscripts.raise(place);
	}

	/**
	 * Holds what is prepared ahead for an author to its settings as they are in this transaction. The caller runs the
	 * answer after the commit, which also withdraws live text. Work under way checks the settings itself before it keeps
	 * what it made.
	 */
	async reviewAhead(trx: Db, authorId: string): Promise<() => Promise<void>> {
		const { db, media } = this.#keeping;
		const hidden = await reviewAhead(trx, this.#keeping, authorId);
		const author = await userById(trx, authorId);
		return async () => {
			if (author) this.manuscripts.holdTo(author);
			await removeUnused(db, media, hidden);
			await this.wake();
		};
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
		for (const lane of ['chapter', 'picture', 'chapter ahead', 'picture ahead'] as const) {
			for (let job = await this.#next(lane); job; job = await this.#next(lane)) this.#begin(job);
		}
		if (!this.#open) return;
		const inTheWay = await this.#lanes.inTheWay();
		if (inTheWay) this.#running.get(inTheWay.id)?.abort.abort();
		await this.#setAlarm();
		await this.#positions.tell();
	}

	async #next(lane: Parameters<Lanes['next']>[0]): Promise<Job | undefined> {
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
		const limit = setTimeout(() => abort.abort(new TookTooLong()), jobTimeLimit);
		const make = job.kind === 'chapter' ? writeChapter : drawPicture;
		const workshop = { ...this.#keeping, manuscripts: this.manuscripts, ledger: this.ledger };
		try {
			// The answer to whoever asked goes out first.
			await new Promise(setImmediate);
			signal.throwIfAborted();
			const written = await unlessAborted(make(workshop, job, signal), signal);
			this.#announce(job, written);
		} catch (error) {
			await this.#failed(job, error, signal);
		} finally {
			clearTimeout(limit);
		}
	}

	#announce(job: Job, written: Written | null): void {
		const { tell } = this.#keeping;
		const isRead = written !== null && written.chapter.opened_at !== null;
		if (isRead && job.kind === 'chapter') announceChapter(tell, written);
		if (isRead && job.kind === 'picture') announceMore(tell, written);
		if (job.kind === 'chapter') this.waits.settle(placeOf(job), 'settled');
	}

	async #failed(job: Job, error: unknown, abort: AbortSignal): Promise<void> {
		const { db, now } = this.#keeping;
		if (abort.aborted && !(abort.reason instanceof TookTooLong)) return this.#putDown(job);
		const consequence = await bookFailure(db, job, error, now(), this.#backOff);
		this.#trouble(error);
		if (consequence !== 'again') this.waits.settle(placeOf(job), consequence);
	}

	/** Ended in the middle, or a moment after it was kept: then whoever waits has it. */
	async #putDown(job: Job): Promise<void> {
		const { db, now } = this.#keeping;
		await putBack(db, job.id, job.attempts - 1, now());
		if (job.kind === 'chapter' && (await chapterAt(db, placeOf(job)))) this.waits.settle(placeOf(job), 'settled');
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
		log({ level: 'error', event: 'work-failed', ...faultIn(error) });
	}
}

/** The work's result, or at once the reason to end: not every maker listens to its signal. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
	return new Promise((resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
		work.then(resolve, reject);
	});
}
