import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../errors.ts';
import type { Env } from './env.ts';

const minute = 60;

/*
 * A family forgets its password a few times; a whole school may register from one address.
 * Wrong passwords count for the account at that address first, so that nobody can lock a family out from elsewhere;
 * the far higher bound for the account as a whole only meets a guess from many addresses at once.
 * An archive reads all that a family has: nobody needs many.
 */
const bounds = {
	registrations: { points: 30, duration: 10 * minute },
	logins: { points: 60, duration: minute },
	wrongHere: { points: 10, duration: 15 * minute },
	wrongAnywhere: { points: 100, duration: 15 * minute },
	archives: { points: 6, duration: 10 * minute },
} as const;

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Counts who registers, guesses passwords and has archives packed, in memory: a restart forgets, which is soon enough. */
export function createRateLimits(on: boolean) {
	const registrations = new RateLimiterMemory({ ...bounds.registrations, keyPrefix: 'registrations' });
	const logins = new RateLimiterMemory({ ...bounds.logins, keyPrefix: 'logins' });
	const wrongHere = new RateLimiterMemory({ ...bounds.wrongHere, keyPrefix: 'wrong-here' });
	const wrongAnywhere = new RateLimiterMemory({ ...bounds.wrongAnywhere, keyPrefix: 'wrong-anywhere' });
	const archives = new RateLimiterMemory({ ...bounds.archives, keyPrefix: 'archives' });

	return {
		async registration(address: string): Promise<void> {
			if (on) await take(registrations, address);
		},

		async archive(accountId: string): Promise<void> {
			if (on) await take(archives, accountId);
		},

		/** Runs a check of a password, and counts it when it fails. `account` is an email or an id. */
		async password<Result>(address: string, account: string, check: () => Promise<Result>): Promise<Result> {
			if (!on) return check();
			await take(logins, address);
			await refuseSpent(wrongHere, `${address} ${account}`);
			await refuseSpent(wrongAnywhere, account);
			try {
				const result = await check();
				await wrongHere.delete(`${address} ${account}`);
				return result;
			} catch (error) {
				if (isWrongPassword(error)) {
					await wrongHere.penalty(`${address} ${account}`);
					await wrongAnywhere.penalty(account);
				}
				throw error;
			}
		},
	};
}

/** Where the request comes from. */
export function addressOf(c: Context<Env>): string {
	return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
	await limiter.consume(key).catch((reason: unknown) => {
		throw reason instanceof RateLimiterRes ? tooMany(reason) : reason;
	});
}

async function refuseSpent(limiter: RateLimiterMemory, key: string): Promise<void> {
	const state = await limiter.get(key);
	if (state && state.consumedPoints >= limiter.points) throw tooMany(state);
}

function tooMany({ msBeforeNext }: RateLimiterRes): Refusal {
	const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
	return new Refusal(429, 'too-many', 'Too many attempts. Please wait a while and try again.', { retryAfterSeconds });
}

function isWrongPassword(error: unknown): boolean {
	return error instanceof Refusal && (error.code === 'wrong-credentials' || error.code === 'wrong-password');
}
