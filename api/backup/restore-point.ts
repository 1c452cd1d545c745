import {
	closeSync,
	existsSync,
	fsyncSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** What is put back as a whole. The server's secret stays where it is. */
const restoredParts = ['everbranch.db', 'everbranch.db-wal', 'everbranch.db-shm', 'media'] as const;

export const pointFolder = 'restore-point';
/** While this is in the folder, what stands in its place is not settled: the next start puts everything back. */
const marker = 'unsettled.json';

/**
 * Moves what there is aside. From here until `settle`, whatever happens, `rollBack` brings back all of it, also after a power
 * failure. A restore point of an earlier time goes.
 */
export function moveAside(dataDir: string): void {
	const point = join(dataDir, pointFolder);
	rmSync(point, { recursive: true, force: true });
	mkdirSync(point, { mode: 0o700 });
	const had = restoredParts.filter((part) => existsSync(join(dataDir, part)));
	writeMarker(dataDir, had);
	for (const part of had) renameSync(join(dataDir, part), join(point, part));
	syncFolders(dataDir);
}

/** Puts a database and its media, which lie ready in `from`, where the server looks for them. */
export function moveIn(dataDir: string, from: string): void {
	for (const part of ['everbranch.db', 'media']) renameSync(join(from, part), join(dataDir, part));
	syncFolders(dataDir);
}

/** From now on what was moved in is what counts. What was there before, if anything, stays in its folder. */
export function commitRestore(dataDir: string): void {
	rmSync(join(dataDir, pointFolder, marker));
	syncFolders(dataDir);
	if (!hasRestorePoint(dataDir)) rmSync(join(dataDir, pointFolder), { recursive: true });
}

/** Whether a restore was broken off between its first and its last step. */
export function isRestorePending(dataDir: string): boolean {
	return existsSync(join(dataDir, pointFolder, marker));
}

/** Whether there is something that an earlier restore took the place of. */
export function hasRestorePoint(dataDir: string): boolean {
	return existsSync(join(dataDir, pointFolder, 'everbranch.db')) && !isRestorePending(dataDir);
}

/** Takes a settled restore back. */
export function undoCommitted(dataDir: string): void {
	writeMarker(
		dataDir,
		restoredParts.filter((part) => existsSync(join(dataDir, pointFolder, part))),
	);
	rollBack(dataDir);
}

/** Brings back what was moved aside. It may be broken off itself, and called again. */
export function rollBack(dataDir: string): void {
	const point = join(dataDir, pointFolder);
	const had = partsBefore(point);
	for (const part of restoredParts) {
		const [here, aside] = [join(dataDir, part), join(point, part)];
		const isAside = existsSync(aside);
		// What was there and is not aside was never moved, or is back already.
		if (isAside || !had.includes(part)) rmSync(here, { recursive: true, force: true });
		if (isAside) renameSync(aside, here);
	}
	syncFolders(dataDir);
	rmSync(point, { recursive: true, force: true });
}

function partsBefore(point: string): string[] {
	return JSON.parse(readFileSync(join(point, marker), 'utf8')) as string[];
}

/** Under its name only once it is whole: half a list would leave half of the data. */
function writeMarker(dataDir: string, had: readonly string[]): void {
	const point = join(dataDir, pointFolder);
	writeFileSync(join(point, `${marker}.draft`), JSON.stringify(had), { flush: true, mode: 0o600 });
	renameSync(join(point, `${marker}.draft`), join(point, marker));
	syncFolders(dataDir);
}

function syncFolders(dataDir: string): void {
	for (const folder of [dataDir, join(dataDir, pointFolder)]) {
		const file = openSync(folder, 'r');
		fsyncSync(file);
		closeSync(file);
	}
}
