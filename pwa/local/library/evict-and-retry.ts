import { RequestError } from '../../net/request-error.ts';
import { evict } from '../media/eviction.ts';
import type { Library } from './database.ts';
import { isQuotaError, recordFullDisk } from './quota.ts';

/** Of all pictures and narration, the part that makes room at first, and then what may go at all. */
const evictionShares = [0.2, 1];

/**
 * Writes on a full disk: pictures and narration make room for it, as few as will do. Throws CallError `device-full` when all
 * of them are not enough, and notes it.
 */
export async function evictAndRetry<Result>(library: Library, write: () => PromiseLike<Result>): Promise<Result> {
	for (const part of evictionShares) {
		await evict(library, part);
		try {
			return await write();
		} catch (error) {
			if (!isQuotaError(error)) throw error;
		}
	}
	await recordFullDisk(library);
	throw new RequestError('There is no room left on this device.', 0, 'device-full');
}
