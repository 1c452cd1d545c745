import Database from 'better-sqlite3';
import { StartError } from '../app/errors.ts';

export type Lock = { release(): void };

/**
 * Acquires the lock `file` for this process. SQLite's own file lock is released however the process ends. Null while another
 * process or thread holds it; throws StartError if the file cannot be written.
 */
export function acquireLock(file: string): Lock | null {
	const lock = openLock(file);
	try {
		lock.exec('begin exclusive');
		return { release: () => lock.close() };
	} catch (error) {
		lock.close();
		if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
		throw notWritable(file, error);
	}
}

/** The lock of the server that uses this database; null while a server runs. */
export function acquireDatabaseLock(database: string): Lock | null {
	return acquireLock(`${database}.lock`);
}

function openLock(file: string): Database.Database {
	try {
		return new Database(file, { timeout: 0 });
	} catch (error) {
		throw notWritable(file, error);
	}
}

function notWritable(file: string, cause: unknown): StartError {
	const reason = cause instanceof Database.SqliteError ? cause.code : (cause as Error).message;
	return new StartError(`${file} cannot be opened for writing (${reason}).`, { cause });
}
