import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchNarrationTimes } from '../../local/library/narration-requests.ts';
import type { ChapterRow, NarrationRow } from '../../local/library/story-view.ts';
import { fetchTimesSoFar } from '../../net/story-requests.ts';
import { type SpokenTimes, usePlayback, useStoryPlayer } from './story-player.ts';

const unknown: SpokenTimes = { sentences: [], words: [] };

/** Milliseconds between two looks at the times of a recording that is being made. */
const refreshInterval = 1_000;

/**
 * The times of a recording's sentences and words; empty while they are not on this device. A recording that was requested on
 * another device came without them. What the device reads has its own, and what is being made those of its beginning.
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
	const isBeingMade = usePlayback(player, _id).isLive && !narration;
	const soFar = useTimesSoFar({ _id, storyId }, isBeingMade);
	return spoken ?? narration ?? soFar ?? unknown;
}

/** The times of a recording that is being made, renewed while more of it comes. */
function useTimesSoFar(
	{ _id, storyId }: Pick<ChapterRow, '_id' | 'storyId'>,
	isBeingMade: boolean,
): SpokenTimes | null {
	const [known, setKnown] = useState<{ of: string; times: SpokenTimes } | null>(null);
	useEffect(() => {
		if (!isBeingMade) return;
		let timer: ReturnType<typeof setTimeout>;
		let isOver = false;
		const refresh = async () => {
			const times = await fetchTimesSoFar({ _id, storyId });
			if (isOver) return;
			setKnown({ of: _id, times });
			timer = setTimeout(start, refreshInterval);
		};
		// A server of an earlier build has none.
		const start = () => void refresh().catch(() => {});
		start();
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [_id, storyId, isBeingMade]);
	return known?.of === _id ? known.times : null;
}
