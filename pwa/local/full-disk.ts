import type { Library } from './database.ts';

/**
 * Writes what is more than a picture or narration. When the disk is full, those make room for it. Throws CallError
 * `device-full` when even that is not enough, and notes it.
 */
export async function despiteFullDisk<Result>(library: Library, write: () => PromiseLike<Result>): Promise<Result> {
	try {
		return await write();
	} catch (error) {
		if (!isFullDisk(error)) throw error;
		const { writeInFreedRoom } = await import('./freed-room.ts');
		return writeInFreedRoom(library, write);
	}
}

/** Dexie tells of a full disk as the reason of something else that failed. */
export function isFullDisk(error: unknown): boolean {
	type Fault = { name?: string; code?: unknown; inner?: unknown; failures?: unknown[] };
	const { name, code, inner, failures = [] } = (error ?? {}) as Fault;
	if (name === 'QuotaExceededError' || code === 'device-full') return true;
	return [inner, ...failures].some((cause) => cause && isFullDisk(cause));
}

/** For what is only noted: it is not worth making room for. */
export function unlessFullDisk(error: unknown): void {
	if (!isFullDisk(error)) throw error;
}

/** Small values can mostly be written on a full disk too. */
export async function noteFullDisk(library: Library): Promise<void> {
	await library.kv.put('full', 'storageTrouble').catch(unlessFullDisk);
}
