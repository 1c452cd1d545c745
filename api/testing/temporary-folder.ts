import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The file system in memory that Linux has; it may be small in a container. */
const memory = '/dev/shm';
const roomNeeded = 1_000_000_000;

const parent = hasRoom(memory) ? memory : tmpdir();

/**
 * A new folder for a few small files, in memory where there is room. A database spends a fifth of its time in waiting for the
 * disk otherwise. A test of what the disk does takes its folder from the disk, and so does one that starts a program there.
 */
export function temporaryFolder(prefix = 'everbranch-'): string {
	return mkdtempSync(join(parent, prefix));
}

function hasRoom(folder: string): boolean {
	try {
		accessSync(folder, constants.W_OK);
		const { bavail, bsize } = statfsSync(folder);
		return bavail * bsize > roomNeeded;
	} catch {
		return false;
	}
}
