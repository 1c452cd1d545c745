import type { Library } from './database.ts';
import { isFullDisk, noteFullDisk } from './full-disk.ts';
import { budget, makeRoom, pinnedStories, thinOut } from './media-room.ts';
import { countSaved } from './saved.ts';

export type Media = { type: string; bytes: ArrayBuffer };
export type MediaFile = Media & { name: string; storyId: string };

/** `no-room`: the budget is used up by what may not go; `full`: the device has no space left; `not-here`: its story is gone. */
export type Keeping = 'kept' | 'no-room' | 'full' | 'not-here';

/** That something was used is noted so often at most, in milliseconds: each note is a write. */
const noteEvery = 60 * 60 * 1000;

/** A picture or narration that is on this device, or null. */
export async function mediaBytes(library: Library, name: string): Promise<Media | null> {
	const [row, stored] = await Promise.all([library.media.get(name), library.mediaBytes.get(name)]);
	return row && stored ? { type: row.type, bytes: stored.bytes } : null;
}

/** Notes that a file was seen or heard: it goes later than others when space runs short. */
export async function noteUsed(library: Library, name: string, now = Date.now()): Promise<void> {
	const row = await library.media.get(name);
	if (row && Math.abs(now - row.usedAt) > noteEvery) await library.media.update(name, { usedAt: now });
}

/**
 * Keeps a picture or narration of a story that is on this device. Others make room for it if they must, but not those of the
 * stories to be spared; a pinned story's own are kept whatever room they take. Never throws for a full disk.
 */
export async function keepMedia(
	library: Library,
	file: MediaFile,
	{ spared, limit = budget }: { spared?: ReadonlySet<string>; limit?: number } = {},
): Promise<Keeping> {
	const fits = await makeRoom(library, file.bytes.byteLength, spared, limit);
	if (!fits && !(await pinnedStories(library)).has(file.storyId)) return 'no-room';
	const keeping = await putDespiteFullDisk(library, file);
	if (keeping === 'kept') await countSaved(library, [file.storyId]);
	return keeping;
}

async function putDespiteFullDisk(library: Library, file: MediaFile): Promise<Keeping> {
	const wasFull = (await library.kv.get('storageTrouble')) === 'full';
	try {
		const keeping = await put(library, file).catch(async (error: unknown) => {
			// Once it is known that nothing helps, a file must not cost others their place for nothing.
			if (!isFullDisk(error) || wasFull || (await thinOut(library)) === 0) throw error;
			return put(library, file);
		});
		if (wasFull && keeping === 'kept') await library.kv.put(null, 'storageTrouble');
		return keeping;
	} catch (error) {
		if (!isFullDisk(error)) throw error;
		if (!wasFull) await noteFullDisk(library);
		return 'full';
	}
}

async function put(library: Library, { name, storyId, type, bytes }: MediaFile): Promise<Keeping> {
	const { stories, media, mediaBytes } = library;
	return library.transaction('rw', [stories, media, mediaBytes], async () => {
		// Deleted meanwhile, or the library of somebody who has left this device.
		if (!(await stories.get(storyId))) return 'not-here';
		await mediaBytes.put({ name, bytes });
		await media.put({ name, storyId, type, size: bytes.byteLength, usedAt: Date.now() });
		return 'kept';
	});
}
