import { timeouts } from '../../shared/limits.ts';
import type { Narrate, Narrated } from '../../shared/making.ts';
import type { Reader } from '../accounts/reader.ts';
import { chapter, keepNarration, narrationsOf, showMedia } from '../db/chapters.ts';
import type { Db, NewRow, Row } from '../db/schema.ts';
import { changeStory, type StoryWithAuthor } from '../db/stories.ts';
import { notFound, Refusal } from '../errors.ts';
import { faultIn, log } from '../log.ts';
import { MakerFault } from '../makers/providers/provider.ts';
import { removeUnused } from '../media/media-use.ts';
import type { Parts } from '../parts.ts';
import { storyToRead } from './admins-look.ts';
import { announceMore } from './announcements.ts';
import { authorFor, insistOnAccess } from './author.ts';
import { deskFor } from './desk.ts';
import { type NarrationMaking, withoutName } from './making.ts';
import { insistOnUnhidden } from './report-chapter.ts';
import { isShown, mediaUrl } from './wire.ts';
import { insistOnWorkCap } from './work-caps.ts';

type Keeping = Pick<Parts, 'config' | 'db' | 'media' | 'makers' | 'queue' | 'tell' | 'now'>;
type NarrationRow = Row<'narration'>;

/** Milliseconds for one chapter, on a small machine with others waiting for the voice; what takes longer hangs. */
const narrationTimeLimit = 180_000;

/**
 * Narration on request: what exists is answered at once, also after the trial; what does not is made once, however many
 * ask for it at the same time. Throws 404, 403 `chapter-hidden`, 400 `not-the-text`, 402, 429 `daily-cap`, and 503 when it
 * could not be made (yet).
 */
export function createNarration(keeping: Keeping, patience: number = timeouts.serverWaitsForChapter) {
	const underWay = new Map<string, Promise<NarrationRow>>();

	return async function narrated(reader: Reader, { text, voice, storyId, nodeId }: Narrate): Promise<Narrated> {
		const { db, media, now } = keeping;
		const story = await storyToRead(keeping, reader, storyId);
		const row = story && (await chapter(db, storyId, nodeId));
		if (!story || !row || !isShown(story, row)) throw notFound();
		await insistOnUnhidden(db, reader, row.id);
		if (text !== row.content)
			throw new Refusal(400, 'not-the-text', 'Only the text of this chapter can be read aloud.');
		const kept = await keptNarration(db, row.id, voice);
		if (kept && (await media.has(kept.media_name))) return toNarrated(kept);
		// A file that was lost was paid for already.
		if (!kept) insistOnAccess(await authorFor(db, reader, undefined), now());
		return toNarrated(
			await inTime(
				once(`${row.id} ${voice}`, () => make(keeping, story, row, voice)),
				patience,
			),
		);
	};

	function once(key: string, work: () => Promise<NarrationRow>): Promise<NarrationRow> {
		const found = underWay.get(key);
		if (found) return found;
		const begun = work().finally(() => underWay.delete(key));
		underWay.set(key, begun);
		return begun;
	}
}

async function make(
	keeping: Keeping,
	story: StoryWithAuthor,
	row: Row<'chapter'>,
	voice: string,
): Promise<NarrationRow> {
	const { db, media, tell, now } = keeping;
	const before = await keptNarration(db, row.id, voice);
	// Somebody may have finished it between the look and the call.
	if (before && (await media.has(before.media_name))) return before;
	await db.transaction().execute((trx) => insistOnWorkCap(trx, keeping, story.family_id, 'narration'));
	const { narration, by, remarks } = await spoken(keeping, story, row);
	const media_name = await media.put(narration.bytes, 'mp3');
	const made: NarrationRow = {
		...{ chapter_id: row.id, voice, narrator: by.maker, media_name, seconds: narration.seconds },
		times: JSON.stringify({ sentences: narration.sentences, words: narration.words }),
		making: JSON.stringify({ ...withoutName(by), remarks } satisfies NarrationMaking),
		created_at: now(),
	};
	const kept = await db.transaction().execute((trx) => keep(trx, story.id, made));
	await removeUnused(db, media, before ? [media_name, before.media_name] : [media_name]);
	if (!kept) throw notFound();
	announceMore(tell, { story, chapter: row });
	return made;
}

async function spoken({ makers, queue, now }: Keeping, story: StoryWithAuthor, { content }: Row<'chapter'>) {
	const abort = new AbortController();
	const limit = setTimeout(() => abort.abort(new Error('The narration took too long')), narrationTimeLimit);
	const desk = deskFor(story, { ledger: queue.ledger, now }, abort.signal);
	try {
		const { narration, by } = await makers.narrator.narrate({ text: content, mood: story.mood }, desk);
		if (narration.bytes.length === 0) throw new MakerFault('unusable', by.maker);
		return { narration, by, remarks: desk.remarks };
	} catch (error) {
		log({ level: 'error', event: 'narration-failed', ...faultIn(error) });
		throw notMade('narration-failed');
	} finally {
		clearTimeout(limit);
	}
}

/** False when the chapter went away meanwhile. */
async function keep(db: Db, storyId: string, made: NewRow<'narration'>): Promise<boolean> {
	if (!(await chapter(db, storyId, made.chapter_id))) return false;
	await keepNarration(db, made);
	await showMedia(db, storyId, [made.media_name]);
	await changeStory(db, storyId, {}, made.created_at);
	return true;
}

async function keptNarration(db: Db, chapterId: string, voice: string): Promise<NarrationRow | undefined> {
	return (await narrationsOf(db, [chapterId])).find((narration) => narration.voice === voice);
}

function toNarrated({ media_name, seconds, narrator, times }: NarrationRow): Narrated {
	const { sentences, words } = JSON.parse(times) as Pick<Narrated, 'sentences' | 'words'>;
	return { audioUrl: mediaUrl(media_name), seconds, madeBy: narrator, sentences, words };
}

/** The work goes on after the wait; whoever asks again finds it done. */
function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(notMade('still-narrating')), milliseconds);
		work.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}

function notMade(code: string): Refusal {
	return new Refusal(503, code, 'Failed to generate audio', { retryAfterSeconds: 5 });
}
