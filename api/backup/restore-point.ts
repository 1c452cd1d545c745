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
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '../../shared/rules/durations.ts';

/** What is replaced as a whole. The server's secret stays. */
const restoredParts = ['everbranch.db', 'everbranch.db-wal', 'everbranch.db-shm', 'media'] as const;

export const pointFolder = 'restore-point';
/** While this file exists, the restore is not committed: the next start rolls it back. */
const marker = 'unsettled.json';

/**
 * Moves the present data aside. Until `commitRestore`, `rollBack` restores all of it after any failure, including power failures.
 * Removes an earlier restore point.
 */
export function moveAside(dataDir: string): void {
	const point = join(dataDir, pointFolder);
	rmSync(point, { recursive: true, force: true });
	mkdirSync(point, { mode: 0o700 });
	const presentParts = restoredParts.filter((part) => existsSync(join(dataDir, part)));
	writeMarker(dataDir, presentParts);
	for (const part of presentParts) renameSync(join(dataDir, part), join(point, part));
	syncFolders(dataDir);
}

/** Moves the prepared database and media from `from` into place. */
export function moveIn(dataDir: string, from: string): void {
	for (const part of ['everbranch.db', 'media']) renameSync(join(from, part), join(dataDir, part));
	syncFolders(dataDir);
}

/** Commits the restore. The previous data, if any, stays in its folder. */
export function commitRestore(dataDir: string): void {
	rmSync(join(dataDir, pointFolder, marker));
	syncFolders(dataDir);
	if (!hasRestorePoint(dataDir)) rmSync(join(dataDir, pointFolder), { recursive: true });
}

/** Whether a restore was interrupted between its first and its last step. */
export function isRestorePending(dataDir: string): boolean {
	return existsSync(join(dataDir, pointFolder, marker));
}

/** Whether an earlier restore left previous data. */
export function hasRestorePoint(dataDir: string): boolean {
	return existsSync(join(dataDir, pointFolder, 'everbranch.db')) && !isRestorePending(dataDir);
}

/** Undoes a committed restore. */
export function undoCommitted(dataDir: string): void {
	writeMarker(
		dataDir,
		restoredParts.filter((part) => existsSync(join(dataDir, pointFolder, part))),
	);
	rollBack(dataDir);
}

/** Restores what was moved aside. Can be interrupted and called again. */
export function rollBack(dataDir: string): void {
	const point = join(dataDir, pointFolder);
	const presentParts = partsBefore(point);
	for (const part of restoredParts) {
		const [here, aside] = [join(dataDir, part), join(point, part)];
		const isAside = existsSync(aside);
		// What existed and is not aside was not moved yet, or is already back.
		if (isAside || !presentParts.includes(part)) rmSync(here, { recursive: true, force: true });
		if (isAside) renameSync(aside, here);
	}
	syncFolders(dataDir);
	rmSync(point, { recursive: true, force: true });
}

function partsBefore(point: string): string[] {
	return JSON.parse(readFileSync(join(point, marker), 'utf8')) as string[];
}

/** Renamed into place when complete: a truncated list would restore only a part. */
function writeMarker(dataDir: string, presentParts: readonly string[]): void {
	const point = join(dataDir, pointFolder);
	writeFileSync(join(point, `${marker}.draft`), JSON.stringify(presentParts), { flush: true, mode: 0o600 });
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

/** Milliseconds: decisions 61. The privacy policy allows the longer time of backups. */
export const copyRetention = 14 * day;

/** The former data of a restore, and the copies that earlier versions made before they migrated. */
const copyPattern = /^(everbranch\.db\.before-.+|restore-point)$/;

/** Removes copies of the data that are older than `copyRetention`. Keeps the former data of a restore that is not committed. */
export async function removeOldCopies(dataDir: string, now: number): Promise<void> {
	for (const name of (await readdir(dataDir)).filter((name) => copyPattern.test(name))) {
		if (name === pointFolder && isRestorePending(dataDir)) continue;
		const path = join(dataDir, name);
		const { mtimeMs } = await stat(path);
		if (now - mtimeMs > copyRetention) await rm(path, { recursive: true, force: true });
	}
}
