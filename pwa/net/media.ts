import { timeouts } from '../../shared/limits.ts';

const path = '/api/media/';

/** The name of the file at an address (whole, or its path), or null when no picture or narration lies there. */
export function mediaNameOf(address: string): string | null {
	const { pathname } = new URL(address, 'http://here');
	const name = pathname.startsWith(path) ? pathname.slice(path.length) : '';
	return name && !name.includes('/') ? name : null;
}

export function mediaAddressOf(name: string): string {
	return path + name;
}

/**
 * Asks the server for a whole picture or narration; with a token for what is fetched ahead, which may wait for what somebody
 * looks at, and with the cookie else. Nothing of it stays in the browser's own cache, which knows no accounts. Rejects when
 * no answer begins to come in time.
 */
export async function fetchMedia(name: string, token: string | null = null): Promise<Response> {
	const patience = new AbortController();
	const timer = setTimeout(() => patience.abort(), timeouts.call);
	try {
		return await fetch(mediaAddressOf(name), {
			cache: 'no-store',
			signal: patience.signal,
			...(token && { headers: { Authorization: `Bearer ${token}` }, priority: 'low' }),
		});
	} finally {
		clearTimeout(timer);
	}
}
