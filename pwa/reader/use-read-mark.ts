import { useEffect } from 'react';
import { noteRead } from '../local/shelf.ts';

/** Notes that a story is read on this device, once there is something of it to read. */
export function useReadMark(storyId: string, isReadable: boolean): void {
	useEffect(() => {
		if (isReadable) void noteRead(storyId);
	}, [storyId, isReadable]);
}
