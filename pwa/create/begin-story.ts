import { polling } from '../../shared/limits.ts';
import type { NewStory } from '../../shared/making.ts';
import { createStory, creationStatus } from '../local/making.ts';
import { refreshStory } from '../local/stories.ts';
import { CallError } from '../net/http.ts';
import { listen } from '../net/socket.ts';

export const sentences = {
	busy: 'The server is busy, but your story is being created. Please wait...',
	slow: 'Story creation is taking longer than expected. The story is still being generated in the background. Please wait...',
	timedOut: 'Story creation timed out. Please try again.',
	noId: 'No story ID returned from server',
	noChoices: 'Unable to generate story choices. Please try again.',
	failed: 'Failed to create story. Please try again.',
} as const;

/** Where creation ended: at a story to open, or with nothing to open and a sentence that says why. */
export type Outcome = { storyId: string } | { givenUp: string };

type Ways = {
	userId: string;
	/** Ends the waiting, not the story: that is made whether anybody waits or not. */
	signal: AbortSignal;
	/** Hears the story's id as soon as it is known, so that a reader may wait elsewhere. */
	onBegun(storyId: string): void;
	/** Hears what to tell while waiting. */
	onNotice(sentence: string): void;
	/** Passes the time between two looks, in milliseconds, or less when the signal comes; a test may not want to wait. */
	pause?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Asks for a story and waits until its first chapter can be read (product.md §4, *Story creation*). Throws an Error with
 * the sentence to show when the story was refused (its cause is the CallError) or failed, and CallError when no answer came.
 */
export async function beginStory(story: NewStory, childId: string | null, ways: Ways): Promise<Outcome> {
	try {
		const begun = await createStory(story, childId);
		if (!begun._id) throw new Error(sentences.noId);
		if (begun.nodes[0]?.content) return { storyId: begun._id };
		ways.onBegun(begun._id);
		await untilTold(story.frontendRequestId, ways);
		return { storyId: begun._id };
	} catch (error) {
		if (!(error instanceof CallError)) throw error;
		if (error.status === 503 && error.body?._id) return waitWhileBusy(error.body._id, ways);
		if (error.code === 'timeout') return waitBehindTimeout(story.frontendRequestId, ways);
		throw error.status === 0 ? error : failure(error.message, error);
	}
}

/** The socket's news or the status, whichever tells first; after the last look the story is opened as it is. */
async function untilTold(requestId: string, ways: Ways): Promise<void> {
	const told = new AbortController();
	const stop = listen(
		'storyComplete',
		(news) => news.requestId === requestId && told.abort(),
		(line) => line.emit('subscribeToStoryCompletion', { userId: ways.userId, requestId }),
	);
	try {
		await repeat(() => isReadable(requestId), { ...ways, signal: AbortSignal.any([ways.signal, told.signal]) });
	} finally {
		stop();
	}
}

async function waitWhileBusy(storyId: string, ways: Ways): Promise<Outcome> {
	ways.onBegun(storyId);
	ways.onNotice(sentences.busy);
	await repeat(() => hasFirstChapter(storyId), ways);
	return { storyId };
}

async function waitBehindTimeout(requestId: string, ways: Ways): Promise<Outcome> {
	let storyId = '';
	ways.onNotice(sentences.slow);
	await repeat(async () => {
		const status = await creationStatus(requestId);
		if (status._id !== storyId) ways.onBegun(status._id);
		storyId = status._id;
		return tells(status);
	}, ways);
	if (storyId && (await hasFirstChapter(storyId).catch(() => false))) return { storyId };
	return { givenUp: sentences.timedOut };
}

async function isReadable(requestId: string): Promise<boolean> {
	return tells(await creationStatus(requestId));
}

async function hasFirstChapter(storyId: string): Promise<boolean> {
	const { status, error, nodes } = await refreshStory(storyId);
	return tells({ status, error, isComplete: !!nodes[0]?.content });
}

/** Whether it is complete; throws when it never will be. */
function tells(made: { status: string; error?: string | null | undefined; isComplete: boolean }): boolean {
	if (made.status === 'failed') throw failure(made.error ?? '');
	return made.isComplete;
}

/** Looks once a second until it is so, at most as often as product.md says. A look that gets no answer is just a look lost. */
async function repeat(isSo: () => Promise<boolean>, { signal, pause = wait }: Pick<Ways, 'signal' | 'pause'>) {
	for (let attempt = 0; attempt < polling.attempts && !signal.aborted; attempt++) {
		const so = await isSo().catch((error: unknown) => {
			if (error instanceof CallError) return false;
			throw error;
		});
		if (so) return;
		await pause(polling.every, signal);
	}
}

function failure(reason: string, cause?: CallError): Error {
	const isAboutChoices = reason.includes('Failed to generate valid choices');
	return new Error(isAboutChoices ? sentences.noChoices : reason || sentences.failed, { cause });
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms);
		signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
	});
}
