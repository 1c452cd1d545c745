import { CallError } from '../net/call-error.ts';
import type { Library } from './database.ts';

/** Of all pictures and narration, the part that makes room at first, and then what may go at all. */
const parts = [0.2, 1];

/**
 * Writes what is more than a picture or narration. When the disk is full, those make room for it. Throws CallError
 * `device-full` when even that is not enough, and notes it.
 */
export async function despiteFullDisk<Result>(library: Library, write: () => PromiseLike<Result>): Promise<Result> {
	for (const part of parts) {
		try {
			return await write();
		} catch (error) {
			if (!isFullDisk(error)) throw error;
			const { thinOut } = await import('./media-room.ts');
			await thinOut(library, part);
		}
	}
	try {
		return await write();
	} catch (error) {
		if (!isFullDisk(error)) throw error;
		await noteFullDisk(library);
		throw new CallError('There is no room left on this device.', 0, 'device-full');
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
