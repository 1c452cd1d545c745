import { setTimeout as rest } from 'node:timers/promises';
import {
	type DatabaseConnection,
	type Expression,
	HandleEmptyInListsPlugin,
	Kysely,
	PostgresAdapter,
	PostgresDialect,
	type PostgresDialectConfig,
	PostgresDriver,
	replaceWithNoncontingentExpression,
	type SqlBool,
	sql,
} from 'kysely';
import pg from 'pg';
import { StartError } from '../app/errors.ts';
import { logWarning } from '../app/log.ts';
import { ensureEpoch } from './changes.ts';
import type { Cluster } from './cluster.ts';
import type { Engine } from './engine.ts';
import { migrate, postgresMigrations } from './migrate.ts';
import type { OpenDatabase } from './open.ts';
import { joinCluster } from './postgres-cluster.ts';
import type { Db, Schema } from './schema.ts';

/**
 * Milliseconds for which a transaction that others interfere with is tried again: an erasure touches all rows of a family, and
 * loses to each short transaction of that family meanwhile.
 */
const retryTime = 15_000;
/** The longest pause between two tries, in milliseconds. */
const longestPause = 250;

/**
 * Postgres. Transactions are serializable: what they read holds until the commit, as with SQLite. They are tried again after a
 * conflict; that is right because effects follow commits.
 */
const postgresEngine: Engine = {
	transaction: (db, work) => retryConflicts(() => db.transaction().setIsolationLevel('serializable').execute(work)),

	// Not relaxed: after a crash of the database, a sequence could repeat numbers that devices have seen.
	relaxedTransaction: (db, work) => postgresEngine.transaction(db, work),

	async hasTable(db, name) {
		const { rows } = await sql`select 1 where to_regclass(${name}) is not null`.execute(db);
		return rows.length > 0;
	},

	async triggerNames(db) {
		const { rows } = await sql<{ name: string }>`
			select tgname as name from pg_trigger where not tgisinternal and tgenabled = 'O'`.execute(db);
		return rows.map(({ name }) => name);
	},

	async lastChangeNumber(db) {
		const { rows } = await sql<{ seq: number }>`
			select case when is_called then last_value else 0 end as seq from change_seq_seq`.execute(db);
		return rows[0]?.seq ?? 0;
	},

	// Deleted rows stay in dead tuples until a vacuum, and in the write-ahead log: docs/scale.md says so to operators.
	eraseDeletedText: async () => {},
	keepsDeletedText: true,
	isRemote: true,
	isAway: isPostgresAway,
	keepPlanOf(statement) {
		if (!planNames.has(statement)) planNames.set(statement, `plan ${planNames.size}`);
	},
	contains: (text, needle) => sql<SqlBool>`strpos(${text}, ${needle}) > 0`,
	unindexed: <Value>(column: Expression<Value>) => sql<Value>`${column}`,
};

/** The statements whose plans connections keep, and the names under which they do. */
const planNames = new Map<string, string>();

/**
 * Sends those statements with their names: pg prepares a named statement once. A connection that did not answer in time is ended:
 * in the pool, other statements would wait behind the unanswered one.
 */
function extendClient(client: pg.PoolClient): void {
	const send: (...query: unknown[]) => unknown = client.query.bind(client);
	const endIfSilent = (error: unknown) => {
		if (error instanceof Error && error.message === 'Query read timeout') void client.end().catch(() => {});
	};
	const query = (...[text, values, ...rest]: unknown[]) => {
		const name = typeof text === 'string' ? planNames.get(text) : undefined;
		const answer = name === undefined ? send(text, values, ...rest) : send({ name, text, values }, ...rest);
		if (answer instanceof Promise) answer.catch(endIfSilent);
		return answer;
	};
	Object.assign(client, { query });
}

async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
	const start = performance.now();
	for (let attempt = 1; ; attempt++) {
		try {
			return await work();
		} catch (error) {
			if (!isConflict(error) || performance.now() - start > retryTime) throw error;
			await rest(Math.random() * Math.min(5 * 2 ** attempt, longestPause));
		}
	}
}

/**
 * SQLSTATE classes: connection lost or refused (08), login refused (28), database gone (3D), transaction lost to others for long (40),
 * no disk, memory or connection left (53), lock refused or statement cancelled (55P03, 57), failing disk (58), a standby that only
 * reads (25006).
 */
const awayStates = /^(08|28|3D|40|53|57|58)...$|^(55P03|25006)$/;
const networkCodes = /^(E(CONN|HOST|NET)[A-Z]+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_[A-Z]+|EMFILE)$/;
/** What pg says without a code: of a broken connection, of one that it could not make in time, and of the time limit of a statement. */
const awayMessages = /^(Connection terminated|timeout e|Query read timeout|Cannot use a pool)|not queryable$/;

function isPostgresAway(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
	return code === null ? awayMessages.test(error.message) : awayStates.test(code) || networkCodes.test(code);
}

/** Whether the transaction lost to another one: a serialization failure or a deadlock. */
function isConflict(error: unknown): boolean {
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	return code === '40001' || code === '40P01';
}

class EngineAdapter extends PostgresAdapter {
	readonly engine = postgresEngine;
}

/** Kysely's dialect with our adapter and driver. */
class EnginePostgresDialect extends PostgresDialect {
	readonly #config: PostgresDialectConfig;

	constructor(config: PostgresDialectConfig) {
		super(config);
		this.#config = config;
	}

	override createAdapter(): PostgresAdapter {
		return new EngineAdapter();
	}

	override createDriver(): PostgresDriver {
		return new RetryingDriver(this.#config);
	}
}

/** Tries a statement outside a transaction again when it was the victim of a deadlock. */
class RetryingDriver extends PostgresDriver {
	readonly #wrapped = new WeakSet<DatabaseConnection>();
	readonly #inTransaction = new WeakSet<DatabaseConnection>();

