import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from '../app/errors.ts';

/** Counts one request. Throws 429 `too-many` beyond the limit. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
	await limiter.consume(key).catch((reason: unknown) => {
		throw reason instanceof RateLimiterRes ? tooManyRequests(reason.msBeforeNext) : reason;
	});
}

/** 429 with `Retry-After`. `wait`: milliseconds. */
export function tooManyRequests(wait: number): HttpError {
	const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000));
	return new HttpError(429, 'too-many', 'Too many attempts. Please wait a while and try again.', { retryAfterSeconds });
}
