import { addMediaUse, chapterById, removeStaleMediaUse, saveNarration } from '../../db/chapters.ts';
import { finishJob, type Job } from '../../db/jobs.ts';
import type { Db, NewRow, Row } from '../../db/schema.ts';
import { storyById, updateStory } from '../../db/stories.ts';
import { inTransaction } from '../../db/transaction.ts';
import { MakerError } from '../../makers/maker-error.ts';
import { removeUnusedMedia } from '../../media/media-use.ts';
import { type StoredNarrationProvenance, withoutMakerName } from '../provenance.ts';
import { spokenText } from '../spoken-text.ts';
import { createJobContext, type WorkerContext } from './job-context.ts';
import type { NarrationStream } from './narration-streams.ts';
import type { WrittenChapter } from './write-chapter.ts';

/** Narrates a job's chapter and stores the recording. Null, with no file left, if the chapter or the job was deleted. */
export async function narrateJob(
	context: WorkerContext,
	job: Job,
	signal: AbortSignal,
): Promise<WrittenChapter | null> {
	const { db } = context;
	const story = await storyById(db, job.story_id);
	const chapter = story && job.chapter_id && (await chapterById(db, story.id, job.chapter_id));
	if (!story || !chapter || job.voice === null) {
		await finishJob(db, job.id);
		return null;
	}
	const stream = context.narrationStreams.open(chapter.id, job.voice);
	signal.addEventListener('abort', stream.close, { once: true });
	try {
		const made = await narrate(context, { job, story, chapter, voice: job.voice }, stream, signal);
		// Only now: who comes after the end of the stream gets the stored file.
		stream.finish();
		return made ? { story, chapter } : null;
	} finally {
		stream.close();
	}
}

type Reading = { job: Job; story: WrittenChapter['story']; chapter: Row<'chapter'>; voice: string };

/** Whether the narration was stored: not if the job was deleted. */
async function narrate(
	context: WorkerContext,
	{ job, story, chapter, voice }: Reading,
	stream: NarrationStream,
	signal: AbortSignal,
): Promise<boolean> {
	const { db, makers, media, now } = context;
	const jobContext = createJobContext(story, context, signal, {
		...{ streamSpeech: stream.write, streamTimes: stream.writeTimes },
	});
	const request = { text: spokenText(chapter, voice), mood: story.mood };
	const { narration, madeBy } = await makers.narrator.narrate(request, jobContext);
	signal.throwIfAborted();
	if (narration.bytes.length === 0) throw new MakerError('unusable', madeBy.maker);
	const media_name = await media.put(narration.bytes, 'mp3');
	const provenance: StoredNarrationProvenance = { ...withoutMakerName(madeBy), remarks: jobContext.remarks };
	const row: NewRow<'narration'> = {
		...{ chapter_id: chapter.id, voice, narrator: madeBy.maker, media_name, seconds: narration.seconds },
		times: JSON.stringify({ sentences: narration.sentences, words: narration.words }),
		making: JSON.stringify(provenance),
		created_at: now(),
	};
	const stored = await inTransaction(db, (trx) => storeNarration(trx, job, row));
	await removeUnusedMedia(db, media, [media_name, ...(stored?.replaced ?? [])]);
	return stored !== null;
}

/** `replaced`: the files that the story no longer uses. Null if the job was deleted, perhaps with its chapter. */
async function storeNarration(db: Db, job: Job, row: NewRow<'narration'>): Promise<{ replaced: string[] } | null> {
	if (!(await finishJob(db, job.id))) return null;
	await saveNarration(db, row);
	await addMediaUse(db, job.story_id, [row.media_name]);
	await updateStory(db, job.story_id, {}, row.created_at);
	return { replaced: await removeStaleMediaUse(db, job.story_id) };
}
