import { useEffect, useState } from 'react';
import { isHidden } from '../../shared/contract/report.ts';
import { loadStoryView, type StoryView, useStory } from '../local/library/story-view.ts';
import { listen } from '../net/socket.ts';

const pollIntervalMs = 1_000;
/** How often a missing picture is polled. Afterwards only the socket reports it. */
const picturePolls = 20;

/**
 * A story from this device, refreshed while it is read: on mount, when the socket reports a change, and each second
 * while the first chapter or the last picture is missing. `hasFailed`: there is no such story or its creation failed.
 * `isGone`: it was here and the server no longer has it. `problem`: why the server did not answer with it.
 */
export function useRefreshedStory(id: string, childId: string | null) {
	const view = useStory(id, childId);
	const [isMissing, setMissing] = useState(false);
	const [problem, setProblem] = useState<unknown>(null);
	const [wasHere, setWasHere] = useState(false);
	if (view && !wasHere) setWasHere(true);
	const isFetchable = view !== undefined && !(view && unsentCreateEntry(view));
	const awaited = isFetchable ? awaitedPart(view) : null;

	useEffect(() => {
		if (!isFetchable) return;
		const refresh = async () => {
			setProblem(await tryRefresh(id));
			// The fetched story may belong to another child or have a pending deletion: the device's view decides.
			const found = await loadStoryView(id, childId).catch(() => undefined);
			setMissing(found === null);
		};
		void refresh();
		return listen('storyUpdate', (event) => void (event.storyId === id && refresh()), refresh);
	}, [id, childId, isFetchable]);

	useEffect(() => {
		if (!awaited) return;
		const polling = new AbortController();
		void pollStory(id, awaited === 'chapter' ? Number.POSITIVE_INFINITY : picturePolls, polling.signal);
		return () => polling.abort();
	}, [id, awaited]);

	const isGone = view === null && wasHere;
	const hasFailed = (view === null && (isMissing || wasHere)) || view?.story.status === 'failed';
	return { view, hasFailed, isGone, problem };
}

/** The outbox entry of a story that the server does not have yet. Such a story cannot be fetched. */
export function unsentCreateEntry({ story, entries }: StoryView) {
	return entries.find(({ deed }) => deed.kind === 'create-story' && deed.story._id === story.id) ?? null;
}

/** Which part is missing: `chapter`, a key for a picture, or null. */
function awaitedPart(view: StoryView | null): string | null {
	if (!view || view.story.status === 'failed') return null;
	const last = view.path.at(-1);
	if (!last) return 'chapter';
	return last.images || isHidden(last.report) ? null : `picture ${last._id}`;
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

/** Sequential: never two requests at a time. */
async function pollStory(id: string, attempts: number, signal: AbortSignal): Promise<void> {
	for (let attempt = 0; attempt < attempts && !signal.aborted; attempt++) {
		await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
		if (!signal.aborted) await tryRefresh(id);
	}
}
