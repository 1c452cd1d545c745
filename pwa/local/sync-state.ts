import { useSyncExternalStore } from 'react';

/** Progress of the current sync: `failed` when the server could not be reached, or answered with an error. */
export type SyncState = 'fetching' | 'fetched' | 'failed';

let state: SyncState = 'fetching';
let syncHandler = () => {};
const listeners = new Set<() => void>();

export function useSyncState(): SyncState {
	return useSyncExternalStore(subscribe, () => state);
}

export function setSyncState(next: SyncState): void {
	state = next;
	for (const listener of listeners) listener();
}

/** Asks the sync loop to pull now. */
export function requestSync(): void {
	syncHandler();
}

/** Sets the sync loop's handler for `requestSync`. */
export function onSyncRequest(callback: () => void): void {
	syncHandler = callback;
}

/** For the end of a session: the state of one account's library says nothing about the next one's. */
export function resetSyncState(): void {
	syncHandler = () => {};
	setSyncState('fetching');
}

function subscribe(onChange: () => void): () => void {
	listeners.add(onChange);
	return () => void listeners.delete(onChange);
}
