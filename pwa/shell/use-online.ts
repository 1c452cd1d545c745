import { useSyncExternalStore } from 'react';

/** Whether the browser reports a network. Says nothing about the server. */
export function useOnline(): boolean {
	return useSyncExternalStore(listen, () => navigator.onLine);
}

function listen(onChange: () => void): () => void {
	window.addEventListener('online', onChange);
	window.addEventListener('offline', onChange);
	return () => {
		window.removeEventListener('online', onChange);
		window.removeEventListener('offline', onChange);
	};
}
