import { useSyncExternalStore } from 'react';

/** Whether the browser reports a network. Says nothing about the server. */
export function useOnline(): boolean {
	return useSyncExternalStore(listen, () => navigator.onLine);
}

function listen(onChange: () => void): () => void {
	const stopped = new AbortController();
	const options = { signal: stopped.signal };
	addEventListener('online', onChange, options);
	addEventListener('offline', onChange, options);
	return () => stopped.abort();
}
