import { isHidden } from '../../shared/rules/is-hidden.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Core } from '../app/core.ts';
import { HttpError, notFound } from '../app/errors.ts';
import { chapterById } from '../db/chapters.ts';
import { lastReport } from '../db/reports.ts';
import type { Db, Row } from '../db/schema.ts';
import { ownStory, type StoryWithAuthor } from '../db/stories.ts';
import { readableStoryAudited } from './audit-admin-read.ts';
import { isShown, toReport } from './wire-format.ts';

type ChapterInStory = { story: StoryWithAuthor; chapter: Row<'chapter'> };

/** A chapter, opened or packed, of a story that the principal may change. Throws 404 for any other. */
export async function ownChapter(db: Db, principal: Principal, storyId: string, id: string): Promise<ChapterInStory> {
	return chapterIn(db, await ownStory(db, principal, storyId), id);
}

/** A chapter, opened or packed, of a story that the principal may read. Throws 404 for any other. Audits an admin's read. */
export async function readableChapter(
	context: Pick<Core, 'db' | 'now'>,
	principal: Principal,
	storyId: string,
	id: string,
): Promise<ChapterInStory> {
	return chapterIn(context.db, await readableStoryAudited(context, principal, storyId), id);
}

/** Throws 403 `chapter-hidden` for a child if this chapter is hidden. */
export async function requireVisibleChapter(db: Db, { role }: Principal, nodeId: string): Promise<void> {
	const report = role === 'child' ? await lastReport(db, nodeId) : undefined;
	if (report && isHidden(toReport(report))) throw chapterHidden();
}

async function chapterIn(db: Db, story: StoryWithAuthor | undefined, id: string): Promise<ChapterInStory> {
	const chapter = story && (await chapterById(db, story.id, id));
	if (!story || !chapter || !isShown(story, chapter)) throw notFound();
	return { story, chapter };
}

function chapterHidden(): HttpError {
	return new HttpError(403, 'chapter-hidden', 'This page is put away for now.');
}
