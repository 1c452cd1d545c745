import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory; it may be small in a container. */
const memory = '/dev/shm';
const roomNeeded = 1_000_000_000;

const parent = hasRoom(memory) ? memory : tmpdir();

/**
 * A new folder for small files, in memory where there is room: a database spends a fifth of its time waiting for the
 * disk otherwise. Tests of the disk itself, and tests that start a program in the folder, use a folder on the disk.
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
