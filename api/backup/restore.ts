import {
	closeSync,
	existsSync,
	fsyncSync,
	mkdirSync,
	openSync,
	rmSync,
	statfsSync,
	statSync,
	writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../app/errors.ts';
import { endSessionsInFile, integrityErrorInFile } from '../db/database-file.ts';
import { acquireDatabaseLock, type Lock } from '../db/lock.ts';
import { openDatabase } from '../db/open.ts';
import { mediaPath, openMediaStore } from '../media/media-store.ts';
import { databasePart, type Manifest, mediaFolder } from './archive.ts';
import { readArchive, type Sink } from './archive-reader.ts';
import { type BackupPaths, type MadeBackup, makeBackup } from './make-backup.ts';
import { deletedAccountsIn, repeatDeletions } from './repeat-deletions.ts';
import {
	commitRestore,
	hasRestorePoint,
	isRestorePending,
	moveAside,
	moveIn,
	pointFolder,
	rollBack,
	undoCommitted,
} from './restore-point.ts';
import { DamagedBackup } from './tar.ts';

/** The steps of a restore in order. A failure at or after `move-aside` is rolled back. */
export const restoreSteps = [
	'check',
	'check-database',
	'end-sessions',
	'move-aside',
	'move-in',
	'migrate',
	'delete-again',
	'check-again',
	'settle',
] as const;
export type RestoreStep = (typeof restoreSteps)[number];

/**
 * `deletedAgain`: the number of accounts deleted again because they were deleted since the backup; null if the previous data
 * could not be read.
 */
type Restored = { manifest: Manifest; deletedAgain: number | null };

const stagingFolder = 'restoring';

/**
 * Replaces all data in `dataDir`, which may be empty, by a backup. Everything is verified first; the previous data is in
 * `restore-point` afterwards and comes back if any step fails. Ends all sessions, because some may have been ended since. Repeats
 * deletions of accounts and children since the backup. `onStep` is called before each step. Throws StartError with the data
 * unchanged, also while a server uses the folder.
 */
export async function restore(
	dataDir: string,
	file: string,
	onStep: (step: RestoreStep) => void = () => {},
): Promise<Restored> {
	if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	const lock = requireLock(dataDir);
	const staging = join(dataDir, stagingFolder);
	try {
		if (isRestorePending(dataDir)) rollBack(dataDir);
		const manifest = await unpack(file, staging, onStep);
		const deleted = await deletedAccountsIn(dataDir, staging);
		return { manifest, deletedAgain: await swap(dataDir, staging, deleted, onStep) };
	} finally {
		rmSync(staging, { recursive: true, force: true });
		lock.release();
	}
}

/**
 * Restores the data that the last restore replaced and ends all its sessions. Backs up the present data first and returns that
 * backup. Throws StartError, with the data unchanged, if there is nothing to restore or the backup fails.
 */
export async function undoRestore(place: BackupPaths, at: number): Promise<MadeBackup> {
	const { dataDir } = place;
	const lock = requireLock(dataDir);
	try {
		if (!hasRestorePoint(dataDir)) throw new StartError(`There is nothing to go back to in ${dataDir}.`);
		const made = await makeBackup(place, { at });
		endSessionsInFile(join(dataDir, pointFolder, databasePart));
		undoCommitted(dataDir);
		return made;
	} finally {
		lock.release();
	}
}

/** Rolls back a restore that was interrupted, before the database is opened. Returns whether there was one. */
export function rollBackInterruptedRestore(dataDir: string): boolean {
	if (!isRestorePending(dataDir)) return false;
	const lock = acquireDatabaseLock(join(dataDir, databasePart));
	if (!lock) throw new StartError(`A backup is being put back in ${dataDir}. Start again when that is done.`);
	try {
		rollBack(dataDir);
		rmSync(join(dataDir, stagingFolder), { recursive: true, force: true });
		return true;
	} finally {
		lock.release();
	}
}

function requireLock(dataDir: string): Lock {
	const lock = acquireDatabaseLock(join(dataDir, databasePart));
	if (lock) return lock;
	throw new StartError(
		`A server uses ${dataDir}, and nothing can be put back under it. Stop it, restore, and start it again.`,
	);
}

async function unpack(file: string, staging: string, onStep: (step: RestoreStep) => void): Promise<Manifest> {
	onStep('check');
	rmSync(staging, { recursive: true, force: true });
	requireSpace(file, dirname(staging));
	mkdirSync(join(staging, 'media'), { recursive: true, mode: 0o700 });
	const manifest = await readArchive(file, filesIn(staging));
	onStep('check-database');
	const fault = integrityErrorInFile(join(staging, databasePart));
	if (fault !== null) throw new DamagedBackup(file, `its database is damaged (${fault})`);
	onStep('end-sessions');
	endSessionsInFile(join(staging, databasePart));
	return manifest;
}

async function swap(
	dataDir: string,
	staging: string,
	deleted: readonly string[] | null,
	onStep: (step: RestoreStep) => void,
): Promise<number | null> {
	onStep('move-aside');
	moveAside(dataDir);
	try {
		onStep('move-in');
		moveIn(dataDir, staging);
		onStep('migrate');
		const database = join(dataDir, databasePart);
		// No copy before migrations: the previous data is aside and the backup still exists.
		const { db, close } = await openDatabase(database, { exclusive: false, beforeMigration: async () => {} });
		const finish = async () => {
			const media = await openMediaStore(join(dataDir, 'media'));
			onStep('delete-again');
			return deleted && repeatDeletions(db, media, deleted, Date.now());
		};
		const deletedAgain = await finish().finally(close);
		onStep('check-again');
		const fault = integrityErrorInFile(database);
		if (fault !== null) throw new StartError(`The database was put back and is damaged (${fault}).`);
		onStep('settle');
		commitRestore(dataDir);
		return deletedAgain;
	} catch (error) {
		rollBack(dataDir);
		throw rolledBackError(error);
	}
}

/** The reader has checked the names: they cannot lead elsewhere. */
function filesIn(staging: string): Sink {
	let file = -1;
	return {
		begin(name) {
			const path =
				name === databasePart ? join(staging, name) : mediaPath(join(staging, 'media'), name.slice(mediaFolder.length));
			mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
			file = openSync(path, 'wx', 0o600);
		},
		add(bytes) {
			for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from);
		},
		end() {
			fsyncSync(file);
			closeSync(file);
		},
	};
}

function requireSpace(file: string, folder: string): void {
	const { bavail, bsize } = statfsSync(folder);
	const needed = statSync(file).size;
	if (bavail * bsize < needed) {
		throw new StartError(
			`There is not enough room in ${folder}: ${Math.ceil(needed / 2 ** 20)} MB are needed beside what is there.`,
		);
	}
}

function rolledBackError(error: unknown): StartError {
	const why = error instanceof Error ? error.message : String(error);
	return new StartError(`The backup was not put back, and everything is as it was. ${why}`, { cause: error });
}
