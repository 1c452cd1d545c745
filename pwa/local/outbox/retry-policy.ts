import { isTokenRejected, type RequestError } from '../../net/request-error.ts';
import { deviceErrorCode, type Entry } from './commands.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

const maxServerErrors = 20;
const initialBackoff = 2 * second;
const maxBackoff = 5 * 60 * second;
/** No entry waits longer for its next attempt, whatever a server asks for. */
const maxDelay = day;
/** Nobody is logged in with that token any more: until somebody is, looking again is pointless. */
const delayUntilLogin = maxDelay;

export type RetryDecision =
	| { action: 'done' }
	| { action: 'unknown-session'; delay: number }
	| { action: 'waiting' | 'failed'; attempts: number; refusals: number; nextAt: number };

/**
 * Whether an entry may be sent now; both in epoch milliseconds. A time that lies further ahead than any wait was noted by a
 * clock that has been set back since.
 */
export function isDue({ nextAt }: Pick<Entry, 'nextAt'>, now: number): boolean {
	return nextAt <= now || nextAt > now + maxDelay;
}

/**
 * What an attempt that was no plain success means for its entry. Pure. `now` in epoch milliseconds, `chance` from 0 to 1.
 * Being offline never wears an entry out, and age does not: the clock that noted it may have been wrong, and the server does
 * each thing once even when it has forgotten the key. A server that says 21 times that it cannot does.
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
	// What fails on this device may do so each time.
	const refusals = entry.refusals + (status === 0 && code !== deviceErrorCode ? 0 : 1);
	const hasFailed = !isTransient(status) || refusals > maxServerErrors;
	return { action: hasFailed ? 'failed' : 'waiting', attempts, refusals, nextAt: after(backoff(attempts, random)) };
}

/** Twice as long after each attempt, and a random part of it: between half and whole. In milliseconds. */
function backoff(attempts: number, random: number): number {
	return Math.min(maxBackoff, initialBackoff * 2 ** (attempts - 1)) * (0.5 + random / 2);
}

/** What has no more to do when that which it is about is gone. */
const doneOnceDeleted = new Set<string>([
	'delete-story',
	'delete-child',
	'retry-story',
	'report-chapter',
	'see-report',
]);

/** What is gone need not be deleted, nor hidden; a story that was taken on by a busy server is taken on. */
function isDone({ deed }: Entry, { status, body }: RequestError): boolean {
	if (status === 404) return doneOnceDeleted.has(deed.kind);
	return status === 503 && deed.kind === 'create-story' && body?._id !== undefined;
}

/** Whether the same request may succeed later. */
function isTransient(status: number): boolean {
	return status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;
}
