import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isBackupName } from './archive.ts';
import { readArchive, readSeal } from './archive-reader.ts';
import { DamagedBackup } from './tar.ts';

/** So many are kept: a fortnight of nights, and what is deleted today is gone from the last of them after that. */
export const BACKUPS_KEPT = 14;

/** What is being made bears this until it is whole. */
export const unfinished = '.unfinished-';

const damagedEnd = '.damaged';

export type KeptBackup = {
	path: string;
	/** ISO 8601. */
	madeAt: string;
	bytes: number;
};

/** The backups in a folder, the newest first. What was cut off or never finished is none. */
export async function keptBackups(folder: string): Promise<KeptBackup[]> {
	const names = (await namesIn(folder)).filter(isBackupName).sort().reverse();
	const kept = names.map(async (name) => {
		const path = join(folder, name);
		const seal = await readSeal(path);
		return seal ? [{ path, madeAt: seal.madeAt, bytes: seal.bytes }] : [];
	});
	return (await Promise.all(kept)).flat();
}

/** How many were found damaged and set aside. */
export async function damagedBackups(folder: string): Promise<number> {
	return (await namesIn(folder)).filter((name) => name.endsWith(damagedEnd)).length;
}

/**
 * Reads all of every backup, as a disk loses bytes without a word: what is damaged gets another name, and counts no more.
 * `rest` is called between portions.
 */
export async function setAsideDamaged(folder: string, rest: () => void): Promise<void> {
	const names = (await namesIn(folder)).filter(isBackupName);
	for (const path of names.map((name) => join(folder, name))) {
		if (!(await isWhole(path, rest))) await rename(path, path + damagedEnd);
	}
}

/** Removes the oldest of what counts beyond those that are kept, and what is damaged once it is older than all of those. */
export async function removeOldest(folder: string): Promise<void> {
	const kept = await keptBackups(folder);
	for (const { path } of kept.slice(BACKUPS_KEPT)) await rm(path, { force: true });
	const oldest = kept.slice(0, BACKUPS_KEPT).at(-1);
	if (!oldest || kept.length < BACKUPS_KEPT) return;
	for (const path of (await namesIn(folder)).filter(isOfABackup).map((name) => join(folder, name))) {
		if (path < oldest.path) await rm(path, { force: true });
	}
}

/** Removes what a killed process left. Nobody else may be making a backup meanwhile. */
export async function sweepUnfinished(folder: string): Promise<void> {
	const left = (await namesIn(folder)).filter((name) => name.startsWith(unfinished));
	await Promise.all(left.map((name) => rm(join(folder, name), { force: true, recursive: true })));
}

function isOfABackup(name: string): boolean {
	return isBackupName(name.replace(damagedEnd, ''));
}

async function isWhole(path: string, rest: () => void): Promise<boolean> {
	try {
		await readArchive(path, undefined, rest);
		return true;
	} catch (error) {
		if (error instanceof DamagedBackup) return false;
		throw error;
	}
}

async function namesIn(folder: string): Promise<string[]> {
	try {
		return await readdir(folder);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
		throw error;
	}
}
