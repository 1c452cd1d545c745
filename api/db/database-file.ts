import { closeSync, fdatasyncSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StartError } from '../app/errors.ts';

/** Pages of 4 KB copied between two pauses: a commit waits for data on its way to the disk. */
const pagesPerStep = 128;

/**
 * Makes a consistent online copy of a database while others write. Blocks its thread; calls `throttle` between steps. Must not
 * run in a thread whose process has the database open in that same thread. Throws StartError if the copy is damaged: then the
 * database is.
 */
export async function copyDatabase(file: string, to: string, throttle: () => void = () => {}): Promise<void> {
	const source = new Database(file, { fileMustExist: true, timeout: 5000 });
	try {
		// SQLite restarts a backup after each write by others, unless the source is read in a transaction.
		source.exec('begin');
		source.prepare('select count(*) from sqlite_master').get();
		await source.backup(to, {
			progress: () => {
				syncFile(to);
				throttle();
				return pagesPerStep;
			},
		});
		// The transaction kept the log from being checkpointed. Done here so that the next commit does not have to.
		source.exec('commit');
		source.pragma('wal_checkpoint(PASSIVE)');
	} finally {
		source.close();
	}
	finishCopy(to);
	syncFile(to);
}

/** The first integrity error of a database, null if it is intact. Reads the whole file. */
export function integrityError(sqlite: Database.Database): string | null {
	const result = sqlite.pragma('integrity_check(1)', { simple: true });
	return result === 'ok' ? null : String(result);
}

/** Like `integrityError`, for a file; also checks foreign keys. */
export function integrityErrorInFile(file: string): string | null {
	try {
		const sqlite = new Database(file, { fileMustExist: true });
		try {
			const fault = integrityError(sqlite);
			if (fault !== null) return fault;
			return (sqlite.pragma('foreign_key_check') as unknown[]).length === 0 ? null : 'rows refer to missing ones';
		} finally {
			sqlite.close();
		}
	} catch (error) {
		if (error instanceof Database.SqliteError) return error.message;
		throw error;
	}
}

/**
 * Makes the copy a single file without a log and removes its epoch, so that a restored copy does not continue the numbers that
 * devices have seen.
 */
function finishCopy(file: string): void {
	const copied = new Database(file);
	try {
		const fault = integrityError(copied);
		if (fault !== null) throw new StartError(`The database is damaged (${fault}): no copy was made of it.`);
		copied.pragma('journal_mode = DELETE');
		const counts = copied.prepare("select 1 from sqlite_master where name = 'change_epoch'").get();
		if (counts) copied.exec('delete from change_epoch');
	} finally {
		copied.close();
	}
}

function syncFile(path: string): void {
	const file = openSync(path, 'r+');
	try {
		fdatasyncSync(file);
	} finally {
		closeSync(file);
	}
}

/**
 * Deletes all sessions in a database file that no process uses, of any version of Everbranch. Ignores a damaged file: no server
 * opens it.
 */
export function endSessionsInFile(file: string): void {
	const sqlite = new Database(file, { fileMustExist: true });
	try {
		sqlite.pragma('secure_delete = ON');
		sqlite.exec('delete from session');
	} catch (error) {
		if (!(error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code))) throw error;
	} finally {
		sqlite.close();
	}
}
