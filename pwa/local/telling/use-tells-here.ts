import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSyncState } from '../sync-state.ts';
import { loadTelling } from './load-telling.ts';

/** Whether stories are told on this device now: there is no network, the family wants it, and the optional part is here. */
export function useTellsHere(): boolean {
	const isOffline = useIsOffline();
	const [canTell, setCanTell] = useState(false);
	useEffect(() => {
		if (!isOffline) return;
		let isUnmounted = false;
		// Also starts the program, so that the first chapter need not wait for it.
		const ask = loadTelling().then((telling) => telling?.canTellHere() ?? false);
		void ask.catch(() => false).then((can) => isUnmounted || setCanTell(can));
		return () => {
			isUnmounted = true;
		};
	}, [isOffline]);
	return isOffline && canTell;
}

/** Whether the browser reports no network, or the server did not answer the last sync. */
export function useIsOffline(): boolean {
	const state = useSyncState();
	const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
	return !isOnline || state === 'failed';
}

function listen(onChange: () => void): () => void {
	addEventListener('online', onChange);
	addEventListener('offline', onChange);
	return () => {
		removeEventListener('online', onChange);
		removeEventListener('offline', onChange);
	};
}
