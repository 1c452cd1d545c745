import { readToken } from '../../net/token.ts';
import { library } from '../library/current-library.ts';
import { onPrefetchRequest } from '../library/story-state.ts';
import { isMetered, onConnectionChange } from './connection.ts';
import { canServeStoredMedia } from './media-support.ts';
import { prefetchMedia, updatePrefetchCounts } from './prefetch.ts';

/** Milliseconds: the files of the current screen are loaded first. */
const startDelay = 2_000;
const initialBackoff = 30_000;
const maxBackoff = 10 * 60_000;

export type Prefetcher = {
	/** To be called when there may be more files to fetch, or a network again. */
	schedule(): void;
	stop(): void;
};

/**
 * Prefetches media of the open library in the background, so that stories are complete without a network: on each call of
 * `schedule`, and whenever a story is read or pinned. Does nothing without a service worker, which alone can serve them.
 */
export function startPrefetcher(): Prefetcher {
	const target = library();
	const stopped = new AbortController();
	const unavailable = new Set<string>();
	let scheduleCount = 0;
	let rounds = 0;
	let failures = 0;
	let timer: ReturnType<typeof setTimeout>;

	const scheduleIn = (pause: number) => {
		scheduleCount += 1;
		clearTimeout(timer);
		if (!stopped.signal.aborted) timer = setTimeout(() => void round(), pause);
	};
	const round = async () => {
		const atStart = scheduleCount;
		const isInterrupted = () => stopped.signal.aborted || scheduleCount !== atStart;
		try {
			await navigator.serviceWorker.ready;
			// On a full disk one attempt per start of the app is enough; the saved counts are updated all the same.
			if (rounds++ > 0 && (await target.kv.get('storageTrouble')) === 'full') return await updatePrefetchCounts(target);
			const outcome = await withPrefetchLock(target.name, stopped.signal, () =>
				prefetchMedia({ library: target, token: readToken, isMetered, isInterrupted, unavailable }),
			);
			failures = outcome === 'failed' ? failures + 1 : 0;
			if (outcome === 'failed' && !isInterrupted()) scheduleIn(backoff(failures));
		} catch (error) {
			// A closed library ends the round.
			if (!stopped.signal.aborted && !target.hasBeenClosed()) throw error;
		}
	};

	const scheduleSoon = () => scheduleIn(startDelay);
	if (canServeStoredMedia()) {
		onPrefetchRequest(scheduleSoon, stopped.signal);
		onConnectionChange(scheduleSoon, stopped.signal);
	}
	return {
		schedule: canServeStoredMedia() ? scheduleSoon : () => {},
		stop: () => {
			stopped.abort();
			clearTimeout(timer);
		},
	};
}

/** One tab at a time, so that no file is fetched twice. */
function withPrefetchLock<Result>(name: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
	return navigator.locks.request(`everbranch-media-${name}`, { signal }, work) as Promise<Result>;
}

function backoff(troubles: number): number {
	return Math.min(maxBackoff, initialBackoff * 2 ** (troubles - 1)) * (0.5 + Math.random() / 2);
}
