import { v7 as newId } from 'uuid';
import { rememberedStories, type StoryBrief } from '../../../shared/contract/storyteller.ts';
import { isGenreAllowed } from '../../../shared/rules/moderation/content-rules.ts';
import { userById } from '../../db/accounts.ts';
import { addChapter, type ChapterPlace, chapterAt, chaptersOf, narrationsOf } from '../../db/chapters.ts';
import { addJob, finishJob, finishPreparationJob, type Job, pictureTarget } from '../../db/jobs.ts';
import type { Db, Row } from '../../db/schema.ts';
import { keepOutline, outlinesOfAuthor, type StoryWithoutPlan, storyById, updateStory } from '../../db/stories.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ChapterResult } from '../../makers/makers.ts';
import { storyBoundsOf } from '../../makers/moderator/text-review.ts';
import { isContentAllowed } from '../allowed-content.ts';
import { storyBriefFor } from '../author.ts';
import { pathTo, priorChaptersOf } from '../chapter-path.ts';
import { canPrepareAhead, prepareAhead } from '../look-ahead.ts';
import { openChapter } from '../open-chapter.ts';
import { appliedChecks, type StoredProvenance, withoutMakerName } from '../provenance.ts';
import { earlierStoryOf } from '../same-hero.ts';
import { generateChapter } from './generate-chapter.ts';
import { createJobContext, type RecordingJobContext, type WorkerContext } from './job-context.ts';

/** A chapter that was stored just now, with its story. */
export type WrittenChapter = { story: StoryWithoutPlan; chapter: Row<'chapter'> };

export function placeOf(job: Job): ChapterPlace {
	return { storyId: job.story_id, parentId: job.chapter_id, choiceIndex: job.choice_index };
}

/** The author's settings changed while a chapter was written, and exclude its content. */
class SettingsChanged extends Error {
	override name = 'SettingsChanged';
}

/** Another chapter of the story was stored meanwhile, with another outline. */
class OutlineKept extends Error {
	override name = 'OutlineKept';
}

/**
 * Generates and stores a job's chapter. Generates it again if the author's settings changed meanwhile and exclude its
 * content, or if the story has got another outline. Null if the story or the job was deleted meanwhile.
 */
export async function writeChapter(
	context: WorkerContext,
	job: Job,
	signal: AbortSignal,
): Promise<WrittenChapter | null> {
	for (;;) {
		try {
			return await attemptChapter(context, job, signal);
		} catch (error) {
			if (!(error instanceof SettingsChanged || error instanceof OutlineKept)) throw error;
		}
	}
}

async function attemptChapter(context: WorkerContext, job: Job, signal: AbortSignal): Promise<WrittenChapter | null> {
	const { db, now } = context;
	const story = await storyById(db, job.story_id);
	const author = story && (await userById(db, story.author_id));
	if (!story || !author) return null;
	const isIdle = job.ahead > 0 && !(await canPrepareAhead(db, context, story, author));
	if (isIdle && (await finishPreparationJob(db, job.id))) return null;
	const path = pathTo(await chaptersOf(db, story.id), job.chapter_id);
	// The parent chapter was deleted because its content was switched off.
	if (job.chapter_id !== null && path.length === 0) return null;
	const brief = storyBriefFor(story, author);
	if (job.ahead === 0) await startThreadsFor(context, path.at(-1));
	const { result, jobContext } = await generateStreaming(context, { job, story, brief, path }, signal);
	const row = toChapterRow(result, placeOf(job), path.length + 1, now());
	const provenance = newProvenance(result, jobContext, brief, context.makers.moderator.name);
	return inTransaction(db, (trx) =>
		saveChapter(trx, context, { job, story, brief }, { ...row, making: JSON.stringify(provenance) }, result),
	);
}

/** What a reader waits for next loads while the text is written: the picture, and the voice of who listened to the chapter before. */
async function startThreadsFor({ db, makers }: WorkerContext, before: Row<'chapter'> | undefined): Promise<void> {
	makers.illustrator.startThread?.();
	if (before && (await narrationsOf(db, [before.id])).length > 0) makers.narrator.startThread?.();
}

type ChapterWork = { job: Job; story: Row<'story'>; brief: StoryBrief; path: readonly Row<'chapter'>[] };

