import type { Core } from '../../app/core.ts';
import type { ChapterPlace } from '../../db/chapters.ts';
import { claimJob, dueJobs, duePreparationJobs, type Job } from '../../db/jobs.ts';
import { updateStory } from '../../db/stories.ts';
import { inRelaxedTransaction } from '../../db/transaction.ts';
import { FairQueue } from './fair-queue.ts';
import { isFirstChapterJob } from './queue-positions.ts';

type Context = Pick<Core, 'config' | 'db' | 'now'>;

/** Jobs that a reader waits for, and jobs that prepare ahead on free workers. */
export type JobClass = Job['kind'] | `${Job['kind']} ahead`;

/** How many due jobs are considered for the fair order. */
const jobsConsidered = 1_000;

/**
 * Decides which job is next. Chapters, pictures and narrations run side by side, each up to the operator's concurrency.
 * Preparation jobs run only while no reader's job is due, and never on all of several workers.
 */
export class Scheduler {
	/** The order among chapters that a reader waits for. */
	readonly fairQueue = new FairQueue();
	#queues: Record<JobClass, FairQueue> = {
		chapter: this.fairQueue,
		picture: new FairQueue(),
		narration: new FairQueue(),
		'chapter ahead': new FairQueue(),
		'picture ahead': new FairQueue(),
		'narration ahead': new FairQueue(),
	};
	#context: Context;
	#running: () => Job[];

	constructor(context: Context, running: () => Job[]) {
		this.#context = context;
		this.#running = running;
	}

	/** Claims the next job of a class; undefined while all its workers are busy. */
	async next(jobClass: JobClass): Promise<Job | undefined> {
		const { db, now } = this.#context;
		const kind = kindOf(jobClass);
		if (jobClass === kind) {
			if (this.#isFull(kind)) return undefined;
			return this.#claimFirst(jobClass, await dueJobs(db, kind, now(), jobsConsidered));
		}
		if (this.#isFull(kind) || this.#isPreparationFull(kind) || (await this.#isReaderJobDue())) return undefined;
		return this.#claimFirst(jobClass, await duePreparationJobs(db, kind, now(), jobsConsidered));
	}

	/** The preparation job to abort for a chapter that a reader waits for: the one that started last. */
	async jobToPreempt(): Promise<Job | undefined> {
		const ahead = this.#running().filter((job) => job.kind === 'chapter' && job.ahead > 0);
		if (ahead.length === 0 || !this.#isFull('chapter')) return undefined;
		const due = await dueJobs(this.#context.db, 'chapter', this.#context.now(), 1);
		return due.length > 0 ? ahead.at(-1) : undefined;
	}

	#isFull(kind: Job['kind']): boolean {
		return this.#running().filter((job) => job.kind === kind).length >= this.#context.config.queue.concurrency;
	}

	#isPreparationFull(kind: Job['kind']): boolean {
		const workers = Math.max(1, this.#context.config.queue.concurrency - 1);
		return this.#running().filter((job) => job.kind === kind && job.ahead > 0).length >= workers;
	}

	async #isReaderJobDue(): Promise<boolean> {
		const { db, now } = this.#context;
		for (const kind of ['chapter', 'picture', 'narration'] as const) {
			if ((await dueJobs(db, kind, now(), 1)).length > 0) return true;
		}
		return false;
	}

	async #claimFirst(jobClass: JobClass, due: readonly Job[]): Promise<Job | undefined> {
		const queue = this.#queues[jobClass];
		// The nearest choices first, families in turn among equally near ones.
		const nearest = due.filter(({ ahead }) => ahead === due[0]?.ahead);
		for (const { id } of queue.order(nearest)) {
			const job = await this.#claim(id);
			if (!job) continue;
			queue.markServed(job.family_id);
			return job;
		}
		return undefined;
	}

	/** The next start releases claimed jobs that are not done: so the claim need not be synced to the disk. */
	#claim(id: string): Promise<Job | undefined> {
		const { db, now } = this.#context;
		return inRelaxedTransaction(db, async (trx) => {
			const job = await claimJob(trx, id);
			if (job && isFirstChapterJob(job)) await updateStory(trx, job.story_id, { status: 'writing' }, now());
			return job;
		});
	}
}

/** Whether a job writes the chapter at a place. */
export function isJobFor(job: Job, { storyId, parentId, choiceIndex }: ChapterPlace): boolean {
	return (
		job.kind === 'chapter' &&
		job.story_id === storyId &&
		job.chapter_id === parentId &&
		job.choice_index === choiceIndex
	);
}

function kindOf(jobClass: JobClass): Job['kind'] {
	return jobClass.split(' ')[0] as Job['kind'];
}
