import { rememberedStories } from '../../../shared/contract/storyteller.ts';
import type { User } from '../../../shared/contract/user.ts';
import { tellsOffline } from '../../../shared/rules/tells-offline.ts';
import { readOutline } from '../../../shared/storyteller/outline.ts';
import { library } from '../library/current-library.ts';
import type { ChapterRow, Library, StoryRow } from '../library/database.ts';
import { buildHousehold } from '../library/household.ts';
import { getValue } from '../library/key-value.ts';
import { type Household, overlayStories } from '../library/overlay.ts';
import { withQuotaRetry } from '../library/quota.ts';
import { newestStories } from '../library/stories.ts';
import { toldChaptersOf } from '../library/told-chapters.ts';
import { allEntries } from '../outbox/entries.ts';
import { openTeller, type Teller } from './teller.ts';
import { briefOf } from './telling-rules.ts';

/** What this device has of the family and of one story; `story` and `chapters` with what was told here. */
export type Here = {
	target: Library;
	storyId: string;
	people: Household;
	story: StoryRow | undefined;
	chapters: readonly ChapterRow[];
	/** With the outbox and what is shown of it. */
	overlaid(rows: readonly StoryRow[]): readonly StoryRow[];
};

/**
 * The teller, and what `read` makes of the library. Null where no story is told here, and where there is nothing to read. All of it
 * is read in one transaction, in which only Dexie may be awaited, and as far as possible at once: each transaction takes a tablet
 * some milliseconds, and each read after another one of them. `read` may write in the mode `rw`.
 */
export async function openScene<Read extends object>(
	storyId: string,
	read: (here: Here) => Promise<Read | null | undefined>,
	mode: 'r' | 'rw' = 'r',
): Promise<{ teller: Teller; target: Library; read: Read } | null> {
	const target = library();
	const { kv, outbox, stories, nodes, told: shown } = target;
	const open = async () => {
		const [user, children, storyteller, entries, pictures, row, chapters] = await Promise.all([
			getValue('user'),
			getValue('children'),
			getValue('storyteller'),
			allEntries(),
			shown.toArray(),
			stories.get(storyId),
			nodes.where({ storyId }).toArray(),
		]);
		const people = buildHousehold(user, children, entries);
		if (!people || !tellsOffline(people.user, storyteller)) return null;
		const overlaid = (rows: readonly StoryRow[]) => overlayStories(rows, entries, people, pictures);
		const story = overlaid(row ? [row] : []).find(({ id }) => id === storyId);
		const all = [...chapters, ...toldChaptersOf(entries, storyId)];
		return read({ target, storyId, people, story, chapters: all, overlaid });
	};
	const tables = [kv, outbox, stories, nodes, shown];
	const found = await withQuotaRetry(target, () => target.transaction(mode, tables, open));
	const teller = found ? await openTeller().catch(noTeller) : null;
	return found && teller ? { teller, target, read: found } : null;
}

/** The browser cannot read its caches. */
function noTeller(error: unknown): null {
	console.warn(error);
	return null;
}

export type Continuation = NonNullable<Awaited<ReturnType<typeof readContinuation>>>;

/** What a story goes on from after a chapter; null if that is not on this device. */
export async function readContinuation(nodeId: string, here: Here) {
	const found = continuationOf(nodeId, here);
	// What was drawn for the story already avoids the remembered ones.
	return found && { ...found, memory: found.isDrawn ? [] : await memoryOf(found.author._id, here) };
}

/** As `readContinuation`, without the memory. `isDrawn`: the story needs none. */
export function continuationOf(
	nodeId: string,
	{ story: row, people, chapters }: Pick<Here, 'story' | 'people' | 'chapters'>,
) {
	const author = row && authorIn(people, row.authorId);
	const path = pathTo(nodeId, chapters);
	if (!author || path.length === 0) return null;
	const outline = row.outline ?? null;
	return { row, author, brief: briefOf(row, author), path, outline, isDrawn: readOutline(outline)?.by === 'storylets' };
}

export function authorIn({ user, family }: Household, authorId: string): User | undefined {
	return [user, ...family].find(({ _id }) => _id === authorId);
}

/** The chapters from the first one to this one; empty if one of them is not on this device. */
function pathTo(chapterId: string, chapters: readonly ChapterRow[]): ChapterRow[] {
	const byId = new Map(chapters.map((chapter) => [chapter._id, chapter]));
	const path: ChapterRow[] = [];
	for (let id: string | null = chapterId; id !== null; ) {
		const chapter = byId.get(id);
		if (!chapter || path.includes(chapter)) return [];
		path.unshift(chapter);
		id = chapter.parentNodeId;
	}
	return path;
}

/** The outlines of an author's last other stories, oldest first, as the server's storyteller gets them. */
export async function memoryOf(authorId: string, { storyId, overlaid }: Here): Promise<string[]> {
	const synced = await newestStories(authorId, 2 * rememberedStories);
	return overlaid(synced)
		.filter((story) => story.authorId === authorId && story.id !== storyId)
		.flatMap(({ outline }) => outline ?? [])
		.slice(0, rememberedStories)
		.reverse();
}
