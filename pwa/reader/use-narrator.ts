import { type RefObject, useEffect, useRef, useState } from 'react';
import { narrate, useNarration } from '../local/narrations.ts';
import type { NodeRow } from '../local/stories.ts';
import { CallError } from '../net/http.ts';
import { readToken } from '../net/token.ts';
import { storyIsGone } from './gone.ts';

export const sentences = {
	notMade: 'Failed to generate audio',
	nobody: 'Authentication required',
	notPlayed: 'Failed to play audio',
} as const;

/**
 * The voice of one chapter: whether there is one, whether it is being made, and the ways to make and play it.
 * The caller gives its <audio> to `audio`; this hook alone says what that plays from.
 */
export function useNarrator(node: NodeRow) {
	const audio = useRef<HTMLAudioElement>(null);
	const kept = useNarration(node._id);
	const [made, setMade] = useState<string | null>(null);
	const [generating, setGenerating] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const url = made ?? kept?.audioUrl ?? node.audioUrls?.sage ?? null;
	useEffect(() => preload(audio.current, url), [url]);

	const play = async (from: string) => {
		setError(null);
		await playFrom(audio, from).catch((problem: unknown) => setError(isHarmless(problem) ? null : sentences.notPlayed));
	};
	const generate = async () => {
		if (generating) return;
		setGenerating(true);
		setError(null);
		try {
			const { audioUrl } = await narrateWithToken(node);
			setMade(audioUrl);
			setGenerating(false);
			await play(audioUrl);
		} catch (problem) {
			setError(sentenceFor(problem));
			setGenerating(false);
		}
	};
	return {
		audio,
		state: generating ? 'generating' : url ? 'ready' : 'idle',
		error,
		seconds: kept?.seconds ?? 0,
		isBuiltIn: (kept?.madeBy ?? node.madeBy.narrator) === 'built-in',
		play: () => void (url ? play(url) : generate()),
		/** After an error: has it made again, which a server that has it answers at once. */
		retry: () => void generate(),
		onBroken: () => setError(sentences.notPlayed),
	} as const;
}

/** What to say when no narration could be had. Only a refusal that a parent can do something about speaks for itself. */
export function sentenceFor(problem: unknown): string {
	if (!(problem instanceof CallError)) return problem instanceof Error ? problem.message : sentences.notMade;
	if (problem.status === 401) return sentences.nobody;
	if (problem.status === 404) return storyIsGone;
	return problem.status === 402 ? problem.message : sentences.notMade;
}

async function narrateWithToken(node: NodeRow) {
	if (!readToken()) throw new Error(sentences.nobody);
	return narrate(node);
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
