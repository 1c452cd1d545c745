import { fetchResponse, readAnswer } from '../../net/request.ts';
import { RequestError } from '../../net/request-error.ts';
import { accountOfToken } from '../../net/token-account.ts';
import { accountOfLibrary, type Library } from '../library/database.ts';
import { withQuotaRetry } from '../library/quota.ts';
import type { Command, Entry, Outcome } from './commands.ts';
import { applyEffect, chapterDeleted, tablesOfEffects } from './effects.ts';
import { deviceErrorCode, type EntryProblem } from './entry-problem.ts';
import { publish } from './outbox-channel.ts';
import { refusalsOfSubjects, requestFor, sendableEntries } from './requests.ts';
import { isDue, retryPolicy } from './retry-policy.ts';

/** Entries in flight at a time: a chapter that is slow to write must not delay unrelated commands. */
const maxConcurrent = 4;

export type ReplayContext = {
	library: Library;
	/** Reads the session's token before each request. Without one, or with another account's, the replay ends. */
	token: () => Promise<string | null>;
	/** Epoch milliseconds. */
	now?: () => number;
	/** A number from 0 to 1, for the jitter of retries. */
	random?: () => number;
};

/**
 * Sends the due entries of the outbox: in order for each ordering key, each with its idempotency key, effect and removal in
 * one transaction. Must run in one context at a time (exclusive-replay.ts). After a crash at any point the entry is still
 * stored, and its idempotency key makes sending it again harmless.
 */
export async function replay(context: ReplayContext, waitForWake: () => Promise<void>): Promise<void> {
	const { library } = context;
	await library.outbox.filter(({ state }) => state === 'sending').modify({ state: 'waiting' });
	const inFlight = new Map<number, Promise<void>>();
	for (;;) {
		// Before the outbox is read: an entry that is added during the read must not wait for those in flight.
		const wake = waitForWake();
		const entry = inFlight.size < maxConcurrent ? await nextEntry(context, inFlight) : undefined;
		const token = entry && (await accountToken(context));
		if (entry && token) {
			const work = sendEntry(context, entry, token).then(() => void inFlight.delete(entry.seq));
			// A rejected entry stays in `inFlight`, so that `Promise.race` below ends the replay.
			work.catch(() => {});
			inFlight.set(entry.seq, work);
		} else if (inFlight.size === 0) return;
		else await Promise.race([...inFlight.values(), wake]);
	}
}

/** The token, if it is of the library's account: entries must not be sent with the token of another one, logged in since. */
async function accountToken({ library, token }: ReplayContext): Promise<string | null> {
	const now = await token();
	return accountOfToken(now) === accountOfLibrary(library) ? now : null;
}

/** The first entry that is due and not in flight. */
async function nextEntry(context: ReplayContext, inFlight: ReadonlyMap<number, unknown>): Promise<Entry | undefined> {
	const entries = await storedEntries(context);
	await failRequestsAboutRefused(context.library, entries);
	return dueEntries(entries, context).find(({ seq, state }) => state === 'waiting' && !inFlight.has(seq));
}

/**
 * What a reader waits for, about a chapter that the server refused, fails for the same reason: it would never be sent. Later chapters
 * that were told here stay in the outbox, and are sent if the refused one is taken after all.
 */
async function failRequestsAboutRefused({ outbox }: Library, entries: readonly Entry[]): Promise<void> {
	const refusals = refusalsOfSubjects(entries);
	for (const { seq, id, deed } of entries) {
		const problem = refusals.get(seq);
		if (!problem || !isAwaited(deed)) continue;
		const isChanged = await outbox
			.where({ id })
			.filter(({ state }) => state === 'waiting')
			.modify({ state: 'failed', problem });
		if (isChanged) publish({ kind: 'outcome', id, outcome: { state: 'failed', problem } });
	}
}

/** Whether a reader waits for what the server makes of a command. */
function isAwaited(command: Command): boolean {
	return command.kind === 'narrate' || (command.kind === 'choose' && !command.isKnown && !command.isAhead);
}

/** All entries, oldest first. */
function storedEntries({ library }: ReplayContext): Promise<Entry[]> {
	return library.outbox.orderBy('seq').toArray();
}

function dueEntries(entries: readonly Entry[], { now = Date.now }: ReplayContext): Entry[] {
	return sendableEntries(entries).filter((entry) => isDue(entry, now()));
}

