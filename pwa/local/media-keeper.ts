import { readToken } from '../net/token.ts';
import { canKeepMedia } from './can-keep-media.ts';
import { library } from './device.ts';
import { bringAhead, countWished } from './media-ahead.ts';
import { isMetered, whenLineChanges } from './metered.ts';
import { whenWished } from './shelf.ts';

/** What somebody looks at comes first: in milliseconds. */
const politeness = 2_000;
const firstPause = 30_000;
const longestPause = 10 * 60_000;

export type Keeper = {
	/** To be called when there may be more to fetch, or a network again. */
	look(): void;
	stop(): void;
};

/**
 * Fetches pictures and narration ahead, for the open library and in the background, so that stories are whole without a
 * network: at each look, and whenever somebody reads or pins a story. Without a service worker nothing could show them.
 */
export function keepMediaAhead(): Keeper {
	const into = library();
	const left = new AbortController();
	const hopeless = new Set<string>();
	let looks = 0;
	let rounds = 0;
	let troubles = 0;
	let timer: ReturnType<typeof setTimeout>;

	const lookIn = (pause: number) => {
		looks += 1;
		clearTimeout(timer);
		if (!left.signal.aborted) timer = setTimeout(() => void round(), pause);
	};
	const round = async () => {
		const atStart = looks;
		const isInterrupted = () => left.signal.aborted || looks !== atStart;
		try {
			await navigator.serviceWorker.ready;
			// On a full disk one try at the start of the app is enough; how much is missing is said all the same.
			if (rounds++ > 0 && (await into.kv.get('storageTrouble')) === 'full') return await countWished(into);
			const outcome = await oneAtATime(into.name, left.signal, () =>
				bringAhead({ library: into, token: readToken, isMetered, isInterrupted, hopeless }),
			);
			troubles = outcome === 'trouble' ? troubles + 1 : 0;
			if (outcome === 'trouble' && !isInterrupted()) lookIn(pauseAfter(troubles));
		} catch (error) {
			// Where the library was closed under it, that is the end.
			if (!left.signal.aborted && !into.hasBeenClosed()) throw error;
		}
	};

	const look = () => lookIn(politeness);
	if (canKeepMedia()) {
		whenWished(look, left.signal);
		whenLineChanges(look, left.signal);
	}
	return {
		look: canKeepMedia() ? look : () => {},
		stop: () => {
			left.abort();
			clearTimeout(timer);
		},
	};
}

/** Two tabs need not fetch the same. */
function oneAtATime<Result>(name: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
	return navigator.locks.request(`everbranch-media-${name}`, { signal }, work) as Promise<Result>;
}

function pauseAfter(troubles: number): number {
	return Math.min(longestPause, firstPause * 2 ** (troubles - 1)) * (0.5 + Math.random() / 2);
}
