import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from '../errors.ts';
import { take, tooMany } from './too-many.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/*
 * A family forgets its password a few times: five guesses are free. Each wrong one after that doubles the wait, up to a
 * quarter of an hour; nobody is locked out for good. Guesses count for the account at that address, so that nobody can
 * keep a family out from elsewhere; the far higher bound for the account as a whole only meets a guess from many addresses
 * at once, and the one for an address a guess at many accounts.
 */
const freeGuesses = 5;
const longestWait = 15 * minute;
const fromAddress = { points: 60, duration: minute / second };
const wrongAnywhere = { points: 100, duration: (15 * minute) / second };

type Tally = { wrong: number; waitsUntil: number; forgottenAt: number };
/** Who has so many addresses gains little by making the oldest forgotten. */
const talliesAtMost = 50_000;

export type GuessLimit = <Result>(address: string, account: string, check: () => Promise<Result>) => Promise<Result>;

/**
 * Runs checks of passwords, `account` being an email or an id, and throws 429 instead while somebody has to wait. A check
 * counts as wrong from its beginning until it turns out right: many at once gain nothing.
 */
export function guessLimit(): GuessLimit {
	const tries = new RateLimiterMemory({ ...fromAddress, keyPrefix: 'tries' });
	const anywhere = new RateLimiterMemory({ ...wrongAnywhere, keyPrefix: 'anywhere' });
	const tallies = new Map<string, Tally>();

	return async (address, account, check) => {
		const here = `${address} ${account}`;
		await take(tries, address);
		await take(anywhere, account);
		const tally = tallyOf(tallies, here);
		countGuess(tally);
		try {
			const result = await check();
			tallies.delete(here);
			await anywhere.reward(account);
			return result;
		} catch (error) {
			if (isWrongPassword(error)) throw error;
			tally.wrong -= 1;
			if (tally.wrong < freeGuesses) tally.waitsUntil = 0;
			await anywhere.reward(account);
			throw error;
		}
	};
}

function tallyOf(tallies: Map<string, Tally>, here: string): Tally {
	const known = tallies.get(here);
	if (known && known.forgottenAt > Date.now()) return known;
	const [oldest] = tallies.keys();
	if (oldest !== undefined && tallies.size >= talliesAtMost) tallies.delete(oldest);
	const fresh = { wrong: 0, waitsUntil: 0, forgottenAt: Date.now() + day };
	tallies.set(here, fresh);
	return fresh;
}

function countGuess(tally: Tally): void {
	const now = Date.now();
	if (tally.waitsUntil > now) throw tooMany(tally.waitsUntil - now);
	tally.wrong += 1;
	tally.forgottenAt = now + day;
	if (tally.wrong >= freeGuesses) tally.waitsUntil = now + waitAfter(tally.wrong);
}

/** Milliseconds. */
function waitAfter(guesses: number): number {
	return Math.min(second * 2 ** (guesses - freeGuesses), longestWait);
}

function isWrongPassword(error: unknown): boolean {
	return error instanceof Refusal && (error.code === 'wrong-credentials' || error.code === 'wrong-password');
}
