import { APIError } from 'openai/core/error';
import type { Deadline } from './deadline.ts';
import type { MakerError } from './provider.ts';
import { toMakerError } from './to-maker-error.ts';

const retries = 2;
const maxBackoff = 8_000;

/**
 * What `send` gives, sent again when the provider is busy, broken or not to be reached: twice at the most, when it says
 * that it may be, and only if that falls within the time there is. `backOff`: milliseconds before the first one.
 */
export async function withRetries<Answer>(
	maker: string,
	patience: Deadline,
	backOff: number,
	send: () => Promise<Answer>,
): Promise<Answer> {
	for (let tried = 0; ; tried += 1) {
		try {
			return await patience.waitFor(send());
		} catch (error) {
			patience.throwIfExpired();
			const fault = toMakerError(maker, error);
			const wait = retryAfter(error) ?? backoffBefore(tried, backOff);
			if (tried === retries || !mayRetry(fault, error) || wait >= patience.remaining()) throw fault;
			await patience.sleep(wait);
		}
	}
}

function mayRetry({ kind }: MakerError, error: unknown): boolean {
	const says = error instanceof APIError ? error.headers?.get('x-should-retry') : null;
	if (says === 'true' || says === 'false') return says === 'true';
	return kind === 'busy' || kind === 'broken' || kind === 'unreachable';
}

/** Milliseconds that the provider asks us to wait; null when it does not say. */
function retryAfter(error: unknown): number | null {
	if (!(error instanceof APIError)) return null;
	const exact = Number.parseFloat(error.headers?.get('retry-after-ms') ?? '');
	if (Number.isFinite(exact)) return Math.max(0, exact);
	const asked = error.headers?.get('retry-after')?.trim() ?? '';
	if (/^\d+(\.\d+)?$/.test(asked)) return Number(asked) * 1000;
	const date = Date.parse(asked);
	return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

/** Twice as long each time; up to a quarter less, so that many that failed at once do not come back at once. */
function backoffBefore(tried: number, backOff: number): number {
	return Math.min(backOff * 2 ** tried, maxBackoff) * (1 - Math.random() / 4);
}
