import { useLiveQuery } from 'dexie-react-hooks';
import { library } from '../library/current-library.ts';
import { getValue, setValue } from '../library/key-value.ts';
import { requestPrefetch } from '../library/story-state.ts';
import { evictUnpinned, unpinnedMedia } from './eviction.ts';

/** Space used by media on this device, in bytes, and its settings. */
export type StorageUsage = {
	bytes: number;
	/** What `freeUpSpace` would free. */
	freeable: number;
	/** Number of stories with all their media on this device. */
	stories: number;
	isFull: boolean;
	savesOnMetered: boolean;
};

/** Live; undefined while it loads. */
export function useStorageUsage(): StorageUsage | undefined {
	return useLiveQuery(async () => {
		const [files, states, free] = await Promise.all([
			library().media.toArray(),
			library().shelf.toArray(),
			unpinnedMedia(library()),
		]);
		const sum = (rows: typeof files) => rows.reduce((bytes, { size }) => bytes + size, 0);
		return {
			bytes: sum(files),
			freeable: sum(free),
			stories: states.filter(({ wanted, saved }) => wanted > 0 && saved === wanted).length,
			isFull: (await getValue('storageTrouble')) === 'full',
			savesOnMetered: (await getValue('savesOnMetered')) ?? false,
		};
	});
}

/** Removes the media of stories that are not pinned, until they are read again. Returns the bytes freed. */
export async function freeUpSpace(): Promise<number> {
	// First: otherwise the removed files might be prefetched again at once.
	await setValue('freedAt', Date.now());
	const bytes = await evictUnpinned(library());
	await setValue('storageTrouble', null);
	requestPrefetch();
	return bytes;
}

/** Sets whether media are prefetched on a metered connection too. */
export async function setPrefetchOnMetered(isEnabled: boolean): Promise<void> {
	await setValue('savesOnMetered', isEnabled);
	requestPrefetch();
}
