import Database from 'better-sqlite3';

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
