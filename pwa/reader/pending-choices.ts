import { leadsToLocalChapter } from '../local/library/chapter-overlay.ts';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import type { ChooseCommand, Entry } from '../local/outbox/commands.ts';
import type { ChapterPosition } from '../streaming/chapter-stream.ts';

export type ChoiceEntry = Entry & { deed: ChooseCommand };

/** A choice of a chapter. */
export type ChoiceRef = Pick<ChooseCommand, 'nodeId' | 'choiceIndex'>;

type PendingState = Pick<StoryView, 'entries' | 'localIds'>;

/** The choice of this chapter that is pending: not failed, and its chapter is not local yet. */
export function pendingChoice(view: PendingState, chapter: ChapterRow): ChoiceEntry | null {
	return choicesFrom(view, chapter).find(({ state }) => state !== 'failed') ?? null;
}

/** The position of the chapter that was requested after this one, or null. */
export function awaitedPosition(view: PendingState, chapter: ChapterRow): ChapterPosition | null {
	const pending = pendingChoice(view, chapter);
	return pending && { storyId: chapter.storyId, parentNodeId: chapter._id, choiceIndex: pending.deed.choiceIndex };
}

/** The choice of this chapter that the server refused, until it is withdrawn or another is taken. */
export function refusedChoice(view: PendingState, chapter: ChapterRow): ChoiceEntry | null {
	return choicesFrom(view, chapter).find(({ state }) => state === 'failed') ?? null;
}

/** Whether a choice was answered with 404. */
export function isStoryGone({ entries }: Pick<StoryView, 'entries'>): boolean {
	return entries.some((entry) => isChoice(entry) && entry.state === 'failed' && entry.problem?.status === 404);
}

/**
 * The chapter that appeared between two views because this device requested it: by `requested` or a pending entry. Null for
 * none; a choice from another device does not scroll this one.
 */
export function reachedChapter(before: StoryView, after: StoryView, requested: ChoiceRef | null): string | null {
	const requestedChoices = [
		...(requested ? [requested] : []),
		...before.entries.filter(isChoice).map(({ deed }) => deed),
	];
	const isRequested = ({ parentNodeId, choiceIndex }: ChapterRow) =>
		requestedChoices.some((one) => one.nodeId === parentNodeId && one.choiceIndex === choiceIndex);
	const known = new Set(before.path.map(({ _id }) => _id));
	return after.path.find((chapter) => !known.has(chapter._id) && isRequested(chapter))?._id ?? null;
}

function choicesFrom({ entries, localIds }: PendingState, chapter: ChapterRow): ChoiceEntry[] {
	return entries
		.filter(isChoice)
		.filter(({ deed }) => deed.nodeId === chapter._id && !leadsToLocalChapter(deed, chapter, localIds));
}

function isChoice(entry: Entry): entry is ChoiceEntry {
	return entry.deed.kind === 'choose';
}
