import type { Library } from './database.ts';

/** Dexie reports a full disk as the cause (`inner`, `failures`) of another error. */
export function isQuotaError(error: unknown): boolean {
	type QuotaCandidate = { name?: string; code?: unknown; inner?: unknown; failures?: unknown[] };
	const { name, code, inner, failures = [] } = (error ?? {}) as QuotaCandidate;
	if (name === 'QuotaExceededError' || code === 'device-full') return true;
	return [inner, ...failures].some((cause) => cause && isQuotaError(cause));
}

/** An error handler for writes that are not worth an eviction. */
export function ignoreQuotaError(error: unknown): void {
	if (!isQuotaError(error)) throw error;
}

/** Small values can usually be written on a full disk too. */
export async function recordFullDisk(library: Library): Promise<void> {
	await library.kv.put('full', 'storageTrouble').catch(ignoreQuotaError);
}
