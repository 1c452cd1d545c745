import type { CreationStatus } from '../../shared/contract/stories.ts';
import type { Chapter, ListedStory, Story } from '../../shared/contract/story.ts';
import { actingUser } from '../accounts/acting-as.ts';
import type { Principal } from '../accounts/principal.ts';
import type { AppContext } from '../app/context.ts';
import type { Core } from '../app/core.ts';
import { requireFound } from '../app/errors.ts';
import { errorFields, log } from '../app/log.ts';
import { chaptersOf, chaptersOfStories, narrationsOf, openedChaptersAfter } from '../db/chapters.ts';
import { pictureJobsOf } from '../db/jobs.ts';
import { lastReports } from '../db/reports.ts';
import type { Db, Row } from '../db/schema.ts';
import { type StoryWithAuthor, storyOfRequest } from '../db/stories.ts';
import { createStoryList } from '../db/story-list.ts';
import { withoutDisallowed } from './allowed-content.ts';
import { readableStoryAudited } from './audit-admin-read.ts';
import { requestMissingPictures } from './picture-requests.ts';
import {
	type ChapterRelations,
	chapterRelations,
	isOpened,
	isShown,
	toChapter,
	toListedStory,
	toWholeStory,
} from './wire-format.ts';

/** Decides whether hidden chapters come without their content. */
type ReaderRole = Pick<Principal, 'role'>;

/**
 * Lists stories: the family's, or those of the child that the requester acts as, newest first, each with its cover only. The
 * lister throws 404 for a child that is not the requester's.
 */
export function createStoryLister({ db }: AppContext) {
	const listStories = createStoryList(db);
	return async (principal: Principal, selectedChildId?: string): Promise<ListedStory[]> => {
		const author = selectedChildId ? await actingUser(db, principal, selectedChildId) : null;
		const isForChild = selectedChildId !== undefined || isChild(principal);
		return (await listStories(principal, author?._id)).map((row) => toListedStory(row, isForChild));
	};
}

/**
 * A story with all its chapters. `isComplete`: no picture of it is waiting to be drawn. Throws 404 for one that the requester may
 * not read.
 */
export async function readStory(
	context: AppContext,
	principal: Principal,
	id: string,
): Promise<{ story: Story; isComplete: boolean }> {
	const { db } = context;
	const row = requireFound(await readableStoryAudited(context, principal, id));
	const chapters = await chaptersOf(db, id);
	const jobs = await pictureJobsOf(db, id);
	// Not awaited: the story is readable without its pictures.
	const shown = chapters.filter((chapter) => isShown(row, chapter));
	requestMissingPictures(context, row, shown, jobs).catch((error: unknown) =>
		log({ level: 'error', event: 'pictures-missing', ...errorFields(error) }),
	);
	return { story: await toStoryFor(db, row, chapters, principal), isComplete: jobs.length === 0 };
}

/**
 * Whether the version of a story's family covers all that its wire format was made from. It does not cover the settings that
 * decide about packed chapters, nor the names of reporters, who may be of another family.
 */
export function isVersioned({ packedDepth, nodes }: Story): boolean {
	return packedDepth === undefined && nodes.every(({ report }) => report === undefined);
}

/** A story with all its chapters, in wire format for this role. */
export async function toStoryFor(
	db: Db,
	story: StoryWithAuthor,
	chapters: readonly Row<'chapter'>[],
	principal: ReaderRole,
): Promise<Story> {
	const allowed = await withoutDisallowed(db, [story], chapters);
	return toWholeStory(story, allowed, await loadRelationsOfAll(db, allowed, isChild(principal)));
}

/** These stories, each with all its chapters, in wire format for this role. */
export async function toStoriesFor(
	db: Db,
	stories: readonly StoryWithAuthor[],
	principal: ReaderRole,
): Promise<Story[]> {
	const ids = stories.map(({ id }) => id);
	const chapters = await withoutDisallowed(db, stories, await chaptersOfStories(db, ids));
	const relations = await loadRelationsOfAll(db, chapters, isChild(principal));
	const byStory = Map.groupBy(chapters, (chapter) => chapter.story_id);
	return stories.map((story) => toWholeStory(story, byStory.get(story.id) ?? [], relations));
}

/** The progress of an account's request. Throws 404 for an unknown one. */
export async function creationStatus(
	{ db, queue }: AppContext,
	principal: Principal,
	requestId: string,
): Promise<CreationStatus> {
	const { id, status, error } = requireFound(await storyOfRequest(db, principal, requestId));
	const position = await queue.position(id);
	return {
		isComplete: isReadable(status),
		_id: id,
		status,
		...(position === undefined ? {} : { position }),
		...(error === null ? {} : { error }),
	};
}

/** Id and title of the story that a request created. Throws 404 for an unknown one. */
export async function titleOfRequest(
	{ db }: Core,
	principal: Principal,
	requestId: string,
): Promise<{ _id: string; title: string }> {
	const { id, title } = requireFound(await storyOfRequest(db, principal, requestId));
	return { _id: id, title };
}

/** These chapters in wire format for this role. */
export async function toChapters(
	db: Db,
	chapters: readonly Row<'chapter'>[],
	principal: ReaderRole,
): Promise<Chapter[]> {
	const relations = await loadRelations(db, chapters, isChild(principal));
	return chapters.map((chapter) => toChapter(chapter, relations));
}

function isChild({ role }: ReaderRole): boolean {
	return role === 'child';
}

async function loadRelations(
	db: Db,
	chapters: readonly Row<'chapter'>[],
	isForChild: boolean,
): Promise<ChapterRelations> {
	const ids = chapters.map((chapter) => chapter.id);
	return chapterRelations(
		await openedChaptersAfter(db, ids),
		await narrationsOf(db, ids),
		await lastReports(db, ids),
		isForChild,
	);
}

/** The same for complete stories: the next chapters are among the given ones. */
async function loadRelationsOfAll(
	db: Db,
	chapters: readonly Row<'chapter'>[],
	isForChild: boolean,
): Promise<ChapterRelations> {
	const ids = chapters.map((chapter) => chapter.id);
	const opened = chapters.filter(isOpened);
	return chapterRelations(opened, await narrationsOf(db, ids), await lastReports(db, ids), isForChild);
}

function isReadable(status: Row<'story'>['status']): boolean {
	return status === 'in-progress' || status === 'completed';
}
