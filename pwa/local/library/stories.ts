import { allEntries } from '../outbox/entries.ts';
import { library } from './current-library.ts';
import type { StoryRow } from './database.ts';
import { household } from './household.ts';
import { overlayStories } from './overlay.ts';

export type { StoryRow } from './database.ts';

/**
 * The library's stories, newest first, pending ones included: one child's, or the whole family's for null. Of the synced ones only
 * the newest `limit`.
 */
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

/** One story of those that `loadStories` has. */
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