	override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
		const connection = await super.acquireConnection(...options);
		if (!this.#wrapped.has(connection)) {
			this.#wrapped.add(connection);
			const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
			connection.executeQuery = (query, ...rest) =>
				this.#inTransaction.has(connection) ? execute(query, ...rest) : retryConflicts(() => execute(query, ...rest));
		}
		return connection;
	}

	override async beginTransaction(...[connection, settings]: Parameters<PostgresDriver['beginTransaction']>) {
		await super.beginTransaction(connection, settings);
		this.#inTransaction.add(connection);
	}

	override async releaseConnection(connection: Parameters<PostgresDriver['releaseConnection']>[0]) {
		this.#inTransaction.delete(connection);
		await super.releaseConnection(connection);
	}
}

/** `bigint` and `numeric` as numbers: none of ours is above 2^53. */
const types = {
	getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
		oid === 20 || oid === 1700
			? Number
			: pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

const insufficientPrivilege = '42501';

/** Connections per process. */
const poolSize = 10;
/** The oldest version of Postgres that is supported, as `server_version_num`. */
const oldestVersion = 140_000;

/**
 * Milliseconds until a statement counts as failed. Without it, requests would wait for a quarter of an hour when the way to the
 * database is lost without a sign. Migrations and `npm run move` have no such limit.
 */
const statementTimeout = 60_000;

/** The database as it is, without migrations. Connects with the first statement. `name`: for `pg_stat_activity`. */
export function connectToPostgres(url: string, name: string): Db {
	return databaseOf(createPool(url, name));
}

function createPool(url: string, name: string, statementTimeout?: number): pg.Pool {
	const pool = new pg.Pool({
		connectionString: url,
		max: poolSize,
		types,
		application_name: name,
		keepAlive: true,
		connectionTimeoutMillis: 10_000,
		...(statementTimeout && { query_timeout: statementTimeout }),
	});
	// A connection that breaks is replaced; without a listener it would end the process. Its statement fails by itself.
	pool.on('error', logWarning);
	pool.on('connect', (client) => {
		client.on('error', () => {});
		extendClient(client);
	});
	return pool;
}

function databaseOf(pool: pg.Pool): Db {
	return new Kysely<Schema>({
		dialect: new EnginePostgresDialect({ pool }),
		// SQLite takes `in ()`, Postgres does not.
		plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
	});
}

/**
 * Opens a Postgres database and runs pending migrations, alone even if several processes start at once. Throws StartError if it
 * cannot be reached, refuses the login, is older than version 14, or belongs to a newer version of Everbranch.
 */
export async function openPostgres(
	url: string,
	timeout = statementTimeout,
): Promise<OpenDatabase & { cluster: Cluster }> {
	await prepareDatabase(url);
	const pool = createPool(url, 'everbranch', timeout);
	const db = databaseOf(pool);
	try {
		const cluster = await joinCluster(url, db, pool);
		const close = async () => {
			await cluster.close();
			await db.destroy();
		};
		await cluster.exclusively(() => ensureEpoch(db));
		return { db, onCommit: cluster.onChange, cluster, close };
	} catch (error) {
		await db.destroy();
		throw startErrorOf(error);
	}
}

/** Checks the version of the server and runs pending migrations. Throws StartError. */
async function prepareDatabase(url: string): Promise<void> {
	const db = connectToPostgres(url, 'everbranch');
	try {
		await requireVersion(db);
		await migrate(db, async () => {}, postgresMigrations);
	} catch (error) {
		throw startErrorOf(error);
	} finally {
		await db.destroy();
	}
}

/** How many connections servers have to this database. Their names begin with `everbranch`. */
export async function countNodes(db: Db): Promise<number> {
	const { rows } = await sql<{ nodes: number }>`
		select count(*) as nodes from pg_stat_activity
		where datname = current_database() and application_name like 'everbranch%'`
		.execute(db)
		.catch((error) => {
			throw connectionErrorOf(error);
		});
	return rows[0]?.nodes ?? 0;
}

async function requireVersion(db: Db): Promise<void> {
	const { rows } = await sql<{ number: string; name: string }>`
		select current_setting('server_version_num') as number, current_setting('server_version') as name`
		.execute(db)
		.catch((error) => {
			throw connectionErrorOf(error);
		});
	if (Number(rows[0]?.number) >= oldestVersion) return;
	throw new StartError(`DATABASE_URL is Postgres ${rows[0]?.name}; Everbranch needs version 14 or newer.`);
}

/** For a first statement, which fails when there is no connection: for lack of a password, for instance, or of encryption. */
function connectionErrorOf(error: unknown): StartError {
	const cause = startErrorOf(error);
	if (cause instanceof StartError) return cause;
	const [reason] = cause.message.split('\n');
	return new StartError(`The database of DATABASE_URL cannot be used (${reason}).`, { cause });
}

/** The StartError for what an operator can fix about the database, else the error itself. */
export function startErrorOf(error: unknown): Error {
	if (error instanceof StartError) return error;
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	const text = error instanceof Error ? error.message : String(error);
	if (/^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST)/.test(code) || /timeout/i.test(text))
		return new StartError(`The database of DATABASE_URL cannot be reached (${code || text}).`, { cause: error });
	if (code === insufficientPrivilege)
		return new StartError(
			`The user of DATABASE_URL needs the rights to create a schema and tables, and to use all of them (${text}).`,
			{ cause: error },
		);
	if (/^(28|3D)/.test(code)) return new StartError(`The database of DATABASE_URL refuses: ${text}.`, { cause: error });
	return error instanceof Error ? error : new Error(text);
}
