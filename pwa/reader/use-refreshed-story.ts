import { useEffect, useState } from 'react';
import { isHidden } from '../../shared/contract/report.ts';
import { loadStoryView, type StoryView, useStory } from '../local/library/story-view.ts';
import { listen } from '../net/socket.ts';

const pollIntervalMs = 1_000;
/** A picture follows its chapter within seconds; after that the socket's word must do. */
const picturePolls = 20;

/**
 * A story as this device knows it, kept up to date while it is read: fetched on arrival, when the server says that
 * something of it changed, and once a second while its first chapter or the last picture is awaited. Without a network it
 * is what this device has.
 * `failed` means that it could not be had at all, or that its making failed; `isGone`, that it was here until the server
 * said that it is not there any more; `problem`, why the server did not give it.
 */
export function useRefreshedStory(id: string, childId: string | null) {
	const reading = useStory(id, childId);
	const [isMissing, setMissing] = useState(false);
	const [problem, setProblem] = useState<unknown>(null);
	const [wasHere, setWasHere] = useState(false);
	if (reading && !wasHere) setWasHere(true);
	const canBeAsked = reading !== undefined && !(reading && unsentCreateEntry(reading));
	const awaited = canBeAsked ? awaitedPart(reading) : null;

	useEffect(() => {
		if (!canBeAsked) return;
		const refresh = async () => {
			setProblem(await tryRefresh(id));
			// What came may be another child's, or on its way out: what is here is what this device would show.
			const found = await loadStoryView(id, childId).catch(() => undefined);
			setMissing(found === null);
		};
		void refresh();
		return listen('storyUpdate', (news) => void (news.storyId === id && refresh()), refresh);
	}, [id, childId, canBeAsked]);

	useEffect(() => {
		if (!awaited) return;
		const awaits = new AbortController();
		void pollStory(id, awaited === 'chapter' ? Number.POSITIVE_INFINITY : picturePolls, awaits.signal);
		return () => awaits.abort();
	}, [id, awaited]);

	const isGone = reading === null && wasHere;
	const failed = (reading === null && (isMissing || wasHere)) || reading?.story.status === 'failed';
	return { reading, failed, isGone, problem };
}

/** The wish for a story that the server has not taken on yet: there is nothing to ask it for. */
export function unsentCreateEntry({ story, entries }: StoryView) {
	return entries.find(({ deed }) => deed.kind === 'create-story' && deed.story._id === story.id) ?? null;
}

/** A name for what has to come before the page is whole; null when it is. */
function awaitedPart(reading: StoryView | null): string | null {
	if (!reading || reading.story.status === 'failed') return null;
	const last = reading.path.at(-1);
	if (!last) return 'chapter';
	return last.images || isHidden(last.report) ? null : `picture ${last._id}`;
}

/** Brings the story, and gives why it cannot be had now: what is asked and answered is not needed for the first sight of it. */
function tryRefresh(id: string): Promise<unknown> {
	return import('../local/sync.ts')
		.then(({ refreshStory }) => refreshStory(id))
		.then(
			() => null,
			(problem: unknown) => problem,
		);
}

/** One look after the other, never two at a time. */
async function pollStory(id: string, times: number, signal: AbortSignal): Promise<void> {
	for (let looks = 0; looks < times && !signal.aborted; looks++) {
		await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
		if (!signal.aborted) await tryRefresh(id);
	}
}
