import type { StoryCreated } from '../../shared/contract/stories.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { creationPolling } from '../../shared/rules/limits.ts';
import { type Entry, storyIdOf } from '../local/outbox/commands.ts';
import { allEntries } from '../local/outbox/entries.ts';
import { type EntryProblem, isDeviceProblem, isServerUnreachable } from '../local/outbox/entry-problem.ts';
import { discard, submit } from '../local/outbox/outbox.ts';
import { refreshStory } from '../local/sync.ts';
import { isServerOutOfReach } from '../local/sync-state.ts';
import { loadTelling } from '../local/telling/load-telling.ts';
import { isWithoutNetwork } from '../local/telling/take-choice.ts';
import { tellBetweenAttempts } from '../local/telling/tell-between-attempts.ts';
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
	queuedOffline: 'Your story is kept on this device. It will be written when you are online again.',
	queuedOnDevice: 'Your story is kept, and will be tried again by itself.',
	queued: 'Your story is kept on this device. It will be written as soon as the storyteller has room for it.',
} as const;

/**
 * How creation ended: with a readable story, with an input that is `queued` until it can be sent, or after the last
 * poll.
 */
export type CreationOutcome = { storyId: string } | { queued: string } | { timedOut: string };

type CreationOptions = {
	userId: string;
	/** Stops the waiting only. The story is still created. */
	signal: AbortSignal;
	/** Called with each sentence to show while waiting. */
	onNotice(message: string): void;
	/** Waits between two polls, in milliseconds, or until the signal aborts. Tests pass one that does not wait. */
	pause?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Submits the story and waits until its first chapter is readable (product 4.7 to 4.9). Throws an Error with the
 * sentence to show when the story failed or was refused. Its cause is then the `EntryProblem`, and the outbox entry is
 * gone.
 */
export async function createStory(
	input: StoryInput,
	childId: string | null,
	options: CreationOptions,
): Promise<CreationOutcome> {
	if (isServerOutOfReach() && (await isToldHere(input, childId))) return { storyId: input._id };
	const outcome = await submit({ kind: 'create-story', story: input }, childId);
	if (outcome.state === 'done')
		return waitUntilReadable(input, outcome.answer as StoryCreated | WireError | null, options);
	const { problem } = outcome;
	if (outcome.state === 'failed' || isAboutChoices(problem.message)) {
		// After a move to the dashboard, the card of the failed entry shows the reason there.
		if (!options.signal.aborted) await discardEntryOf(input);
		throw creationError(problem.message, problem);
	}
	if (problem.code === 'timeout' || problem.code === 'still-running') return waitAfterTimeout(input, options);
	if (isWithoutNetwork(problem) && (await isToldHere(input, childId))) return { storyId: input._id };
	return { queued: queuedMessage(problem) };
}

/** Tells the story on this device, where that is possible. Throws as `createStory` when the rules of the family forbid it. */
async function isToldHere(input: StoryInput, childId: string | null): Promise<boolean> {
	const telling = await loadTelling();
	if (!telling) return false;
	const outcome = await tellBetweenAttempts(
		() => telling.tellNewStory(input, childId),
		({ deed }) => storyIdOf(deed) === input._id,
	);
	if (outcome.state !== 'refused') return outcome.state === 'told';
	await discardEntryOf(input);
	throw creationError(outcome.problem.message, outcome.problem);
}

function queuedMessage(problem: EntryProblem): string {
	if (isServerUnreachable(problem)) return creationMessages.queuedOffline;
	return `${problem.message} ${isDeviceProblem(problem) ? creationMessages.queuedOnDevice : creationMessages.queued}`.trim();
}

async function waitUntilReadable(
	input: StoryInput,
	answer: StoryCreated | WireError | null,
	options: CreationOptions,
): Promise<CreationOutcome> {
	const storyId = answer?._id;
	if (!storyId) throw new Error(creationMessages.noId);
	if (!('nodes' in answer)) return waitWhileBusy(storyId, options);
	if (answer.nodes[0]?.content) return { storyId };
	await waitForCompletion(input.frontendRequestId, options);
	return { storyId };
}

/**
 * Waits for the socket event or a complete status, whichever is first. After the last poll the story is opened as it
 * is.
 */
async function waitForCompletion(requestId: string, options: CreationOptions): Promise<void> {
	const polling = new AbortController();
	const endPolling = () => polling.abort();
	if (options.signal.aborted) endPolling();
	options.signal.addEventListener('abort', endPolling, { once: true, signal: polling.signal });
	const unsubscribe = listen(
		'storyComplete',
		(event) => event.requestId === requestId && endPolling(),
		(socket) => socket.emit('subscribeToStoryCompletion', { userId: options.userId, requestId }),
	);
	try {
		await poll(async () => checkComplete(await fetchCreationStatus(requestId)), { ...options, signal: polling.signal });
	} finally {
		unsubscribe();
	}
}

async function waitWhileBusy(storyId: string, options: CreationOptions): Promise<CreationOutcome> {
	options.onNotice(creationMessages.busy);
	await poll(() => hasFirstChapter(storyId), options);
	return { storyId };
}

/** The outbox retries meanwhile with the same idempotency key, so a refusal can still arrive. */
async function waitAfterTimeout(input: StoryInput, options: CreationOptions): Promise<CreationOutcome> {
	let storyId = '';
	options.onNotice(creationMessages.slow);
	await poll(async () => {
		const refused = await refusalOf(input);
		if (refused) {
			await discardEntryOf(input);
			throw creationError(refused.message, refused);
		}
		const status = await fetchCreationStatus(input.frontendRequestId);
		storyId = status._id;
		return checkComplete(status);
	}, options);
	if (storyId && (await hasFirstChapter(storyId).catch(() => false))) return { storyId };
	return { timedOut: creationMessages.timedOut };
}

async function hasFirstChapter(storyId: string): Promise<boolean> {
	const { status, error, nodes } = await refreshStory(storyId);
	return checkComplete({ status, error, isComplete: !!nodes[0]?.content });
}

/** Whether the first chapter is complete. Throws when the story has failed. */
function checkComplete(status: { status: string; error?: string | null | undefined; isComplete: boolean }): boolean {
	if (status.status === 'failed') throw creationError(status.error ?? '');
	return status.isComplete;
}

/** Polls once a second until `isDone`, with the limit of product 4.7. A poll without an answer counts as not done. */
async function poll(
	isDone: () => Promise<boolean>,
	{ signal, pause = wait }: Pick<CreationOptions, 'signal' | 'pause'>,
) {
	for (let attempt = 0; attempt < creationPolling.attempts && !signal.aborted; attempt++) {
		const isOver = await isDone().catch((error: unknown) => {
			if (error instanceof RequestError) return false;
			throw error;
		});
		if (isOver) return;
		await pause(creationPolling.every, signal);
	}
}

/** The problem of the failed entry; null while it has not failed. */
async function refusalOf(input: StoryInput): Promise<EntryProblem | null> {
	const entry = await entryOf(input);
	return entry?.state === 'failed' ? entry.problem : null;
}

/** Discards the outbox entry. The form still holds the input and is the place to retry. */
async function discardEntryOf(input: StoryInput): Promise<void> {
	const entry = await entryOf(input);
	if (entry) await discard(entry.id);
}

async function entryOf(input: StoryInput): Promise<Entry | undefined> {
	return (await allEntries()).find(({ deed }) => storyIdOf(deed) === input._id);
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
