import { useLiveQuery } from 'dexie-react-hooks';
import { readingPath } from '../../../shared/rules/reading-path.ts';
import { type Entry, storyIdOf } from '../outbox/commands.ts';
import { overlayChapters, packedChoiceKeys } from './chapter-overlay.ts';
import { currentAccountId, library } from './current-library.ts';
import type { ChapterRow, NarrationRow, StoryRow, ToldRow } from './database.ts';
import { buildHousehold } from './household.ts';
import type { KeyValues } from './key-value.ts';
import { overlayStories } from './overlay.ts';
import { withoutForbiddenChapters } from './packed-chapter-filter.ts';
import { overlayReports } from './report-overlay.ts';
import { overlayToldChapters } from './told-chapters.ts';

export type { ChapterRow, NarrationRow, StoryRow } from './database.ts';

/** Milliseconds, longer than a press on a card takes. */
const preloadLifetimeMs = 1_000;

/** The reader's data: one story with pending commands applied. */
export type StoryView = {
	story: StoryRow;
	/** All its chapters on this device, in no order; for a child, hidden ones come without their content. */
	chapters: readonly ChapterRow[];
	/** The chapters of the path last read. */
	path: ChapterRow[];
	/** Ids of all its chapters on this device. */
	localIds: ReadonlySet<string>;
	/** Choices with a packed chapter, as `choiceKey`: they open at once. */
	packedChoices: ReadonlySet<string>;
	/** Chapters on other branches with a report, or a decision on one, that no parent has seen yet. */
	unseenReports: readonly ChapterRow[];
	/** Pending and failed entries of the story, and those that share an ordering key with them. Oldest first. */
	entries: Entry[];
	/** What it was made from. */
	rows: StoryRows;
};

type Values = [StoryRows['user'], StoryRows['children'], StoryRows['storyteller']];

/** What the library has of one story and its family. */
export type StoryRows = {
	user: KeyValues['user'] | undefined;
	children: KeyValues['children'] | undefined;
	storyteller: KeyValues['storyteller'];
	story: StoryRow | undefined;
	/** The synced ones. */
	chapters: readonly ChapterRow[];
	/** The whole outbox, oldest first. */
	entries: readonly Entry[];
	/** The story's rows of the table `told`. */
	told: readonly ToldRow[];
};

/**
 * One story, live. Undefined while it loads, null when it is not on this device, or not a story of the selected child.
 * Callers need a `key` of story and child: otherwise the previous story is rendered for a moment.
 */
export function useStory(id: string, childId: string | null): StoryView | null | undefined {
	const live = useLiveQuery(() => loadStoryView(id, childId), [id, childId]);
	return live === undefined && preloaded?.key === preloadKey(id, childId) ? preloaded.view : live;
}

/** The story that is about to be opened, so that its text comes with its screen. Used until the live query has a result. */
let preloaded: { key: string; view?: StoryView } | null = null;

/** Loads a story on pointer down, before the click. */
export async function preloadStory(id: string, childId: string | null): Promise<void> {
	const own: typeof preloaded = { key: preloadKey(id, childId) };
	preloaded = own;
	const view = await loadStoryView(id, childId);
	if (view) own.view = view;
	setTimeout(() => {
		if (preloaded === own) preloaded = null;
	}, preloadLifetimeMs);
}

/** Contains the account: another one may log in before the preloaded story expires. */
function preloadKey(id: string, childId: string | null): string {
	return [currentAccountId(), id, childId].join(' ');
}

/** What `useStory` returns, once. Chapters and outbox are read in one transaction. */
export async function loadStoryView(id: string, childId: string | null): Promise<StoryView | null> {
	const { stories, nodes, outbox, kv, told } = library();
	// Only Dexie reads here: other awaits can outlast the transaction.
	const tables = [stories, nodes, outbox, kv, told];
	const [story, chapters, entries, values, shown] = await library().transaction('r', tables, () =>
		Promise.all([
			stories.get(id),
			nodes.where({ storyId: id }).toArray(),
			outbox.orderBy('seq').toArray(),
			kv.bulkGet(['user', 'children', 'storyteller']),
			told.where({ storyId: id }).toArray(),
		]),
	);
	const [user, children, storyteller] = values as Values;
	return storyViewOf(id, childId, { user, children, storyteller, story, chapters, entries, told: shown });
}

/** The reader's data of rows that the library has, or will have. Null as for `useStory`. */
export function storyViewOf(id: string, childId: string | null, rows: StoryRows): StoryView | null {
	const { entries: all, told } = rows;
	const household = buildHousehold(rows.user, rows.children, all);
	const stories = rows.story ? [rows.story] : [];
	const story = household && overlayStories(stories, all, household, told).find((row) => row.id === id);
	if (!story || (childId !== null && story.authorId !== childId)) return null;
	const entries = entriesOfStory(id, all);
	const isForChild = childId !== null || household.user.role === 'child';
	const allowed = overlayToldChapters(withoutForbiddenChapters(rows.chapters, story, household), entries, id, told);
	const overlaid = overlayReports(overlayChapters(allowed, entries), entries, household, isForChild);
	const localIds = new Set(overlaid.map(({ _id }) => _id));
	const packedChoices = packedChoiceKeys(allowed, entries);
	const path = readingPath(story.startNode, overlaid);
	const unseenReports = overlaid.filter((node) => node.report?.isSeen === false && !path.includes(node));
	return { story, chapters: overlaid, path, localIds, packedChoices, unseenReports, entries, rows };
}

function entriesOfStory(storyId: string, entries: readonly Entry[]): Entry[] {
	const own = entries.filter(({ deed: command }) => storyIdOf(command) === storyId);
	const orderingKeys = new Set(own.flatMap((entry) => entry.lanes));
	return entries.filter((entry) => entry.lanes.some((key) => orderingKeys.has(key)));
}

/** The narration of a chapter: undefined while it loads, null when this device has none yet. */
export function useNarration(chapterId: string): NarrationRow | null | undefined {
	return useLiveQuery(() => loadNarration(chapterId), [chapterId]);
}

/** The narration of a chapter, once; null when this device has none. */
export async function loadNarration(chapterId: string): Promise<NarrationRow | null> {
	return (await library().narrations.get(chapterId)) ?? null;
}
