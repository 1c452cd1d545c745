import type { HttpError } from '../../app/errors.ts';
import type { JobTarget } from '../../db/jobs.ts';

/** How a wait for a job ended. `settled`: the job is done, or was deleted. `late`: it is still being worked on. */
export type WaitOutcome = 'settled' | 'late' | HttpError;

/** Requests that wait for a chapter or a narration. The queue settles them when it is stored or has failed. */
export class JobWaiters {
	#waiting = new Map<string, Set<(outcome: WaitOutcome) => void>>();
	/** What they wait for, and since when. */
	#targets = new Map<string, { target: JobTarget; since: number }>();

	/** Registers the wait before it calls `enqueue`, so that no outcome is missed. */
	async waitFor(target: JobTarget, milliseconds: number, enqueue: () => Promise<void>): Promise<WaitOutcome> {
		const { promise, resolve, reject } = Promise.withResolvers<WaitOutcome>();
		const timer = setTimeout(() => resolve('late'), milliseconds);
		const stop = this.#enter(target, resolve);
		enqueue().catch(reject);
		return promise.finally(() => {
			clearTimeout(timer);
			stop();
		});
	}

	settle(target: JobTarget, outcome: WaitOutcome): void {
		for (const resolve of this.#waiting.get(keyOf(target)) ?? []) resolve(outcome);
	}

	/** Settles all waits for a deleted story. */
	settleStory(storyId: string): void {
		for (const [key, resolves] of this.#waiting) {
			if (key.startsWith(`${storyId} `)) for (const resolve of resolves) resolve('settled');
		}
	}

	/** Settles all waits as late when the server stops. */
	settleAll(): void {
		for (const resolves of this.#waiting.values()) for (const resolve of resolves) resolve('late');
	}

	/** What has been waited for at least this many milliseconds. */
	waitedFor(milliseconds: number): JobTarget[] {
		const latest = performance.now() - milliseconds;
		return [...this.#targets.values()].filter(({ since }) => since <= latest).map(({ target }) => target);
	}

	#enter(target: JobTarget, resolve: (outcome: WaitOutcome) => void): () => void {
		const key = keyOf(target);
		this.#targets.set(key, { target, since: performance.now() });
		const resolves = this.#waiting.get(key) ?? new Set();
		this.#waiting.set(key, resolves.add(resolve));
		return () => {
			resolves.delete(resolve);
			if (resolves.size > 0 || this.#waiting.get(key) !== resolves) return;
			this.#waiting.delete(key);
			this.#targets.delete(key);
		};
	}
}

function keyOf({ kind, story_id, chapter_id, choice_index, voice }: JobTarget): string {
	return `${story_id} ${kind} ${chapter_id} ${choice_index} ${voice}`;
}
