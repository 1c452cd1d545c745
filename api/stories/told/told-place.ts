import type { ToldChapter, ToldChapterUpload } from '../../../shared/contract/told-chapters.ts';
import type { Principal } from '../../accounts/principal.ts';
import { HttpError } from '../../app/errors.ts';
import { hasHadId, hasIdBeenUsed } from '../../db/changes.ts';
import { anyChapter, chapterAt, chapterById } from '../../db/chapters.ts';
import type { Db, Row } from '../../db/schema.ts';
import { ownStory, type StoryWithAuthor, storyOfRequest } from '../../db/stories.ts';
import { requireVisibleChapter } from '../chapter-access.ts';
import { isOpened } from '../wire-format.ts';

/**
 * Where an uploaded chapter belongs. `kept`: the chapter that is there already, the uploaded one or another that stays.
 * `prepared`: one that was never opened, and gives way. `story` is null for a story that begins with this upload.
 */
export type ToldPlace = {
	story: StoryWithAuthor | null;
	parent: Row<'chapter'> | null;
	kept: Row<'chapter'> | null;
	prepared: Row<'chapter'> | null;
};

/**
 * Finds the place of an uploaded chapter in its story's tree. Must run in a transaction: what it reads is of one moment. Throws
 * 404 `no-such-story`, 410 `story-gone`, 409 `parent-missing`, 409 `other-branch`, 409 `story-ended`, 409 `id-taken`,
 * 400 `no-such-choice`, and 403 `chapter-hidden` for a child.
 */
export async function findToldPlace(
	db: Db,
	principal: Principal,
	storyId: string,
	{ chapter, story: wish }: ToldChapterUpload,
): Promise<ToldPlace> {
	const story = (await ownStory(db, principal, storyId)) ?? null;
	if (!story) {
		await requireNewStory(db, principal, storyId, wish);
		if (await anyChapter(db, chapter._id)) throw idTaken();
		return { story, parent: null, kept: null, prepared: null };
	}
	const place = { storyId, parentId: chapter.parentNodeId, choiceIndex: chapter.choiceIndex };
	const uploaded = await anyChapter(db, chapter._id);
	if (uploaded) {
		if (!isRepeated(storyId, chapter, uploaded)) throw idTaken();
		return { story, parent: null, kept: uploaded, prepared: null };
	}
	const parent = await requireParent(db, principal, storyId, chapter);
	const there = (await chapterAt(db, place)) ?? null;
	if (there && isOpened(there)) return { story, parent, kept: there, prepared: null };
	if (parent) requireChoiceOf(parent, chapter);
	return { story, parent, kept: null, prepared: there };
}

/** Only a first chapter begins a story, and none brings back a story that was deleted. */
async function requireNewStory(
	db: Db,
	principal: Principal,
	storyId: string,
	wish: ToldChapterUpload['story'],
): Promise<void> {
	if (await hasHadId(db, principal, storyId)) throw new HttpError(410, 'story-gone', 'This story was deleted.');
	if (!wish || (await hasIdBeenUsed(db, storyId))) throw noSuchStory();
	if (await storyOfRequest(db, principal, wish.frontendRequestId)) throw idTaken();
}

function noSuchStory(): HttpError {
	return new HttpError(404, 'no-such-story', 'This story could not be found.');
}

export function idTaken(): HttpError {
	return new HttpError(409, 'id-taken', 'Another chapter was brought home in place of this one.');
}

/** Whether this very chapter was uploaded before. */
function isRepeated(storyId: string, told: ToldChapter, row: Row<'chapter'>): boolean {
	return (
		row.story_id === storyId &&
		row.parent_id === told.parentNodeId &&
		row.choice_index === told.choiceIndex &&
		row.title === told.chapterTitle &&
		row.content === told.content &&
		row.choices === JSON.stringify(told.choices)
	);
}

/** The chapter that the uploaded one follows; null for a first one. */
async function requireParent(
	db: Db,
	principal: Principal,
	storyId: string,
	{ parentNodeId }: ToldChapter,
): Promise<Row<'chapter'> | null> {
	if (parentNodeId === null) return null;
	const parent = await chapterById(db, storyId, parentNodeId);
	// A chapter that was only prepared is no part of the story yet: the choice that leads there comes first.
	if (!parent || !isOpened(parent)) {
		throw new HttpError(409, 'parent-missing', 'The chapter before this one is not here yet.');
	}
	await requireVisibleChapter(db, principal, parent.id);
	return parent;
}

function requireChoiceOf(parent: Row<'chapter'>, { choiceIndex, choiceTaken }: ToldChapter): void {
	if (parent.is_ending) throw new HttpError(409, 'story-ended', 'This story has come to its end.');
	const choice = (JSON.parse(parent.choices) as string[])[choiceIndex ?? -1];
	if (choice === undefined) throw new HttpError(400, 'no-such-choice', 'This chapter has no such choice.');
	if (choice === choiceTaken) return;
	const sentence = 'This chapter follows another telling of the story, so it stays on the tablet that told it.';
	throw new HttpError(409, 'other-branch', sentence);
}
