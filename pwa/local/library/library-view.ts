import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { type Entry, storyIdOf } from '../outbox/commands.ts';
import { allEntries } from '../outbox/entries.ts';
import { currentAccountId, library } from './current-library.ts';
import type { StoryRow } from './database.ts';
import { household } from './household.ts';
import { getValue } from './key-value.ts';
import { overlayStories } from './overlay.ts';
import { loadStories } from './stories.ts';

/** The dashboard's data: the stories of one child, or of the whole family. */
export type LibraryView = {
	/** Newest first. */
	stories: readonly StoryRow[];
	/** Entries for new and retried stories that the server has not answered yet, by the id of the story. */
	unsent: ReadonlyMap<string, Entry>;
	/** Whether a full sync has been completed: only then does an empty list mean that the account has no stories. */
	isSynced: boolean;
	/** Whether there may be older stories that are not loaded yet. */
	isPartial: boolean;
};

/** Number of stories of the first load: loading all of a large library delays the first paint. */
export const initialStoryCount = 60;
/** The largest number of stories in the first viewport: four rows of four on a desktop. */
export const onscreenStoryCount = 16;
const loadRestDelayMs = 500;

/** Loaded before the first render, so that the list has rows at once. Used until the live query has its first result. */
let preloaded: { accountId: string | null; childId: string | null; view: LibraryView } | null = null;

export async function preloadLibraryView(childId: string | null): Promise<void> {
	preloaded = { accountId: currentAccountId(), childId, view: await loadLibraryView(childId, initialStoryCount) };
}

/**
 * Live; undefined while it loads. The stories after the first ones follow when those are on the screen, or at once where
 * `needsAll`.
 */
export function useLibraryView(childId: string | null, needsAll = false): LibraryView | undefined {
	const [firstLimit, setLimit] = useState(initialStoryCount);
	const limit = needsAll ? Number.POSITIVE_INFINITY : firstLimit;
	const view = useLiveQuery(() => loadLibraryView(childId, limit), [childId, limit]);
	const isLoaded = view !== undefined;
	useEffect(() => {
		if (!isLoaded) return;
		preloaded = null;
		const timer = setTimeout(() => setLimit(Number.POSITIVE_INFINITY), loadRestDelayMs);
		return () => clearTimeout(timer);
	}, [isLoaded]);
	return view ?? preloadedView(childId);
}

function preloadedView(childId: string | null): LibraryView | undefined {
	return preloaded?.accountId === currentAccountId() && preloaded.childId === childId ? preloaded.view : undefined;
}

/** What the hook returns, once. `limit`: the number of synced stories. */
export async function loadLibraryView(childId: string | null, limit = Number.POSITIVE_INFINITY): Promise<LibraryView> {
	const [stories, entries, cursor, syncedIds] = await Promise.all([
		loadStories(childId, limit),
		allEntries(),
		getValue('cursor'),
		getValue('told'),
	]);
	const pending = await unansweredEntries(entries);
	return {
		stories: [...(await failedStories(pending, childId)), ...stories],
		unsent: new Map(pending.map((entry) => [storyIdOf(entry.deed) ?? '', entry])),
		isSynced: cursor !== undefined && syncedIds === undefined,
		isPartial: stories.length >= limit,
	};
}

/** Entries for new and retried stories, without new stories that a sync has brought although the response was lost. */
async function unansweredEntries(entries: readonly Entry[]): Promise<Entry[]> {
	const created = entries.flatMap(({ deed: command }) => (command.kind === 'create-story' ? [command.story._id] : []));
	const synced = new Set(created.length > 0 ? await library().stories.where('id').anyOf(created).primaryKeys() : []);
	return entries.filter(
		({ deed: command }) =>
			command.kind === 'retry-story' || (command.kind === 'create-story' && !synced.has(command.story._id)),
	);
}

/** New stories that the server refused, as rows with status `failed`, newest first: the user has to decide. */
async function failedStories(entries: readonly Entry[], childId: string | null): Promise<StoryRow[]> {
	const failed = entries.filter((entry) => entry.state === 'failed' && (childId === null || entry.childId === childId));
	const currentHousehold = failed.length > 0 && (await household());
	if (!currentHousehold) return [];
	const asWaiting = failed.map((entry) => ({ ...entry, state: 'waiting' }) as const);
	return overlayStories([], asWaiting, currentHousehold).map((story) => ({ ...story, status: 'failed' }));
}
