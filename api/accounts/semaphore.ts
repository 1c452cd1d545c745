/**
 * Lets `atOnce` tasks run and `waiting` more wait their turn, first come first served.
 * One more than that is turned away with the error that `full` makes.
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
			// The place is handed on, not freed and taken again: nobody can slip in between.
			if (next) next();
			else running--;
		}
	};
}
