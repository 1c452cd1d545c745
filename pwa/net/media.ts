import { timeouts } from '../../shared/rules/limits.ts';

const mediaPath = '/api/media/';

/** The name of the file at an address (whole, or its path), or null when no picture or narration lies there. */
export function mediaNameOf(address: string): string | null {
	const { pathname } = new URL(address, 'http://here');
	const name = pathname.startsWith(mediaPath) ? pathname.slice(mediaPath.length) : '';
	return name && !name.includes('/') ? name : null;
}

export function mediaUrlOf(name: string): string {
	return mediaPath + name;
}

/**
 * Asks the server for a whole picture or narration; with a token for what is fetched ahead, which may wait for what somebody
 * looks at, and with the cookie else. Nothing of it stays in the browser's own cache, which knows no accounts. Rejects when
 * no answer begins to come in time.
 */
export async function fetchMedia(name: string, token: string | null = null): Promise<Response> {
	const controller = new AbortController();
	const timer = setTimeout(() => controller.abort(), timeouts.call);
	try {
		return await fetch(mediaUrlOf(name), {
			cache: 'no-store',
			signal: controller.signal,
			...(token && { headers: { Authorization: `Bearer ${token}` }, priority: 'low' }),
		});
	} finally {
		clearTimeout(timer);
	}
}
