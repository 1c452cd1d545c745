/**
 * Runs at most `limit` tasks at once; up to `maxWaiting` more wait in order. Further ones fail with the error from
 * `createOverflowError`.
 */
export function createSemaphore(limit: number, maxWaiting: number, createOverflowError: () => Error) {
	const queue: (() => void)[] = [];
	let running = 0;

	return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
		if (running >= limit) {
			if (queue.length >= maxWaiting) throw createOverflowError();
			await new Promise<void>((turn) => queue.push(turn));
		} else {
			running++;
		}
		try {
			return await task();
		} finally {
			const next = queue.shift();
			// The slot is passed on, not released and taken again, so that no new task can overtake the queue.
			if (next) next();
			else running--;
		}
	};
}
