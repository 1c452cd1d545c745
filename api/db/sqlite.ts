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

/** Enough for every query of the program in all its lengths; a query beyond is prepared anew each time. */
const maxStatements = 500;

/** A connection that prepares each statement once: preparing costs more than most of our queries take to run. */
export class PreparedSqlite implements SqliteDatabase {
	readonly #sqlite: Database.Database;
	readonly #statements = new Map<string, SqliteStatement>();

	constructor(sqlite: Database.Database) {
		this.#sqlite = sqlite;
	}

	prepare(sql: string): SqliteStatement {
		const kept = this.#statements.get(sql);
		if (kept) return kept;
		const statement = this.#sqlite.prepare<unknown[], unknown>(sql);
		// SQLite obeys a pragma while it prepares it: one that is kept would do nothing the next time.
		const lasts = !/^\s*pragma/i.test(sql);
		if (lasts && this.#statements.size < maxStatements) this.#statements.set(sql, statement);
		return statement;
	}

	close(): void {
		this.#statements.clear();
		this.#sqlite.close();
	}
}

/**
 * Kysely's SQLite, with two differences. Its migrations run in a transaction, so that a failed one leaves nothing behind.
 * And a transaction takes the write lock when it begins: one that reads first and writes later cannot be refused half-way.
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
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

class ImmediateDriver extends SqliteDriver {
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw('begin immediate'));
	}
}
