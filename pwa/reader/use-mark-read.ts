import { useEffect } from 'react';
import { recordRead } from '../local/library/story-state.ts';

/** Notes that a story is read on this device, once there is something of it to read. */
export function useMarkRead(storyId: string, isReadable: boolean): void {
	useEffect(() => {
		if (isReadable) void recordRead(storyId);
	}, [storyId, isReadable]);
}
