import { fetchMedia } from '../../net/media.ts';
import type { Media } from './media-store.ts';

const types = ['image/webp', 'audio/mpeg'];

/** What came for a file: itself, or an answer that is something else (a refusal, or a page of a hotel's network). */
export type DownloadResult = { media: Media } | { answer: Response };

/** Fetches a file whole. It must be what its name says, for it is kept for good. Rejects when no answer came. */
export async function downloadMedia(name: string, token: string | null = null): Promise<DownloadResult> {
	const answer = await fetchMedia(name, token);
	const type = answer.headers.get('Content-Type') ?? '';
	if (answer.status !== 200 || !types.includes(type)) return { answer };
	const bytes = await answer.arrayBuffer();
	if (!name.startsWith(`${await hashOf(bytes)}.`)) return { answer: new Response(null, { status: 502 }) };
	return { media: { type, bytes } };
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
