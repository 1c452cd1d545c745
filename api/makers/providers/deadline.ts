import { MakerError } from '../maker-error.ts';

export type Deadline = {
	/** For the request: aborted with the job, and when the time is over. */
	signal: AbortSignal;
	/** Milliseconds left. */
	remaining(): number;
	/** The result of the work. Rejects when the deadline ends first, or after `within` milliseconds when given. */
	waitFor<Value>(work: Promise<Value>, within?: number): Promise<Value>;
	/** Throws once it is over: the job's reason, or MakerError `too-slow`. */
	throwIfExpired(): void;
	/** Waits; rejects as soon as the deadline ends. */
	sleep(milliseconds: number): Promise<void>;
	/** Aborts a request that may still be under way. */
	abort(): void;
	/** Clears the timer and the listener on the job. */
	dispose(): void;
};

/** The time limit of a call (`total`, milliseconds, for all its retries), which also ends when its job is aborted. */
export function openDeadline(maker: string, total: number, jobSignal: AbortSignal): Deadline {
	const controller = new AbortController();
	const { signal } = controller;
	const endsAt = performance.now() + total;
	const expire = () => controller.abort(new MakerError('too-slow', maker));
	const abortWithJob = () => controller.abort(jobSignal.reason);
	const timer = setTimeout(expire, total);
	jobSignal.addEventListener('abort', abortWithJob, { once: true });
	const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
	// It may end while no call waits; later calls look at the signal.
	ended.catch(() => {});

	async function waitFor<Value>(work: Promise<Value>, within?: number): Promise<Value> {
		const idle = within === undefined ? undefined : setTimeout(expire, within);
		try {
			return await Promise.race([ended, work]);
		} finally {
			clearTimeout(idle);
		}
	}

	return {
		signal,
		remaining: () => endsAt - performance.now(),
		waitFor,
		throwIfExpired: () => signal.throwIfAborted(),
		async sleep(milliseconds) {
			const { promise, resolve } = Promise.withResolvers<void>();
			const waiting = setTimeout(resolve, milliseconds);
			await waitFor(promise).finally(() => clearTimeout(waiting));
		},
		abort: () => controller.abort(),
		dispose() {
			clearTimeout(timer);
			jobSignal.removeEventListener('abort', abortWithJob);
		},
	};
}
