import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../errors.ts';

/** Counts one more. Throws 429 `too-many` when it is one too many. */
export async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
	await limiter.consume(key).catch((reason: unknown) => {
		throw reason instanceof RateLimiterRes ? tooMany(reason.msBeforeNext) : reason;
	});
}

/** To be tried again after so many milliseconds. */
export function tooMany(wait: number): Refusal {
	const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000));
	return new Refusal(429, 'too-many', 'Too many attempts. Please wait a while and try again.', { retryAfterSeconds });
}
