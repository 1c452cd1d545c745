import type { Library } from '../library/database.ts';
import { isQuotaError, recordFullDisk } from '../library/quota-error.ts';
import { evict, makeRoom, mediaBudget, pinnedStories } from './eviction.ts';
import { updateSavedCounts } from './saved-counts.ts';

export type Media = { type: string; bytes: ArrayBuffer };
export type NamedMedia = Media & { name: string };
export type MediaFile = NamedMedia & { storyId: string };

/** `no-room`: the budget is used up by files that may not be evicted; `full`: the disk is; `no-story`: the story is deleted. */
export type StoreResult = 'stored' | 'no-room' | 'full' | 'no-story';

/** Milliseconds: `usedAt` is updated at most this often, because each update is a write. */
const usedAtResolution = 60 * 60 * 1000;

/** A stored picture or narration, or null. */
export async function readMedia(library: Library, name: string): Promise<Media | null> {
	const { media, mediaBytes } = library;
	// One transaction costs half the time of two.
	const [row, stored] = await library.transaction('r', media, mediaBytes, () =>
		Promise.all([media.get(name), mediaBytes.get(name)]),
	);
	return row && stored ? { type: row.type, bytes: stored.bytes } : null;
}

/** Records that a file was shown or played: the least recently used files are evicted first. */
export async function markUsed(library: Library, name: string, now = Date.now()): Promise<void> {
	const row = await library.media.get(name);
	if (row && Math.abs(now - row.usedAt) > usedAtResolution) await library.media.update(name, { usedAt: now });
}

type StoreOptions = {
	/** Stories whose files are not evicted. */
	spared?: ReadonlySet<string>;
	/** Bytes of all media. */
	limit?: number;
	/** Writes that belong to the files, in their transaction. It may use the table `told`. */
	alongside?: () => Promise<unknown>;
};

/**
 * Stores a picture or narration of a story on this device. Evicts other files if necessary, except those of the `spared`
 * stories; a pinned story's files may exceed the budget. Never throws for a full disk.
 */
export function storeMedia(library: Library, file: MediaFile, options: StoreOptions = {}): Promise<StoreResult> {
	return storeMediaFiles(library, file.storyId, [file], options);
}

/** Stores files of one story in one transaction, all or none of them, as `storeMedia`. */
export async function storeMediaFiles(
	library: Library,
	storyId: string,
	files: readonly NamedMedia[],
	{ spared, limit = mediaBudget, alongside }: StoreOptions = {},
): Promise<StoreResult> {
	const size = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
	const fits = await makeRoom(library, size, spared, limit);
	if (!fits && !(await pinnedStories(library)).has(storyId)) return 'no-room';
	const result = await withFullDiskRetry(library, () => put(library, storyId, files, alongside));
	if (result === 'stored') await updateSavedCounts(library, [storyId]);
	return result;
}

async function withFullDiskRetry(library: Library, write: () => Promise<StoreResult>): Promise<StoreResult> {
	const wasFull = (await library.kv.get('storageTrouble')) === 'full';
	try {
		const result = await write().catch(async (error: unknown) => {
			// If the disk was full before, another eviction would not help.
			if (!isQuotaError(error) || wasFull || (await evict(library)) === 0) throw error;
			return write();
		});
		if (wasFull && result === 'stored') await library.kv.put(null, 'storageTrouble');
		return result;
	} catch (error) {
		if (!isQuotaError(error)) throw error;
		if (!wasFull) await recordFullDisk(library);
		return 'full';
	}
}

async function put(
	library: Library,
	storyId: string,
	files: readonly NamedMedia[],
	alongside?: () => Promise<unknown>,
): Promise<StoreResult> {
	const { stories, media, mediaBytes, told } = library;
	return library.transaction('rw', [stories, media, mediaBytes, told], async () => {
		// The story was deleted meanwhile.
		if (!(await stories.get(storyId)) && (await told.where({ storyId }).count()) === 0) return 'no-story';
		const usedAt = Date.now();
		await Promise.all([
			mediaBytes.bulkPut(files.map(({ name, bytes }) => ({ name, bytes }))),
			media.bulkPut(files.map(({ name, type, bytes }) => ({ name, storyId, type, size: bytes.byteLength, usedAt }))),
		]);
		await alongside?.();
		return 'stored';
	});
}
