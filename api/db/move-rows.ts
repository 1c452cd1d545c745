import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { StartError } from '../app/errors.ts';
import { engineOf } from './engine.ts';
import { releaseUnansweredKeys } from './idempotency.ts';
import { releaseJobs } from './jobs.ts';
import type { Db, Schema, Trx } from './schema.ts';
import { inTransaction } from './transaction.ts';

/**
 * All tables of both engines, rows that others refer to first, with the columns by which their rows are read in batches. Tables
 * without columns here are short and are read at once. A test compares the list with the schema.
 */
export const movedTables: Readonly<Record<keyof Schema, readonly string[]>> = {
	account: ['id'],
	session: ['id'],
	policy_text: ['sha256'],
	consent: ['id'],
	story: ['id'],
	chapter: ['id'],
	narration: ['chapter_id', 'voice'],
	job: ['id'],
	media_use: ['media_name', 'story_id'],
	usage: ['day', 'family_id', 'story_id', 'role', 'maker', 'model'],
	story_begun: [],
	work_begun: [],
	idempotency: ['account_id', 'key'],
	answer_about: ['id', 'account_id', 'key'],
	change: ['seq'],
	change_epoch: [],
	change_gap: [],
	counter: [],
	setting: ['key'],
	payment: ['session_id'],
	payment_loss: ['payment_intent'],
	payment_event: ['id'],
	audit: ['number'],
	audit_change: ['audit_id', 'field'],
	report: ['id'],
	admin_list_account: ['slot'],
	admin_list_story: ['slot'],
};

type TableName = keyof Schema;
const tableNames = Object.keys(movedTables) as TableName[];
/** What a database has before its first account. */
const tablesOfEmptyDatabase: readonly TableName[] = ['change_epoch', 'change_gap', 'counter', 'setting'];
/** What the move itself changes in the target. */
const changedByMove: readonly TableName[] = ['change_epoch', 'job', 'idempotency'];

export type Engine = 'sqlite' | 'postgres';
/** `hash`: of all rows in any order, in hexadecimal. */
export type TableProof = { table: string; rows: number; hash: string };
type Progress = (proof: TableProof) => void;

/**
 * Throws StartError unless a move is possible: both databases are of this version, and the target is empty. The proofs if it holds
 * the source's rows already, for instance because a complete move was killed before it said so; null otherwise.
 */
export async function proofsIfMoved(source: Db, target: Db): Promise<TableProof[] | null> {
	await requireSameVersion(source, target);
	return (await holdsData(target)) ? requireSameRows(source, target) : null;
}

/**
 * Copies all rows to a migrated empty database in one transaction: the target is as before, or complete. Before the commit the
 * rows of each table are read back and compared by number and hash. Devices compare everything afterwards, as the feed gets a
 * new epoch. The source is only read; no server may use either. Throws StartError if the rows differ.
 */
export function moveRows(source: Db, target: Db, to: Engine, onTable: Progress): Promise<TableProof[]> {
	return inTransaction(target, async (trx) => {
		const restore = await loaders[to].prepare(trx);
		for (const table of tableNames.toReversed()) await trx.deleteFrom(table).execute();
		const proofs: TableProof[] = [];
		for (const table of tableNames) {
			const proof = await copyTable(source, trx, table);
			onTable(proof);
			proofs.push(proof);
		}
		for (const proof of proofs) requireEqual(proof, await proofOf(trx, proof.table as TableName));
		await loaders[to].setSequences(trx, await engineOf(source).lastChangeNumber(source));
		await renewEpoch(trx);
		// No server ran: nothing is being worked on.
		await releaseJobs(trx, []);
		await releaseUnansweredKeys(trx);
		await restore();
		return proofs;
	});
}

async function requireSameVersion(source: Db, target: Db): Promise<void> {
	const [from, to] = await Promise.all([lastMigration(source), lastMigration(target)]);
	if (from === to) return;
	throw new StartError(
		`The data are of another version of Everbranch (${from}). Start and stop this version on them first.`,
	);
}

async function lastMigration(db: Db): Promise<string> {
	if (!(await engineOf(db).hasTable(db, 'kysely_migration'))) return 'none';
	const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
		db,
	);
	return rows[0]?.name ?? 'none';
}

async function holdsData(db: Db): Promise<boolean> {
	for (const table of tableNames.filter((name) => !tablesOfEmptyDatabase.includes(name))) {
		if ((await tables(db).selectFrom(table).selectAll().limit(1).execute()).length > 0) return true;
	}
	return false;
}

async function requireSameRows(source: Db, target: Db): Promise<TableProof[]> {
	const proofs: TableProof[] = [];
	for (const table of tableNames) {
		const proof = await proofOf(source, table);
		const isSame = proof.hash === (await proofOf(target, table)).hash;
		if (!isSame && !changedByMove.includes(table)) {
			throw new StartError('The target holds other data already. Name an empty database or folder.');
		}
		proofs.push(proof);
	}
	return proofs;
}

