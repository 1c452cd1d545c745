import { useEffect } from 'react';
import { recordRead } from '../local/library/story-state.ts';

/** Marks the story as read on this device once it has a chapter. */
export function useMarkRead(storyId: string, isReadable: boolean): void {
	useEffect(() => {
		if (isReadable) void recordRead(storyId);
	}, [storyId, isReadable]);
}
