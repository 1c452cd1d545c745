import { type RefObject, useEffect, useRef, useState } from 'react';
import type { NarrationAnswer } from '../../shared/contract/stories.ts';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import { useNarration } from '../local/library/story-view.ts';
import type { Command, Entry } from '../local/outbox/commands.ts';
import { withDeviceReason } from '../local/outbox/commands.ts';
import { discard, retryEntry, submit } from '../local/outbox/outbox.ts';
import { readToken } from '../net/token.ts';
import { useDeliveryStatus } from './delivery-status.ts';
import { narrationErrorFor, narrationErrors } from './error-messages.ts';

type NarratedChapter = { chapter: ChapterRow; number: number; view: StoryView; childId: string | null };

/**
 * The narration of one chapter: its state, and functions to create and play it. The caller passes `audio` to its
 * `<audio>`; this hook alone sets the source.
 */
export function useNarrationPlayer({ chapter, number, view, childId }: NarratedChapter) {
	const audio = useRef<HTMLAudioElement>(null);
	const narration = useNarration(chapter._id);
	const [localError, setLocalError] = useState<string | null>(null);
	const entry = view.entries.find(({ deed }) => deed.kind === 'narrate' && deed.nodeId === chapter._id);
	const pending = entry && entry.state !== 'failed' ? entry : null;
	const deliveryStatus = useDeliveryStatus(pending, view.entries);
	const url = narration?.audioUrl ?? chapter.audioUrls?.sage ?? null;
	useEffect(() => preload(audio.current, url), [url]);

	const play = async (from: string) => {
		setLocalError(null);
		await playFrom(audio, from).catch((problem: unknown) =>
			setLocalError(isHarmless(problem) ? null : narrationErrors.notPlayed),
		);
	};
	const request = async () => {
		setLocalError(readToken() ? null : narrationErrors.notSignedIn);
		if (!readToken() || deliveryStatus === 'in progress') return;
		const outcome = submit(narrateCommand(chapter, number, view), childId);
		if (pending) void retryEntry(pending.id);
		const result = await outcome;
		const narrated = result.state === 'done' ? (result.answer as NarrationAnswer | null) : null;
		if (narrated) await play(narrated.audioUrl);
	};
	/** The command could not be stored. */
	const onNotStored = () => setLocalError(narrationErrors.notCreated);
	return {
		audio,
		state:
			deliveryStatus === 'in progress'
				? 'generating'
				: deliveryStatus === 'waiting'
					? 'waiting'
					: url
						? 'ready'
						: 'idle',
		problem: localError ? null : (entry?.problem ?? null),
		error: localError ?? entryErrorMessage(entry, deliveryStatus === 'retrying'),
		seconds: narration?.seconds ?? 0,
		isBuiltIn: (narration?.madeBy ?? chapter.madeBy.narrator) === 'built-in',
		play: () => void (url && !pending ? play(url) : request().catch(onNotStored)),
		/** After an error: requests the narration again. A server that has it answers at once. */
		retry: () => void request().catch(onNotStored),
		/** Withdraws the waiting or refused entry; null if there is none. */
		withdraw: entry && deliveryStatus !== 'in progress' ? () => void discard(entry.id) : null,
		onPlaybackError: () => setLocalError(narrationErrors.notPlayed),
	} as const;
}

function entryErrorMessage(entry: Entry | undefined, isRetrying: boolean): string | null {
	if (isRetrying) return withDeviceReason(entry?.problem ?? null, narrationErrors.notCreated);
	return entry?.state === 'failed' && entry.problem ? narrationErrorFor(entry.problem) : null;
}

function narrateCommand(chapter: ChapterRow, number: number, { story }: StoryView): Command {
	return {
		kind: 'narrate',
		storyId: story.id,
		nodeId: chapter._id,
		text: chapter.content,
		title: story.title,
		chapter: number,
	};
}

function preload(audio: HTMLAudioElement | null, url: string | null): void {
	if (audio && url && audio.getAttribute('src') !== url) audio.src = url;
}

async function playFrom(audio: RefObject<HTMLAudioElement | null>, url: string): Promise<void> {
	const element = audio.current;
	if (!element) return;
	// Setting the source again clears the element's error.
	if (element.error) element.src = url;
	preload(element, url);
	await element.play();
}

/** The browser requires another press to play, or the user paused before the first sound. */
function isHarmless(problem: unknown): boolean {
	return problem instanceof DOMException && (problem.name === 'NotAllowedError' || problem.name === 'AbortError');
}