/** Streams the sentences while they are written, if a reader waits for the chapter. */
async function generateStreaming(
	context: WorkerContext,
	{ job, story, brief, path }: ChapterWork,
	signal: AbortSignal,
): Promise<{ result: ChapterResult; jobContext: RecordingJobContext }> {
	const last = path.length + 1 >= story.chapter_count;
	const stream = context.chapterStreams.open(story, placeOf(job), brief, job.ahead === 0);
	const closeStream = () => stream.close();
	signal.addEventListener('abort', closeStream, { once: true });
	const jobContext = createJobContext(story, context, signal, { streamText: (text) => stream.write(text) });
	try {
		const earlier = path.length === 0 ? await earlierStoryOf(context.db, story, storyBoundsOf(brief)) : null;
		const { bible: storyPlan, outline } = story;
		const memory =
			outline === null ? await outlinesOfAuthor(context.db, story.author_id, story.id, rememberedStories) : [];
		const request = {
			brief,
			earlier,
			priorChapters: priorChaptersOf(path, job.choice_index),
			last,
			storyPlan,
			outline,
			memory,
		};
		const result = await generateChapter(context.makers, request, jobContext, () => stream.retract());
		signal.throwIfAborted();
		// Readers who follow the live text must not receive content that was switched off meanwhile.
		const title = `${result.draft.storyTitle}\n${result.draft.chapterTitle}`;
		await requireStillAllowed(context.db, { job, story, brief }, { ...contentOf(result), title });
		stream.finish(result.draft.content);
		return { result, jobContext };
	} catch (error) {
		if (error instanceof SettingsChanged) stream.retract();
		throw error;
	} finally {
		signal.removeEventListener('abort', closeStream);
		stream.close();
	}
}

/**
 * Throws SettingsChanged if the author's settings changed since the brief and exclude the content. A genre that was switched
 * off since also ends a preparation job.
 */
async function requireStillAllowed(
	db: Db,
	{ job, story, brief }: Pick<ChapterWork, 'job' | 'story' | 'brief'>,
	content: Parameters<typeof isContentAllowed>[2],
): Promise<void> {
	const author = await userById(db, story.author_id);
	if (!author) return;
	if (job.ahead > 0 && !isGenreAllowed(author, story.genre)) throw new SettingsChanged();
	const isUnchanged = JSON.stringify(storyBriefFor(story, author)) === JSON.stringify(brief);
	if (!isUnchanged && !isContentAllowed(author, story, content)) throw new SettingsChanged();
}

function contentOf({ draft }: Pick<ChapterResult, 'draft'>) {
	const { chapterTitle: title, content, choices, scene } = draft;
	return { title, content, choices: JSON.stringify(choices), scene: JSON.stringify(scene) };
}

function newProvenance(
	{ madeBy }: ChapterResult,
	{ remarks }: RecordingJobContext,
	brief: StoryBrief,
	moderator: string,
): StoredProvenance {
	return { storyteller: withoutMakerName(madeBy), checks: appliedChecks(brief, moderator), remarks, redraws: [] };
}

function toChapterRow(
	{ draft, madeBy }: ChapterResult,
	{ storyId, parentId, choiceIndex }: ChapterPlace,
	number: number,
	now: number,
) {
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
		storyteller: madeBy.maker,
		illustrator: null,
		created_at: now,
	} as const;
}

/**
 * Replaces the job by its chapter in one transaction: after a kill there is exactly one of them. A chapter that a reader waits
 * for is opened at once; a prepared one stays unopened until it is chosen.
 */
async function saveChapter(
	db: Db,
	context: WorkerContext,
	{ job, story, brief }: Pick<ChapterWork, 'job' | 'story' | 'brief'>,
	row: Omit<Row<'chapter'>, 'opened_at'>,
	{ draft, storyPlan, outline }: ChapterResult,
): Promise<WrittenChapter | null> {
	const done = await finishJob(db, job.id);
	if (!done) return null;
	await requireStillAllowed(db, { job: done, story, brief }, row);
	const isOpen = done.ahead === 0;
	const chapter = { ...row, opened_at: isOpen ? row.created_at : null };
	if (!(await addChapter(db, chapter))) return { story, chapter: (await chapterAt(db, placeOf(job)))! };
	if (outline && !(await keepOutline(db, story.id, outline))) throw new OutlineKept();
	const pictureRequest = { familyId: story.family_id, now: row.created_at, ahead: done.ahead };
	await addJob(db, pictureTarget(story.id, row.id), pictureRequest);
	const plan = storyPlan !== null && storyPlan !== story.bible ? { bible: storyPlan } : {};
	const title = row.parent_id === null ? { title: draft.storyTitle } : {};
	if (isOpen) await openChapter(db, chapter, row.created_at, { ...plan, ...title });
	else if (plan.bible) await updateStory(db, story.id, plan, row.created_at);
	await prepareAhead(db, context, story.id);
	return { story, chapter };
}
