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
import { faultInFile } from '../db/copy.ts';
import { endSessionsIn } from '../db/end-sessions.ts';
import { type Lock, takeDatabaseLock } from '../db/lock.ts';
import { openDatabase } from '../db/open.ts';
import { mediaPath, openMediaStore } from '../media/media-store.ts';
import { StartError } from '../start-error.ts';
import { databasePart, type Manifest, mediaFolder } from './archive.ts';
import { readArchive, type Sink } from './archive-reader.ts';
import { type BackupMade, backUp, type Place } from './back-up.ts';
import { deleteAgain, deletedIn } from './deleted-since.ts';
import {
	hasRestorePoint,
	isUnsettled,
	moveAside,
	moveIn,
	pointFolder,
	rollBack,
	settle,
	undoSettled,
} from './restore-point.ts';
import { DamagedBackup } from './tar.ts';

/** The steps of a restore, in this order. What goes wrong at or after `move-aside` is rolled back. */
export const steps = [
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
export type Step = (typeof steps)[number];

/** `deletedAgain`: accounts that were deleted since; null when what there was could not tell. */
export type Restored = { manifest: Manifest; deletedAgain: number | null };

const stagingFolder = 'restoring';

/**
 * Puts a backup in the place of all that is in `dataDir`, which may be empty. Everything is checked first; what was
 * there lies in `restore-point` afterwards, and is back if anything fails on the way. All sessions are ended: one that
 * held then may have been ended since. Accounts and children that were deleted since are deleted again. `at` hears of
 * each step before it is taken. Throws StartError, with everything as it was, also while a server uses the folder.
 */
export async function restore(dataDir: string, file: string, at: (step: Step) => void = () => {}): Promise<Restored> {
	if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	const lock = lockOrExplain(dataDir);
	const staging = join(dataDir, stagingFolder);
	try {
		if (isUnsettled(dataDir)) rollBack(dataDir);
		const manifest = await unpack(file, staging, at);
		const deleted = await deletedIn(dataDir, staging);
		return { manifest, deletedAgain: await swap(dataDir, staging, deleted, at) };
	} finally {
		rmSync(staging, { recursive: true, force: true });
		lock.release();
	}
}

/**
 * Puts back the data that the last restore replaced and ends all its sessions. Backs up the present data first and
 * returns that backup. Throws StartError, with everything as it was, when there is nothing to put back or the backup
 * fails.
 */
export async function undoRestore(place: Place, at: number): Promise<BackupMade> {
	const { dataDir } = place;
	const lock = lockOrExplain(dataDir);
	try {
		if (!hasRestorePoint(dataDir)) throw new StartError(`There is nothing to go back to in ${dataDir}.`);
		const made = await backUp(place, { at });
		endSessionsIn(join(dataDir, pointFolder, databasePart));
		undoSettled(dataDir);
		return made;
	} finally {
		lock.release();
	}
}

/** Before a database is opened: a restore that lost its power half-way is rolled back. Gives whether there was one. */
export function finishBrokenRestore(dataDir: string): boolean {
	if (!isUnsettled(dataDir)) return false;
	const lock = takeDatabaseLock(join(dataDir, databasePart));
	if (!lock) throw new StartError(`A backup is being put back in ${dataDir}. Start again when that is done.`);
	try {
		rollBack(dataDir);
		rmSync(join(dataDir, stagingFolder), { recursive: true, force: true });
		return true;
	} finally {
		lock.release();
	}
}

function lockOrExplain(dataDir: string): Lock {
	const lock = takeDatabaseLock(join(dataDir, databasePart));
	if (lock) return lock;
	throw new StartError(
		`A server uses ${dataDir}, and nothing can be put back under it. Stop it, restore, and start it again.`,
	);
}

async function unpack(file: string, staging: string, at: (step: Step) => void): Promise<Manifest> {
	at('check');
	rmSync(staging, { recursive: true, force: true });
	insistOnRoom(file, dirname(staging));
	mkdirSync(join(staging, 'media'), { recursive: true, mode: 0o700 });
	const manifest = await readArchive(file, filesIn(staging));
	at('check-database');
	const fault = faultInFile(join(staging, databasePart));
	if (fault !== null) throw new DamagedBackup(file, `its database is damaged (${fault})`);
	at('end-sessions');
	endSessionsIn(join(staging, databasePart));
	return manifest;
}

async function swap(
	dataDir: string,
	staging: string,
	deleted: readonly string[] | null,
	at: (step: Step) => void,
): Promise<number | null> {
	at('move-aside');
	moveAside(dataDir);
	try {
		at('move-in');
		moveIn(dataDir, staging);
		at('migrate');
		const database = join(dataDir, databasePart);
		// What there was is aside already, and the backup is still there.
		const { db, close } = await openDatabase(database, { sole: false, beforeMigration: async () => {} });
		const finish = async () => {
			const media = await openMediaStore(join(dataDir, 'media'));
			at('delete-again');
			return deleted && deleteAgain(db, media, deleted, Date.now());
		};
		const deletedAgain = await finish().finally(close);
		at('check-again');
		const fault = faultInFile(database);
		if (fault !== null) throw new StartError(`The database was put back and is damaged (${fault}).`);
		at('settle');
		settle(dataDir);
		return deletedAgain;
	} catch (error) {
		rollBack(dataDir);
		throw rolledBack(error);
	}
}

/** The names were checked by the reader: they lead nowhere but here. */
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

function insistOnRoom(file: string, folder: string): void {
	const { bavail, bsize } = statfsSync(folder);
	const needed = statSync(file).size;
	if (bavail * bsize < needed) {
		throw new StartError(
			`There is not enough room in ${folder}: ${Math.ceil(needed / 2 ** 20)} MB are needed beside what is there.`,
		);
	}
}

function rolledBack(error: unknown): StartError {
	const why = error instanceof Error ? error.message : String(error);
	return new StartError(`The backup was not put back, and everything is as it was. ${why}`, { cause: error });
}
