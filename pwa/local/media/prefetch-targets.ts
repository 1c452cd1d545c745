import type { Library, StoryRow } from '../library/database.ts';

/** Number of stories that are prefetched without a pin: those last read or changed. */
const recentStoryCount = 20;

/** A story whose files are to be on this device. */
export type PrefetchTarget = { storyId: string; isPinned: boolean };

/**
 * The stories whose files should be on this device, by priority: the one last read, the pinned ones, those packed for a
 * journey, and those last read or changed. After `freeUpSpace` a story that is not pinned is left out until it is read or
 * changed again.
 */
export async function prefetchTargets(library: Library): Promise<PrefetchTarget[]> {
	const [stories, states, storedFreedAt = 0] = await Promise.all([
		library.stories.toArray(),
		library.shelf.toArray(),
		library.kv.get('freedAt') as Promise<number | undefined>,
	]);
	// A time in the future was written before the clock was set back.
	const freedAt = storedFreedAt > Date.now() ? 0 : storedFreedAt;
	const readAt = new Map(states.map((row) => [row.storyId, row.readAt]));
	const pinned = new Set(states.filter((row) => row.pinned).map(({ storyId }) => storyId));
	const activeAt = ({ id, updatedAt }: StoryRow) => Math.max(readAt.get(id) ?? 0, Date.parse(updatedAt));
	const latest = stories.toSorted((one, other) => activeAt(other) - activeAt(one));
	const recent = latest.filter((story) => activeAt(story) > freedAt).slice(0, recentStoryCount);
	const lastRead = recent.toSorted((one, other) => (readAt.get(other.id) ?? 0) - (readAt.get(one.id) ?? 0)).slice(0, 1);
	const packed = latest.filter((story) => story.packedDepth && activeAt(story) > freedAt);
	const byPriority = [...lastRead, ...latest.filter(({ id }) => pinned.has(id)), ...packed, ...recent].map(
		({ id }) => id,
	);
	return [...new Set(byPriority)].map((storyId) => ({ storyId, isPinned: pinned.has(storyId) }));
}
