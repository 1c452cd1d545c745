import type { ChapterPlace } from '../db/chapters.ts';
import { type Job, takeJob } from '../db/jobs.ts';
import { changeStory } from '../db/stories.ts';
import { unsynced } from '../db/unsynced.ts';
import { dueAhead, dueJobs } from '../db/waiting-jobs.ts';
import type { Parts } from '../parts.ts';
import { isFirst } from './positions.ts';
import { Turns } from './turns.ts';

type Keeping = Pick<Parts, 'config' | 'db' | 'now'>;

/** What somebody waits for, and what is prepared ahead in places that are free. */
export type Lane = Job['kind'] | `${Job['kind']} ahead`;

/** So many due jobs are looked at for whose turn it is. */
const jobsInView = 1_000;

/**
 * Which job comes next. Chapters and pictures go side by side, each as many at once as the operator allows. What is
 * prepared ahead gets a place only while nothing waits that somebody waits for, and never all of several places.
 */
export class Lanes {
	/** Whose turn it is among chapters that somebody waits for. */
	readonly turns = new Turns();
	#turns: Record<Lane, Turns> = {
		chapter: this.turns,
		picture: new Turns(),
		'chapter ahead': new Turns(),
		'picture ahead': new Turns(),
	};
	#keeping: Keeping;
	#running: () => Job[];

	constructor(keeping: Keeping, running: () => Job[]) {
		this.#keeping = keeping;
		this.#running = running;
	}

	/** The next job of a lane, already marked as running; nothing while the lane is full. */
	async next(lane: Lane): Promise<Job | undefined> {
		const { db, now } = this.#keeping;
		const kind = kindOf(lane);
		if (lane === kind) {
			if (this.#isFull(kind)) return undefined;
			return this.#first(lane, await dueJobs(db, kind, now(), jobsInView));
		}
		if (this.#isFull(kind) || this.#isFullAhead(kind) || (await this.#somebodyWaits())) return undefined;
		return this.#first(lane, await dueAhead(db, kind, now(), jobsInView));
	}

	/** A chapter that is being prepared in the very place that one needs which somebody waits for: the one begun last. */
	async inTheWay(): Promise<Job | undefined> {
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

	async #first(lane: Lane, due: readonly Job[]): Promise<Job | undefined> {
		const turns = this.#turns[lane];
		// Nearer ones first, families in turn among those that are as near.
		const near = due.filter(({ ahead }) => ahead === due[0]?.ahead);
		for (const { id } of turns.order(near)) {
			const job = await this.#claim(id);
			if (!job) continue;
			turns.served(job.family_id);
			return job;
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
}

/** Whether a job is to bring the chapter at a place. */
export function isAt(job: Job, { storyId, parentId, choiceIndex }: ChapterPlace): boolean {
	return (
		job.kind === 'chapter' &&
		job.story_id === storyId &&
		job.chapter_id === parentId &&
		job.choice_index === choiceIndex
	);
}

function kindOf(lane: Lane): Job['kind'] {
	return lane.startsWith('chapter') ? 'chapter' : 'picture';
}
