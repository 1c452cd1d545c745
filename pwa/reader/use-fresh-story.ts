import { useEffect, useState } from 'react';
import { refreshStory, useStory } from '../local/stories.ts';
import { CallError } from '../net/http.ts';
import { listen } from '../net/socket.ts';

const lookAgainMs = 1_000;
/** A picture follows its chapter within seconds; after that the socket's word must do. */
const looksForPicture = 20;

/**
 * A story as this device knows it, kept up to date while it is read: fetched on arrival, when the server says that
 * something of it changed, and once a second while its first chapter or the last picture is awaited.
 * `failed` means that it could not be had at all, or that its making failed; `isGone`, that it was here until the server
 * said that it is not there any more.
 */
export function useFreshStory(id: string) {
	const reading = useStory(id);
	const [unanswered, setUnanswered] = useState(false);
	const [wasHere, setWasHere] = useState(false);
	if (reading && !wasHere) setWasHere(true);
	const awaited = whatIsAwaited(reading);

	useEffect(() => {
		const refresh = () =>
			refreshStory(id).then(
				() => setUnanswered(false),
				(error: unknown) => setUnanswered(error instanceof CallError),
			);
		void refresh();
		return listen('storyUpdate', (news) => void (news.storyId === id && refresh()), refresh);
	}, [id]);

	useEffect(() => {
		if (!awaited) return;
		const awaits = new AbortController();
		void lookAgain(id, awaited === 'chapter' ? Number.POSITIVE_INFINITY : looksForPicture, awaits.signal);
		return () => awaits.abort();
	}, [id, awaited]);

	const isGone = reading === null && wasHere;
	const missing = isGone || (reading === null && unanswered);
	return { reading, failed: missing || reading?.story.status === 'failed', isGone };
}

/** A name for what has to come before the page is whole; null when it is. */
function whatIsAwaited(reading: ReturnType<typeof useStory>): string | null {
	if (!reading || reading.story.status === 'failed') return null;
	const last = reading.path.at(-1);
	if (!last) return 'chapter';
	return last.images ? null : `picture ${last._id}`;
}

/** One look after the other, never two at a time. */
async function lookAgain(id: string, times: number, signal: AbortSignal): Promise<void> {
	for (let look = 0; look < times && !signal.aborted; look++) {
		await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
		if (!signal.aborted) await refreshStory(id).catch(() => {});
	}
}
