import { day, second } from '../../../shared/rules/durations.ts';
import { isTokenRejected, type RequestError } from '../../net/request-error.ts';
import type { Entry } from './commands.ts';
import { deviceErrorCode } from './entry-problem.ts';

const maxServerErrors = 20;
const initialBackoff = 2 * second;
const maxBackoff = 5 * 60 * second;
/** The longest wait for the next attempt, whatever Retry-After asks for. */
const maxDelay = day;
/** The session has ended: attempts before the next login are pointless. */
const delayUntilLogin = maxDelay;

export type RetryDecision =
	| { action: 'done' }
	| { action: 'unknown-session'; delay: number }
	| { action: 'waiting' | 'failed'; attempts: number; refusals: number; nextAt: number };

/**
 * Whether an entry may be sent now; both in epoch milliseconds. A `nextAt` beyond the longest wait was written before the
 * clock was set back.
 */
export function isDue({ nextAt }: Pick<Entry, 'nextAt'>, now: number): boolean {
	return nextAt <= now || nextAt > now + maxDelay;
}

/**
 * What follows from a failed attempt. Pure. `now` in epoch milliseconds, `random` from 0 to 1. Neither attempts without a
 * network nor age make an entry fail: the clock may have been wrong, and the server carries out each command once even when
 * it has deleted the idempotency key. The 21st temporary error does.
 */
export function retryPolicy(entry: Entry, error: RequestError, now: number, random: number): RetryDecision {
	const { status, code, retryAfterSeconds } = error;
	if (isTokenRejected(error)) return { action: 'unknown-session', delay: delayUntilLogin };
	if (isDone(entry, error)) return { action: 'done' };
	const attempts = entry.attempts + 1;
	const after = (ms: number) => now + Math.min(maxDelay, Math.max((retryAfterSeconds ?? 0) * second, ms));
	if (code === 'still-running' || code === 'still-writing') {
		return { action: 'waiting', attempts: 1, refusals: entry.refusals, nextAt: after(second) };
	}
	// A server of an earlier build has no call for told chapters: they wait for its update.
	if (isUnknownCall(entry, error))
		return { action: 'waiting', attempts, refusals: entry.refusals, nextAt: after(backoff(attempts, random)) };
	// An error of this device may recur each time: it counts as well.
	const refusals = entry.refusals + (status === 0 && code !== deviceErrorCode ? 0 : 1);
	const hasFailed = !isTransient(status) || refusals > maxServerErrors;
	return { action: hasFailed ? 'failed' : 'waiting', attempts, refusals, nextAt: after(backoff(attempts, random)) };
}

/** Milliseconds: doubled with each attempt, with a jitter of half to whole. */
function backoff(attempts: number, random: number): number {
	return Math.min(maxBackoff, initialBackoff * 2 ** (attempts - 1)) * (0.5 + random / 2);
}

/** Kinds that are done when the server answers 404. */
const doneOnceDeleted = new Set<string>([
	'delete-story',
	'delete-child',
	'retry-story',
	'set-favourite',
	'set-comfort',
	'report-chapter',
	'see-report',
]);

function isUnknownCall({ deed: command }: Entry, { status, code }: RequestError): boolean {
	return command.kind === 'upload-chapter' && status === 404 && code === 'not-found';
}

/** The codes with which the server says that the story of a told chapter, or the child, was deleted. */
const storyIsGone = new Set(['story-gone', 'no-such-story', 'no-such-child']);

/** Whether an error means that the command is done: its subject no longer exists, or a busy server has accepted the story. */
function isDone({ deed: command }: Entry, { status, code, body }: RequestError): boolean {
	if (command.kind === 'upload-chapter') return storyIsGone.has(code);
	if (status === 404) return doneOnceDeleted.has(command.kind);
	return status === 503 && command.kind === 'create-story' && body?._id !== undefined;
}

/** Whether the same request may succeed later. */
function isTransient(status: number): boolean {
	return status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;
}
