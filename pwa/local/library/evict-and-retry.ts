import { RequestError } from '../../net/request-error.ts';
import { evict } from '../media/eviction.ts';
import type { Library } from './database.ts';
import { isQuotaError, recordFullDisk } from './quota-error.ts';

/** The share of all media that is evicted before the second attempt, and before the third. */
const evictionShares = [0.2, 1];

/**
 * Repeats a write on a full disk after evicting media, as few as suffice. Throws RequestError `device-full`, and records it,
 * when the eviction of all of them is not enough.
 */
export async function evictAndRetry<Result>(library: Library, write: () => PromiseLike<Result>): Promise<Result> {
	for (const share of evictionShares) {
		await evict(library, share);
		try {
			return await write();
		} catch (error) {
			if (!isQuotaError(error)) throw error;
		}
	}
	await recordFullDisk(library);
	throw new RequestError('There is no room left on this device.', 0, 'device-full');
}
