import { APIError } from 'openai/core/error';
import type { MakerError } from '../maker-error.ts';
import type { Deadline } from './deadline.ts';
import { toMakerError } from './to-maker-error.ts';

const retries = 2;
const maxBackoff = 8_000;

/**
 * Calls `send`, and at most twice again when the provider is busy, broken or unreachable, unless it says not to, or the
 * deadline ends before. `backoff`: milliseconds before the first retry.
 */
export async function withRetries<Answer>(
	maker: string,
	deadline: Deadline,
	backoff: number,
	send: () => Promise<Answer>,
): Promise<Answer> {
	for (let attempt = 0; ; attempt += 1) {
		try {
			return await deadline.waitFor(send());
		} catch (error) {
			deadline.throwIfExpired();
			const makerError = toMakerError(maker, error);
			const wait = retryAfter(error) ?? backoffBefore(attempt, backoff);
			if (attempt === retries || !mayRetry(makerError, error) || wait >= deadline.remaining()) throw makerError;
			await deadline.sleep(wait);
		}
	}
}

function mayRetry({ kind }: MakerError, error: unknown): boolean {
	const shouldRetry = error instanceof APIError ? error.headers?.get('x-should-retry') : null;
	if (shouldRetry === 'true' || shouldRetry === 'false') return shouldRetry === 'true';
	return kind === 'busy' || kind === 'broken' || kind === 'unreachable';
}

/** Milliseconds to wait, from the provider's headers; null without them. */
function retryAfter(error: unknown): number | null {
	if (!(error instanceof APIError)) return null;
	const exact = Number.parseFloat(error.headers?.get('retry-after-ms') ?? '');
	if (Number.isFinite(exact)) return Math.max(0, exact);
	const header = error.headers?.get('retry-after')?.trim() ?? '';
	if (/^\d+(\.\d+)?$/.test(header)) return Number(header) * 1000;
	const date = Date.parse(header);
	return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

/** Doubles each time, with jitter: up to a quarter less, so that calls that failed together do not return together. */
function backoffBefore(attempt: number, backoff: number): number {
	return Math.min(backoff * 2 ** attempt, maxBackoff) * (1 - Math.random() / 4);
}
