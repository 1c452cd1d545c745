import type { CallError } from '../net/call-error.ts';
import type { Entry } from './deeds.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

/** The server remembers keys for 30 days: up to here, sending again is harmless. */
const oldest = 28 * day;
const mostRefusals = 20;
const firstPause = 2 * second;
const longestPause = 5 * 60 * second;
/** Nobody is logged in with that token any more: until somebody is, looking again is pointless. */
const untilLogin = day;

export type Verdict =
	| { is: 'done' }
	| { is: 'unknown-session'; pause: number }
	| { is: 'waiting' | 'failed'; attempts: number; refusals: number; nextAt: number };

/**
 * What an attempt that was no plain success means for its entry. Pure. `now` in epoch milliseconds, `chance` from 0 to 1.
 * Being offline never wears an entry out; a server that says 20 times that it cannot does.
 */
export function judge(entry: Entry, error: CallError, now: number, chance: number): Verdict {
	const { status, code, retryAfterSeconds } = error;
	if (status === 401) return { is: 'unknown-session', pause: untilLogin };
	if (isDone(entry, error)) return { is: 'done' };
	const attempts = entry.attempts + 1;
	const after = (ms: number) => now + (retryAfterSeconds === null ? ms : Math.max(retryAfterSeconds * second, ms));
	if (code === 'still-running' || code === 'still-writing') {
		return { is: 'waiting', attempts: 1, refusals: entry.refusals, nextAt: after(second) };
	}
	const refusals = entry.refusals + (status === 0 ? 0 : 1);
	const isOver = !isPassing(status) || refusals > mostRefusals || now - entry.createdAt > oldest;
	return { is: isOver ? 'failed' : 'waiting', attempts, refusals, nextAt: after(pauseAfter(attempts, chance)) };
}

/** Twice as long after each attempt, and a random part of it: between half and whole. In milliseconds. */
function pauseAfter(attempts: number, chance: number): number {
	return Math.min(longestPause, firstPause * 2 ** (attempts - 1)) * (0.5 + chance / 2);
}

/** What has no more to do when that which it is about is gone. */
const idleWithout = new Set<string>(['delete-story', 'delete-child', 'retry-story', 'report-chapter', 'see-report']);

/** What is gone need not be deleted, nor hidden; a story that was taken on by a busy server is taken on. */
function isDone({ deed }: Entry, { status, body }: CallError): boolean {
	if (status === 404) return idleWithout.has(deed.kind);
	return status === 503 && deed.kind === 'create-story' && body?._id !== undefined;
}

/** Whether the same request may succeed later. */
function isPassing(status: number): boolean {
	return status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;
}
