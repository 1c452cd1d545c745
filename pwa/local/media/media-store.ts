import type { Library } from '../library/database.ts';
import { isQuotaError, recordFullDisk } from '../library/quota.ts';
import { evict, makeRoom, mediaBudget, pinnedStories } from './eviction.ts';
import { updateSavedCounts } from './saved-counts.ts';

export type Media = { type: string; bytes: ArrayBuffer };
export type MediaFile = Media & { name: string; storyId: string };

/** `no-room`: the budget is used up by what may not go; `full`: the device has no space left; `not-here`: its story is gone. */
export type StoreResult = 'kept' | 'no-room' | 'full' | 'not-here';

/** That something was used is noted so often at most, in milliseconds: each note is a write. */
const usedAtResolution = 60 * 60 * 1000;

/** A picture or narration that is on this device, or null. */
export async function readMedia(library: Library, name: string): Promise<Media | null> {
	const [row, stored] = await Promise.all([library.media.get(name), library.mediaBytes.get(name)]);
	return row && stored ? { type: row.type, bytes: stored.bytes } : null;
}

/** Notes that a file was seen or heard: it goes later than others when space runs short. */
export async function markUsed(library: Library, name: string, now = Date.now()): Promise<void> {
	const row = await library.media.get(name);
	if (row && Math.abs(now - row.usedAt) > usedAtResolution) await library.media.update(name, { usedAt: now });
}

/**
 * Keeps a picture or narration of a story that is on this device. Others make room for it if they must, but not those of the
 * stories to be spared; a pinned story's own are kept whatever room they take. Never throws for a full disk.
 */
export async function storeMedia(
	library: Library,
	file: MediaFile,
	{ spared, limit = mediaBudget }: { spared?: ReadonlySet<string>; limit?: number } = {},
): Promise<StoreResult> {
	const fits = await makeRoom(library, file.bytes.byteLength, spared, limit);
	if (!fits && !(await pinnedStories(library)).has(file.storyId)) return 'no-room';
	const keeping = await putWithQuotaRetry(library, file);
	if (keeping === 'kept') await updateSavedCounts(library, [file.storyId]);
	return keeping;
}

async function putWithQuotaRetry(library: Library, file: MediaFile): Promise<StoreResult> {
	const wasFull = (await library.kv.get('storageTrouble')) === 'full';
	try {
		const keeping = await put(library, file).catch(async (error: unknown) => {
			// Once it is known that nothing helps, a file must not cost others their place for nothing.
			if (!isQuotaError(error) || wasFull || (await evict(library)) === 0) throw error;
			return put(library, file);
		});
		if (wasFull && keeping === 'kept') await library.kv.put(null, 'storageTrouble');
		return keeping;
	} catch (error) {
		if (!isQuotaError(error)) throw error;
		if (!wasFull) await recordFullDisk(library);
		return 'full';
	}
}

async function put(library: Library, { name, storyId, type, bytes }: MediaFile): Promise<StoreResult> {
	const { stories, media, mediaBytes } = library;
	return library.transaction('rw', [stories, media, mediaBytes], async () => {
		// Deleted meanwhile, or the library of somebody who has left this device.
		if (!(await stories.get(storyId))) return 'not-here';
		await mediaBytes.put({ name, bytes });
		await media.put({ name, storyId, type, size: bytes.byteLength, usedAt: Date.now() });
		return 'kept';
	});
}
