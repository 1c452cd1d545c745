import { mediaPath } from '../../shared/contract/endpoints.ts';
import { timeouts } from '../../shared/rules/limits.ts';

/** The file name in a media URL (absolute, or its path); null for any other URL. */
export function mediaNameOf(address: string): string | null {
	const { pathname } = new URL(address, 'http://here');
	const name = pathname.startsWith(`${mediaPath}/`) ? pathname.slice(mediaPath.length + 1) : '';
	return name && !name.includes('/') ? name : null;
}

/**
 * Requests a whole file; with a token and low priority for a prefetch, otherwise with the cookie. The browser's own cache is
 * not used, because it is shared by accounts. Rejects when no response begins in time.
 */
export async function fetchMedia(name: string, token: string | null = null): Promise<Response> {
	const controller = new AbortController();
	const timer = setTimeout(() => controller.abort(), timeouts.call);
	try {
		return await fetch(`${mediaPath}/${name}`, {
			cache: 'no-store',
			signal: controller.signal,
			...(token && { headers: { Authorization: `Bearer ${token}` }, priority: 'low' }),
		});
	} finally {
		clearTimeout(timer);
	}
}
