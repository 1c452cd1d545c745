import type { Core } from '../../app/core.ts';
import { firstChapterJob, isFirstChapterJob, type Job, waitingChapterJobs } from '../../db/jobs.ts';
import type { Dispatcher } from './dispatcher.ts';

/** A story that waits for its first chapter. Position 1 is being written (product 13.2). */
type WaitingStory = { accountId: string; requestId: string; storyId: string; position: number };

/** The queue positions of stories that wait for their first chapter. Sends them to their accounts when they change. */
export class QueuePositions {
	#context: Pick<Core, 'db' | 'notify'>;
	#dispatcher: Pick<Dispatcher, 'order'>;
	#running: () => Job[] | Promise<Job[]>;
	#lastSent = new Map<string, number>();

	/** `running`: the jobs that are being worked on, at least those for first chapters. */
	constructor(
		context: Pick<Core, 'db' | 'notify'>,
		dispatcher: Pick<Dispatcher, 'order'>,
		running: () => Job[] | Promise<Job[]>,
	) {
		this.#context = context;
		this.#dispatcher = dispatcher;
		this.#running = running;
	}

	/** 1 while a story's first chapter is being written, 2 for the next one, …; undefined if it does not wait. */
	async of(storyId: string): Promise<number | undefined> {
		const job = await firstChapterJob(this.#context.db, storyId);
		if (!job) return undefined;
		if (job.state === 'running') return 1;
		const waiting = this.#dispatcher.order(await waitingChapterJobs(this.#context.db));
		return waiting.findIndex(({ id }) => id === job.id) + 2;
	}

	async ofAccount(accountId: string): Promise<Pick<WaitingStory, 'requestId' | 'position'>[]> {
		const own = (await this.#all()).filter((waiting) => waiting.accountId === accountId);
		return own.map(({ requestId, position }) => ({ requestId, position }));
	}

	/** Sends each position that differs from the one sent last. */
	async notifyChanges(): Promise<void> {
		const waiting = await this.#all();
		const lastSent = this.#lastSent;
		this.#lastSent = new Map(waiting.map(({ storyId, position }) => [storyId, position]));
		for (const { accountId, requestId, storyId, position } of waiting) {
			if (lastSent.get(storyId) !== position) this.#context.notify(accountId, 'queueUpdate', { position, requestId });
		}
	}

	async #all(): Promise<WaitingStory[]> {
		const waiting = this.#dispatcher.order(await waitingChapterJobs(this.#context.db));
		const positions = new Map<string, number>();
		for (const job of await this.#running()) if (isFirstChapterJob(job)) positions.set(job.story_id, 1);
		for (const [ahead, job] of waiting.entries()) if (isFirstChapterJob(job)) positions.set(job.story_id, ahead + 2);
		if (positions.size === 0) return [];
		const stories = await this.#context.db
			.selectFrom('story')
			.select(['id', 'asked_by', 'request_id'])
			.where('id', 'in', [...positions.keys()])
			.execute();
		return stories.map(({ id, asked_by, request_id }) => ({
			accountId: asked_by,
			requestId: request_id,
			storyId: id,
			position: positions.get(id)!,
		}));
	}
}
