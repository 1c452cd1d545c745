import { v7 as newId } from 'uuid';
import type { ChapterDraft, StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { ToldChapter } from '../../../shared/contract/told-chapters.ts';
import type { Library, ToldRow } from '../library/database.ts';
import { withQuotaRetry } from '../library/quota.ts';
import type { Entry, UploadChapterCommand } from '../outbox/commands.ts';
import { storyIdOf } from '../outbox/commands.ts';
import type { EntryProblem } from '../outbox/entry-problem.ts';
import { newEntry } from '../outbox/outbox.ts';
import { publish } from '../outbox/outbox-channel.ts';
import { drawToldChapters } from './draw-told-chapters.ts';
import { allowedScene } from './telling-rules.ts';

/**
 * What came of telling here: `told` (the chapter is on this device now), `refused` (the rules of the family as last known forbid
 * it), `sending` (the server may be writing it: an attempt of the outbox is under way) or `unable` (the family waits for the storyteller, the optional part is not here, or there is nothing to tell on).
 */
export type TellingOutcome = { state: 'told' | 'sending' | 'unable' } | { state: 'refused'; problem: EntryProblem };

/** Milliseconds after which the chapter is sent: what writes to the outbox would delay the reader's first look at it. */
const sendDelay = 1_000;

export const unable: TellingOutcome = { state: 'unable' };
const sending: TellingOutcome = { state: 'sending' };
const told: TellingOutcome = { state: 'told' };

/** What a chapter's picture is drawn from: its draft, and the story's hero. */
export type Subject = { draft: ChapterDraft; brief: StoryBrief; heroSeed: string };

export function drawingOf({ draft, brief, heroSeed }: Subject): ToldRow['drawing'] {
	return { scene: allowedScene(draft.scene, brief), seed: heroSeed, gender: brief.hero.gender };
}

/** A told chapter with what its picture is drawn from. */
export type ToStore = { command: UploadChapterCommand; childId: string | null; subject: Subject };

/** Stores a told chapter in the library that it was told from, see `store`. */
export async function keep(target: Library, chapter: ToStore): Promise<TellingOutcome> {
	const { outbox, stories, told: shown } = target;
	const write = () => target.transaction('rw', [outbox, stories, shown], () => store(target, chapter));
	return afterStoring(target, await withQuotaRetry(target, write));
}

/**
 * Stores the outbox entry of a told chapter in the place of the wish or choice that it takes over, and what its picture is drawn from;
 * within a transaction. Nothing is stored twice: another tab, or a wish that is being sent at this moment, comes first.
 */
export async function store(target: Library, { command, childId, subject }: ToStore): Promise<TellingOutcome> {
	const { storyId, chapter } = command;
	const row: ToldRow = { nodeId: chapter._id, storyId, drawing: drawingOf(subject), images: null };
	const { outbox, stories, told: shown } = target;
	const [entries, synced] = await Promise.all([outbox.orderBy('seq').toArray(), stories.get(storyId)]);
	const entry = newEntry(newId(), command, childId);
	if (entries.some((other) => other.deed.kind === 'upload-chapter' && other.slot === entry.slot)) return told;
	const replaced = entries.filter((other) => isTakenOver(other, command));
	if (replaced.some(({ state }) => state === 'sending')) return sending;
	if (entries.some(({ deed }) => deed.kind === 'delete-story' && deed.storyId === storyId)) return unable;
	if (replaced.length > 0) await outbox.bulkDelete(replaced.map(({ seq }) => seq));
	// What the server may have must be deleted there too, see `enqueue`.
	const attempts = Math.max(synced ? 1 : 0, ...replaced.map((other) => other.attempts));
	await Promise.all([
		outbox.bulkPut(withFollower(entries, chapter)),
		outbox.add({ ...entry, attempts }),
		shown.put(row),
	]);
	return told;
}

export function afterStoring(target: Library, outcome: TellingOutcome): TellingOutcome {
	setTimeout(() => !target.hasBeenClosed() && publish({ kind: 'wake' }), sendDelay);
	void drawToldChapters(target).catch(() => {});
	return outcome;
}

/** Whether a told chapter stands for what an entry asks the server for. */
function isTakenOver({ deed }: Entry, { storyId, story, chapter }: UploadChapterCommand): boolean {
	if (storyIdOf(deed) !== storyId) return false;
	if (story) return deed.kind === 'create-story' || deed.kind === 'retry-story';
	const { parentNodeId, choiceIndex } = chapter;
	const isPlace = deed.kind === 'choose' && deed.nodeId === parentNodeId && deed.choiceIndex === choiceIndex;
	return isPlace && !deed.isKnown && !deed.isAhead;
}

/**
 * The entry of the chapter before, which says that the server need not prepare chapters after it. It is another request then, and
 * has another idempotency key.
 */
function withFollower(entries: readonly Entry[], { parentNodeId }: ToldChapter): Entry[] {
	const before = entries.find(({ deed }) => deed.kind === 'upload-chapter' && deed.chapter._id === parentNodeId);
	if (before?.deed.kind !== 'upload-chapter' || before.state === 'sending' || before.deed.hasMore) return [];
	return [{ ...before, id: newId(), deed: { ...before.deed, hasMore: true } }];
}
