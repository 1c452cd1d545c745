import { closeSync, fdatasyncSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StartError } from '../app/start-error.ts';

/** So many pages of 4 KB are copied between two rests: a commit of somebody else waits for what is on its way to the disk. */
const pagesPerStep = 128;

/**
 * An online copy of a database, of one moment, while others go on writing. The work holds up the thread that it runs in; `rest`
 * is called between its parts. Whoever has the database open in the same process must not be in the same thread.
 * Throws StartError when the copy is not whole: then the database is damaged.
 */
export async function copyDatabase(file: string, to: string, throttle: () => void = () => {}): Promise<void> {
	const source = new Database(file, { fileMustExist: true, timeout: 5000 });
	try {
		// A copy begins anew whenever somebody writes; what a transaction sees stays as it is.
		source.exec('begin');
		source.prepare('select count(*) from sqlite_master').get();
		await source.backup(to, {
			progress: () => {
				syncFile(to);
				throttle();
				return pagesPerStep;
			},
		});
		// The log could not be folded away meanwhile. Done here, the next commit of somebody else does not have to.
		source.exec('commit');
		source.pragma('wal_checkpoint(PASSIVE)');
	} finally {
		source.close();
	}
	finishCopy(to);
	syncFile(to);
}

/** The number and name of what is wrong in a database file, null when it is whole. It reads all of the file. */
export function integrityError(sqlite: Database.Database): string | null {
	const verdict = sqlite.pragma('integrity_check(1)', { simple: true });
	return verdict === 'ok' ? null : String(verdict);
}

/** As `faultIn`, for a file; a row that refers to one that is not there counts as well. */
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

/** One file, without a log beside it. What devices learn from now on is not in it: put back, it must not go on counting. */
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
