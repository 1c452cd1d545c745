import { useLiveQuery } from 'dexie-react-hooks';
import { offlineFilesOf } from '../media/media-files.ts';
import { library } from './current-library.ts';

/** How much of what is packed is on this device. */
export type PackProgress = {
	/** The chapters that nobody chose yet. */
	chapters: number;
	/** Those of them that are here with their picture, and their narration if there is one. */
	complete: number;
};

/** Live; undefined while it is read. */
export function usePackProgress(storyId: string): PackProgress | undefined {
	return useLiveQuery(() => loadPackProgress(storyId), [storyId]);
}

/** As the hook has it, once. */
export async function loadPackProgress(storyId: string): Promise<PackProgress> {
	const { nodes, media } = library();
	const ahead = (await nodes.where({ storyId }).toArray()).filter(({ isAhead }) => isAhead);
	const here = new Set((await media.bulkGet(offlineFilesOf(ahead))).map((file) => file?.name));
	const whole = ahead.filter((node) => node.images !== null && offlineFilesOf([node]).every((name) => here.has(name)));
	return { chapters: ahead.length, complete: whole.length };
}
