import type { Library } from './database.ts';

/**
 * Writes what is more than a picture or narration. When the disk is full, those make room for it. Throws CallError
 * `device-full` when even that is not enough, and notes it.
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

/** Dexie tells of a full disk as the reason of something else that failed. */
export function isQuotaError(error: unknown): boolean {
	type QuotaCandidate = { name?: string; code?: unknown; inner?: unknown; failures?: unknown[] };
	const { name, code, inner, failures = [] } = (error ?? {}) as QuotaCandidate;
	if (name === 'QuotaExceededError' || code === 'device-full') return true;
	return [inner, ...failures].some((cause) => cause && isQuotaError(cause));
}

/** For what is only noted: it is not worth making room for. */
export function ignoreQuotaError(error: unknown): void {
	if (!isQuotaError(error)) throw error;
}

/** Small values can mostly be written on a full disk too. */
export async function recordFullDisk(library: Library): Promise<void> {
	await library.kv.put('full', 'storageTrouble').catch(ignoreQuotaError);
}
