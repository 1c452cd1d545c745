import { useLiveQuery } from 'dexie-react-hooks';
import { allEntries } from '../outbox/entries.ts';
import { library } from './current-library.ts';
import type { StoryRow } from './database.ts';
import { household } from './household.ts';
import { overlayStories } from './overlay.ts';

export type { StoryRow } from './database.ts';

/**
 * The library's stories, newest first, pending ones included: one child's, or the whole family's for null. Undefined while
 * they load.
 */
export function useStories(childId: string | null): StoryRow[] | undefined {
	return useLiveQuery(() => loadStories(childId), [childId]);
}

/** The id of the story last read on this device, of those that `useStories` has; null without one. */
export async function lastReadStoryId(childId: string | null): Promise<string | null> {
	const readable = new Set((await loadStories(childId)).map(({ id }) => id));
	const read = await library().shelf.where('readAt').above(0).reverse().primaryKeys();
	return read.find((id) => readable.has(id)) ?? null;
}

/** What `useStories` returns, once; of the synced stories only the newest `limit`. */
export async function loadStories(childId: string | null, limit = Number.POSITIVE_INFINITY): Promise<StoryRow[]> {
	const { stories } = library();
	if (childId === null) return withOutbox(await stories.orderBy('createdAt').reverse().limit(limit).toArray());
	return (await withOutbox(await newestStories(childId, limit))).filter(({ authorId }) => authorId === childId);
}

/** An author's newest synced stories, without the outbox. */
export function newestStories(authorId: string, limit: number): Promise<StoryRow[]> {
	const own = library().stories.where('[authorId+createdAt]').between([authorId, ''], [authorId, '\uffff']);
	return own.reverse().limit(limit).toArray();
}

/** One story of those that `useStories` has. */
export async function loadStory(id: string): Promise<StoryRow | undefined> {
	const row = await library().stories.get(id);
	return (await withOutbox(row ? [row] : [])).find((story) => story.id === id);
}

async function withOutbox(rows: StoryRow[]): Promise<StoryRow[]> {
	const [entries, shown] = await Promise.all([allEntries(), library().told.toArray()]);
	if (entries.length === 0 && shown.length === 0) return rows;
	const currentHousehold = await household();
	return currentHousehold ? overlayStories(rows, entries, currentHousehold, shown) : rows;
}
