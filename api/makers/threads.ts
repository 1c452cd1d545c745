import type { Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { abortable } from './abortable.ts';
import { MakerError, type MakerErrorKind } from './maker-error.ts';

/**
 * `crashed`: the thread ended · `too slow`: it was stopped at the time limit · `closed`: `close` was called · `failed`: the
 * work threw (see the cause). After any of the first two the next request starts a new thread.
 */
export class ThreadError extends Error {
	override name = 'ThreadError';
	readonly reason: 'crashed' | 'too slow' | 'closed' | 'failed';

	constructor(reason: ThreadError['reason'], cause?: unknown) {
		super(`The work in the thread was not done: ${reason}`, { cause });
		this.reason = reason;
	}
}

export type Thread<Request, Result> = {
	/** Starts the thread for a request that is expected soon, so that it does not wait for that. It ends as after a request. */
	start(): void;
	/**
	 * Requests run one after another. Rejects with `ThreadError`, or with the signal's reason as soon as that is aborted,
	 * which also stops the thread in the middle of the request. `transfer`: objects in the request to transfer, not copy.
	 */
	run(request: Request, signal?: AbortSignal, transfer?: readonly Transferable[]): Promise<Result>;
	/** Stops the thread. Running, waiting and later requests are rejected as `closed`. */
	close(): Promise<void>;
};

/**
 * `timeLimit`: milliseconds for each request, without its wait. `isLowPriority`: the thread yields the processor to the main
 * thread. `idleLimit`: milliseconds without a request after which the thread ends.
 */
type Options = { timeLimit: number; isLowPriority?: boolean; idleLimit?: number };

/** A thread holds 20 to 90 MB. The pause between two chapters of one reader is mostly shorter than this. */
const defaultIdleLimit = 60_000;

/** Only Linux has nice values for single threads; elsewhere this would slow the whole process. */
const lowPriorityNice = process.platform === 'linux' ? 10 : 0;

/**
 * A thread for one kind of work: `program` is a module whose default export takes a request and returns its result. The
 * thread starts with a request, is replaced when it is lost, ends when idle, and does not keep the process alive.
 */
export function createThread<Request, Result>(program: URL, options: Options): Thread<Request, Result> {
	let pool: Piscina<Request, Result> | undefined;
	let closed = false;
	let last: Promise<unknown> = Promise.resolve();
	/** The number of running and waiting requests. */
	let pending = 0;
	let idleTimer: NodeJS.Timeout | undefined;

	function startedPool(): Piscina<Request, Result> {
		if (pool) return pool;
		poolCount++;
		// The event of a lost thread may come when the next one already works.
		const created: Piscina<Request, Result> = singleThreadPool(
			program,
			options.isLowPriority ? lowPriorityNice : 0,
			() => {
				if (pool === created) void abandon();
			},
		);
		pool = created;
		return created;
	}

	async function abandon(): Promise<void> {
		if (!pool) return;
		const abandoned = pool;
		pool = undefined;
		poolCount--;
		await abandoned.destroy();
	}

	function endWhenIdle(): void {
		clearTimeout(idleTimer);
		if (pending > 0 || closed) return;
		idleTimer = setTimeout(() => void abandon().then(clearGarbage), options.idleLimit ?? defaultIdleLimit).unref();
	}

	async function runNow(
		request: Request,
		signal: AbortSignal | undefined,
		transfer: readonly Transferable[],
	): Promise<Result> {
		if (closed) throw new ThreadError('closed');
		signal?.throwIfAborted();
		const limit = AbortSignal.timeout(options.timeLimit);
		const workers = startedPool();
		const until = signal ? AbortSignal.any([signal, limit]) : limit;
		return workers.run(request, { signal: until, transferList: [...transfer] }).catch((cause) => {
			signal?.throwIfAborted();
			if (closed) throw new ThreadError('closed');
			if (limit.aborted) throw new ThreadError('too slow');
			throw new ThreadError(workers === pool ? 'failed' : 'crashed', cause);
		});
	}

	return {
		start() {
			if (closed) return;
			startedPool();
			endWhenIdle();
		},
		run(request, signal, transfer = []) {
			pending++;
			clearTimeout(idleTimer);
			const done = last.then(() => runNow(request, signal, transfer));
			last = done
				.catch(() => {})
				.then(() => {
					pending--;
					endWhenIdle();
				});
			return signal ? abortable(done, signal) : done;
		},
		async close() {
			closed = true;
			clearTimeout(idleTimer);
			await abandon();
		},
	};
}

/** The number of pools of all makers. */
let poolCount = 0;

/**
 * When the last thread has ended, the main thread holds 12 to 25 MB of garbage, which V8 would keep until the next busy time.
 * Clearing it away blocks for some 50 ms, so it is done then only. Needs `--expose-gc`.
 */
function clearGarbage(): void {
	if (poolCount === 0) void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}

/**
 * A pool for the life of one thread. Three features of Piscina are not used. Its replacement of threads: work that waits
 * for a thread which dies while it starts is never settled. Its queue: the time limit must start when the request runs. Its
 * `idleTimeout`: it ends only threads beyond `minThreads`, and with `minThreads` 0 the cause of a death at start is lost.
 */
function singleThreadPool<Request, Result>(
	program: URL,
	niceIncrement: number,
	onLost: () => void,
): Piscina<Request, Result> {
	const pool = new Piscina<Request, Result>({
		filename: program.href,
		minThreads: 1,
		maxThreads: 1,
		niceIncrement,
		// The thread's own timers and streams must go on between two requests.
		atomics: 'disabled',
		execArgv: [],
		recordTiming: false,
		// By default up to 48 MB for each thread's young generation; no request is slower with less. What lives longer takes 9 to 15 MB:
		// a far lower limit than V8's own makes it clear away earlier (docs/bench.md).
		resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 },
	});
	// An idle thread may die as well; without a listener its error would end the process.
	return pool.on('workerDestroy', onLost).on('error', () => {});
}

const errorKinds: Record<ThreadError['reason'], MakerErrorKind> = {
	crashed: 'broken',
	'too slow': 'too-slow',
	closed: 'unreachable',
	failed: 'unusable',
};

/** For a `catch`: throws a ThreadError as the MakerError of that maker, and any other error as it is. */
export function rethrowAsMakerError(maker: string): (error: unknown) => never {
	return (error) => {
		if (error instanceof ThreadError) throw new MakerError(errorKinds[error.reason], maker, error);
		throw error;
	};
}
