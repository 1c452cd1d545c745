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

/** What this device knows of the stories of one child, or of the whole family. */
export type LibraryView = {
	/** Newest first. */
	stories: readonly StoryRow[];
	/** What was asked for here, a new story or another try, and is not carried out yet: by the id of the story. */
	unsent: ReadonlyMap<string, Entry>;
	/** Whether all that the server has was here once: no stories are then no stories, and not ones that were never fetched. */
	isSynced: boolean;
};

/** So many stories are seen first: reading all of a large library before the first is shown takes too long. */
export const initialStoryCount = 60;
const loadRestDelayMs = 500;

/** Read before the first screen is drawn, so that this has its rows at once; of use until the library itself is heard. */
let preloaded: { accountId: string | null; childId: string | null; view: LibraryView } | null = null;

export async function preloadLibraryView(childId: string | null): Promise<void> {
	preloaded = { accountId: currentAccountId(), childId, view: await loadLibraryView(childId, initialStoryCount) };
}

/** Live; undefined while it is read. The stories behind the first ones follow when these are on the screen. */
export function useLibraryView(childId: string | null): LibraryView | undefined {
	const [limit, setLimit] = useState(initialStoryCount);
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

/** As the hook has it, once. `limit` is how many of the stories that the server told are wanted. */
export async function loadLibraryView(childId: string | null, limit = Number.POSITIVE_INFINITY): Promise<LibraryView> {
	const [stories, entries, cursor, told] = await Promise.all([
		loadStories(childId, limit),
		allEntries(),
		getValue('cursor'),
		getValue('told'),
	]);
	const pending = await unansweredEntries(entries);
	return {
		stories: [...(await failedStories(pending, childId)), ...stories],
		unsent: new Map(pending.map((entry) => [storyIdOf(entry.deed) ?? '', entry])),
		isSynced: cursor !== undefined && told === undefined,
	};
}

/** What was asked for that makes a story, without what the server has heard of though its answer got lost. */
async function unansweredEntries(entries: readonly Entry[]): Promise<Entry[]> {
	const created = entries.flatMap(({ deed }) => (deed.kind === 'create-story' ? [deed.story._id] : []));
	const told = new Set(created.length > 0 ? await library().stories.where('id').anyOf(created).primaryKeys() : []);
	return entries.filter(
		({ deed }) => deed.kind === 'retry-story' || (deed.kind === 'create-story' && !told.has(deed.story._id)),
	);
}

/** The stories that will not be written as they were wished for: somebody has to say what now. Newest first. */
async function failedStories(entries: readonly Entry[], childId: string | null): Promise<StoryRow[]> {
	const failed = entries.filter((entry) => entry.state === 'failed' && (childId === null || entry.childId === childId));
	const known = failed.length > 0 && (await household());
	if (!known) return [];
	const asIfOnTheirWay = failed.map((entry) => ({ ...entry, state: 'waiting' }) as const);
	return overlayStories([], asIfOnTheirWay, known).map((story) => ({ ...story, status: 'failed' }));
}
