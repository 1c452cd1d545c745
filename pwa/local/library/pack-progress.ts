import { useLiveQuery } from 'dexie-react-hooks';
import type { PackPlan } from '../../../shared/contract/stories.ts';
import { offlineFilesOf } from '../media/media-files.ts';
import { library } from './current-library.ts';

/** How many chapters packed for a journey are on this device. */
type PackProgress = {
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

/** How many of a pack's chapters are on this device: `chapters` with their text, `complete` also with their pictures. */
type PackState = Omit<PackProgress, 'hasVoice'> & { total: number; isReady: boolean };

/** The device may have more chapters than the plan. */
export function packStateOf(
	{ chapters: total }: Pick<PackPlan, 'chapters'>,
	here: Omit<PackProgress, 'hasVoice'>,
): PackState {
	const [chapters, complete] = [Math.min(here.chapters, total), Math.min(here.complete, total)];
	return { chapters, complete, total, isReady: complete === total };
}
