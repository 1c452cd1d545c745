import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from '../app/errors.ts';

/** Counts one more. Throws 429 `too-many` when it is one too many. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
	await limiter.consume(key).catch((reason: unknown) => {
		throw reason instanceof RateLimiterRes ? tooManyRequests(reason.msBeforeNext) : reason;
	});
}

/** To be tried again after so many milliseconds. */
export function tooManyRequests(wait: number): HttpError {
	const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000));
	return new HttpError(429, 'too-many', 'Too many attempts. Please wait a while and try again.', { retryAfterSeconds });
}
