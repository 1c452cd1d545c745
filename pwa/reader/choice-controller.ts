import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { choiceKey, isReachedBy, leadsToLocalChapter } from '../local/library/chapter-overlay.ts';
import { type ChapterRow, type StoryView, storyViewOf } from '../local/library/story-view.ts';
import { blockingEntries } from '../local/outbox/blocking-entries.ts';
import type { ToldEntry } from '../local/outbox/commands.ts';
import { discard, retryEntry } from '../local/outbox/outbox.ts';
import { chapterOnChoice, takeChoice, tellChoice } from '../local/telling/take-choice.ts';
import { RequestError } from '../net/request-error.ts';
import { choiceErrors } from './error-messages.ts';
import { type ChoiceEntry, type ChoiceRef, pendingChoice, reachedChapter } from './pending-choices.ts';

/** Undefined while it loads, null where there is no such story. */
type View = StoryView | null | undefined;

export type ChoiceController = {
	/** Why a choice could not be written to the outbox. */
	error: { chapterId: string; message: string } | null;
	/** The chapter that a choice on this device reached, to scroll to. A new object each time. */
	reached: { chapterId: string } | null;
	/** Follows a choice whose chapter is local or packed; otherwise requests the chapter. */
	choose(chapter: ChapterRow, choiceIndex: number): void;
	withdraw(entry: ChoiceEntry): void;
	retry(entry: ChoiceEntry): void;
	/** Tells the chapter of a waiting choice on this device. */
	tellHere(entry: ChoiceEntry): void;
};

/** Where the reader opens: at a chapter, or at the one that a choice of it leads to. */
export type Arrival = { chapterId: string; choiceIndex: number | null };

/**
 * Takes choices in a story. The result arrives in the story view: pending choices in its entries, new chapters in its
 * path. `arrival`: where to open, once the path leads there. `showUnstored`: `show` of `useOptimisticView`.
 */
export function useChoiceController(
	view: View,
	childId: string | null,
	arrival: Arrival | null,
	showUnstored: Dispatch<SetStateAction<ToldEntry | null>>,
): ChoiceController {
	const [requested, setRequested] = useState<ChoiceRef | null>(null);
	const [error, setError] = useState<ChoiceController['error']>(null);
	const [reached, setReached] = useState<ChoiceController['reached']>(null);
	const [lastView, setLastView] = useState(view);
	const [isToArrive, setToArrive] = useState(arrival !== null);
	if (isToArrive && arrival && view?.path.some(({ _id }) => _id === arrival.chapterId)) {
		const { chapterId, choiceIndex } = arrival;
		const next = view.path.find((chapter) => chapter.parentNodeId === chapterId && chapter.choiceIndex === choiceIndex);
		setToArrive(false);
		setReached({ chapterId: next?._id ?? chapterId });
		setRequested(next || choiceIndex === null ? null : { nodeId: chapterId, choiceIndex });
	}
	if (view !== lastView) {
		const chapterId = view && lastView ? reachedChapter(lastView, view, requested) : null;
		setLastView(view);
		if (chapterId) setReached({ chapterId });
		if (chapterId) setRequested(null);
	}
	const choose = (chapter: ChapterRow, choiceIndex: number) => {
		const message = choiceError(view, chapter, choiceIndex);
		setError(message ? { chapterId: chapter._id, message } : null);
		if (message || !view) return;
		const isKnown = leadsToLocalChapter({ choiceIndex }, chapter, view.localIds);
		const isAhead = !isKnown && view.packedChoices.has(choiceKey(chapter._id, choiceIndex));
		if (!isKnown && !isAhead && pendingChoice(view, chapter)) return;
		const target = isKnown && view.path.find(({ _id }) => _id === chapter.choices[choiceIndex]?.nextNodeId);
		setReached(target ? { chapterId: target._id } : null);
		setRequested(target ? null : { nodeId: chapter._id, choiceIndex });
		if (target) return;
		const command = chooseCommand(view, chapter, choiceIndex, { isKnown, isAhead });
		const unstored = chapterOnChoice(view, command, childId);
		if (unstored) showUnstored(unstored);
		// Another choice may be shown by now.
		const hide = () => showUnstored((shown) => (shown === unstored ? null : shown));
		takeChoice(command, childId, unstored?.deed.chapter._id).then(
			(isTold) => isTold || hide(),
			(error: unknown) => {
				hide();
				setError({
					chapterId: chapter._id,
					message: error instanceof RequestError ? error.message : choiceErrors.failed,
				});
			},
		);
	};
	return {
		...{ error, reached, choose },
		withdraw: ({ id }) => {
			setRequested(null);
			void discard(id);
		},
		retry: (entry) => {
			for (const { id } of [...blockingEntries(entry, view?.entries ?? []), entry]) void retryEntry(id);
		},
		tellHere: ({ deed, childId }) => {
			setRequested({ nodeId: deed.nodeId, choiceIndex: deed.choiceIndex });
			tellChoice(deed, childId).catch((error: unknown) =>
				setError({
					chapterId: deed.nodeId,
					message: error instanceof RequestError ? error.message : choiceErrors.failed,
				}),
			);
		},
	};
}

/**
 * An optimistic update: a story with the chapter of a choice whose entry is being stored. `show` sets the entry, or null when it could not
 * be stored; it is also dropped once the library has the chapter. The view is made by the function that makes the stored one.
 */
export function useOptimisticView(stored: View, childId: string | null) {
	const [entry, setEntry] = useState<ToldEntry | null>(null);
	if (entry && hasArrived(stored, entry)) setEntry(null);
	const view = useMemo(() => withEntry(stored, childId, entry), [stored, childId, entry]);
	return { view, show: setEntry };
}

/** Whether the place of the chapter is taken: by itself, or by one that another tab has told. */
function hasArrived(view: View, { deed: { chapter } }: ToldEntry): boolean {
	const { parentNodeId, choiceIndex } = chapter;
	if (parentNodeId === null || choiceIndex === null) return true;
	return !view || view.chapters.some((other) => isReachedBy(other, { nodeId: parentNodeId, choiceIndex }));
}

function withEntry(view: View, childId: string | null, entry: ToldEntry | null): View {
	if (!view || !entry || hasArrived(view, entry)) return view;
	const { rows, story } = view;
	return storyViewOf(story.id, childId, { ...rows, entries: [...rows.entries, entry] });
}

/** Why a choice cannot be taken, or null. */
export function choiceError(view: View, chapter: Pick<ChapterRow, 'choices'>, choiceIndex: number): string | null {
	if (!view) return choiceErrors.noStory;
	return chapter.choices[choiceIndex] ? null : choiceErrors.noChapter;
}

type Availability = { isKnown: boolean; isAhead: boolean };

/** The command for a choice. */
export function chooseCommand(
	{ story }: StoryView,
	chapter: ChapterRow,
	choiceIndex: number,
	{ isKnown, isAhead }: Availability,
) {
	const { text } = chapter.choices[choiceIndex]!;
	return {
		...{
			kind: 'choose' as const,
			storyId: story.id,
			nodeId: chapter._id,
			choiceIndex,
			title: story.title,
			choice: text,
		},
		...(isKnown && { isKnown: true as const }),
		...(isAhead && { isAhead: true as const }),
	};
}
