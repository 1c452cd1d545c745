import { v7 as newId } from 'uuid';
import { isGenreAllowed } from '../../shared/moderation/content-rules.ts';
import type { StoryBrief } from '../../shared/telling.ts';
import { userById } from '../db/accounts.ts';
import { addChapter, type ChapterPlace, chapterAt, chaptersOf } from '../db/chapters.ts';
import { addPictureJob, finishAhead, finishJob, type Job } from '../db/jobs.ts';
import type { Db, Row } from '../db/schema.ts';
import { type BareStory, changeStory, storyAtWork } from '../db/stories.ts';
import type { Told, ToldChapter } from '../makers/makers.ts';
import { briefOf } from './author.ts';
import { checksOf } from './checks.ts';
import { deskFor, type KeptDesk } from './desk.ts';
import { isContentFit } from './fitness.ts';
import { mayPrepare, prepareAhead } from './look-ahead.ts';
import { type Making, withoutName } from './making.ts';
import { tellWell } from './tell-well.ts';
import { turnTo } from './turn-to.ts';
import type { Workshop } from './workshop.ts';

/** A chapter that has just been kept, in its story. */
export type Written = { story: BareStory; chapter: Row<'chapter'> };

export function placeOf(job: Job): ChapterPlace {
	return { storyId: job.story_id, parentId: job.chapter_id, choiceIndex: job.choice_index };
}

/** The author's settings changed while a chapter was told, and it is not fit for its reader by the new ones. */
class Outdated extends Error {
	override name = 'Outdated';
}

/**
 * Has a chapter told and keeps it. What does not fit its author's settings as they are when it is kept is told anew by
 * those. Null when the story, or the wish for this chapter, went away meanwhile.
 */
export async function writeChapter(workshop: Workshop, job: Job, signal: AbortSignal): Promise<Written | null> {
	for (;;) {
		try {
			return await writeOnce(workshop, job, signal);
		} catch (error) {
			if (!(error instanceof Outdated)) throw error;
		}
	}
}

async function writeOnce(workshop: Workshop, job: Job, signal: AbortSignal): Promise<Written | null> {
	const { db, now } = workshop;
	const story = await storyAtWork(db, job.story_id);
	const author = story && (await userById(db, story.author_id));
	if (!story || !author) return null;
	const isIdle = job.ahead > 0 && !(await mayPrepare(db, workshop, story, author));
	if (isIdle && (await finishAhead(db, job.id))) return null;
	const path = pathTo(await chaptersOf(db, story.id), job.chapter_id);
	// The chapter before it was unfit and went: what was to follow goes with it.
	if (job.chapter_id !== null && path.length === 0) return null;
	const brief = briefOf(story, author);
	const { told, desk } = await tellAloud(workshop, { job, story, brief, path }, signal);
	const row = rowOf(told, placeOf(job), path.length + 1, now());
	const making = makingFor(told, desk, brief, workshop.makers.moderator.name);
	return db
		.transaction()
		.execute((trx) => keep(trx, workshop, { job, story, brief }, { ...row, making: JSON.stringify(making) }, told));
}

type Work = { job: Job; story: Row<'story'>; brief: StoryBrief; path: readonly Row<'chapter'>[] };

/** Whoever waits for the chapter hears its sentences while they are written. */
async function tellAloud(
	workshop: Workshop,
	{ job, story, brief, path }: Work,
	signal: AbortSignal,
): Promise<{ told: Told; desk: KeptDesk }> {
	const last = path.length + 1 >= story.chapter_count;
	const manuscript = workshop.manuscripts.begin(story, placeOf(job), brief, job.ahead === 0);
	const hush = () => manuscript.close();
	signal.addEventListener('abort', hush, { once: true });
	const desk = deskFor(story, workshop, signal, (text) => manuscript.write(text));
	try {
		const asked = { brief, told: toldOf(path, job), last, bible: story.bible };
		const told = await tellWell(workshop.makers, asked, desk, () => manuscript.withdraw());
		signal.throwIfAborted();
		// Readers who follow the live text must not receive content that was switched off meanwhile.
		const title = `${told.draft.storyTitle}\n${told.draft.chapterTitle}`;
		await insistOnFit(workshop.db, { job, story, brief }, { ...contentOf(told), title });
		manuscript.finish(told.draft.content);
		return { told, desk };
	} catch (error) {
		if (error instanceof Outdated) manuscript.withdraw();
		throw error;
	} finally {
		signal.removeEventListener('abort', hush);
		manuscript.close();
	}
}

/**
 * Throws Outdated when the author's settings are others than those that the chapter was told by, and it does not fit
 * them. A genre that was switched off since also ends a job that prepares a chapter ahead.
 */
async function insistOnFit(
	db: Db,
	{ job, story, brief }: Pick<Work, 'job' | 'story' | 'brief'>,
	content: Parameters<typeof isContentFit>[2],
): Promise<void> {
	const author = await userById(db, story.author_id);
	if (!author) return;
	if (job.ahead > 0 && !isGenreAllowed(author, story.genre)) throw new Outdated();
	const isAsItWas = JSON.stringify(briefOf(story, author)) === JSON.stringify(brief);
	if (!isAsItWas && !isContentFit(author, story, content)) throw new Outdated();
}

function contentOf({ draft }: Pick<Told, 'draft'>) {
	const { chapterTitle: title, content, choices, scene } = draft;
	return { title, content, choices: JSON.stringify(choices), scene: JSON.stringify(scene) };
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

function makingFor({ by }: Told, { remarks }: KeptDesk, brief: StoryBrief, moderator: string): Making {
	return { storyteller: withoutName(by), checks: checksOf(brief, moderator), remarks, redraws: [] };
}

function rowOf({ draft, by }: Told, { storyId, parentId, choiceIndex }: ChapterPlace, number: number, now: number) {
	return {
		id: newId(),
		story_id: storyId,
		parent_id: parentId,
		choice_index: choiceIndex,
		number,
		...contentOf({ draft }),
		is_ending: draft.isEnding ? 1 : 0,
		taken_choice: null,
		images: null,
		storyteller: by.maker,
		illustrator: null,
		created_at: now,
	} as const;
}

/**
 * All of it or nothing: a server killed here finds the job again, or the chapter, never both and never neither. A chapter
 * that somebody waits for is opened with it; one prepared ahead stays closed until it is chosen.
 */
async function keep(
	db: Db,
	workshop: Workshop,
	{ job, story, brief }: Pick<Work, 'job' | 'story' | 'brief'>,
	row: Omit<Row<'chapter'>, 'opened_at'>,
	{ draft, bible }: Told,
): Promise<Written | null> {
	const done = await finishJob(db, job.id);
	if (!done) return null;
	await insistOnFit(db, { job: done, story, brief }, row);
	const isOpen = done.ahead === 0;
	const chapter = { ...row, opened_at: isOpen ? row.created_at : null };
	if (!(await addChapter(db, chapter))) return { story, chapter: (await chapterAt(db, placeOf(job)))! };
	await addPictureJob(db, story.id, row.id, story.family_id, row.created_at, done.ahead);
	const plan = bible !== null && bible !== story.bible ? { bible } : {};
	const title = row.parent_id === null ? { title: draft.storyTitle } : {};
	if (isOpen) await turnTo(db, chapter, row.created_at, { ...plan, ...title });
	else if (plan.bible) await changeStory(db, story.id, plan, row.created_at);
	await prepareAhead(db, workshop, story.id);
	return { story, chapter };
}