async function copyTable(source: Db, target: Trx, table: TableName): Promise<TableProof> {
	const hash = new RowsHash();
	for await (const rows of batches(source, table)) {
		hash.add(rows);
		await tables(target).insertInto(table).values(rows).execute();
	}
	return { table, rows: hash.rows, hash: hash.digest() };
}

async function proofOf(db: Db, table: TableName): Promise<TableProof> {
	const hash = new RowsHash();
	for await (const rows of batches(db, table)) hash.add(rows);
	return { table, rows: hash.rows, hash: hash.digest() };
}

function requireEqual(source: TableProof, target: TableProof): void {
	if (source.rows === target.rows && source.hash === target.hash) return;
	throw new StartError(
		`The table ${source.table} was not copied truly (${source.rows} rows, ${target.rows} arrived): nothing was moved.`,
	);
}

type Values = Record<string, unknown>;

/** Rows of any table. */
function tables(db: Db): Kysely<Record<TableName, Values>> {
	return db as unknown as Kysely<Record<TableName, Values>>;
}

/** The 26 columns of the widest table stay under the 32,766 parameters of SQLite. */
const batchSize = 500;

async function* batches(db: Db, table: TableName): AsyncGenerator<Values[]> {
	const keys = movedTables[table];
	let last: Values | undefined;
	do {
		const rows: Values[] = await batchAfter(db, table, keys, last);
		if (rows.length > 0) yield rows;
		last = keys.length > 0 && rows.length === batchSize ? rows.at(-1) : undefined;
	} while (last);
}

function batchAfter(db: Db, table: TableName, keys: readonly string[], last: Values | undefined): Promise<Values[]> {
	let query = tables(db).selectFrom(table).selectAll();
	if (keys.length === 0) return query.execute();
	for (const key of keys) query = query.orderBy(key);
	if (last) {
		const columns = sql.join(keys.map((key) => sql.ref(key)));
		query = query.where(sql<boolean>`(${columns}) > (${sql.join(keys.map((key) => last[key]))})`);
	}
	return query.limit(batchSize).execute();
}

/** The sum of the rows' hashes: it does not depend on their order, which differs between engines. */
class RowsHash {
	rows = 0;
	#sum = 0n;

	add(rows: readonly Values[]): void {
		this.rows += rows.length;
		for (const row of rows) {
			const text = JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
			this.#sum += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
		}
	}

	digest(): string {
		return BigInt.asUintN(256, this.#sum).toString(16).padStart(64, '0');
	}
}

async function renewEpoch(trx: Trx): Promise<void> {
	await trx.deleteFrom('change_epoch').execute();
	await trx
		.insertInto('change_epoch')
		.values({ epoch: randomBytes(4).toString('hex') })
		.execute();
}

type Loader = {
	/** Switches triggers off and has foreign keys checked later; the returned function takes both back. */
	prepare(trx: Trx): Promise<() => Promise<void>>;
	setSequences(trx: Trx, lastChange: number): Promise<void>;
};

const loaders: Record<Engine, Loader> = {
	sqlite: {
		async prepare(trx) {
			// Checked at the commit.
			await sql`pragma defer_foreign_keys = on`.execute(trx);
			const { rows } = await sql<{ name: string; sql: string }>`
				select name, sql from sqlite_master where type = 'trigger'`.execute(trx);
			for (const { name } of rows) await sql`drop trigger ${sql.id(name)}`.execute(trx);
			return async () => {
				for (const trigger of rows) await sql.raw(trigger.sql).execute(trx);
			};
		},
		async setSequences(trx, lastChange) {
			await sql`delete from sqlite_sequence where name = 'change'`.execute(trx);
			await sql`insert into sqlite_sequence (name, seq) values ('change', ${lastChange})`.execute(trx);
		},
	},
	postgres: {
		async prepare(trx) {
			const { rows } = await sql<{ name: string; owner: string }>`
				select conname as name, conrelid::regclass::text as owner from pg_constraint
				where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx);
			// Also keeps servers from writing meanwhile.
			for (const table of tableNames) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
			await alterConstraints(trx, rows, 'deferrable');
			await sql`set constraints all deferred`.execute(trx);
			return async () => {
				await sql`set constraints all immediate`.execute(trx);
				await alterConstraints(trx, rows, 'not deferrable');
				for (const table of tableNames) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
			};
		},
		async setSequences(trx, lastChange) {
			const slots = ['admin_list_account', 'admin_list_story'];
			for (const table of slots)
				await setSequence(trx, table, 'slot', sql`(select max(slot) from ${sql.table(table)})`);
			await setSequence(trx, 'change', 'seq', sql`${lastChange}::bigint`);
		},
	},
};

async function alterConstraints(trx: Trx, constraints: readonly { name: string; owner: string }[], to: string) {
	for (const { name, owner } of constraints)
		await sql`alter table ${sql.raw(owner)} alter constraint ${sql.id(name)} ${sql.raw(to)}`.execute(trx);
}

async function setSequence(trx: Transaction<Schema>, table: string, column: string, last: ReturnType<typeof sql>) {
	await sql`
		select setval(pg_get_serial_sequence(${table}, ${column}), greatest(coalesce(${last}, 1), 1), coalesce(${last}, 0) > 0)`.execute(
		trx,
	);
}
