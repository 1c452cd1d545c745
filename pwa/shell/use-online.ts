import { useSyncExternalStore } from 'react';

/** Whether the browser believes that there is a network. A server that is down is not seen here: each call tells that. */
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
