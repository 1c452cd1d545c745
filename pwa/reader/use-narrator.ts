import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Narrated } from '../../shared/making.ts';
import type { Deed, Entry, Problem } from '../local/deeds.ts';
import { withDeviceReason } from '../local/device-reason.ts';
import { useNarration } from '../local/narrations.ts';
import { discard, submit, tryAgain } from '../local/outbox.ts';
import type { NodeRow, Reading } from '../local/reading.ts';
import { sentenceOf } from '../net/call-error.ts';
import { readToken } from '../net/token.ts';
import { storyIsGone } from './gone.ts';
import { useStanding } from './use-standing.ts';

export const sentences = {
	notMade: 'Failed to generate audio',
	nobody: 'Authentication required',
	notPlayed: 'Failed to play audio',
} as const;

type Chapter = { node: NodeRow; number: number; reading: Reading; childId: string | null };

/**
 * The voice of one chapter: whether there is one, whether it is being made or waits to be, and the ways to make and play
 * it. The caller gives its <audio> to `audio`; this hook alone says what that plays from.
 */
export function useNarrator({ node, number, reading, childId }: Chapter) {
	const audio = useRef<HTMLAudioElement>(null);
	const kept = useNarration(node._id);
	const [fault, setFault] = useState<string | null>(null);
	const entry = reading.entries.find(({ deed }) => deed.kind === 'narrate' && deed.nodeId === node._id);
	const pending = entry && entry.state !== 'failed' ? entry : null;
	const standing = useStanding(pending, reading.entries);
	const url = kept?.audioUrl ?? node.audioUrls?.sage ?? null;
	useEffect(() => preload(audio.current, url), [url]);

	const play = async (from: string) => {
		setFault(null);
		await playFrom(audio, from).catch((problem: unknown) => setFault(isHarmless(problem) ? null : sentences.notPlayed));
	};
	const ask = async () => {
		setFault(readToken() ? null : sentences.nobody);
		if (!readToken() || standing === 'under way') return;
		const outcome = submit(wishFor(node, number, reading), childId);
		if (pending) void tryAgain(pending.id);
		const told = await outcome;
		const narrated = told.state === 'done' ? (told.answer as Narrated | null) : null;
		if (narrated) await play(narrated.audioUrl);
	};
	/** It could not even be written down. */
	const cannotAsk = () => setFault(sentences.notMade);
	return {
		audio,
		state: standing === 'under way' ? 'generating' : standing === 'kept' ? 'kept' : url ? 'ready' : 'idle',
		problem: fault ? null : (entry?.problem ?? null),
		error: fault ?? faultOf(entry, standing === 'troubled'),
		seconds: kept?.seconds ?? 0,
		isBuiltIn: (kept?.madeBy ?? node.madeBy.narrator) === 'built-in',
		play: () => void (url && !pending ? play(url) : ask().catch(cannotAsk)),
		/** After an error: has it made again, which a server that has it answers at once. */
		retry: () => void ask().catch(cannotAsk),
		/** Gives up what waits or was refused; null where there is nothing of the kind. */
		takeBack: entry && standing !== 'under way' ? () => void discard(entry.id) : null,
		onBroken: () => setFault(sentences.notPlayed),
	} as const;
}

/** What to say when no narration could be had. Only a refusal that a parent can do something about speaks for itself. */
export function sentenceFor(problem: Pick<Problem, 'status' | 'message'>): string {
	const { status } = problem;
	if (status === 401) return sentences.nobody;
	if (status === 404) return storyIsGone;
	return status === 402 ? sentenceOf(problem, sentences.notMade) : sentences.notMade;
}

function faultOf(entry: Entry | undefined, isTroubled: boolean): string | null {
	if (isTroubled) return withDeviceReason(entry?.problem ?? null, sentences.notMade);
	return entry?.state === 'failed' && entry.problem ? sentenceFor(entry.problem) : null;
}

function wishFor(node: NodeRow, chapter: number, { story }: Reading): Deed {
	return { kind: 'narrate', storyId: story.id, nodeId: node._id, text: node.content, title: story.title, chapter };
}

function preload(audio: HTMLAudioElement | null, url: string | null): void {
	if (audio && url && audio.getAttribute('src') !== url) audio.src = url;
}

async function playFrom(audio: RefObject<HTMLAudioElement | null>, url: string): Promise<void> {
	const element = audio.current;
	if (!element) return;
	// Setting it again is how an element forgets that it failed.
	if (element.error) element.src = url;
	preload(element, url);
	await element.play();
}

/** A browser that wants another press before it plays, or a pause that came before the first sound. */
function isHarmless(problem: unknown): boolean {
	return problem instanceof DOMException && (problem.name === 'NotAllowedError' || problem.name === 'AbortError');
}
