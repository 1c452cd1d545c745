import type { Entry } from './commands.ts';

/**
 * The entries that must be sent before this one: those that share an ordering key with it, or with one of these. `entries` and
 * the result are oldest first.
 */
export function blockingEntries({ seq, lanes }: Entry, entries: readonly Entry[]): Entry[] {
	const keys = new Set(lanes);
	const newestFirst = [...entries].reverse().filter((other) => {
		const isBlocking = other.seq < seq && other.state !== 'failed' && other.lanes.some((key) => keys.has(key));
		if (isBlocking) for (const key of other.lanes) keys.add(key);
		return isBlocking;
	});
	return newestFirst.reverse();
}
