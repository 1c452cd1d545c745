import { type RefObject, useEffect, useRef, useState } from 'react';
import type { NarrationAnswer } from '../../shared/contract/stories.ts';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import { useNarration } from '../local/library/story-view.ts';
import type { Command, Entry, EntryProblem } from '../local/outbox/commands.ts';
import { withDeviceReason } from '../local/outbox/commands.ts';
import { discard, retryEntry, submit } from '../local/outbox/outbox.ts';
import { userMessageOf } from '../net/request-error.ts';
import { readToken } from '../net/token.ts';
import { useDeliveryStatus } from './delivery-status.ts';
import { storyGoneMessage } from './gone.ts';

export const narrationErrors = {
	notMade: 'Failed to generate audio',
	nobody: 'Authentication required',
	notPlayed: 'Failed to play audio',
} as const;

type NarratedChapter = { node: ChapterRow; number: number; reading: StoryView; childId: string | null };

/**
 * The narration of one chapter: its state, and functions to create and play it. The caller passes `audio` to its
 * `<audio>`; this hook alone sets the source.
 */
export function useNarrationPlayer({ node, number, reading, childId }: NarratedChapter) {
	const audio = useRef<HTMLAudioElement>(null);
	const kept = useNarration(node._id);
	const [fault, setFault] = useState<string | null>(null);
	const entry = reading.entries.find(({ deed }) => deed.kind === 'narrate' && deed.nodeId === node._id);
	const pending = entry && entry.state !== 'failed' ? entry : null;
	const standing = useDeliveryStatus(pending, reading.entries);
	const url = kept?.audioUrl ?? node.audioUrls?.sage ?? null;
	useEffect(() => preload(audio.current, url), [url]);

	const play = async (from: string) => {
		setFault(null);
		await playFrom(audio, from).catch((problem: unknown) =>
			setFault(isHarmless(problem) ? null : narrationErrors.notPlayed),
		);
	};
	const ask = async () => {
		setFault(readToken() ? null : narrationErrors.nobody);
		if (!readToken() || standing === 'under way') return;
		const outcome = submit(narrateCommand(node, number, reading), childId);
		if (pending) void retryEntry(pending.id);
		const told = await outcome;
		const narrated = told.state === 'done' ? (told.answer as NarrationAnswer | null) : null;
		if (narrated) await play(narrated.audioUrl);
	};
	/** The command could not be stored. */
	const cannotAsk = () => setFault(narrationErrors.notMade);
	return {
		audio,
		state: standing === 'under way' ? 'generating' : standing === 'kept' ? 'kept' : url ? 'ready' : 'idle',
		problem: fault ? null : (entry?.problem ?? null),
		error: fault ?? entryErrorMessage(entry, standing === 'troubled'),
		seconds: kept?.seconds ?? 0,
		isBuiltIn: (kept?.madeBy ?? node.madeBy.narrator) === 'built-in',
		play: () => void (url && !pending ? play(url) : ask().catch(cannotAsk)),
		/** After an error: requests the narration again. A server that has it answers at once. */
		retry: () => void ask().catch(cannotAsk),
		/** Withdraws the waiting or refused entry; null if there is none. */
		takeBack: entry && standing !== 'under way' ? () => void discard(entry.id) : null,
		onBroken: () => setFault(narrationErrors.notPlayed),
	} as const;
}

/** The sentence for a failed narration. Only a refusal that a parent can act on (402) has the server's message. */
export function narrationErrorFor(problem: Pick<EntryProblem, 'status' | 'message'>): string {
	const { status } = problem;
	if (status === 401) return narrationErrors.nobody;
	if (status === 404) return storyGoneMessage;
	return status === 402 ? userMessageOf(problem, narrationErrors.notMade) : narrationErrors.notMade;
}

function entryErrorMessage(entry: Entry | undefined, isTroubled: boolean): string | null {
	if (isTroubled) return withDeviceReason(entry?.problem ?? null, narrationErrors.notMade);
	return entry?.state === 'failed' && entry.problem ? narrationErrorFor(entry.problem) : null;
}

function narrateCommand(node: ChapterRow, chapter: number, { story }: StoryView): Command {
	return { kind: 'narrate', storyId: story.id, nodeId: node._id, text: node.content, title: story.title, chapter };
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
