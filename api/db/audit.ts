import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { v7 as newId } from 'uuid';
import type * as z from 'zod/mini';
import type { AuditEntry, AuditQuery, Pagination } from '../../shared/contract/admin.ts';
import { engineOf } from './engine.ts';
import type { Db, Row } from './schema.ts';
import { computeSeal, detailsSeal } from './seal.ts';

/** The values of a field before and after; null for none. */
export type Changes = Record<string, { before: unknown; after: unknown }>;

export type NewAuditEntry = {
	actorId: string;
	action: AuditEntry['action'];
	target: { kind: AuditEntry['target']['kind']; id: string | null };
	/** The account whose data `changes` contains: they are deleted with it. Null if they are about no account. */
	about: string | null;
	changes: Changes;
};

/** With the current names of actor and target. */
type AuditRow = Row<'audit'> & Record<'actor_email' | 'email' | 'name' | 'title', string | null>;

/** Actors without an account: the operator at the terminal, and the server itself. */
export const actors = { operator: 'operator', server: 'server' } as const;

/** Adds an entry. Must run in the transaction of the change, so that neither exists without the other. */
export async function addAuditEntry(
	trx: Db,
	{ actorId, action, target, about, changes }: NewAuditEntry,
	now: number,
): Promise<Row<'audit'>> {
	if (!trx.isTransaction) throw new Error('addAuditEntry must run in the transaction of the change');
	const id = newId();
	const rows = Object.entries(changes).map(([field, { before, after }]) => {
		const salt = randomBytes(16).toString('hex');
		return { audit_id: id, about, field, before: toJson(before), after: toJson(after), salt };
	});
	const who = { id, at: now, actor_id: actorId, action, target_kind: target.kind, target_id: target.id };
	const entry = { ...who, number: await nextNumber(trx), about, details: detailsSeal(rows) };
	const sealed = { ...entry, seal: computeSeal(await lastSeal(trx), entry) };
	await trx.insertInto('audit').values(sealed).execute();
	if (rows.length > 0) await trx.insertInto('audit_change').values(rows).execute();
	return sealed;
}

/** The ids of the targets of an actor's entries with this action after `since`. */
export async function auditTargetsSince(
	trx: Db,
	{ actorId, action }: Pick<NewAuditEntry, 'actorId' | 'action'>,
	since: number,
): Promise<string[]> {
	const entries = await trx
		.selectFrom('audit')
		.select('target_id')
		.where('actor_id', '=', actorId)
		.where('action', '=', action)
		.where('at', '>', since)
		.execute();
	return entries.flatMap(({ target_id }) => target_id ?? []);
}

/** The highest number ever assigned: if the last entries are removed, a gap remains. */
export async function lastNumber(db: Db): Promise<number> {
	// A copy from before migration 018, which is only read.
	if (!(await engineOf(db).hasTable(db, 'counter'))) return highestNumber(db);
	const counter = db.selectFrom('counter').select('value').where('name', '=', 'audit');
	return (await counter.executeTakeFirstOrThrow()).value;
}

async function highestNumber(db: Db): Promise<number> {
	const audit = db.selectFrom('audit').select(({ fn }) => fn.max('number').as('highest'));
	return (await audit.executeTakeFirstOrThrow()).highest ?? 0;
}

async function nextNumber(trx: Db): Promise<number> {
	const counter = trx
		.updateTable('counter')
		.set((eb) => ({ value: eb('value', '+', 1) }))
		.where('name', '=', 'audit')
		.returning('value');
	return (await counter.executeTakeFirstOrThrow()).value;
}

async function lastSeal(trx: Db): Promise<string> {
	const last = await trx.selectFrom('audit').select('seal').orderBy('number', 'desc').limit(1).executeTakeFirst();
	return last?.seal ?? '';
}

/** The fields that differ. */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
	const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	return Object.fromEntries(
		fields
			.map((field) => [field, { before: before[field] ?? null, after: after[field] ?? null }] as const)
			.filter(([, change]) => !isDeepStrictEqual(change.before, change.after)),
	);
}

/** One page, newest first, with current names. */
export async function auditPage(
	db: Db,
	{ page, limit }: z.infer<typeof AuditQuery>,
): Promise<{ entries: AuditEntry[]; pagination: z.infer<typeof Pagination> }> {
	const { total } = await db
		.selectFrom('audit')
		.select((eb) => eb.fn.countAll<number>().as('total'))
		.executeTakeFirstOrThrow();
	const rows = await db
		.selectFrom('audit')
		.leftJoin('account as actor', 'actor.id', 'audit.actor_id')
		.leftJoin('account as user', 'user.id', 'audit.target_id')
		.leftJoin('story', 'story.id', 'audit.target_id')
		.selectAll('audit')
		.select(['actor.email as actor_email', 'user.email as email', 'user.name as name', 'story.title as title'])
		.orderBy('audit.number', 'desc')
		.limit(limit)
		.offset((page - 1) * limit)
		.execute();
	const changes = await changesOf(db, rows);
	return {
		entries: rows.map((row) => toEntry(row, changes.get(row.id) ?? [])),
		pagination: { total, totalPages: Math.ceil(total / limit) },
	};
}

async function changesOf(
	db: Db,
	rows: readonly Pick<Row<'audit'>, 'id'>[],
): Promise<Map<string, Row<'audit_change'>[]>> {
	if (rows.length === 0) return new Map();
	const ids = rows.map(({ id }) => id);
	const changes = await db.selectFrom('audit_change').selectAll().where('audit_id', 'in', ids).execute();
	return Map.groupBy(changes, (change) => change.audit_id);
}

function toEntry(row: AuditRow, changes: readonly Row<'audit_change'>[]): AuditEntry {
	return {
		_id: row.id,
		at: new Date(row.at).toISOString(),
		actor: { _id: row.actor_id, email: row.actor_email },
		action: row.action,
		target: { kind: row.target_kind, _id: row.target_id, name: row.email || row.name || row.title || null },
		changes: toChanges(changes),
	};
}

function toChanges(rows: readonly Row<'audit_change'>[]): Changes {
	return Object.fromEntries(
		rows.map(({ field, before, after }) => [field, { before: parseValue(before), after: parseValue(after) }]),
	);
}

function toJson(value: unknown): string | null {
	return value === null || value === undefined ? null : JSON.stringify(value);
}

function parseValue(json: string | null): unknown {
	return json === null ? null : JSON.parse(json);
}
