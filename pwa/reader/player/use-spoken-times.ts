import { useEffect } from 'react';
import { fetchNarrationTimes } from '../../local/library/narration-times.ts';
import type { ChapterRow, NarrationRow } from '../../local/library/story-view.ts';

export type SpokenTimes = Pick<NarrationRow, 'sentences' | 'words'>;

const unknown: SpokenTimes = { sentences: [], words: [] };

/**
 * The times of a recording's sentences and words; empty while they are not on this device. A recording that was requested on
 * another device came without them.
 */
export function useSpokenTimes(chapter: ChapterRow, narration: NarrationRow | null | undefined): SpokenTimes {
	const { _id, storyId, content } = chapter;
	const isMissing = narration === null && chapter.audioUrls !== null;
	useEffect(() => {
		// Without a network the recording is heard without highlights.
		if (isMissing) void fetchNarrationTimes({ _id, storyId, content }).catch(() => {});
	}, [isMissing, _id, storyId, content]);
	return narration ?? unknown;
}
