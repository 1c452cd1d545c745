import type { NarrationAnswer, NarrationInput } from '../../shared/contract/stories.ts';
import { timeouts } from '../../shared/rules/limits.ts';
import { actingUser } from '../accounts/acting-as.ts';
import type { Principal } from '../accounts/principal.ts';
import type { AppContext } from '../app/context.ts';
import { HttpError, requireFound } from '../app/errors.ts';
import { chapterById, narrationsOf } from '../db/chapters.ts';
import { addNarrationJob, narrationTarget } from '../db/jobs.ts';
import type { Db, Row } from '../db/schema.ts';
import type { StoryWithAuthor } from '../db/stories.ts';
import { inTransaction } from '../db/transaction.ts';
import { requireAccess } from './author.ts';
import { readableChapter, requireVisibleChapter } from './chapter-access.ts';
import { requireBelowWorkCap } from './daily-caps.ts';
import { narrationError } from './queue/failures.ts';
import { isOfChoices, spokenText, storedVoice } from './spoken-text.ts';
import { isOpened, mediaUrl } from './wire-format.ts';

type Context = Pick<AppContext, 'config' | 'db' | 'media' | 'makers' | 'queue' | 'now'>;

/**
 * Narration on request. A stored narration is returned at once, also without access; a new one is queued, once for concurrent
 * requests, and returned when it is stored. Throws 404, 403 `chapter-hidden`, 400 `not-the-text`, 402, 429 `daily-cap`, and 503
 * `narration-failed` or `still-narrating` (after `timeout` milliseconds; the narration is stored when it is made).
 */
export async function narrateChapter(
	context: Context,
	principal: Principal,
	{ text, voice: named, storyId, nodeId, part }: NarrationInput,
	timeout: number = timeouts.serverChapterWait,
): Promise<NarrationAnswer> {
	const { db, media, now, queue } = context;
	const { story, chapter } = await readableChapter(context, principal, storyId, nodeId);
	await requireVisibleChapter(db, principal, chapter.id);
	const voice = storedVoice(named, part);
	if (text !== spokenText(chapter, voice))
		throw new HttpError(400, 'not-the-text', 'Only the text of this chapter can be read aloud.');
	const stored = await storedNarration(db, chapter.id, voice);
	if (stored && (await media.has(stored.media_name))) return toNarrationAnswer(stored);
	// A narration whose file was lost needs no access: it was made before.
	if (!stored) requireAccess(await actingUser(db, principal, undefined), now());
	const target = narrationTarget(story.id, chapter.id, voice);
	const outcome = await queue.waiters.waitFor(target, timeout, async () => {
		const state = await inTransaction(db, (trx) => enqueueNarration(trx, context, story, chapter.id, voice));
		if (state === 'made') return queue.waiters.settle(target, 'settled');
		await queue.wake();
	});
	if (outcome instanceof HttpError) throw outcome;
	if (outcome === 'late') throw narrationError('still-narrating');
	return toNarrationAnswer(requireFound(await storedNarration(db, chapter.id, voice)));
}

/** The narration of a chapter in a voice; its file may have been lost. */
export async function storedNarration(db: Db, chapterId: string, voice: string): Promise<Row<'narration'> | undefined> {
	return (await narrationsOf(db, [chapterId])).find((narration) => narration.voice === voice);
}

/** `made`: another request's job has stored it since it was looked for. */
async function enqueueNarration(
	trx: Db,
	context: Context,
	{ id, family_id }: StoryWithAuthor,
	chapterId: string,
	voice: string,
): Promise<'made' | 'queued'> {
	const chapter = requireFound(await chapterById(trx, id, chapterId));
	const stored = await storedNarration(trx, chapterId, voice);
	if (stored && (await context.media.has(stored.media_name))) return 'made';
	// A chapter that was only packed is not read yet: what is listened to now goes first.
	const ahead = isOpened(chapter) ? 0 : 1;
	const request = { familyId: family_id, now: context.now(), ahead };
	const isNew = await addNarrationJob(trx, narrationTarget(id, chapterId, voice), request);
	// Choices are a few words, and one recording a chapter: chapters are counted.
	if (isNew && !isOfChoices({ voice })) await requireBelowWorkCap(trx, context, family_id, 'narration');
	return 'queued';
}

export function toNarrationAnswer({ media_name, seconds, narrator, times }: Row<'narration'>): NarrationAnswer {
	const { sentences, words } = JSON.parse(times) as Pick<NarrationAnswer, 'sentences' | 'words'>;
	return { audioUrl: mediaUrl(media_name), seconds, madeBy: narrator, sentences, words };
}
