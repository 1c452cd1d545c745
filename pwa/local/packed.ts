import { useLiveQuery } from 'dexie-react-hooks';
import { library } from './device.ts';
import { filesOf } from './media-files.ts';

/** How much of what is packed is on this device. */
export type Packed = {
	/** The chapters that nobody chose yet. */
	chapters: number;
	/** Those of them that are here with their picture, and their narration if there is one. */
	whole: number;
};

/** Live; undefined while it is read. */
export function usePacked(storyId: string): Packed | undefined {
	return useLiveQuery(() => packedOf(storyId), [storyId]);
}

/** As the hook has it, once. */
export async function packedOf(storyId: string): Promise<Packed> {
	const { nodes, media } = library();
	const ahead = (await nodes.where({ storyId }).toArray()).filter(({ isAhead }) => isAhead);
	const here = new Set((await media.bulkGet(filesOf(ahead))).map((file) => file?.name));
	const whole = ahead.filter((node) => node.images !== null && filesOf([node]).every((name) => here.has(name)));
	return { chapters: ahead.length, whole: whole.length };
}
