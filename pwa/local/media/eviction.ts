import { mediaNameOf } from '../../net/media.ts';
import type { Library, MediaRow } from '../library/database.ts';
import { mediaNamesOf } from './media-files.ts';
import { updateSavedCounts } from './saved-counts.ts';

/** Bytes of stored media, about some hundred stories. Pinned stories may exceed it. */
export const mediaBudget = 300_000_000;

/** The share of all media that is evicted at a time on a full disk: otherwise each further file needs an eviction. */
const evictionShare = 0.2;

const none: ReadonlySet<string> = new Set();

/**
 * Makes room for `bytes` within the budget: evicts the least recently used files, never those of pinned stories, of the story
 * last read or of `spared` ones, nor a card's small picture. Returns false, and evicts nothing, when that is not enough.
 */
export async function makeRoom(library: Library, bytes: number, spared = none, limit = mediaBudget): Promise<boolean> {
	const excess = sizeOf(await library.media.toArray()) + bytes - limit;
	if (excess <= 0) return true;
	const evicted = takeBytes(await evictable(library, spared), excess);
	if (sizeOf(evicted) < excess) return false;
	await remove(library, evicted);
	return true;
}

/** Evicts a share of all media, for a full disk. Returns the bytes freed. */
export async function evict(library: Library, share = evictionShare): Promise<number> {
	const total = sizeOf(await library.media.toArray());
	const evicted = takeBytes(await evictable(library, none), total * share);
	await remove(library, evicted);
	return sizeOf(evicted);
}

/** Removes the media that a user may give up. Returns the bytes freed. */
export async function evictUnpinned(library: Library): Promise<number> {
	const evicted = await unpinnedMedia(library);
	await remove(library, evicted);
	return sizeOf(evicted);
}

/** All media of stories that are not pinned, but for pictures that only this device has. */
export async function unpinnedMedia(library: Library): Promise<MediaRow[]> {
	const [pinned, drawnHere] = await Promise.all([pinnedStories(library), mediaDrawnHere(library)]);
	return library.media.filter(({ storyId, name }) => !pinned.has(storyId) && !drawnHere.has(name)).toArray();
}

export async function pinnedStories(library: Library): Promise<Set<string>> {
	return new Set(await library.shelf.filter(({ pinned }) => pinned).primaryKeys());
}

/** Least recently used first. */
async function evictable(library: Library, spared: ReadonlySet<string>): Promise<MediaRow[]> {
	const [pinned, lastRead, stories, drawnHere] = await Promise.all([
		pinnedStories(library),
		library.shelf.orderBy('readAt').last(),
		library.stories.toArray(),
		mediaDrawnHere(library),
	]);
	const onCards = new Set(stories.map(({ cover }) => cover && mediaNameOf(cover.thumbnail)));
	const isProtected = ({ storyId, name }: MediaRow) =>
		pinned.has(storyId) ||
		spared.has(storyId) ||
		(lastRead?.readAt && lastRead.storyId === storyId) ||
		onCards.has(name) ||
		drawnHere.has(name);
	return library.media
		.orderBy('usedAt')
		.filter((row) => !isProtected(row))
		.toArray();
}

/** The pictures of chapters that were told here, which only this device has. */
async function mediaDrawnHere(library: Library): Promise<Set<string>> {
	return new Set((await library.told.toArray()).flatMap(({ images }) => mediaNamesOf({ images })));
}

/** The first rows that together have at least this size. */
function takeBytes(rows: readonly MediaRow[], bytes: number): MediaRow[] {
	let left = bytes;
	return rows.filter(({ size }) => {
		const isTaken = left > 0;
		left -= size;
		return isTaken;
	});
}

async function remove(library: Library, rows: readonly MediaRow[]): Promise<void> {
	const names = rows.map(({ name }) => name);
	await library.transaction('rw', [library.media, library.mediaBytes], async () => {
		await library.mediaBytes.bulkDelete(names);
		await library.media.bulkDelete(names);
	});
	await updateSavedCounts(library, new Set(rows.map(({ storyId }) => storyId)));
}

function sizeOf(rows: readonly MediaRow[]): number {
	return rows.reduce((sum, { size }) => sum + size, 0);
}
