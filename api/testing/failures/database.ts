import Database from 'better-sqlite3';
import type { SqliteStatement } from 'kysely';
import { PreparedSqlite } from '../../db/sqlite.ts';
import type { FailureInjection } from './failure-injection.ts';

/**
 * Makes statements of the server's databases fail; returns a function that ends this. `rollsBack`: SQLite rolls the
 * transaction back by itself, as it may for a full disk. An explicit rollback always works, as it does in SQLite.
 */
export function failStatements(injection: FailureInjection, code: string, rollsBack: boolean): () => void {
	const { prepare } = PreparedSqlite.prototype;
	PreparedSqlite.prototype.prepare = function (sql: string): SqliteStatement {
		const statement = prepare.call(this, sql);
		const isRollback = sql === 'rollback';
		const failing = (): SqliteStatement => {
			if (isRollback || !injection.shouldFail(`database: ${sql.slice(0, 60)}`)) return statement;
			if (rollsBack && !/^begin/.test(sql)) undo(() => prepare.call(this, 'rollback').run([]));
			throw new Database.SqliteError('an injected failure', code);
		};
		return {
			reader: statement.reader,
			all: (parameters) => failing().all(parameters),
			run: (parameters) => failing().run(parameters),
			iterate: (parameters) => failing().iterate(parameters),
		};
	};
	return () => {
		PreparedSqlite.prototype.prepare = prepare;
	};
}

function undo(rollback: () => unknown): void {
	try {
		rollback();
	} catch {
		// No transaction was open.
	}
}
