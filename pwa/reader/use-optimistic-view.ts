import { useMemo, useState } from 'react';
import { isReachedBy } from '../local/library/chapter-overlay.ts';
import { type StoryView, storyViewOf } from '../local/library/story-view.ts';
import type { ToldEntry } from '../local/outbox/commands.ts';

type View = StoryView | null | undefined;

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
