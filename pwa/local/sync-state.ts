import { useSyncExternalStore } from 'react';

/** Progress of the current sync: `failed` when the server could not be reached, or answered with an error. */
export type SyncState = 'fetching' | 'fetched' | 'failed';

let state: SyncState = 'fetching';
let isOutOfReach = false;
let syncHandler = () => {};
const listeners = new Set<() => void>();

export function useSyncState(): SyncState {
	return useSyncExternalStore(subscribe, () => state);
}

/** Whether the last sync that ended got no answer, as far as this window knows. */
export function isServerOutOfReach(): boolean {
	return !navigator.onLine || isOutOfReach;
}

/** Records how the last sync ended, or that one begins; `isUnanswered`: it failed because the server cannot be reached. */
export function setSyncState(next: SyncState, isUnanswered = false): void {
	state = next;
	if (next !== 'fetching') isOutOfReach = isUnanswered;
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
	isOutOfReach = false;
	setSyncState('fetching');
}

function subscribe(onChange: () => void): () => void {
	listeners.add(onChange);
	return () => void listeners.delete(onChange);
}
