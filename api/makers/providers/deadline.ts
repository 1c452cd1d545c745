import { MakerError } from './provider.ts';

export type Deadline = {
	/** For the request: aborted by the desk, and when it took too long. */
	signal: AbortSignal;
	/** Milliseconds left of the whole. */
	remaining(): number;
	/** What is waited for, or the reason why it is waited for no longer; `within` milliseconds when given. */
	waitFor<Value>(work: Promise<Value>, within?: number): Promise<Value>;
	/** Why it is over, once it is: the desk's own reason, or a fault. */
	throwIfExpired(): void;
	/** Waits and lets go of the timer as soon as it is over. */
	sleep(milliseconds: number): Promise<void>;
	/** Gives up a request that may be under way still. */
	abort(): void;
	/** Lets go of timer and desk. */
	dispose(): void;
};

/** How long a call may take (milliseconds), and until when its desk wants it. */
export function openDeadline(maker: string, whole: number, desk: AbortSignal): Deadline {
	const ending = new AbortController();
	const { signal } = ending;
	const until = performance.now() + whole;
	const giveUp = () => ending.abort(new MakerError('too-slow', maker));
	const leave = () => ending.abort(desk.reason);
	const timer = setTimeout(giveUp, whole);
	desk.addEventListener('abort', leave, { once: true });
	const over = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
	// It may end while nobody waits; whoever asks next is told by the signal.
	over.catch(() => {});

	async function awaitWork<Value>(work: Promise<Value>, within?: number): Promise<Value> {
		const idle = within === undefined ? undefined : setTimeout(giveUp, within);
		try {
			return await Promise.race([over, work]);
		} finally {
			clearTimeout(idle);
		}
	}

	return {
		signal,
		remaining: () => until - performance.now(),
		waitFor: awaitWork,
		throwIfExpired: () => signal.throwIfAborted(),
		async sleep(milliseconds) {
			const { promise, resolve } = Promise.withResolvers<void>();
			const waiting = setTimeout(resolve, milliseconds);
			await awaitWork(promise).finally(() => clearTimeout(waiting));
		},
		abort: () => ending.abort(),
		dispose() {
			clearTimeout(timer);
			desk.removeEventListener('abort', leave);
		},
	};
}
