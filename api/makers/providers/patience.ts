import { MakerFault } from './provider.ts';

export type Patience = {
	/** For the request: aborted by the desk, and when it took too long. */
	signal: AbortSignal;
	/** Milliseconds left of the whole. */
	left(): number;
	/** What is waited for, or the reason why it is waited for no longer; `within` milliseconds when given. */
	await<Value>(work: Promise<Value>, within?: number): Promise<Value>;
	/** Why it is over, once it is: the desk's own reason, or a fault. */
	throwIfOver(): void;
	/** Waits and lets go of the timer as soon as it is over. */
	pause(milliseconds: number): Promise<void>;
	/** Gives up a request that may be under way still. */
	drop(): void;
	/** Lets go of timer and desk. */
	end(): void;
};

/** How long a call may take (milliseconds), and until when its desk wants it. */
export function patienceOf(maker: string, whole: number, desk: AbortSignal): Patience {
	const ending = new AbortController();
	const { signal } = ending;
	const until = performance.now() + whole;
	const giveUp = () => ending.abort(new MakerFault('too-slow', maker));
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
		left: () => until - performance.now(),
		await: awaitWork,
		throwIfOver: () => signal.throwIfAborted(),
		async pause(milliseconds) {
			const { promise, resolve } = Promise.withResolvers<void>();
			const waiting = setTimeout(resolve, milliseconds);
			await awaitWork(promise).finally(() => clearTimeout(waiting));
		},
		drop: () => ending.abort(),
		end() {
			clearTimeout(timer);
			desk.removeEventListener('abort', leave);
		},
	};
}
