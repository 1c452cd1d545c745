import { useSyncExternalStore } from 'react';

/** Whether the library is being brought up to date: `failed` when the server could not be reached, or had trouble. */
export type SyncState = 'fetching' | 'fetched' | 'failed';

let state: SyncState = 'fetching';
let look = () => {};
const hearers = new Set<() => void>();

export function useSyncState(): SyncState {
	return useSyncExternalStore(hear, () => state);
}

export function setSyncState(now: SyncState): void {
	state = now;
	for (const hearer of hearers) hearer();
}

/** Asks whoever is in touch with the server to look at once what changed there. */
export function askForSync(): void {
	look();
}

/** Says who looks when asked to. */
export function whenAskedToSync(callback: () => void): void {
	look = callback;
}

/** The account is left: what is known of its library is not so of the next one's. */
export function forgetSyncState(): void {
	look = () => {};
	setSyncState('fetching');
}

function hear(onChange: () => void): () => void {
	hearers.add(onChange);
	return () => void hearers.delete(onChange);
}
