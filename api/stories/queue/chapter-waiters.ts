import type { HttpError } from '../../app/errors.ts';
import type { ChapterPlace } from '../../db/chapters.ts';

/** What became of a chapter that somebody waits for. `late`: it is still being written when the wait ends. */
export type WaitOutcome = 'settled' | 'late' | HttpError;

/** Readers who wait for a chapter, told once by the worker that wrote it, or could not. */
export class ChapterWaiters {
	#waiting = new Map<string, Set<(outcome: WaitOutcome) => void>>();

	/** Begins to wait, then asks for the chapter by `ask`, so that none is missed however quickly it comes. */
	async waitFor(place: ChapterPlace, milliseconds: number, ask: () => Promise<void>): Promise<WaitOutcome> {
		const { promise, resolve, reject } = Promise.withResolvers<WaitOutcome>();
		const timer = setTimeout(() => resolve('late'), milliseconds);
		const stop = this.#enter(keyOf(place), resolve);
		ask().catch(reject);
		return promise.finally(() => {
			clearTimeout(timer);
			stop();
		});
	}

	settle(place: ChapterPlace, outcome: WaitOutcome): void {
		for (const resolve of this.#waiting.get(keyOf(place)) ?? []) resolve(outcome);
	}

	/** Nobody waits any longer for a story that is gone. */
	settleStory(storyId: string): void {
		for (const [key, resolves] of this.#waiting) {
			if (key.startsWith(`${storyId} `)) for (const resolve of resolves) resolve('settled');
		}
	}

	/** Nobody waits any longer: the server stops. */
	settleAll(): void {
		for (const resolves of this.#waiting.values()) for (const resolve of resolves) resolve('late');
	}

	#enter(key: string, resolve: (outcome: WaitOutcome) => void): () => void {
		const resolves = this.#waiting.get(key) ?? new Set();
		this.#waiting.set(key, resolves.add(resolve));
		return () => {
			resolves.delete(resolve);
			if (resolves.size === 0 && this.#waiting.get(key) === resolves) this.#waiting.delete(key);
		};
	}
}

function keyOf({ storyId, parentId, choiceIndex }: ChapterPlace): string {
	return `${storyId} ${parentId} ${choiceIndex}`;
}