async function sendEntry(context: ReplayContext, entry: Entry, token: string): Promise<void> {
	const { library, now = Date.now } = context;
	const claimed = await library.outbox
		.where({ id: entry.id })
		.filter((one) => one.state === 'waiting' && isDue(one, now()))
		.modify({ state: 'sending', attempts: entry.attempts + 1 });
	// It was discarded or postponed since it was read.
	if (claimed === 0) return;
	const outcome = await attempt(context, entry, token);
	if (outcome) publish({ kind: 'outcome', id: entry.id, outcome });
}

async function attempt(context: ReplayContext, entry: Entry, token: string): Promise<Outcome | null> {
	try {
		const answer = await requestServer(entry, token);
		await completeEntry(context.library, entry, answer);
		return { state: 'done', answer };
	} catch (error) {
		return recordFailure(context, entry, toRequestError(error, context.library), token);
	}
}

/**
 * Records on every due entry that the replay was aborted (no lock, or the outbox cannot be read or written), and publishes
 * these results. Throws the error if the library was closed: the session has ended.
 */
export async function recordReplayFailure(context: ReplayContext, error: unknown): Promise<void> {
	const requestError = toRequestError(error, context.library);
	try {
		for (const entry of dueEntries(await storedEntries(context), context)) {
			const outcome = await recordFailure(context, entry, requestError, null);
			if (outcome) publish({ kind: 'outcome', id: entry.id, outcome });
		}
	} catch {
		publish({ kind: 'replay-failed', problem: problemOf(requestError) });
	}
}

/** A RequestError as it is, any other error as an error of this device. Throws it if the library was closed. */
function toRequestError(error: unknown, library: Library): RequestError {
	if (error instanceof RequestError) return error;
	if (library.hasBeenClosed()) throw error;
	console.warn(error);
	return new RequestError('Something went wrong on this device.', 0, deviceErrorCode);
}

async function requestServer(entry: Entry, token: string): Promise<unknown> {
	const { call, ...input } = requestFor(entry)!;
	return readAnswer(await fetchResponse(call, { ...input, idempotencyKey: entry.id }, token), token);
}

/** Applies the effect of an entry and removes it, in one transaction. */
async function completeEntry(library: Library, entry: Entry, answer: unknown): Promise<void> {
	await withQuotaRetry(library, () =>
		library.transaction('rw', tablesOfEffects(library), async () => {
			// With a lease instead of a lock, another tab may have completed it meanwhile: later state must not be overwritten.
			if (!(await library.outbox.get(entry.seq))) return;
			await applyEffect(library, entry, answer);
			await library.outbox.delete(entry.seq);
		}),
	);
}

/**
 * Whether a choice was made in a packed chapter that the server has deleted since, because a setting forbids it by now. The
 * choice is dropped, and the story remains.
 */
async function isChoiceFromDeletedChapter(
	{ stories, nodes }: Library,
	{ deed: command }: Entry,
	{ status }: RequestError,
): Promise<boolean> {
	if (status !== 404 || command.kind !== 'choose' || !(await stories.get(command.storyId))) return false;
	const from = await nodes.get(command.nodeId);
	return !from || from.isAhead === true;
}

async function recordFailure(
	{ library, token: currentToken, now = Date.now, random = Math.random }: ReplayContext,
	entry: Entry,
	error: RequestError,
	token: string | null,
): Promise<Outcome | null> {
	if (await isChoiceFromDeletedChapter(library, entry, error)) {
		await completeEntry(library, entry, chapterDeleted);
		return { state: 'done', answer: null };
	}
	const decision = retryPolicy(entry, error, now(), random());
	const problem = problemOf(error);
	if (decision.action === 'done') {
		await completeEntry(library, entry, error.body?._id ? { _id: error.body._id, status: 'queued', nodes: [] } : null);
		return { state: 'done', answer: error.body };
	}
	if (decision.action === 'unknown-session') {
		// If the token has changed meanwhile, the entry is retried with the new one; otherwise the session has ended.
		const nextAt = (await currentToken()) === token ? now() + decision.delay : 0;
		await library.outbox.update(entry.seq, { state: 'waiting', nextAt, problem });
		if (token) publish({ kind: 'token-refused', token });
		return null;
	}
	const { attempts, refusals, nextAt } = decision;
	const state = decision.action === 'failed' ? 'failed' : 'waiting';
	await library.outbox.update(entry.seq, { state, attempts, refusals, nextAt, problem });
	return { state, problem };
}

function problemOf({ status, code, message, body, httpStatus }: RequestError): EntryProblem {
	return {
		...{ status, code, message },
		...(body?.reference && { reference: body.reference }),
		...(httpStatus && { httpStatus }),
	};
}
