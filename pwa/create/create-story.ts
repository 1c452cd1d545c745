import type { StoryCreated } from '../../shared/contract/stories.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { creationPolling } from '../../shared/rules/limits.ts';
import {
	type Entry,
	type EntryProblem,
	isDeviceProblem,
	isServerUnreachable,
	storyIdOf,
} from '../local/outbox/commands.ts';
import { allEntries } from '../local/outbox/entries.ts';
import { discard, submit } from '../local/outbox/outbox.ts';
import { refreshStory } from '../local/sync.ts';
import { RequestError } from '../net/request-error.ts';
import { listen } from '../net/socket.ts';
import { fetchCreationStatus } from '../net/story-requests.ts';
import type { StoryInput } from './story-form.ts';

export const creationMessages = {
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
export type CreationOutcome = { storyId: string } | { kept: string } | { givenUp: string };

type CreationOptions = {
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
export async function createStory(
	wish: StoryInput,
	childId: string | null,
	ways: CreationOptions,
): Promise<CreationOutcome> {
	const outcome = await submit({ kind: 'create-story', story: wish }, childId);
	if (outcome.state === 'done') return waitUntilReadable(wish, outcome.answer as StoryCreated | WireError | null, ways);
	const { problem } = outcome;
	if (outcome.state === 'failed' || isAboutChoices(problem.message)) {
		// Whoever went to wait elsewhere finds it there, with its reason.
		if (!ways.signal.aborted) await discardEntryOf(wish);
		throw creationError(problem.message, problem);
	}
	if (problem.code === 'timeout' || problem.code === 'still-running') return waitAfterTimeout(wish, ways);
	return { kept: queuedMessage(problem) };
}

function queuedMessage(problem: EntryProblem): string {
	if (isServerUnreachable(problem)) return creationMessages.keptOffline;
	return `${problem.message} ${isDeviceProblem(problem) ? creationMessages.keptHere : creationMessages.kept}`.trim();
}

async function waitUntilReadable(
	wish: StoryInput,
	answer: StoryCreated | WireError | null,
	ways: CreationOptions,
): Promise<CreationOutcome> {
	const storyId = answer?._id;
	if (!storyId) throw new Error(creationMessages.noId);
	if (!('nodes' in answer)) return waitWhileBusy(storyId, ways);
	if (answer.nodes[0]?.content) return { storyId };
	await waitForCompletion(wish.frontendRequestId, ways);
	return { storyId };
}

/** The socket's news or the status, whichever tells first; after the last look the story is opened as it is. */
async function waitForCompletion(requestId: string, ways: CreationOptions): Promise<void> {
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
		await poll(async () => checkComplete(await fetchCreationStatus(requestId)), { ...ways, signal: over.signal });
	} finally {
		stop();
	}
}

async function waitWhileBusy(storyId: string, ways: CreationOptions): Promise<CreationOutcome> {
	ways.onNotice(creationMessages.busy);
	await poll(() => hasFirstChapter(storyId), ways);
	return { storyId };
}

/** The outbox goes on asking meanwhile, under the same key: it may yet hear that the wish is refused. */
async function waitAfterTimeout(wish: StoryInput, ways: CreationOptions): Promise<CreationOutcome> {
	let storyId = '';
	ways.onNotice(creationMessages.slow);
	await poll(async () => {
		const refused = await refusalOf(wish);
		if (refused) {
			await discardEntryOf(wish);
			throw creationError(refused.message, refused);
		}
		const status = await fetchCreationStatus(wish.frontendRequestId);
		storyId = status._id;
		return checkComplete(status);
	}, ways);
	if (storyId && (await hasFirstChapter(storyId).catch(() => false))) return { storyId };
	return { givenUp: creationMessages.timedOut };
}

async function hasFirstChapter(storyId: string): Promise<boolean> {
	const { status, error, nodes } = await refreshStory(storyId);
	return checkComplete({ status, error, isComplete: !!nodes[0]?.content });
}

/** Whether it is complete; throws when it never will be. */
function checkComplete(made: { status: string; error?: string | null | undefined; isComplete: boolean }): boolean {
	if (made.status === 'failed') throw creationError(made.error ?? '');
	return made.isComplete;
}

/** Looks once a second until it is so, at most as often as product 4.7 says. A look that gets no answer is just a look lost. */
async function poll(
	isDone: () => Promise<boolean>,
	{ signal, pause = wait }: Pick<CreationOptions, 'signal' | 'pause'>,
) {
	for (let attempt = 0; attempt < creationPolling.attempts && !signal.aborted; attempt++) {
		const so = await isDone().catch((error: unknown) => {
			if (error instanceof RequestError) return false;
			throw error;
		});
		if (so) return;
		await pause(creationPolling.every, signal);
	}
}

/** Why the outbox gave the wish up; null while it has not. */
async function refusalOf(wish: StoryInput): Promise<EntryProblem | null> {
	const entry = await entryOf(wish);
	return entry?.state === 'failed' ? entry.problem : null;
}

/** Takes the wish out of the outbox: the form, which still holds it, is the place to try again. */
async function discardEntryOf(wish: StoryInput): Promise<void> {
	const entry = await entryOf(wish);
	if (entry) await discard(entry.id);
}

async function entryOf(wish: StoryInput): Promise<Entry | undefined> {
	return (await allEntries()).find(({ deed }) => storyIdOf(deed) === wish._id);
}

function creationError(reason: string, cause?: EntryProblem): Error {
	return new Error(isAboutChoices(reason) ? creationMessages.noChoices : reason || creationMessages.failed, { cause });
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
