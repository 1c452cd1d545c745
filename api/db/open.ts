import Database from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { StartError } from '../app/errors.ts';
import { ensureEpoch } from './changes.ts';
import { copyDatabase, integrityError } from './database-file.ts';
import { acquireDatabaseLock, type Lock } from './lock.ts';
import { migrate } from './migrate.ts';
import type { Db, Schema } from './schema.ts';
import { PreparedSqlite, TransactionalSqliteDialect } from './sqlite.ts';
import { leaveSequenceGap } from './sqlite-engine.ts';

export type OpenDatabase = {
	db: Db;
	/**
	 * Calls back after each commit of this process, until the returned function is called. With SQLite, commits of other processes
	 * are not reported.
	 */
	onCommit(listener: () => void): () => void;
	/** Checkpoints the write-ahead log and closes the file. */
	close(): Promise<void>;
};

const pragmas = [
	'journal_mode = WAL',
	// This build of SQLite defaults to NORMAL in WAL mode, which may lose the last commits at a power failure.
	'synchronous = FULL',
	'wal_autocheckpoint = 1000',
	'foreign_keys = ON',
	// A deleted child's text must leave the file, not only the tables.
	'secure_delete = ON',
	'trusted_schema = OFF',
	'journal_size_limit = 67108864',
	'temp_store = MEMORY',
];

type OpenOptions = {
	/** True for a server: a second one on the same file is refused. False for a tool that may run beside a server. */
	exclusive?: boolean;
	/** Called with the name of the last migration before tables with data change. The default copies the file. */
	beforeMigration?: (last: string) => Promise<void>;
};

/**
 * Opens or creates the database file, checks it and runs migrations. Throws StartError if the file is damaged, locked, from a
 * newer version, or cannot be written.
 */
export async function openDatabase(
	file: string,
	{ exclusive = true, beforeMigration = (last) => copyDatabase(file, `${file}.before-${last}`) }: OpenOptions = {},
): Promise<OpenDatabase> {
	const lock = exclusive ? requireLock(file) : null;
	try {
		const sqlite = openFile(file);
		const commits = new EventTarget();
		const database = new PreparedSqlite(sqlite, () => commits.dispatchEvent(new Event('commit')));
		const db: Db = new Kysely<Schema>({ dialect: new TransactionalSqliteDialect({ database }) });
		const onCommit: OpenDatabase['onCommit'] = (listener) => {
			commits.addEventListener('commit', listener);
			return () => commits.removeEventListener('commit', listener);
		};
		const close = async () => {
			if (sqlite.open) sqlite.pragma('wal_checkpoint(TRUNCATE)');
			await db.destroy();
			if (sqlite.open) sqlite.close();
			lock?.release();
		};
		await migrate(db, beforeMigration).catch(async (error) => {
			await close();
			throw error;
		});
		await ensureEpoch(db);
		if (exclusive) await leaveSequenceGap(db);
		return { db, onCommit, close };
	} catch (error) {
		lock?.release();
		throw startErrorOf(file, error);
	}
}

/**
 * Opens the database read-only, beside a running server or when the file was tampered with. Throws StartError if there is none or
 * it is no database.
 */
export function openReadOnly(file: string): Pick<OpenDatabase, 'db' | 'close'> {
	const sqlite = withStartErrors(file, () => new Database(file, { readonly: true, timeout: 5000 }));
	const db: Db = new Kysely<Schema>({
		dialect: new TransactionalSqliteDialect({ database: new PreparedSqlite(sqlite) }),
	});
	return { db, close: () => db.destroy() };
}

function requireLock(file: string): Lock {
	const lock = acquireDatabaseLock(file);
	if (lock) return lock;
	throw new StartError(`Another server already uses ${file}. Stop it first, or give this one its own DATA_DIR.`);
}

function openFile(file: string): Database.Database {
	const sqlite = withStartErrors(file, () => new Database(file, { timeout: 5000 }));
	try {
		for (const context of pragmas) sqlite.pragma(context);
		const fault = integrityError(sqlite);
		if (fault !== null) throw damagedError(file, new Error(fault));
		return sqlite;
	} catch (error) {
		sqlite.close();
		throw startErrorOf(file, error);
	}
}

function withStartErrors(file: string, open: () => Database.Database): Database.Database {
	try {
		return open();
	} catch (error) {
		throw startErrorOf(file, error);
	}
}

function startErrorOf(file: string, error: unknown): Error {
	if (error instanceof StartError) return error;
	const code = codeOf(error);
	if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return damagedError(file, error);
	if (/^SQLITE_(BUSY|LOCKED)/.test(code))
		return new StartError(`${file} is in use by another program.`, { cause: error });
	if (/^SQLITE_FULL/.test(code))
		return new StartError(`The disk is full: ${file} cannot be written.`, { cause: error });
	if (/^SQLITE_(READONLY|CANTOPEN|PERM|IOERR|AUTH)/.test(code) || error instanceof TypeError) {
		return new StartError(`${file} cannot be opened for writing (${code || (error as Error).message}).`, {
			cause: error,
		});
	}
	return error instanceof Error ? error : new Error(String(error));
}

function damagedError(file: string, cause: unknown): StartError {
	return new StartError(`${file} is damaged and was left as it is. Bring back a backup, or move the file away.`, {
		cause,
	});
}

function codeOf(error: unknown): string {
	return error instanceof Database.SqliteError ? error.code : '';
}

/** Resolves if the database can be read and written, rejects otherwise. The statement changes no row. */
export async function checkDatabase(db: Db): Promise<void> {
	await sql`delete from setting where 1 = 0`.execute(db);
}
