import type { Core } from '../../app/core.ts';
import type { ChapterPlace } from '../../db/chapters.ts';
import { claimJob, dueJobs, duePreparationJobs, type Job } from '../../db/jobs.ts';
import { withRelaxedDurability } from '../../db/relaxed-durability.ts';
import { updateStory } from '../../db/stories.ts';
import { FairQueue } from './fair-queue.ts';
import { isFirstChapterJob } from './queue-positions.ts';

type Keeping = Pick<Core, 'config' | 'db' | 'now'>;

/** Jobs that a reader waits for, and jobs that prepare ahead on free workers. */
export type JobClass = Job['kind'] | `${Job['kind']} ahead`;

/** How many due jobs are considered for the fair order. */
const jobsConsidered = 1_000;

/**
 * Decides which job is next. Chapters and pictures run side by side, each up to the operator's concurrency. Preparation jobs
 * run only while no reader's job is due, and never on all of several workers.
 */
export class Scheduler {
	/** The order among chapters that a reader waits for. */
	readonly fairQueue = new FairQueue();
	#turns: Record<JobClass, FairQueue> = {
		chapter: this.fairQueue,
		picture: new FairQueue(),
		'chapter ahead': new FairQueue(),
		'picture ahead': new FairQueue(),
	};
	#keeping: Keeping;
	#running: () => Job[];

	constructor(keeping: Keeping, running: () => Job[]) {
		this.#keeping = keeping;
		this.#running = running;
	}

	/** Claims the next job of a class; undefined while all its workers are busy. */
	async next(lane: JobClass): Promise<Job | undefined> {
		const { db, now } = this.#keeping;
		const kind = kindOf(lane);
		if (lane === kind) {
			if (this.#isFull(kind)) return undefined;
			return this.#first(lane, await dueJobs(db, kind, now(), jobsConsidered));
		}
		if (this.#isFull(kind) || this.#isFullAhead(kind) || (await this.#somebodyWaits())) return undefined;
		return this.#first(lane, await duePreparationJobs(db, kind, now(), jobsConsidered));
	}

	/** The preparation job to abort for a chapter that a reader waits for: the one that started last. */
	async jobToPreempt(): Promise<Job | undefined> {
		const ahead = this.#running().filter((job) => job.kind === 'chapter' && job.ahead > 0);
		if (ahead.length === 0 || !this.#isFull('chapter')) return undefined;
		const due = await dueJobs(this.#keeping.db, 'chapter', this.#keeping.now(), 1);
		return due.length > 0 ? ahead.at(-1) : undefined;
	}

	#isFull(kind: Job['kind']): boolean {
		return this.#running().filter((job) => job.kind === kind).length >= this.#keeping.config.queue.concurrency;
	}

	#isFullAhead(kind: Job['kind']): boolean {
		const places = Math.max(1, this.#keeping.config.queue.concurrency - 1);
		return this.#running().filter((job) => job.kind === kind && job.ahead > 0).length >= places;
	}

	async #somebodyWaits(): Promise<boolean> {
		const { db, now } = this.#keeping;
		return (await dueJobs(db, 'chapter', now(), 1)).length > 0 || (await dueJobs(db, 'picture', now(), 1)).length > 0;
	}

	async #first(lane: JobClass, due: readonly Job[]): Promise<Job | undefined> {
		const turns = this.#turns[lane];
		// The nearest choices first, families in turn among equally near ones.
		const near = due.filter(({ ahead }) => ahead === due[0]?.ahead);
		for (const { id } of turns.order(near)) {
			const job = await this.#claim(id);
			if (!job) continue;
			turns.markServed(job.family_id);
			return job;
		}
		return undefined;
	}

	/** The next start releases claimed jobs that are not done: so the claim need not be synced to the disk. */
	#claim(id: string): Promise<Job | undefined> {
		const { db, now } = this.#keeping;
		return withRelaxedDurability(db, async (trx) => {
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

function kindOf(lane: JobClass): Job['kind'] {
	return lane.startsWith('chapter') ? 'chapter' : 'picture';
}
