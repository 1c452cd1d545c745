import { type CallError, isTokenRefused } from '../net/call-error.ts';
import { deviceFault, type Entry } from './deeds.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

const mostRefusals = 20;
const firstPause = 2 * second;
const longestPause = 5 * 60 * second;
/** No entry waits longer for its next attempt, whatever a server asks for. */
const longestWait = day;
/** Nobody is logged in with that token any more: until somebody is, looking again is pointless. */
const untilLogin = longestWait;

export type Verdict =
	| { is: 'done' }
	| { is: 'unknown-session'; pause: number }
	| { is: 'waiting' | 'failed'; attempts: number; refusals: number; nextAt: number };

/**
 * Whether an entry may be sent now; both in epoch milliseconds. A time that lies further ahead than any wait was noted by a
 * clock that has been set back since.
 */
export function isDue({ nextAt }: Pick<Entry, 'nextAt'>, now: number): boolean {
	return nextAt <= now || nextAt > now + longestWait;
}

/**
 * What an attempt that was no plain success means for its entry. Pure. `now` in epoch milliseconds, `chance` from 0 to 1.
 * Being offline never wears an entry out, and age does not: the clock that noted it may have been wrong, and the server does
 * each thing once even when it has forgotten the key. A server that says 21 times that it cannot does.
 */
export function judge(entry: Entry, error: CallError, now: number, chance: number): Verdict {
	const { status, code, retryAfterSeconds } = error;
	if (isTokenRefused(error)) return { is: 'unknown-session', pause: untilLogin };
	if (isDone(entry, error)) return { is: 'done' };
	const attempts = entry.attempts + 1;
	const after = (ms: number) => now + Math.min(longestWait, Math.max((retryAfterSeconds ?? 0) * second, ms));
	if (code === 'still-running' || code === 'still-writing') {
		return { is: 'waiting', attempts: 1, refusals: entry.refusals, nextAt: after(second) };
	}
	// What fails on this device may do so each time.
	const refusals = entry.refusals + (status === 0 && code !== deviceFault ? 0 : 1);
	const isOver = !isPassing(status) || refusals > mostRefusals;
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
