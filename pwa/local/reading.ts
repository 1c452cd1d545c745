import { useLiveQuery } from 'dexie-react-hooks';
import { readingPath } from '../../shared/reading-path.ts';
import type { User } from '../../shared/user.ts';
import { chaptersWith, packedWays } from './chapters.ts';
import type { NodeRow, StoryRow } from './database.ts';
import { type Entry, storyOfDeed } from './deeds.ts';
import { library, openAccount } from './device.ts';
import { withoutUnfit } from './fit-ahead.ts';
import { householdOf } from './household.ts';
import { storiesWith } from './overlay.ts';
import { reportedWith } from './reported.ts';

export type { NodeRow, StoryRow } from './database.ts';

/** Milliseconds in which whoever presses a card lets go of it. */
const aheadForMs = 1_000;

/** A story as it is read. */
export type Reading = {
	story: StoryRow;
	/** The chapters of the path last read. */
	path: NodeRow[];
	/** The ids of all its chapters that are on this device. */
	here: ReadonlySet<string>;
	/** The ways on that are packed for a journey (see `wayOf`): their chapters open at once. */
	packed: ReadonlySet<string>;
	/** Chapters on other branches of which a parent has not seen yet what was reported, or decided. */
	unseen: readonly NodeRow[];
	/** What of it is still to be carried out or failed, and what stands in the way of that. Oldest first. */
	entries: Entry[];
};

/**
 * One story, live. Undefined while it is read, null when it is not on this device, or not the child's that is acted as.
 * For another story or another child a component has to be a new one: the last one's is shown for a moment otherwise.
 */
export function useStory(id: string, childId: string | null): Reading | null | undefined {
	const live = useLiveQuery(() => readingOf(id, childId), [id, childId]);
	return live === undefined && ahead?.of === nameOf(id, childId) ? ahead.reading : live;
}

/** The story that is about to be opened, so that its text is there with its screen; of use until the library itself is heard. */
let ahead: { of: string; reading?: Reading } | null = null;

/** Reads a story while the finger is still on it. */
export async function readStoryAhead(id: string, childId: string | null): Promise<void> {
	const mine: typeof ahead = { of: nameOf(id, childId) };
	ahead = mine;
	const reading = await readingOf(id, childId);
	if (reading) mine.reading = reading;
	setTimeout(() => {
		if (ahead === mine) ahead = null;
	}, aheadForMs);
}

/** The account is named too: the next one may come before this is forgotten. */
function nameOf(id: string, childId: string | null): string {
	return [openAccount(), id, childId].join(' ');
}

/** As `useStory` has it, once. What is told of a chapter and what waits for it are of one moment. */
export async function readingOf(id: string, childId: string | null): Promise<Reading | null> {
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
	const known = householdOf(user, children, all);
	const story = known && storiesWith(told ? [told] : [], all, known).find((row) => row.id === id);
	if (!story || (childId !== null && story.authorId !== childId)) return null;
	const entries = entriesAround(id, all);
	const isForChild = childId !== null || known.user.role === 'child';
	const fit = withoutUnfit(chapters, story, known);
	const nodesNow = reportedWith(chaptersWith(fit, entries), entries, known, isForChild);
	const here = new Set(nodesNow.map(({ _id }) => _id));
	const packed = packedWays(fit, entries);
	const path = readingPath(story.startNode, nodesNow);
	const unseen = nodesNow.filter((node) => node.report?.isSeen === false && !path.includes(node));
	return { story, path, here, packed, unseen, entries };
}

function entriesAround(storyId: string, entries: readonly Entry[]): Entry[] {
	const own = entries.filter(({ deed }) => storyOfDeed(deed) === storyId);
	const lanes = new Set(own.flatMap((entry) => entry.lanes));
	return entries.filter((entry) => entry.lanes.some((lane) => lanes.has(lane)));
}
