import { fetchMedia } from '../../net/media.ts';
import type { Media } from './media-store.ts';

/** The types of stories' files; another one is not a file but, say, a captive portal's page. */
export const mediaTypes = ['image/webp', 'audio/mpeg'];

/** The file, or a response that is not the file (an error, or a captive portal's page). */
export type DownloadResult = { media: Media } | { answer: Response };

/** Downloads a whole file and verifies the content hash in its name, because it is stored for good. Rejects without a response. */
export async function downloadMedia(name: string, token: string | null = null): Promise<DownloadResult> {
	const answer = await fetchMedia(name, token);
	const type = answer.headers.get('Content-Type') ?? '';
	if (answer.status !== 200 || !mediaTypes.includes(type)) return { answer };
	const bytes = await answer.arrayBuffer();
	if (!name.startsWith(`${await hashOf(bytes)}.`)) return { answer: new Response(null, { status: 502 }) };
	return { media: { type, bytes } };
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
