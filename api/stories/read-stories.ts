import type { CreationStatus } from '../../shared/making.ts';
import type { Story, StoryNode } from '../../shared/story.ts';
import type { Reader } from '../accounts/reader.ts';
import { lastChangeOf } from '../db/changes.ts';
import { chaptersOf, chaptersOfAll, followers, narrationsOf } from '../db/chapters.ts';
import type { Db, Row } from '../db/schema.ts';
import { readableStory, type StoryWithAuthor, storyOfRequest } from '../db/stories.ts';
import { storyList } from '../db/story-list.ts';
import { notFound } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { authorFor } from './author.ts';
import { keptLists } from './kept-lists.ts';
import { askForMissingPictures } from './missing-pictures.ts';
import { type AroundChapters, around, isOpened, isShown, toListed, toNode, toWholeStory } from './wire.ts';

type Reading = Pick<Parts, 'db' | 'media' | 'queue' | 'now'>;

/**
 * Lists as they are sent, in JSON: the family's stories, or those of the child that the reader acts as. Newest first, each
 * with its cover only. Who may see which is looked up each time.
 */
export function storyLister({ db }: Pick<Reading, 'db'>) {
	const list = storyList(db);
	const changed = lastChangeOf(db);
	const kept = keptLists();
	return async (reader: Reader, selectedChildId?: string): Promise<Uint8Array<ArrayBuffer>> => {
		const author = selectedChildId ? await authorFor(db, reader, selectedChildId) : null;
		const whose = `${reader.role === 'child' ? reader.accountId : reader.familyId} ${author?._id ?? ''}`;
		// What changes while the list is read changes the feed too: such a list is made anew the next time.
		const now = await changed(reader.familyId);
		return kept.list(whose, now, async () => (await list(reader, author?._id)).map(toListed));
	};
}

/** A story with all its chapters. Throws 404 for one that the reader may not read. */
export async function openStory(reading: Reading, reader: Reader, id: string): Promise<Story> {
	const { db } = reading;
	const story = await readableStory(db, reader, id);
	if (!story) throw notFound();
	const chapters = await chaptersOf(db, id);
	// Nobody waits for that: the story is read without its pictures meanwhile.
	const shown = chapters.filter((chapter) => isShown(story, chapter));
	askForMissingPictures(reading, story, shown).catch((error) => console.error('Pictures are missing:', error));
	return storyOf(db, story, chapters);
}

/** A story with all its chapters, as the contract tells it. */
export async function storyOf(db: Db, story: StoryWithAuthor, chapters: readonly Row<'chapter'>[]): Promise<Story> {
	return toWholeStory(story, chapters, await aroundAll(db, chapters));
}

/** These stories, each with all its chapters. */
export async function wholeStories(db: Db, stories: readonly StoryWithAuthor[]): Promise<Story[]> {
	const chapters = await chaptersOfAll(
		db,
		stories.map(({ id }) => id),
	);
	const surroundings = await aroundAll(db, chapters);
	const byStory = Map.groupBy(chapters, (chapter) => chapter.story_id);
	return stories.map((story) => toWholeStory(story, byStory.get(story.id) ?? [], surroundings));
}

/** How the request of this account is getting on. Throws 404 for an unknown one. */
export async function creationStatus(
	{ db, queue }: Reading,
	reader: Reader,
	requestId: string,
): Promise<CreationStatus> {
	const { id, status, error } = await requested(db, reader, requestId);
	const position = await queue.position(id);
	return {
		isComplete: isReadable(status),
		_id: id,
		status,
		...(position === undefined ? {} : { position }),
		...(error === null ? {} : { error }),
	};
}

/** Id and title of the story that a request began. Throws 404 for an unknown one. */
export async function titleOfRequest(
	{ db }: Pick<Parts, 'db'>,
	reader: Reader,
	requestId: string,
): Promise<{ _id: string; title: string }> {
	const { id, title } = await requested(db, reader, requestId);
	return { _id: id, title };
}

/** These chapters as the contract tells them. */
export async function nodesOf(db: Db, chapters: readonly Row<'chapter'>[]): Promise<StoryNode[]> {
	const surroundings = await aroundOf(db, chapters);
	return chapters.map((chapter) => toNode(chapter, surroundings));
}

async function aroundOf(db: Db, chapters: readonly Row<'chapter'>[]): Promise<AroundChapters> {
	const ids = chapters.map((chapter) => chapter.id);
	return around(await followers(db, ids), await narrationsOf(db, ids));
}

/** Where all chapters of their stories are at hand, what follows each is among them. */
async function aroundAll(db: Db, chapters: readonly Row<'chapter'>[]): Promise<AroundChapters> {
	const ids = chapters.map((chapter) => chapter.id);
	return around(chapters.filter(isOpened), await narrationsOf(db, ids));
}

async function requested(db: Db, reader: Reader, requestId: string): Promise<StoryWithAuthor> {
	const story = await storyOfRequest(db, reader, requestId);
	if (!story) throw notFound();
	return story;
}

function isReadable(status: Row<'story'>['status']): boolean {
	return status === 'in-progress' || status === 'completed';
}
