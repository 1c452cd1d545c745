import type Database from 'better-sqlite3';
import {
	CompiledQuery,
	type DatabaseConnection,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDialect,
	type SqliteDialectConfig,
	SqliteDriver,
	type SqliteStatement,
} from 'kysely';
import { sqliteEngine } from './sqlite-engine.ts';

/** Enough for all queries of the program; further ones are prepared each time. */
const maxStatements = 500;

/**
 * A connection that prepares each statement once: preparing takes longer than running most of our queries. `onCommit` is called
 * after each statement that committed a change, be it its own or its transaction's.
 */
export class PreparedSqlite implements SqliteDatabase {
	readonly #sqlite: Database.Database;
	readonly #onCommit: () => void;
	readonly #statements = new Map<string, SqliteStatement>();

	constructor(sqlite: Database.Database, onCommit: () => void = () => {}) {
		this.#sqlite = sqlite;
		this.#onCommit = onCommit;
	}

	prepare(sql: string): SqliteStatement {
		const stored = this.#statements.get(sql);
		if (stored) return stored;
		const prepared = this.#sqlite.prepare<unknown[], unknown>(sql);
		// SQLite executes a pragma while preparing it: a cached statement would have no effect the next time.
		if (/^\s*pragma/i.test(sql)) return prepared;
		// SQLite counts `commit` as a statement that only reads.
		const mayCommit = !prepared.readonly || /^\s*commit/i.test(sql);
		const statement = mayCommit ? this.#reportingCommits(prepared) : prepared;
		if (this.#statements.size < maxStatements) this.#statements.set(sql, statement);
		return statement;
	}

	#reportingCommits(statement: Database.Statement<unknown[], unknown>): SqliteStatement {
		const report = <Result>(result: Result): Result => {
			if (!this.#sqlite.inTransaction) this.#onCommit();
			return result;
		};
		return {
			reader: statement.reader,
			all: (parameters) => report(statement.all(parameters)),
			run: (parameters) => report(statement.run(parameters)),
			iterate: (parameters) => statement.iterate(parameters),
		};
	}

	close(): void {
		this.#statements.clear();
		this.#sqlite.close();
	}
}

/**
 * Kysely's SQLite dialect with two differences. Migrations run in a transaction, so that a failed one leaves nothing behind.
 * Transactions take the write lock at the start, so that one that reads first cannot fail when it writes later.
 */
export class TransactionalSqliteDialect extends SqliteDialect {
	readonly #config: SqliteDialectConfig;

	constructor(config: SqliteDialectConfig) {
		super(config);
		this.#config = config;
	}

	override createAdapter(): SqliteAdapter {
		return new TransactionalAdapter();
	}

	override createDriver(): SqliteDriver {
		return new ImmediateDriver(this.#config);
	}
}

class TransactionalAdapter extends SqliteAdapter {
	readonly engine = sqliteEngine;

	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

class ImmediateDriver extends SqliteDriver {
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw('begin immediate'));
	}
}
