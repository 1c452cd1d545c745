import { v7 as newId } from 'uuid';
import type { ChapterDraft } from '../../shared/telling.ts';
import { userById } from '../db/accounts.ts';
import { addChapter, type ChapterPlace, chapterAt, chaptersOf, followChoice } from '../db/chapters.ts';
import { addPictureJob, finishJob, type Job } from '../db/jobs.ts';
import type { Db, Row } from '../db/schema.ts';
import { changeStory, storyAtWork } from '../db/stories.ts';
import type { ToldChapter } from '../makers/makers.ts';
import type { Parts } from '../parts.ts';
import { briefOf } from './author.ts';
import { tellWell } from './tell-well.ts';

type Keeping = Pick<Parts, 'db' | 'makers' | 'now'>;

/** A chapter that has just been kept, in its story. */
export type Written = { story: Row<'story'>; chapter: Row<'chapter'> };

export function placeOf(job: Job): ChapterPlace {
	return { storyId: job.story_id, parentId: job.chapter_id, choiceIndex: job.choice_index };
}

/** Has a chapter told and keeps it. Null when the story, or the wish for this chapter, went away meanwhile. */
export async function writeChapter(keeping: Keeping, job: Job, signal: AbortSignal): Promise<Written | null> {
	const { db, makers, now } = keeping;
	const story = await storyAtWork(db, job.story_id);
	const author = story && (await userById(db, story.author_id));
	if (!story || !author) return null;
	const path = pathTo(await chaptersOf(db, story.id), job.chapter_id);
	const number = path.length + 1;
	const last = number >= story.chapter_count;
	const draft = await tellWell(makers.storyteller, briefOf(story, author), toldOf(path, job), last, signal);
	signal.throwIfAborted();
	const row = rowOf(draft, placeOf(job), number, makers.storyteller.name, now());
	return db.transaction().execute((trx) => keep(trx, job, story, row, draft.storyTitle));
}

/** From the first chapter to the one with this id; empty for none. */
function pathTo(chapters: readonly Row<'chapter'>[], id: string | null): Row<'chapter'>[] {
	const here = chapters.find((chapter) => chapter.id === id);
	return here ? [...pathTo(chapters, here.parent_id), here] : [];
}

/** The choices taken on the way to this chapter, which need not be those that were followed last. */
function toldOf(path: readonly Row<'chapter'>[], job: Job): ToldChapter[] {
	return path.map((chapter, i) => ({
		content: chapter.content,
		choices: JSON.parse(chapter.choices) as string[],
		choiceTaken: path[i + 1]?.choice_index ?? job.choice_index,
	}));
}

function rowOf(
	draft: ChapterDraft,
	{ storyId, parentId, choiceIndex }: ChapterPlace,
	number: number,
	storyteller: string,
	now: number,
): Row<'chapter'> {
	return {
		id: newId(),
		story_id: storyId,
		parent_id: parentId,
		choice_index: choiceIndex,
		number,
		title: draft.chapterTitle,
		content: draft.content,
		choices: JSON.stringify(draft.choices),
		is_ending: draft.isEnding ? 1 : 0,
		taken_choice: null,
		scene: JSON.stringify(draft.scene),
		images: null,
		storyteller,
		illustrator: null,
		created_at: now,
	};
}

/** All of it or nothing: a server killed here finds the job again, or the chapter, never both and never neither. */
async function keep(
	db: Db,
	job: Job,
	story: Row<'story'>,
	row: Row<'chapter'>,
	storyTitle: string,
): Promise<Written | null> {
	if (!(await finishJob(db, job.id))) return null;
	if (!(await addChapter(db, row))) return { story, chapter: (await chapterAt(db, placeOf(job)))! };
	if (row.parent_id !== null && row.choice_index !== null) await followChoice(db, row.parent_id, row.choice_index);
	const first = row.parent_id === null;
	const status = row.is_ending ? 'completed' : first ? 'in-progress' : null;
	await changeStory(
		db,
		story.id,
		{ ...(status ? { status, error: null } : {}), ...(first ? { title: storyTitle } : {}) },
		row.created_at,
	);
	await addPictureJob(db, story.id, row.id, story.family_id, row.created_at);
	return { story, chapter: row };
}
