import { useEffect, useState } from 'react';
import { isHidden } from '../../shared/rules/is-hidden.ts';
import { loadStoryView, type StoryView, useStory } from '../local/library/story-view.ts';
import { requestSync } from '../local/sync-state.ts';
import { isSocketConnected } from '../net/socket.ts';

/** Milliseconds between two syncs for a missing part, while no socket reports it. */
const syncInterval = 2_000;

/**
 * A story from this device, fetched on mount; later changes come by sync, when the socket reports them. `hasFailed`: there
 * is no such story or its creation failed. `isGone`: it was here and the server no longer has it. `problem`: why the
 * server did not answer with it.
 */
export function useRefreshedStory(id: string, childId: string | null) {
	const view = useStory(id, childId);
	const [isMissing, setMissing] = useState(false);
	const [problem, setProblem] = useState<unknown>(null);
	const [wasHere, setWasHere] = useState(false);
	if (view && !wasHere) setWasHere(true);
	const isFetchable = view !== undefined && !(view && (unsentCreateEntry(view) || isBegunHere(view)));
	const isIncomplete = isFetchable && view !== null && lacksPart(view);

	useEffect(() => {
		if (!isFetchable) return;
		const refresh = async () => {
			setProblem(await tryRefresh(id));
			// The fetched story may belong to another child or have a pending deletion: the device's view decides.
			const found = await loadStoryView(id, childId).catch(() => undefined);
			setMissing(found === null);
		};
		void refresh();
	}, [id, childId, isFetchable]);

	useEffect(() => {
		if (!isIncomplete) return;
		const syncUnreported = async () => (await isSocketConnected()) || requestSync();
		const timer = setInterval(syncUnreported, syncInterval);
		return () => clearInterval(timer);
	}, [isIncomplete]);

	const isGone = view === null && wasHere;
	const hasFailed = (view === null && (isMissing || wasHere)) || view?.story.status === 'failed';
	return { view, hasFailed, isGone, problem };
}

/** The outbox entry of a story that the server does not have yet. Such a story cannot be fetched. */
export function unsentCreateEntry({ story, entries }: StoryView) {
	return entries.find(({ deed }) => deed.kind === 'create-story' && deed.story._id === story.id) ?? null;
}

/** Whether the story was begun on this device, and its first chapter is not at the server yet. */
function isBegunHere({ path: [first] }: StoryView): boolean {
	return first?.isTold === true;
}

/** Whether the first chapter or the last picture is still to come. */
function lacksPart({ story, path }: StoryView): boolean {
	const last = path.at(-1);
	return story.status !== 'failed' && !(last && (last.images || isHidden(last.report)));
}

/** Fetches the story and returns the error, or null. A lazy import: the first paint does not need sync. */
function tryRefresh(id: string): Promise<unknown> {
	return import('../local/sync.ts')
		.then(({ refreshStory }) => refreshStory(id))
		.then(
			() => null,
			(problem: unknown) => problem,
		);
}
