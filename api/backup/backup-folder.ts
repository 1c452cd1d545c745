import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { retentionDays } from '../../shared/policies/retention.ts';
import { day } from '../../shared/rules/durations.ts';
import { isBackupName } from './archive.ts';
import { readArchive, readSeal } from './archive-reader.ts';
import { DamagedBackup } from './tar.ts';

/** Two weeks of nightly backups: deleted data is gone from all backups after that. */
export const maxBackups = 14;

/** The prefix of a backup in progress. */
export const unfinishedPrefix = '.unfinished-';

const damagedSuffix = '.damaged';

type ListedBackup = {
	path: string;
	/** ISO 8601. */
	madeAt: string;
	bytes: number;
};

/** The backups in a folder, newest first, without unfinished and truncated ones. */
export async function listBackups(folder: string): Promise<ListedBackup[]> {
	const names = (await fileNames(folder)).filter(isBackupName).sort().reverse();
	const backups = names.map(async (name) => {
		const path = join(folder, name);
		const seal = await readSeal(path);
		return seal ? [{ path, madeAt: seal.madeAt, bytes: seal.bytes }] : [];
	});
	return (await Promise.all(backups)).flat();
}

/** The number of backups set aside as damaged. */
export async function countDamagedBackups(folder: string): Promise<number> {
	return (await fileNames(folder)).filter((name) => name.endsWith(damagedSuffix)).length;
}

/**
 * Verifies every backup, because disks lose bytes silently: damaged ones are renamed and no longer count. Calls `throttle`
 * between chunks.
 */
export async function quarantineDamaged(folder: string, throttle: () => void): Promise<void> {
	const names = (await fileNames(folder)).filter(isBackupName);
	for (const path of names.map((name) => join(folder, name))) {
		if (!(await isIntact(path, throttle))) await rename(path, path + damagedSuffix);
	}
}

/**
 * Removes backups beyond the maximum number or older than the privacy policy promises (a server may have been off for weeks), and
 * damaged ones that are older than all that stay.
 */
export async function removeOldBackups(folder: string, now: number): Promise<void> {
	const backups = await listBackups(folder);
	const isOutdated = ({ madeAt }: ListedBackup) => now - Date.parse(madeAt) > retentionDays.backups * day;
	const removed = backups.filter((backup, age) => age >= maxBackups || (age > 0 && isOutdated(backup)));
	for (const { path } of removed) await rm(path, { force: true });
	const oldest = backups.slice(0, maxBackups).at(-1);
	if (!oldest || backups.length < maxBackups) return;
	for (const path of (await fileNames(folder)).filter(isQuarantinedOrBackup).map((name) => join(folder, name))) {
		if (path < oldest.path) await rm(path, { force: true });
	}
}

/** Removes what a killed process left. Must not run while a backup is made. */
export async function removeUnfinished(folder: string): Promise<void> {
	const left = (await fileNames(folder)).filter((name) => name.startsWith(unfinishedPrefix));
	await Promise.all(left.map((name) => rm(join(folder, name), { force: true, recursive: true })));
}

function isQuarantinedOrBackup(name: string): boolean {
	return isBackupName(name.replace(damagedSuffix, ''));
}

async function isIntact(path: string, throttle: () => void): Promise<boolean> {
	try {
		await readArchive(path, undefined, throttle);
		return true;
	} catch (error) {
		if (error instanceof DamagedBackup) return false;
		throw error;
	}
}

async function fileNames(folder: string): Promise<string[]> {
	try {
		return await readdir(folder);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
		throw error;
	}
}
