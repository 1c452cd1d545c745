import type { NarrationAnswer, NarrationInput } from '../../shared/contract/stories.ts';
import { timeouts } from '../../shared/rules/limits.ts';
import type { Principal } from '../accounts/principal.ts';
import type { AppContext } from '../app/context.ts';
import { HttpError, notFound } from '../app/errors.ts';
import { errorFields, log } from '../app/log.ts';
import { addMediaUse, chapterById, narrationsOf, saveNarration } from '../db/chapters.ts';
import type { Db, NewRow, Row } from '../db/schema.ts';
import { type StoryWithAuthor, updateStory } from '../db/stories.ts';
import { MakerError } from '../makers/maker-error.ts';
import { removeUnusedMedia } from '../media/media-use.ts';
import { requestedAuthor, requireAccess } from './author.ts';
import { readableChapter, requireVisibleChapter } from './chapter-access.ts';
import { notifyChapterUpdate } from './chapter-notifications.ts';
import { requireBelowWorkCap } from './daily-caps.ts';
import { type StoredNarrationProvenance, withoutMakerName } from './provenance.ts';
import { mediaUrl } from './wire-format.ts';
import { createJobContext } from './writing/job-context.ts';

type Context = Pick<AppContext, 'config' | 'db' | 'media' | 'makers' | 'queue' | 'notify' | 'now'>;
type NarrationRow = Row<'narration'>;

/** Milliseconds for one chapter, on a small machine with several narrations in line; a longer one hangs. */
const narrationTimeLimit = 180_000;

/**
 * Narration on request. A stored narration is returned at once, also without access; a new one is made once for concurrent
 * requests. Throws 404, 403 `chapter-hidden`, 400 `not-the-text`, 402, 429 `daily-cap`, and 503 `narration-failed` or
 * `still-narrating` (after `patience` milliseconds; the narration is stored when it is made).
 */
export function createNarrateChapter(context: Context, timeout: number = timeouts.serverChapterWait) {
	const pending = new Map<string, Promise<NarrationRow>>();

	return async function narrateChapter(
		principal: Principal,
		{ text, voice, storyId, nodeId }: NarrationInput,
	): Promise<NarrationAnswer> {
		const { db, media, now } = context;
		const { story, chapter: row } = await readableChapter(context, principal, storyId, nodeId);
		await requireVisibleChapter(db, principal, row.id);
		if (text !== row.content)
			throw new HttpError(400, 'not-the-text', 'Only the text of this chapter can be read aloud.');
		const stored = await storedNarration(db, row.id, voice);
		if (stored && (await media.has(stored.media_name))) return toNarrationAnswer(stored);
		// A narration whose file was lost needs no access: it was made before.
		if (!stored) requireAccess(await requestedAuthor(db, principal, undefined), now());
		return toNarrationAnswer(
			await withTimeout(
				singleFlight(`${row.id} ${voice}`, () => makeNarration(context, story, row, voice)),
				timeout,
			),
		);
	};

	function singleFlight(key: string, work: () => Promise<NarrationRow>): Promise<NarrationRow> {
		const running = pending.get(key);
		if (running) return running;
		const started = work().finally(() => pending.delete(key));
		pending.set(key, started);
		return started;
	}
}

async function makeNarration(
	context: Context,
	story: StoryWithAuthor,
	row: Row<'chapter'>,
	voice: string,
): Promise<NarrationRow> {
	const { db, media, notify, now } = context;
	const existing = await storedNarration(db, row.id, voice);
	// Another request may have finished it since the caller's check.
	if (existing && (await media.has(existing.media_name))) return existing;
	await db.transaction().execute((trx) => requireBelowWorkCap(trx, context, story.family_id, 'narration'));
	const { narration, madeBy, remarks } = await speakChapter(context, story, row);
	const media_name = await media.put(narration.bytes, 'mp3');
	const made: NarrationRow = {
		...{ chapter_id: row.id, voice, narrator: madeBy.maker, media_name, seconds: narration.seconds },
		times: JSON.stringify({ sentences: narration.sentences, words: narration.words }),
		making: JSON.stringify({ ...withoutMakerName(madeBy), remarks } satisfies StoredNarrationProvenance),
		created_at: now(),
	};
	const stored = await db.transaction().execute((trx) => storeNarration(trx, story.id, made));
	await removeUnusedMedia(db, media, existing ? [media_name, existing.media_name] : [media_name]);
	if (!stored) throw notFound();
	notifyChapterUpdate(notify, { story, chapter: row });
	return made;
}

async function speakChapter({ makers, queue, now }: Context, story: StoryWithAuthor, { content }: Row<'chapter'>) {
	const abort = new AbortController();
	const limit = setTimeout(() => abort.abort(new Error('The narration took too long')), narrationTimeLimit);
	const jobContext = createJobContext(story, { usageRecorder: queue.usageRecorder, now }, abort.signal);
	try {
		const { narration, madeBy } = await makers.narrator.narrate({ text: content, mood: story.mood }, jobContext);
		if (narration.bytes.length === 0) throw new MakerError('unusable', madeBy.maker);
		return { narration, madeBy, remarks: jobContext.remarks };
	} catch (error) {
		log({ level: 'error', event: 'narration-failed', ...errorFields(error) });
		throw narrationFailed('narration-failed');
	} finally {
		clearTimeout(limit);
	}
}

/** False if the chapter was deleted meanwhile. */
async function storeNarration(db: Db, storyId: string, made: NewRow<'narration'>): Promise<boolean> {
	if (!(await chapterById(db, storyId, made.chapter_id))) return false;
	await saveNarration(db, made);
	await addMediaUse(db, storyId, [made.media_name]);
	await updateStory(db, storyId, {}, made.created_at);
	return true;
}

async function storedNarration(db: Db, chapterId: string, voice: string): Promise<NarrationRow | undefined> {
	return (await narrationsOf(db, [chapterId])).find((narration) => narration.voice === voice);
}

function toNarrationAnswer({ media_name, seconds, narrator, times }: NarrationRow): NarrationAnswer {
	const { sentences, words } = JSON.parse(times) as Pick<NarrationAnswer, 'sentences' | 'words'>;
	return { audioUrl: mediaUrl(media_name), seconds, madeBy: narrator, sentences, words };
}

/** The work goes on after the timeout; a later request gets its result. */
function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(narrationFailed('still-narrating')), milliseconds);
		work.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}

function narrationFailed(code: string): HttpError {
	return new HttpError(503, code, 'Failed to generate audio', { retryAfterSeconds: 5 });
}
