import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { StoryRow } from './database.ts';
import { type Entry, storyOfDeed } from './deeds.ts';
import { library, openAccount } from './device.ts';
import { allEntries } from './entries.ts';
import { household } from './household.ts';
import { kept } from './kept.ts';
import { storiesWith } from './overlay.ts';
import { storiesOf } from './stories.ts';

/** What this device knows of the stories of one child, or of the whole family. */
export type LibraryView = {
	/** Newest first. */
	stories: readonly StoryRow[];
	/** What was asked for here, a new story or another try, and is not carried out yet: by the id of the story. */
	unsent: ReadonlyMap<string, Entry>;
	/** Whether all that the server has was here once: no stories are then no stories, and not ones that were never fetched. */
	isKnown: boolean;
};

/** So many stories are seen first: reading all of a large library before the first is shown takes too long. */
export const firstStories = 60;
const restAfterMs = 500;

/** Read before the first screen is drawn, so that this has its rows at once; of use until the library itself is heard. */
let ahead: { accountId: string | null; childId: string | null; view: LibraryView } | null = null;

export async function readAhead(childId: string | null): Promise<void> {
	ahead = { accountId: openAccount(), childId, view: await libraryView(childId, firstStories) };
}

/** Live; undefined while it is read. The stories behind the first ones follow when these are on the screen. */
export function useLibraryView(childId: string | null): LibraryView | undefined {
	const [limit, setLimit] = useState(firstStories);
	const view = useLiveQuery(() => libraryView(childId, limit), [childId, limit]);
	const isHeard = view !== undefined;
	useEffect(() => {
		if (!isHeard) return;
		ahead = null;
		const timer = setTimeout(() => setLimit(Number.POSITIVE_INFINITY), restAfterMs);
		return () => clearTimeout(timer);
	}, [isHeard]);
	return view ?? viewAhead(childId);
}

function viewAhead(childId: string | null): LibraryView | undefined {
	return ahead?.accountId === openAccount() && ahead.childId === childId ? ahead.view : undefined;
}

/** As the hook has it, once. `limit` is how many of the stories that the server told are wanted. */
export async function libraryView(childId: string | null, limit = Number.POSITIVE_INFINITY): Promise<LibraryView> {
	const [stories, entries, cursor, told] = await Promise.all([
		storiesOf(childId, limit),
		allEntries(),
		kept('cursor'),
		kept('told'),
	]);
	const wishes = await notTold(entries);
	return {
		stories: [...(await refused(wishes, childId)), ...stories],
		unsent: new Map(wishes.map((entry) => [storyOfDeed(entry.deed) ?? '', entry])),
		isKnown: cursor !== undefined && told === undefined,
	};
}

/** What was asked for that makes a story, without what the server has heard of though its answer got lost. */
async function notTold(entries: readonly Entry[]): Promise<Entry[]> {
	const created = entries.flatMap(({ deed }) => (deed.kind === 'create-story' ? [deed.story._id] : []));
	const told = new Set(created.length > 0 ? await library().stories.where('id').anyOf(created).primaryKeys() : []);
	return entries.filter(
		({ deed }) => deed.kind === 'retry-story' || (deed.kind === 'create-story' && !told.has(deed.story._id)),
	);
}

/** The stories that will not be written as they were wished for: somebody has to say what now. Newest first. */
async function refused(wishes: readonly Entry[], childId: string | null): Promise<StoryRow[]> {
	const failed = wishes.filter((entry) => entry.state === 'failed' && (childId === null || entry.childId === childId));
	const known = failed.length > 0 && (await household());
	if (!known) return [];
	const asIfOnTheirWay = failed.map((entry) => ({ ...entry, state: 'waiting' }) as const);
	return storiesWith([], asIfOnTheirWay, known).map((story) => ({ ...story, status: 'failed' }));
}
