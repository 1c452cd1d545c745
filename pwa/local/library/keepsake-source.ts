import { fetchMedia } from '../../net/media.ts';
import { mediaTypes } from '../media/download-media.ts';
import { type Media, readMedia } from '../media/media-store.ts';
import { library } from './current-library.ts';
import type { ChapterRow, NarrationRow } from './database.ts';
import { fetchNarrationTimes } from './narration-requests.ts';
import { loadNarration } from './story-view.ts';

export type KeepsakeSource = {
	/** The first of these files that is on this device; else the first one from the network. Null without both. */
	loadMedia(names: readonly string[]): Promise<Media | null>;
	/** The narration of a chapter with its times; null where there is none, or only a recording. */
	loadNarration(chapter: ChapterRow): Promise<NarrationRow | null>;
};

/** What keepsakes are made from: this device's files, and those of the server until a first request to it fails. */
export function createKeepsakeSource(): KeepsakeSource {
	let isReachable = true;
	const fetched = async <Result>(request: () => Promise<Result>): Promise<Result | null> => {
		if (!isReachable) return null;
		try {
			return await request();
		} catch {
			isReachable = false;
			return null;
		}
	};
	return {
		async loadMedia(names) {
			for (const name of names) {
				const stored = await readMedia(library(), name);
				if (stored) return stored;
			}
			const [best] = names;
			return best ? fetched(() => fetchPassing(best)) : null;
		},
		async loadNarration(chapter) {
			const known = await loadNarration(chapter._id);
			// Only for a recording that exists: the server would make one.
			if (known || !chapter.audioUrls) return known;
			await fetched(() => fetchNarrationTimes(chapter));
			return loadNarration(chapter._id);
		},
	};
}

/** A file that is not stored, so that its hash, which needs a secure context, is not verified. */
async function fetchPassing(name: string): Promise<Media | null> {
	const answer = await fetchMedia(name);
	const type = answer.headers.get('Content-Type') ?? '';
	return answer.ok && mediaTypes.includes(type) ? { type, bytes: await answer.arrayBuffer() } : null;
}
