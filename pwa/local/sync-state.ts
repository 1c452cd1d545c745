import { useSyncExternalStore } from 'react';

/** Whether the library is being brought up to date: `failed` when the server could not be reached, or had trouble. */
export type SyncState = 'fetching' | 'fetched' | 'failed';

let state: SyncState = 'fetching';
let syncHandler = () => {};
const listeners = new Set<() => void>();

export function useSyncState(): SyncState {
	return useSyncExternalStore(subscribe, () => state);
}

export function setSyncState(next: SyncState): void {
	state = next;
	for (const hearer of listeners) hearer();
}

/** Asks whoever is in touch with the server to look at once what changed there. */
export function requestSync(): void {
	syncHandler();
}

/** Says who looks when asked to. */
export function onSyncRequest(callback: () => void): void {
	syncHandler = callback;
}

/** The account is left: what is known of its library is not so of the next one's. */
export function resetSyncState(): void {
	syncHandler = () => {};
	setSyncState('fetching');
}

function subscribe(onChange: () => void): () => void {
	listeners.add(onChange);
	return () => void listeners.delete(onChange);
}
