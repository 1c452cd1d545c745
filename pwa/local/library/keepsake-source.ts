import { fetchMedia } from '../../net/media.ts';
import { mediaTypes } from '../media/download-media.ts';
import { type Media, readMedia } from '../media/media-store.ts';
import { library } from './current-library.ts';
import type { NarrationRow } from './database.ts';

/** The narrations of a story with times of sentences, by chapter. */
export async function loadNarrations(storyId: string): Promise<ReadonlyMap<string, NarrationRow>> {
	const rows = await library().narrations.where({ storyId }).toArray();
	return new Map(rows.map((row) => [row.nodeId, row]));
}

/** The first of these files that is on this device; else the first one from the network. Null without both. */
export async function loadMedia(names: readonly string[]): Promise<Media | null> {
	for (const name of names) {
		const stored = await readMedia(library(), name);
		if (stored) return stored;
	}
	const [best] = names;
	return best ? fetchPassing(best).catch(() => null) : null;
}

/** A file that is not stored, so that its hash, which needs a secure context, is not verified. */
async function fetchPassing(name: string): Promise<Media | null> {
	const answer = await fetchMedia(name);
	const type = answer.headers.get('Content-Type') ?? '';
	return answer.ok && mediaTypes.includes(type) ? { type, bytes: await answer.arrayBuffer() } : null;
}
