import { useEffect, useSyncExternalStore } from 'react';
import { fetchNarrationTimes } from '../../local/library/narration-times.ts';
import type { ChapterRow, NarrationRow } from '../../local/library/story-view.ts';
import { type SpokenTimes, useStoryPlayer } from './story-player.ts';

const unknown: SpokenTimes = { sentences: [], words: [] };

/**
 * The times of a recording's sentences and words; empty while they are not on this device. A recording that was requested on
 * another device came without them. What the device reads has its own.
 */
export function useSpokenTimes(chapter: ChapterRow, narration: NarrationRow | null | undefined): SpokenTimes {
	const { _id, storyId, content } = chapter;
	const player = useStoryPlayer();
	const spoken = useSyncExternalStore(player.subscribe, () => player.timesOf(_id));
	const isMissing = narration === null && chapter.audioUrls !== null;
	useEffect(() => {
		// Without a network the recording is heard without highlights.
		if (isMissing) void fetchNarrationTimes({ _id, storyId, content }).catch(() => {});
	}, [isMissing, _id, storyId, content]);
	return spoken ?? narration ?? unknown;
}
