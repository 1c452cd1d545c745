import type { Core } from '../../app/core.ts';
import type { ChapterPlace } from '../../db/chapters.ts';
import { dueJobs, isReaderJobDue, type Job } from '../../db/jobs.ts';
import { type Dispatcher, isAhead, type JobClass, kindOf } from './dispatcher.ts';

type Context = Pick<Core, 'config' | 'db' | 'now'>;

/**
 * Decides which job this process may begin next. Chapters, pictures and narrations run side by side, each up to the operator's
 * concurrency.
 * Preparation jobs run only while no reader's job is due, and never on all of several workers.
 */
export class Scheduler {
	#context: Context;
	#dispatcher: Dispatcher;
	#running: () => Job[];

	constructor(context: Context, dispatcher: Dispatcher, running: () => Job[]) {
		this.#context = context;
		this.#dispatcher = dispatcher;
		this.#running = running;
	}

	/** Claims the next job of a class; undefined while all its workers are busy. */
	async next(jobClass: JobClass): Promise<Job | undefined> {
		const kind = kindOf(jobClass);
		if (this.#isFull(kind)) return undefined;
		if (
			isAhead(jobClass) &&
			(this.#isPreparationFull(kind) || (await isReaderJobDue(this.#context.db, this.#context.now())))
		)
			return undefined;
		return this.#dispatcher.claim(jobClass);
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
