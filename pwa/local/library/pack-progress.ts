import { useLiveQuery } from 'dexie-react-hooks';
import { offlineFilesOf } from '../media/media-files.ts';
import { library } from './current-library.ts';

/** How many chapters packed for a journey are on this device. */
export type PackProgress = {
	/** Packed chapters that were not chosen yet. */
	chapters: number;
	/** Of these, the ones with their picture and, if narrated or packed with voice, their narration. */
	complete: number;
	/** Whether it was packed with voice. */
	hasVoice: boolean;
};

/** Live; undefined while it loads. */
export function usePackProgress(storyId: string): PackProgress | undefined {
	return useLiveQuery(() => loadPackProgress(storyId), [storyId]);
}

/** What the hook returns, once. */
export async function loadPackProgress(storyId: string): Promise<PackProgress> {
	const { nodes, media, shelf } = library();
	const hasVoice = (await shelf.get(storyId))?.packsVoice === true;
	const ahead = (await nodes.where({ storyId }).toArray()).filter(({ isAhead }) => isAhead);
	const stored = new Set((await media.bulkGet(offlineFilesOf(ahead))).map((file) => file?.name));
	const complete = ahead.filter(
		(node) =>
			node.images !== null &&
			(!hasVoice || node.audioUrls !== null) &&
			offlineFilesOf([node]).every((name) => stored.has(name)),
	);
	return { chapters: ahead.length, complete: complete.length, hasVoice };
}
