import {
	closeSync,
	existsSync,
	fsyncSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	readSync,
	renameSync,
	statfsSync,
	statSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../app/errors.ts';
import { copyDatabase } from '../db/database-file.ts';
import { acquireLock } from '../db/lock.ts';
import { isMediaName } from '../media/media-store.ts';
import { backupName, databasePart, mediaFolder, sha256 } from './archive.ts';
import { readArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { quarantineDamaged, removeOldBackups, removeUnfinished, unfinishedPrefix } from './backup-folder.ts';

/** The folders of the data and of the backups. */
export type BackupPaths = { dataDir: string; backupDir: string };

export type MadeBackup = {
	path: string;
	/** ISO 8601. */
	madeAt: string;
	bytes: number;
	/** The number of media files in it. */
	media: number;
	/** The names of media files whose bytes do not match their name: they are left out. */
	damaged: string[];
};

/** Bytes that must stay free: a server cannot work on a full disk. */
const reservedBytes = 256 * 2 ** 20;
const chunkBytes = 2 ** 20;

/**
 * Makes a backup, with or without a running server: first a consistent copy of the database, then the media, which exist before
 * rows refer to them. The backup is verified before it gets its name; then backups beyond the retention are removed.
 * `checkOlder`: older backups are verified first. Blocks its thread. Throws StartError if it fails; existing backups stay.
 */
export async function makeBackup(
	place: BackupPaths,
	{ at, checkOlder = false, throttle = createThrottle() }: { at: number; checkOlder?: boolean; throttle?: () => void },
): Promise<MadeBackup> {
	if (!existsSync(join(place.dataDir, databasePart))) {
		throw new StartError(`There is nothing to back up in ${place.dataDir}.`);
	}
	createFolder(place.backupDir);
	const lock = acquireLock(join(place.backupDir, '.lock'));
	if (!lock) throw new StartError('A backup is being made already. Try again when it is done.');
	try {
		await removeUnfinished(place.backupDir);
		const made = await createBackup(place, at, throttle);
		if (checkOlder) await quarantineDamaged(place.backupDir, throttle);
		await removeOldBackups(place.backupDir, at);
		return made;
	} catch (error) {
		throw startErrorOf(error, place.backupDir);
	} finally {
		await removeUnfinished(place.backupDir);
		lock.release();
	}
}

async function createBackup(
	{ dataDir, backupDir }: BackupPaths,
	at: number,
	throttle: () => void,
): Promise<MadeBackup> {
	requireSpace({ dataDir, backupDir });
	const draft = join(backupDir, `${unfinishedPrefix}${backupName(at)}`);
	const database = `${draft}.db`;
	await copyDatabase(join(dataDir, databasePart), database, throttle);
	const { bytes, media, damaged } = writeArchive(draft, database, join(dataDir, 'media'), at, throttle);
	const { madeAt } = await readArchive(draft, undefined, throttle);
	const path = join(backupDir, backupName(at));
	renameSync(draft, path);
	syncFolder(backupDir);
	return { path, madeAt, bytes, media, damaged };
}

function writeArchive(
	draft: string,
	database: string,
	mediaDir: string,
	at: number,
	throttle: () => void,
): Pick<MadeBackup, 'bytes' | 'media' | 'damaged'> {
	const writer = new ArchiveWriter(draft, at, throttle);
	try {
		writer.add(databasePart, statSync(database).size, chunksOf(database));
		const damaged: string[] = [];
		let media = 0;
		for (const { name, path } of mediaIn(mediaDir)) {
			const bytes = bytesOf(path);
			// Deleted since the folder was read.
			if (!bytes) continue;
			if (sha256().update(bytes).digest('hex') === name.split('.')[0]) {
				writer.add(mediaFolder + name, bytes.length, [bytes]);
				media++;
			} else damaged.push(name);
		}
		return { bytes: writer.seal(damaged), media, damaged };
	} finally {
		writer.close();
	}
}

function* mediaIn(folder: string): Generator<{ name: string; path: string }> {
	if (!existsSync(folder)) return;
	for (const shard of readdirSync(folder).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
		for (const name of readdirSync(join(folder, shard)).filter(isMediaName)) {
			yield { name, path: join(folder, shard, name) };
		}
	}
}

function* chunksOf(path: string): Generator<Uint8Array> {
	const file = openSync(path, 'r');
	try {
		for (;;) {
			const chunk = Buffer.alloc(chunkBytes);
			const length = readSync(file, chunk);
			if (length === 0) return;
			yield chunk.subarray(0, length);
		}
	} finally {
		closeSync(file);
	}
}

function bytesOf(path: string): Buffer | null {
	try {
		return readFileSync(path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
		throw error;
	}
}

/** The database is copied before it is packed, so it needs its space twice. */
function requireSpace({ dataDir, backupDir }: BackupPaths): void {
	const { bavail, bsize } = statfsSync(backupDir);
	const database = statSync(join(dataDir, databasePart)).size;
	let needed = 2 * database + reservedBytes;
	for (const { path } of mediaIn(join(dataDir, 'media'))) {
		needed += statSync(path, { throwIfNoEntry: false })?.size ?? 0;
	}
	if (bavail * bsize >= needed) return;
	const megabytes = Math.ceil(needed / 2 ** 20);
	throw new StartError(`There is not enough room in ${backupDir} for a backup: it needs ${megabytes} MB free.`);
}

function createFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
	} catch (cause) {
		throw new StartError(`The folder for backups, ${folder}, cannot be made.`, { cause });
	}
}

/** A new name is durable once its folder is synced. */
function syncFolder(folder: string): void {
	const file = openSync(folder, 'r');
	try {
		fsyncSync(file);
	} finally {
		closeSync(file);
	}
}

function startErrorOf(error: unknown, backupDir: string): Error {
	if (error instanceof StartError) return error;
	const code = (error as NodeJS.ErrnoException).code;
	const why = code === 'ENOSPC' || code === 'SQLITE_FULL' ? 'the disk is full' : (code ?? (error as Error).message);
	return new StartError(`The backup in ${backupDir} could not be made: ${why}. Those before it are still there.`, {
		cause: error,
	});
}

/** Milliseconds. */
const maxPause = 250;

/**
 * Creates a function that pauses as long as the work since its last call took, so that others get half of disk and processor.
 * Blocks its thread.
 */
function createThrottle(): () => void {
	const flag = new Int32Array(new SharedArrayBuffer(4));
	let since = performance.now();
	return () => {
		const worked = performance.now() - since;
		if (worked > 1) Atomics.wait(flag, 0, 0, Math.min(worked, maxPause));
		since = performance.now();
	};
}
