import type { Core } from '../../app/core.ts';
import { firstChapterJob, type Job, waitingChapterJobs } from '../../db/jobs.ts';
import type { FairQueue } from './fair-queue.ts';

/** A story that waits for its first chapter. Position 1 is being written (product 13.2). */
type WaitingStory = { accountId: string; requestId: string; storyId: string; position: number };

/** The queue positions of stories that wait for their first chapter. Sends them to their accounts when they change. */
export class QueuePositions {
	#keeping: Pick<Core, 'db' | 'notify'>;
	#turns: FairQueue;
	#running: () => Job[];
	#told = new Map<string, number>();

	constructor(keeping: Pick<Core, 'db' | 'notify'>, turns: FairQueue, running: () => Job[]) {
		this.#keeping = keeping;
		this.#turns = turns;
		this.#running = running;
	}

	/** 1 while a story's first chapter is being written, 2 for the next one, …; undefined if it does not wait. */
	async of(storyId: string): Promise<number | undefined> {
		const job = await firstChapterJob(this.#keeping.db, storyId);
		if (!job) return undefined;
		if (job.state === 'running') return 1;
		const waiting = this.#turns.order(await waitingChapterJobs(this.#keeping.db));
		return waiting.findIndex(({ id }) => id === job.id) + 2;
	}

	async ofAccount(accountId: string): Promise<Pick<WaitingStory, 'requestId' | 'position'>[]> {
		const own = (await this.#all()).filter((waiting) => waiting.accountId === accountId);
		return own.map(({ requestId, position }) => ({ requestId, position }));
	}

	/** Sends each position that differs from the one sent last. */
	async notifyChanges(): Promise<void> {
		const waiting = await this.#all();
		const before = this.#told;
		this.#told = new Map(waiting.map(({ storyId, position }) => [storyId, position]));
		for (const { accountId, requestId, storyId, position } of waiting) {
			if (before.get(storyId) !== position) this.#keeping.notify(accountId, 'queueUpdate', { position, requestId });
		}
	}

	async #all(): Promise<WaitingStory[]> {
		const waiting = this.#turns.order(await waitingChapterJobs(this.#keeping.db));
		const places = new Map<string, number>();
		for (const job of this.#running()) if (isFirstChapterJob(job)) places.set(job.story_id, 1);
		for (const [ahead, job] of waiting.entries()) if (isFirstChapterJob(job)) places.set(job.story_id, ahead + 2);
		if (places.size === 0) return [];
		const stories = await this.#keeping.db
			.selectFrom('story')
			.select(['id', 'asked_by', 'request_id'])
			.where('id', 'in', [...places.keys()])
			.execute();
		return stories.map(({ id, asked_by, request_id }) => ({
			accountId: asked_by,
			requestId: request_id,
			storyId: id,
			position: places.get(id)!,
		}));
	}
}

/** Whether a job writes a story's first chapter. */
export function isFirstChapterJob(job: Job): boolean {
	return job.kind === 'chapter' && job.chapter_id === null;
}
