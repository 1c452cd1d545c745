import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';

/**
 * `crashed`: the thread went down · `too slow`: it was stopped at the time limit · `closed`: nobody works here any more ·
 * `failed`: the work threw (the cause says what). In each case the next request finds a thread that works.
 */
export class ThreadError extends Error {
	override name = 'ThreadFailed';
	readonly reason: 'crashed' | 'too slow' | 'closed' | 'failed';

	constructor(reason: ThreadError['reason'], cause?: unknown) {
		super(`The work in the thread was not done: ${reason}`, { cause });
		this.reason = reason;
	}
}

export type Thread<Request, Result> = {
	/**
	 * One request after another. Rejects with `ThreadFailed`, or with the signal's reason as soon as that is aborted:
	 * the thread is then stopped in the middle of it. `given`: what in the request is handed over instead of copied.
	 */
	run(request: Request, signal?: AbortSignal, transfer?: readonly Transferable[]): Promise<Result>;
	/** Stops the thread. What is under way, what waits and what comes later is rejected as `closed`. */
	close(): Promise<void>;
};

/**
 * `timeLimit`: milliseconds for each request, not counting its wait. `behind`: it makes way for the main thread.
 * `idleLimit`: milliseconds without a request after which the thread ends.
 */
type Options = { timeLimit: number; isLowPriority?: boolean; idleLimit?: number };

/** The threads hold 20 to 90 MB each. The pause between two chapters of one reader is mostly shorter. */
const defaultIdleLimit = 60_000;

/** Nice values are for single threads on Linux only; elsewhere the whole process would step back. */
const lowPriorityNice = process.platform === 'linux' ? 10 : 0;

/**
 * A thread for one kind of work: `program` is a module whose default export takes a request and gives its result. It is
 * started by a request, replaced when it is lost, ended when it is idle, and keeps no idle process alive.
 */
export function createThread<Request, Result>(program: URL, options: Options): Thread<Request, Result> {
	let pool: Piscina<Request, Result> | undefined;
	let closed = false;
	let last: Promise<unknown> = Promise.resolve();
	/** Requests under way or waiting. */
	let open = 0;
	let idleTimer: NodeJS.Timeout | undefined;

	function started(): Piscina<Request, Result> {
		if (pool) return pool;
		// A thread that is ended says so later: by then the next one may be at work.
		const own: Piscina<Request, Result> = singleThreadPool(program, options.isLowPriority ? lowPriorityNice : 0, () => {
			if (pool === own) abandon();
		});
		pool = own;
		return own;
	}

	function abandon(): void {
		void pool?.destroy();
		pool = undefined;
	}

	function endWhenIdle(): void {
		clearTimeout(idleTimer);
		if (open === 0 && !closed) idleTimer = setTimeout(abandon, options.idleLimit ?? defaultIdleLimit).unref();
	}

	async function alone(
		request: Request,
		signal: AbortSignal | undefined,
		given: readonly Transferable[],
	): Promise<Result> {
		if (closed) throw new ThreadError('closed');
		signal?.throwIfAborted();
		const limit = AbortSignal.timeout(options.timeLimit);
		const workers = started();
		const until = signal ? AbortSignal.any([signal, limit]) : limit;
		return workers.run(request, { signal: until, transferList: [...given] }).catch((cause) => {
			signal?.throwIfAborted();
			if (closed) throw new ThreadError('closed');
			if (limit.aborted) throw new ThreadError('too slow');
			throw new ThreadError(workers === pool ? 'failed' : 'crashed', cause);
		});
	}

	return {
		run(request, signal, given = []) {
			open++;
			clearTimeout(idleTimer);
			const done = last.then(() => alone(request, signal, given));
			last = done
				.catch(() => {})
				.then(() => {
					open--;
					endWhenIdle();
				});
			return signal ? abortable(done, signal) : done;
		},
		async close() {
			closed = true;
			clearTimeout(idleTimer);
			await pool?.destroy();
		},
	};
}

/**
 * A pool for the life of one thread. Piscina's own replacement is not used: work that waits for one which dies while it
 * starts is never settled. Nor is its queue: the time limit is to count from a request's turn. Nor its `idleTimeout`: that
 * ends only threads beyond `minThreads`, and with none of those the cause is lost when a thread dies while it starts.
 */
function singleThreadPool<Request, Result>(
	program: URL,
	niceIncrement: number,
	lost: () => void,
): Piscina<Request, Result> {
	const pool = new Piscina<Request, Result>({
		filename: program.href,
		minThreads: 1,
		maxThreads: 1,
		niceIncrement,
		// Between two requests the thread's own timers and streams are to go on.
		atomics: 'disabled',
		execArgv: [],
		recordTiming: false,
		// Up to 48 MB for each thread otherwise, and no request is slower for it.
		resourceLimits: { maxYoungGenerationSizeMb: 4 },
	});
	// A thread that dies with nothing to do is lost as well; an error that nobody hears would end the process.
	return pool.on('workerDestroy', lost).on('error', () => {});
}

/** The wait for other requests ends with the signal as well. */
function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
	return new Promise((resolve, reject) => {
		const stop = () => reject(signal.reason);
		signal.addEventListener('abort', stop, { once: true });
		work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
	});
}
