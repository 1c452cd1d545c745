import type { NarrationTimes } from '../../shared/contract/stories.ts';
import { voices } from '../../shared/rules/limits.ts';
import type { Principal } from '../accounts/principal.ts';
import type { AppContext } from '../app/context.ts';
import { readableChapter, requireVisibleChapter } from './chapter-access.ts';
import { fillFirstBlock } from './first-block.ts';
import { storedNarration, toNarrationAnswer } from './narrate-chapter.ts';
import { mediaUrl } from './wire-format.ts';

type Context = Pick<AppContext, 'db' | 'media' | 'now' | 'queue'>;

/** Milliseconds: the narration may be requested a moment later, and wait for others. */
const longestWait = 20_000;

const [voice] = voices;

/**
 * A chapter's recording while it is made, with a tag at its start, or the address of its file. It waits for a recording that was not begun; it requests
 * none. Null where none begins in time, or its maker does not stream it: the answer to the request for it names the file.
 * Throws 404 for other people's chapters, and 403 `chapter-hidden`.
 */
export async function hearNarration(
	context: Context,
	principal: Principal,
	{ storyId, chapterId }: { storyId: string; chapterId: string },
	signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | string | null> {
	const { db, queue } = context;
	const { chapter } = await readableChapter(context, principal, storyId, chapterId);
	await requireVisibleChapter(db, principal, chapter.id);
	const stopped = new AbortController();
	const until = AbortSignal.any([signal, stopped.signal]);
	// Before the look into the database: a recording that is stored meanwhile is not missed.
	const stream = queue.narrationStreams.listen(chapter.id, voice, { signal: until, timeout: longestWait });
	const stored = await storedUrl(context, chapter.id);
	if (!stored) return (await stream)?.pipeThrough(fillFirstBlock()) ?? null;
	stopped.abort();
	await (await stream)?.cancel();
	return stored;
}

/**
 * The times of a chapter's recording: those known so far while it is made in this process, all once it is stored. Empty without
 * either. Throws as `hearNarration`.
 */
export async function narrationTimes(
	context: Context,
	principal: Principal,
	{ storyId, chapterId }: { storyId: string; chapterId: string },
): Promise<NarrationTimes> {
	const { db, queue } = context;
	const { chapter } = await readableChapter(context, principal, storyId, chapterId);
	await requireVisibleChapter(db, principal, chapter.id);
	const stored = await storedNarration(db, chapter.id, voice);
	const { sentences, words } = stored ? toNarrationAnswer(stored) : queue.narrationStreams.timesOf(chapter.id, voice);
	return { sentences: [...sentences], words: [...words] };
}

async function storedUrl({ db, media }: Context, chapterId: string): Promise<string | null> {
	const stored = await storedNarration(db, chapterId, voice);
	return stored && (await media.has(stored.media_name)) ? mediaUrl(stored.media_name) : null;
}
