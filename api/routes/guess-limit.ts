import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { day, minute, second } from '../../shared/rules/durations.ts';
import { HttpError } from '../app/errors.ts';
import type { GuessRules, GuessTallies } from '../db/guess-tallies.ts';

/*
 * Five guesses are free. Each wrong guess after that doubles the wait, up to a quarter of an hour. Guesses are counted per
 * account and address. A much higher bound per account covers guesses from many addresses, and one per address covers guesses at
 * many accounts. An address that once had the right password is exempt from the account's bound, so that an attack from elsewhere
 * does not lock out the owner.
 */
export const guessRules: GuessRules = {
	freeGuesses: 5,
	firstWait: second,
	maxWait: 15 * minute,
	forgottenAfter: day,
	trustedFor: 30 * day,
};
export const guessBounds = {
	byAddress: { points: 60, duration: minute / second },
	byAccount: { points: 100, duration: (15 * minute) / second },
};

type Tally = { wrong: number; blockedUntil: number; expiresAt: number };
/** Entries in each map. The oldest is dropped: an attacker with that many addresses gains little by it. */
const maxEntries = 50_000;

type GuessLimit = <Result>(address: string, account: string, check: () => Promise<Result>) => Promise<Result>;

/** Where guesses are counted. */
type Counts = { tallies: GuessTallies; byAddress: RateLimiterAbstract; byAccount: RateLimiterAbstract };

/**
 * Runs password checks and throws 429 instead while the caller has to wait. `account`: an email or an id. A check counts as wrong
 * from its start until it succeeds, so parallel guesses gain nothing. A refused guess is not checked and counts nowhere, so the
 * count that refuses it is examined first.
 */
export function createGuessLimit({ tallies, byAddress, byAccount }: Counts = countsInMemory()): GuessLimit {
	async function boundedByAccount<Result>(account: string, check: () => Promise<Result>): Promise<Result> {
		try {
			await consume(byAccount, account);
			const result = await check();
			await byAccount.reward(account);
			return result;
		} catch (error) {
			if (!isWrongPassword(error)) await byAccount.reward(account);
			throw error;
		}
	}

	return async (address, account, check) => {
		const caller = `${address} ${account}`;
		const isKnown = await tallies.isTrusted(caller);
		const guess = await tallies.count(caller);
		if ('refusedFor' in guess) throw tooManyRequests(guess.refusedFor);
		try {
			await consume(byAddress, address);
			const result = await (isKnown ? check() : boundedByAccount(account, check));
			await tallies.succeed(caller);
			return result;
		} catch (error) {
			if (!isWrongPassword(error)) await guess.undo();
			throw error;
		}
	};
}

/** Counts of this process: a restart resets them. */
function countsInMemory(): Counts {
	return {
		tallies: talliesInMemory(),
		byAddress: new RateLimiterMemory({ ...guessBounds.byAddress, keyPrefix: 'tries' }),
		byAccount: new RateLimiterMemory({ ...guessBounds.byAccount, keyPrefix: 'anywhere' }),
	};
}

function talliesInMemory(): GuessTallies {
	const tallies = new Map<string, Tally>();
	const trustedUntil = new Map<string, number>();
	return {
		isTrusted: async (caller) => (trustedUntil.get(caller) ?? 0) > Date.now(),
		async count(caller) {
			const now = Date.now();
			const tally = currentTally(tallies, caller);
			if (tally.blockedUntil > now) return { refusedFor: tally.blockedUntil - now };
			tally.wrong += 1;
			tally.expiresAt = now + guessRules.forgottenAfter;
			if (tally.wrong >= guessRules.freeGuesses) tally.blockedUntil = now + backOffAfter(tally.wrong);
			const wait = tally.blockedUntil;
			return { undo: async () => undoGuess(tallies, caller, tally, wait) };
		},
		async succeed(caller) {
			tallies.delete(caller);
			remember(trustedUntil, caller, Date.now() + guessRules.trustedFor);
		},
	};
}

function currentTally(tallies: Map<string, Tally>, caller: string): Tally {
	const known = tallies.get(caller);
	if (known && known.expiresAt > Date.now()) return known;
	const fresh = { wrong: 0, blockedUntil: 0, expiresAt: Date.now() + guessRules.forgottenAfter };
	remember(tallies, caller, fresh);
	return fresh;
}

/** Sets the entry as the newest. */
function remember<Value>(entries: Map<string, Value>, key: string, value: Value): void {
	entries.delete(key);
	const [oldest] = entries.keys();
	if (oldest !== undefined && entries.size >= maxEntries) entries.delete(oldest);
	entries.set(key, value);
}

/** Undoes the count of a guess that was not checked. */
function undoGuess(tallies: Map<string, Tally>, caller: string, tally: Tally, wait: number): void {
	tally.wrong -= 1;
	if (tally.blockedUntil === wait || tally.wrong < guessRules.freeGuesses) tally.blockedUntil = 0;
	if (tally.wrong === 0 && tallies.get(caller) === tally) tallies.delete(caller);
}

/** Milliseconds. */
function backOffAfter(guesses: number): number {
	return Math.min(guessRules.firstWait * 2 ** (guesses - guessRules.freeGuesses), guessRules.maxWait);
}

function isWrongPassword(error: unknown): boolean {
	return error instanceof HttpError && (error.code === 'wrong-credentials' || error.code === 'wrong-password');
}

/** Counts one request. Throws 429 `too-many` beyond the limit. */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
	await limiter.consume(key).catch((reason: unknown) => {
		throw reason instanceof RateLimiterRes ? tooManyRequests(reason.msBeforeNext) : reason;
	});
}

/** 429 with `Retry-After`. `wait`: milliseconds. */
function tooManyRequests(wait: number): HttpError {
	const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000));
	return new HttpError(429, 'too-many', 'Too many attempts. Please wait a while and try again.', { retryAfterSeconds });
}
