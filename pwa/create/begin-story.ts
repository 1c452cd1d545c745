import { polling } from '../../shared/limits.ts';
import type { StoryBegun } from '../../shared/making.ts';
import type { WireError } from '../../shared/wire-error.ts';
import { type Entry, isDeviceTrouble, isOutOfReach, type Problem, storyOfDeed } from '../local/deeds.ts';
import { allEntries } from '../local/entries.ts';
import { creationStatus } from '../local/making.ts';
import { discard, submit } from '../local/outbox.ts';
import { refreshStory } from '../local/sync.ts';
import { CallError } from '../net/call-error.ts';
import { listen } from '../net/socket.ts';
import type { Wish } from './story-form.ts';

export const sentences = {
	busy: 'The server is busy, but your story is being created. Please wait...',
	slow: 'Story creation is taking longer than expected. The story is still being generated in the background. Please wait...',
	timedOut: 'Story creation timed out. Please try again.',
	noId: 'No story ID returned from server',
	noChoices: 'Unable to generate story choices. Please try again.',
	failed: 'Failed to create story. Please try again.',
	keptOffline: 'Your story is kept on this device. It will be written when you are online again.',
	keptHere: 'Your story is kept, and will be tried again by itself.',
	kept: 'Your story is kept on this device. It will be written as soon as the storyteller has room for it.',
} as const;

/** Where creation ended: at a story to open, with a wish that is `kept` until it can be sent, or with nothing to open. */
export type Outcome = { storyId: string } | { kept: string } | { givenUp: string };

type Ways = {
	userId: string;
	/** Ends the waiting, not the story: that is made whether anybody waits or not. */
	signal: AbortSignal;
	/** Hears what to tell while waiting. */
	onNotice(sentence: string): void;
	/** Passes the time between two looks, in milliseconds, or less when the signal comes; a test may not want to wait. */
	pause?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Asks for a story and waits until its first chapter can be read (product 4.7 to 4.9). Throws an Error with
 * the sentence to show when the story failed or was refused; its cause is then the Problem, and nothing of it is kept.
 */
export async function beginStory(wish: Wish, childId: string | null, ways: Ways): Promise<Outcome> {
	const outcome = await submit({ kind: 'create-story', story: wish }, childId);
	if (outcome.state === 'done') return waitUntilTold(wish, outcome.answer as StoryBegun | WireError | null, ways);
	const { problem } = outcome;
	if (outcome.state === 'failed' || isAboutChoices(problem.message)) {
		// Whoever went to wait elsewhere finds it there, with its reason.
		if (!ways.signal.aborted) await forget(wish);
		throw failure(problem.message, problem);
	}
	if (problem.code === 'timeout' || problem.code === 'still-running') return waitBehindTimeout(wish, ways);
	return { kept: keptBecauseOf(problem) };
}

function keptBecauseOf(problem: Problem): string {
	if (isOutOfReach(problem)) return sentences.keptOffline;
	return `${problem.message} ${isDeviceTrouble(problem) ? sentences.keptHere : sentences.kept}`.trim();
}

async function waitUntilTold(wish: Wish, answer: StoryBegun | WireError | null, ways: Ways): Promise<Outcome> {
	const storyId = answer?._id;
	if (!storyId) throw new Error(sentences.noId);
	if (!('nodes' in answer)) return waitWhileBusy(storyId, ways);
	if (answer.nodes[0]?.content) return { storyId };
	await untilNews(wish.frontendRequestId, ways);
	return { storyId };
}

/** The socket's news or the status, whichever tells first; after the last look the story is opened as it is. */
async function untilNews(requestId: string, ways: Ways): Promise<void> {
	const over = new AbortController();
	const end = () => over.abort();
	if (ways.signal.aborted) end();
	ways.signal.addEventListener('abort', end, { once: true, signal: over.signal });
	const stop = listen(
		'storyComplete',
		(news) => news.requestId === requestId && end(),
		(line) => line.emit('subscribeToStoryCompletion', { userId: ways.userId, requestId }),
	);
	try {
		await repeat(async () => tells(await creationStatus(requestId)), { ...ways, signal: over.signal });
	} finally {
		stop();
	}
}

async function waitWhileBusy(storyId: string, ways: Ways): Promise<Outcome> {
	ways.onNotice(sentences.busy);
	await repeat(() => hasFirstChapter(storyId), ways);
	return { storyId };
}

/** The outbox goes on asking meanwhile, under the same key: it may yet hear that the wish is refused. */
async function waitBehindTimeout(wish: Wish, ways: Ways): Promise<Outcome> {
	let storyId = '';
	ways.onNotice(sentences.slow);
	await repeat(async () => {
		const refused = await refusalOf(wish);
		if (refused) {
			await forget(wish);
			throw failure(refused.message, refused);
		}
		const status = await creationStatus(wish.frontendRequestId);
		storyId = status._id;
		return tells(status);
	}, ways);
	if (storyId && (await hasFirstChapter(storyId).catch(() => false))) return { storyId };
	return { givenUp: sentences.timedOut };
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

/** Looks once a second until it is so, at most as often as product 4.7 says. A look that gets no answer is just a look lost. */
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

/** Why the outbox gave the wish up; null while it has not. */
async function refusalOf(wish: Wish): Promise<Problem | null> {
	const entry = await entryOf(wish);
	return entry?.state === 'failed' ? entry.problem : null;
}

/** Takes the wish out of the outbox: the form, which still holds it, is the place to try again. */
async function forget(wish: Wish): Promise<void> {
	const entry = await entryOf(wish);
	if (entry) await discard(entry.id);
}

async function entryOf(wish: Wish): Promise<Entry | undefined> {
	return (await allEntries()).find(({ deed }) => storyOfDeed(deed) === wish._id);
}

function failure(reason: string, cause?: Problem): Error {
	return new Error(isAboutChoices(reason) ? sentences.noChoices : reason || sentences.failed, { cause });
}

function isAboutChoices(reason: string): boolean {
	return reason.includes('Failed to generate valid choices');
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms);
		signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
	});
}
