import { CallError } from '../net/call-error.ts';
import type { Library } from './database.ts';
import { isFullDisk, noteFullDisk } from './full-disk.ts';
import { thinOut } from './media-room.ts';

/** Of all pictures and narration, the part that makes room at first, and then what may go at all. */
const parts = [0.2, 1];

/**
 * Writes on a full disk: pictures and narration make room for it, as few as will do. Throws CallError `device-full` when all
 * of them are not enough, and notes it.
 */
export async function writeInFreedRoom<Result>(library: Library, write: () => PromiseLike<Result>): Promise<Result> {
	for (const part of parts) {
		await thinOut(library, part);
		try {
			return await write();
		} catch (error) {
			if (!isFullDisk(error)) throw error;
		}
	}
	await noteFullDisk(library);
	throw new CallError('There is no room left on this device.', 0, 'device-full');
}
