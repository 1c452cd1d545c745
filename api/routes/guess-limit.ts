import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from '../app/errors.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/*
 * Five guesses are free. Each wrong guess after that doubles the wait, up to a quarter of an hour. Guesses are counted per
 * account and address. A much higher bound per account covers guesses from many addresses, and one per address covers guesses at
 * many accounts. An address that once had the right password is exempt from the account's bound, so that an attack from elsewhere
 * does not lock out the owner.
 */
const freeGuesses = 5;
const maxWait = 15 * minute;
const fromAddress = { points: 60, duration: minute / second };
const wrongForAccount = { points: 100, duration: (15 * minute) / second };
const trustedFor = 30 * day;

type Tally = { wrong: number; blockedUntil: number; expiresAt: number };
/** Entries in each map. The oldest is dropped: an attacker with that many addresses gains little by it. */
const maxEntries = 50_000;

type GuessLimit = <Result>(address: string, account: string, check: () => Promise<Result>) => Promise<Result>;

/**
 * Runs password checks and throws 429 instead while the caller has to wait. `account`: an email or an id. A check counts as wrong
 * from its start until it succeeds, so parallel guesses gain nothing. A refused guess is not checked and counts nowhere, so the
 * count that refuses it is examined first.
 */
export function createGuessLimit(): GuessLimit {
	const byAddress = new RateLimiterMemory({ ...fromAddress, keyPrefix: 'tries' });
	const byAccount = new RateLimiterMemory({ ...wrongForAccount, keyPrefix: 'anywhere' });
	const tallies = new Map<string, Tally>();
	const trustedUntil = new Map<string, number>();

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
		const here = `${address} ${account}`;
		const isKnown = (trustedUntil.get(here) ?? 0) > Date.now();
		const tally = currentTally(tallies, here);
		const wait = countGuess(tally);
		try {
			await consume(byAddress, address);
			const result = await (isKnown ? check() : boundedByAccount(account, check));
			tallies.delete(here);
			remember(trustedUntil, here, Date.now() + trustedFor);
			return result;
		} catch (error) {
			if (!isWrongPassword(error)) undoGuess(tallies, here, tally, wait);
			throw error;
		}
	};
}

function currentTally(tallies: Map<string, Tally>, here: string): Tally {
	const known = tallies.get(here);
	if (known && known.expiresAt > Date.now()) return known;
	const fresh = { wrong: 0, blockedUntil: 0, expiresAt: Date.now() + day };
	remember(tallies, here, fresh);
	return fresh;
}

/** Sets the entry as the newest. */
function remember<Value>(entries: Map<string, Value>, key: string, value: Value): void {
	entries.delete(key);
	const [oldest] = entries.keys();
	if (oldest !== undefined && entries.size >= maxEntries) entries.delete(oldest);
	entries.set(key, value);
}

/** Counts the guess as wrong and returns the time until which the next one must wait. */
function countGuess(tally: Tally): number {
	const now = Date.now();
	if (tally.blockedUntil > now) throw tooManyRequests(tally.blockedUntil - now);
	tally.wrong += 1;
	tally.expiresAt = now + day;
	if (tally.wrong >= freeGuesses) tally.blockedUntil = now + backOffAfter(tally.wrong);
	return tally.blockedUntil;
}

/** Undoes the count of a guess that was not checked. */
function undoGuess(tallies: Map<string, Tally>, here: string, tally: Tally, wait: number): void {
	tally.wrong -= 1;
	if (tally.blockedUntil === wait || tally.wrong < freeGuesses) tally.blockedUntil = 0;
	if (tally.wrong === 0 && tallies.get(here) === tally) tallies.delete(here);
}

/** Milliseconds. */
function backOffAfter(guesses: number): number {
	return Math.min(second * 2 ** (guesses - freeGuesses), maxWait);
}

function isWrongPassword(error: unknown): boolean {
	return error instanceof HttpError && (error.code === 'wrong-credentials' || error.code === 'wrong-password');
}

/** Counts one request. Throws 429 `too-many` beyond the limit. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
	await limiter.consume(key).catch((reason: unknown) => {
		throw reason instanceof RateLimiterRes ? tooManyRequests(reason.msBeforeNext) : reason;
	});
}

/** 429 with `Retry-After`. `wait`: milliseconds. */
function tooManyRequests(wait: number): HttpError {
	const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000));
	return new HttpError(429, 'too-many', 'Too many attempts. Please wait a while and try again.', { retryAfterSeconds });
}
