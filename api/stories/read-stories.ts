import type { CreationStatus } from '../../shared/making.ts';
import type { Story, StoryNode } from '../../shared/story.ts';
import type { Reader } from '../accounts/reader.ts';
import { lastChangeOf } from '../db/changes.ts';
import { chaptersOf, chaptersOfAll, followers, narrationsOf } from '../db/chapters.ts';
import { lastReports } from '../db/reports.ts';
import type { Db, Row } from '../db/schema.ts';
import { type StoryWithAuthor, storyOfRequest } from '../db/stories.ts';
import { storyList } from '../db/story-list.ts';
import { notFound } from '../errors.ts';
import { faultIn, log } from '../log.ts';
import type { Parts } from '../parts.ts';
import { storyToRead } from './admins-look.ts';
import { authorFor } from './author.ts';
import { withoutUnfit } from './fitness.ts';
import { keptLists } from './kept-lists.ts';
import { askForMissingPictures } from './missing-pictures.ts';
import { type AroundChapters, around, isOpened, isShown, toListed, toNode, toWholeStory } from './wire.ts';

/** A child is not told what is in a chapter that is hidden. */
type ToWhom = Pick<Reader, 'role'>;
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
		const isForChild = selectedChildId !== undefined || isChild(reader);
		const whose = `${reader.role === 'child' ? reader.accountId : reader.familyId} ${author?._id ?? ''}`;
		// What changes while the list is read changes the feed too: such a list is made anew the next time.
		const now = await changed(reader.familyId);
		return kept.list(whose, now, async () => (await list(reader, author?._id)).map((row) => toListed(row, isForChild)));
	};
}

/** A story with all its chapters. Throws 404 for one that the reader may not read. */
export async function openStory(reading: Reading, reader: Reader, id: string): Promise<Story> {
	const { db } = reading;
	const story = await storyToRead(reading, reader, id);
	if (!story) throw notFound();
	const chapters = await chaptersOf(db, id);
	// Nobody waits for that: the story is read without its pictures meanwhile.
	const shown = chapters.filter((chapter) => isShown(story, chapter));
	askForMissingPictures(reading, story, shown).catch((error: unknown) =>
		log({ level: 'error', event: 'pictures-missing', ...faultIn(error) }),
	);
	return storyOf(db, story, chapters, reader);
}

/** A story with all its chapters, as the contract tells it to this reader. */
export async function storyOf(
	db: Db,
	story: StoryWithAuthor,
	chapters: readonly Row<'chapter'>[],
	reader: ToWhom,
): Promise<Story> {
	const fit = await withoutUnfit(db, [story], chapters);
	return toWholeStory(story, fit, await aroundAll(db, fit, isChild(reader)));
}

/** These stories, each with all its chapters, as they are told to this reader. */
export async function wholeStories(db: Db, stories: readonly StoryWithAuthor[], reader: ToWhom): Promise<Story[]> {
	const ids = stories.map(({ id }) => id);
	const chapters = await withoutUnfit(db, stories, await chaptersOfAll(db, ids));
	const surroundings = await aroundAll(db, chapters, isChild(reader));
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

/** These chapters as the contract tells them to this reader. */
export async function nodesOf(db: Db, chapters: readonly Row<'chapter'>[], reader: ToWhom): Promise<StoryNode[]> {
	const surroundings = await aroundOf(db, chapters, isChild(reader));
	return chapters.map((chapter) => toNode(chapter, surroundings));
}

function isChild({ role }: ToWhom): boolean {
	return role === 'child';
}

async function aroundOf(db: Db, chapters: readonly Row<'chapter'>[], isForChild: boolean): Promise<AroundChapters> {
	const ids = chapters.map((chapter) => chapter.id);
	return around(await followers(db, ids), await narrationsOf(db, ids), await lastReports(db, ids), isForChild);
}

/** Where all chapters of their stories are at hand, what follows each is among them. */
async function aroundAll(db: Db, chapters: readonly Row<'chapter'>[], isForChild: boolean): Promise<AroundChapters> {
	const ids = chapters.map((chapter) => chapter.id);
	const opened = chapters.filter(isOpened);
	return around(opened, await narrationsOf(db, ids), await lastReports(db, ids), isForChild);
}

async function requested(db: Db, reader: Reader, requestId: string): Promise<StoryWithAuthor> {
	const story = await storyOfRequest(db, reader, requestId);
	if (!story) throw notFound();
	return story;
}

function isReadable(status: Row<'story'>['status']): boolean {
	return status === 'in-progress' || status === 'completed';
}
