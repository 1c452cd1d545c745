import { useLiveQuery } from 'dexie-react-hooks';
import type { User } from '../../../shared/contract/user.ts';
import { readingPath } from '../../../shared/rules/reading-path.ts';
import { type Entry, storyIdOf } from '../outbox/commands.ts';
import { overlayChapters, packedChoiceKeys } from './chapter-overlay.ts';
import { currentAccountId, library } from './current-library.ts';
import type { ChapterRow, StoryRow } from './database.ts';
import { buildHousehold } from './household.ts';
import { overlayStories } from './overlay.ts';
import { withoutForbiddenChapters } from './packed-chapter-filter.ts';
import { overlayReports } from './report-overlay.ts';

export type { ChapterRow, StoryRow } from './database.ts';

/** Milliseconds in which whoever presses a card lets go of it. */
const preloadLifetimeMs = 1_000;

/** A story as it is read. */
export type StoryView = {
	story: StoryRow;
	/** The chapters of the path last read. */
	path: ChapterRow[];
	/** The ids of all its chapters that are on this device. */
	localIds: ReadonlySet<string>;
	/** The ways on that are packed for a journey (see `wayOf`): their chapters open at once. */
	packedChoices: ReadonlySet<string>;
	/** Chapters on other branches of which a parent has not seen yet what was reported, or decided. */
	unseenReports: readonly ChapterRow[];
	/** What of it is still to be carried out or failed, and what stands in the way of that. Oldest first. */
	entries: Entry[];
};

/**
 * One story, live. Undefined while it is read, null when it is not on this device, or not the child's that is acted as.
 * For another story or another child a component has to be a new one: the last one's is shown for a moment otherwise.
 */
export function useStory(id: string, childId: string | null): StoryView | null | undefined {
	const live = useLiveQuery(() => loadStoryView(id, childId), [id, childId]);
	return live === undefined && preloaded?.key === preloadKey(id, childId) ? preloaded.view : live;
}

/** The story that is about to be opened, so that its text is there with its screen; of use until the library itself is heard. */
let preloaded: { key: string; view?: StoryView } | null = null;

/** Reads a story while the finger is still on it. */
export async function preloadStory(id: string, childId: string | null): Promise<void> {
	const mine: typeof preloaded = { key: preloadKey(id, childId) };
	preloaded = mine;
	const reading = await loadStoryView(id, childId);
	if (reading) mine.view = reading;
	setTimeout(() => {
		if (preloaded === mine) preloaded = null;
	}, preloadLifetimeMs);
}

/** The account is named too: the next one may come before this is forgotten. */
function preloadKey(id: string, childId: string | null): string {
	return [currentAccountId(), id, childId].join(' ');
}

/** As `useStory` has it, once. What is told of a chapter and what waits for it are of one moment. */
export async function loadStoryView(id: string, childId: string | null): Promise<StoryView | null> {
	const { stories, nodes, outbox, kv } = library();
	// Nothing but reads in it: an async function's own steps may outlast a transaction.
	const [told, chapters, all, user, children] = await library().transaction('r', [stories, nodes, outbox, kv], () =>
		Promise.all([
			stories.get(id),
			nodes.where({ storyId: id }).toArray(),
			outbox.orderBy('seq').toArray(),
			kv.get('user') as Promise<User | undefined>,
			kv.get('children') as Promise<User[] | undefined>,
		]),
	);
	const known = buildHousehold(user, children, all);
	const story = known && overlayStories(told ? [told] : [], all, known).find((row) => row.id === id);
	if (!story || (childId !== null && story.authorId !== childId)) return null;
	const entries = entriesOfStory(id, all);
	const isForChild = childId !== null || known.user.role === 'child';
	const fit = withoutForbiddenChapters(chapters, story, known);
	const nodesNow = overlayReports(overlayChapters(fit, entries), entries, known, isForChild);
	const here = new Set(nodesNow.map(({ _id }) => _id));
	const packed = packedChoiceKeys(fit, entries);
	const path = readingPath(story.startNode, nodesNow);
	const unseen = nodesNow.filter((node) => node.report?.isSeen === false && !path.includes(node));
	return { story, path, localIds: here, packedChoices: packed, unseenReports: unseen, entries };
}

function entriesOfStory(storyId: string, entries: readonly Entry[]): Entry[] {
	const own = entries.filter(({ deed }) => storyIdOf(deed) === storyId);
	const lanes = new Set(own.flatMap((entry) => entry.lanes));
	return entries.filter((entry) => entry.lanes.some((lane) => lanes.has(lane)));
}
