import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { log } from '../app/log.ts';

/** How many verified files are remembered. */
const maxRemembered = 20_000;

/**
 * Returns the size of a file that is named by its SHA-256; null if there is none. The hash is verified at the first call: disks
 * return corrupted bytes without an error. A damaged file is deleted and counts as lost.
 */
export function createVerifiedSize(): (path: string, name: string) => Promise<number | null> {
	const verified = new Map<string, number>();
	return async (path, name) => {
		const size = await sizeOf(path);
		if (size && verified.get(name) === size) return size;
		const hash = size ? await hashOf(path) : null;
		if (!size || hash === null) return null;
		if (!name.startsWith(hash)) {
			// The file is made again when it is requested.
			log({ level: 'error', event: 'media-damaged', file: name });
			await rm(path, { force: true });
			return null;
		}
		if (verified.size >= maxRemembered) verified.clear();
		verified.set(name, size);
		return size;
	};
}

/** Null only if there is no file. Other disk errors throw: the file may still be there and must not be made and paid for again. */
async function sizeOf(path: string): Promise<number | null> {
	try {
		return (await stat(path)).size;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
		throw error;
	}
}

/** Null if the file was deleted meanwhile. */
async function hashOf(path: string): Promise<string | null> {
	const hash = createHash('sha256');
	try {
		await pipeline(createReadStream(path), hash);
		return hash.digest('hex');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
		throw error;
	}
}
