import type { Library } from './database.ts';
import { isQuotaError } from './quota-error.ts';

/**
 * Runs a write of anything but media. On a full disk, media are evicted and the write is repeated. Throws RequestError
 * `device-full`, and records it, when even that is not enough.
 */
export async function withQuotaRetry<Result>(library: Library, write: () => PromiseLike<Result>): Promise<Result> {
	try {
		return await write();
	} catch (error) {
		if (!isQuotaError(error)) throw error;
		const { evictAndRetry } = await import('./evict-and-retry.ts');
		return evictAndRetry(library, write);
	}
}
