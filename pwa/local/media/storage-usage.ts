import { useLiveQuery } from 'dexie-react-hooks';
import { library } from '../library/current-library.ts';
import { getValue, setValue } from '../library/key-value.ts';
import { requestPrefetch } from '../library/story-state.ts';
import { evictUnpinned } from './eviction.ts';

/** What pictures and narration take on this device, in bytes, and how that is set. */
export type StorageUsage = {
	bytes: number;
	/** As much of it would be free after `freeUpSpace`. */
	freeable: number;
	/** How many stories are here with all their pictures and narration. */
	stories: number;
	isFull: boolean;
	savesOnMetered: boolean;
};

/** Live; undefined while it is read. */
export function useStorageUsage(): StorageUsage | undefined {
	return useLiveQuery(async () => {
		const [files, shelf] = await Promise.all([library().media.toArray(), library().shelf.toArray()]);
		const pinned = new Set(shelf.filter((row) => row.pinned).map(({ storyId }) => storyId));
		const free = files.filter(({ storyId }) => !pinned.has(storyId));
		const sum = (rows: typeof files) => rows.reduce((bytes, { size }) => bytes + size, 0);
		return {
			bytes: sum(files),
			freeable: sum(free),
			stories: shelf.filter(({ wanted, saved }) => wanted > 0 && saved === wanted).length,
			isFull: (await getValue('storageTrouble')) === 'full',
			savesOnMetered: (await getValue('savesOnMetered')) ?? false,
		};
	});
}

/** Removes pictures and narration of all stories that are not pinned. They come again when they are read. In bytes. */
export async function freeUpSpace(): Promise<number> {
	// First, or what goes might be fetched ahead again at once.
	await setValue('freedAt', Date.now());
	const bytes = await evictUnpinned(library());
	await setValue('storageTrouble', null);
	requestPrefetch();
	return bytes;
}

/** Whether pictures and narration are fetched ahead also where each byte may cost something. */
export async function setPrefetchOnMetered(isEnabled: boolean): Promise<void> {
	await setValue('savesOnMetered', isEnabled);
	requestPrefetch();
}
