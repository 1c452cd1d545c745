import type { Core } from '../../app/core.ts';
import type { ChapterPlace } from '../../db/chapters.ts';
import { claimJob, dueJobs, duePreparationJobs, type Job } from '../../db/jobs.ts';
import { withRelaxedDurability } from '../../db/relaxed-durability.ts';
import { updateStory } from '../../db/stories.ts';
import { FairQueue } from './fair-queue.ts';
import { isFirstChapterJob } from './queue-positions.ts';

type Keeping = Pick<Core, 'config' | 'db' | 'now'>;

/** What somebody waits for, and what is prepared ahead in places that are free. */
export type JobClass = Job['kind'] | `${Job['kind']} ahead`;

/** So many due jobs are looked at for whose turn it is. */
const jobsConsidered = 1_000;

/**
 * Which job comes next. Chapters and pictures go side by side, each as many at once as the operator allows. What is
 * prepared ahead gets a place only while nothing waits that somebody waits for, and never all of several places.
 */
export class Scheduler {
	/** Whose turn it is among chapters that somebody waits for. */
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

	/** The next job of a lane, already marked as running; nothing while the lane is full. */
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

	/** A chapter that is being prepared in the very place that one needs which somebody waits for: the one begun last. */
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
		// Nearer ones first, families in turn among those that are as near.
		const near = due.filter(({ ahead }) => ahead === due[0]?.ahead);
		for (const { id } of turns.order(near)) {
			const job = await this.#claim(id);
			if (!job) continue;
			turns.markServed(job.family_id);
			return job;
		}
		return undefined;
	}

	/** What is claimed and not done is waiting again after the next start, so nobody waits for the disk here. */
	#claim(id: string): Promise<Job | undefined> {
		const { db, now } = this.#keeping;
		return withRelaxedDurability(db, async (trx) => {
			const job = await claimJob(trx, id);
			if (job && isFirstChapterJob(job)) await updateStory(trx, job.story_id, { status: 'writing' }, now());
			return job;
		});
	}
}

/** Whether a job is to bring the chapter at a place. */
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
