import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { log } from '../app/log.ts';

/** So many files are known to be whole without reading them again. */
const REMEMBERED = 20_000;

/**
 * Tells the size of a file that is named by its SHA-256, null when there is none. The first time all of it is read: a disk gives
 * changed bytes back without a word. A file that is not what its name says is removed, and counts as lost from then on.
 */
export function createVerifiedSize(): (path: string, name: string) => Promise<number | null> {
	const known = new Map<string, number>();
	return async (path, name) => {
		const size = await sizeOf(path);
		if (size && known.get(name) === size) return size;
		const hash = size ? await hashOf(path) : null;
		if (!size || hash === null) return null;
		if (!name.startsWith(hash)) {
			// It is made again when somebody asks for it.
			log({ level: 'error', event: 'media-damaged', file: name });
			await rm(path, { force: true });
			return null;
		}
		if (known.size >= REMEMBERED) known.clear();
		known.set(name, size);
		return size;
	};
}

/** Null only when there is none: what a disk does not tell just now is not lost, nor to be made and paid for again. */
async function sizeOf(path: string): Promise<number | null> {
	try {
		return (await stat(path)).size;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
		throw error;
	}
}

/** Null when it is gone meanwhile. */
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
