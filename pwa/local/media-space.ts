import { useLiveQuery } from 'dexie-react-hooks';
import { library } from './device.ts';
import { keep, kept } from './kept.ts';
import { removeUnpinned } from './media-room.ts';
import { tellOfWish } from './shelf.ts';

/** What pictures and narration take on this device, in bytes, and how that is set. */
export type Space = {
	bytes: number;
	/** As much of it would be free after `freeUpSpace`. */
	freeable: number;
	/** How many stories are here with all their pictures and narration. */
	stories: number;
	isFull: boolean;
	savesOnMetered: boolean;
};

/** Live; undefined while it is read. */
export function useSpace(): Space | undefined {
	return useLiveQuery(async () => {
		const [files, shelf] = await Promise.all([library().media.toArray(), library().shelf.toArray()]);
		const pinned = new Set(shelf.filter((row) => row.pinned).map(({ storyId }) => storyId));
		const free = files.filter(({ storyId }) => !pinned.has(storyId));
		const sum = (rows: typeof files) => rows.reduce((bytes, { size }) => bytes + size, 0);
		return {
			bytes: sum(files),
			freeable: sum(free),
			stories: shelf.filter(({ wanted, saved }) => wanted > 0 && saved === wanted).length,
			isFull: (await kept('storageTrouble')) === 'full',
			savesOnMetered: (await kept('savesOnMetered')) ?? false,
		};
	});
}

/** Removes pictures and narration of all stories that are not pinned. They come again when they are read. In bytes. */
export async function freeUpSpace(): Promise<number> {
	// First, or what goes might be fetched ahead again at once.
	await keep('freedAt', Date.now());
	const bytes = await removeUnpinned(library());
	await keep('storageTrouble', null);
	tellOfWish();
	return bytes;
}

/** Whether pictures and narration are fetched ahead also where each byte may cost something. */
export async function saveOnMetered(isWished: boolean): Promise<void> {
	await keep('savesOnMetered', isWished);
	tellOfWish();
}
