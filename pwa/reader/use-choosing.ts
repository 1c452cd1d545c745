import { useRef, useState } from 'react';
import { polling } from '../../shared/limits.ts';
import { choose } from '../local/making.ts';
import { type NodeRow, refreshStory } from '../local/stories.ts';
import { CallError } from '../net/http.ts';
import { storyIsGone } from './gone.ts';

export const sentences = {
	failed: 'Failed to generate the next part of the story. Please try again.',
	noStory: 'Story data is missing',
	noNode: 'Current story part data is missing',
	noContent: 'Generated node is missing required content',
} as const;

export type Choosing = {
	/** The choice that is being carried out. */
	pending: { nodeId: string; choiceIndex: number } | null;
	error: { nodeId: string; sentence: string } | null;
	/** The chapter that was reached by choosing here, to scroll to. */
	reachedId: string | null;
	take(node: NodeRow, choiceIndex: number): void;
};

type Reached = { _id: string; content: string };

/** Takes choices of one story, one at a time, and tells how it goes. */
export function useChoosing(storyId: string): Choosing {
	const busy = useRef(false);
	const [state, setState] = useState<Omit<Choosing, 'take'>>({ pending: null, error: null, reachedId: null });
	const take = async (node: NodeRow, choiceIndex: number) => {
		if (busy.current) return;
		busy.current = true;
		setState({ pending: { nodeId: node._id, choiceIndex }, error: null, reachedId: null });
		try {
			const next = await nextChapter(storyId, node, choiceIndex);
			setState({ pending: null, error: null, reachedId: next._id });
		} catch (problem) {
			setState({ pending: null, error: { nodeId: node._id, sentence: sentenceFor(problem) }, reachedId: null });
		}
		busy.current = false;
	};
	return { ...state, take: (node, choiceIndex) => void take(node, choiceIndex) };
}

/**
 * The chapter that a choice leads to, once its text is on this device. One that is slow to write is kept by the server:
 * where the answer did not wait for it, the story is looked at. Throws CallError, or an Error with one of the sentences.
 */
export async function nextChapter(
	storyId: string,
	node: Pick<NodeRow, '_id' | 'choices'>,
	choiceIndex: number,
	pause = wait,
): Promise<Reached> {
	if (!storyId) throw new Error(sentences.noStory);
	if (!node.choices[choiceIndex]) throw new Error(sentences.noNode);
	const next = await choose(storyId, node._id, choiceIndex).catch((error: unknown) => {
		if (isSlow(error)) return lookForChapter(storyId, node._id, choiceIndex, pause);
		throw error;
	});
	if (!next.content.trim()) throw new Error(sentences.noContent);
	return next;
}

/** The server's refusals explain themselves (a trial that ended, a genre no longer allowed); the rest gets the general sentence. */
export function sentenceFor(problem: unknown): string {
	if (problem instanceof CallError && problem.status === 404) return storyIsGone;
	if (problem instanceof CallError) {
		return problem.status >= 400 && problem.status < 500 ? problem.message : sentences.failed;
	}
	return problem instanceof Error ? problem.message : sentences.failed;
}

function isSlow(error: unknown): boolean {
	return error instanceof CallError && (error.code === 'still-writing' || error.code === 'timeout');
}

async function lookForChapter(
	storyId: string,
	nodeId: string,
	choiceIndex: number,
	pause: (ms: number) => Promise<void>,
): Promise<Reached> {
	for (let attempt = 0; attempt < polling.attempts; attempt++) {
		await pause(polling.every);
		const story = await refreshStory(storyId).catch(() => null);
		const next = story?.nodes.find((node) => node.parentNodeId === nodeId && node.choiceIndex === choiceIndex);
		if (next) return next;
	}
	throw new Error(sentences.failed);
}

function wait(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
