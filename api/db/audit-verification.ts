import { lastNumber } from './audit.ts';
import { engineOf } from './engine.ts';
import type { Db, Row } from './schema.ts';
import { computeSeal, detailsSeal } from './seal.ts';

const batchSize = 500;

/** The first entry of the audit log that is not as it was written, and the problem. */
export type Breach = { number: number; entry: { id: string; at: string } | null; what: string };

export type AuditVerification = {
	/** The number of entries. */
	entries: number;
	/** The seal of the last entry. An operator who stores it elsewhere can later prove that no earlier entry was rewritten. */
	seal: string | null;
	breach: Breach | null;
	/** Whether the wanted seal is in the log. */
	hasSeal: boolean;
};

type Entry = Row<'audit'> & { account: string | null };

const guardTriggers = ['audit_stays_as_it_is', 'audit_stays', 'audit_change_stays_as_it_is', 'audit_change_stays'];

/** Reads the whole audit log and verifies the chain of seals. `wanted`: a seal to look for. */
export async function verifyAudit(db: Db, wanted?: string): Promise<AuditVerification> {
	const purgedBefore = await lastPurgedDay(db);
	const verification: AuditVerification = { entries: 0, seal: null, breach: null, hasSeal: false };
	for (
		let entries = await entriesAfter(db, 0);
		entries.length > 0;
		entries = await entriesAfter(db, verification.entries)
	) {
		const details = await detailsOf(db, entries);
		for (const entry of entries) {
			const what = problemIn(entry, verification, details.get(entry.id) ?? [], purgedBefore);
			if (what) return { ...verification, breach: breachAt(entry, what) };
			verification.entries += 1;
			verification.seal = entry.seal;
			verification.hasSeal ||= entry.seal === wanted;
		}
	}
	return {
		...verification,
		breach: (await missingAtEnd(db, verification.entries)) ?? (await missingGuard(db, verification.entries)),
	};
}

function problemIn(
	entry: Entry,
	{ entries, seal }: AuditVerification,
	details: readonly Row<'audit_change'>[],
	purgedBefore: string,
): string | null {
	if (entry.number !== entries + 1) return missingText(entries + 1, entry.number - 1);
	if (entry.seal !== computeSeal(seal ?? '', entry)) return 'it was changed, or an entry before it was replaced';
	if (entry.details === detailsSeal(details)) return null;
	if (details.length > 0) return 'what it says was changed, is not what was written';
	const isErased = entry.about !== null && (entry.account === null || dayOf(entry.at) < purgedBefore);
	return isErased ? null : 'what it says was changed, is missing';
}

function entriesAfter(db: Db, number: number): Promise<Entry[]> {
	return db
		.selectFrom('audit')
		.leftJoin('account', 'account.id', 'audit.about')
		.selectAll('audit')
		.select('account.id as account')
		.where('number', '>', number)
		.orderBy('number')
		.limit(batchSize)
		.execute();
}

async function detailsOf(db: Db, entries: readonly Entry[]): Promise<Map<string, Row<'audit_change'>[]>> {
	const ids = entries.map(({ id }) => id);
	const rows = await db.selectFrom('audit_change').selectAll().where('audit_id', 'in', ids).execute();
	return Map.groupBy(rows, ({ audit_id }) => audit_id);
}

/** The day before which details were purged, according to the log itself; empty if they never were. */
async function lastPurgedDay(db: Db): Promise<string> {
	const cuts = db.selectFrom('audit').where('action', '=', 'details-let-go');
	const { day } = await cuts.select(({ fn }) => fn.max('target_id').as('day')).executeTakeFirstOrThrow();
	return day ?? '';
}

async function missingAtEnd(db: Db, entries: number): Promise<Breach | null> {
	const given = await lastNumber(db);
	if (given <= entries) return null;
	return { number: entries + 1, entry: null, what: missingText(entries + 1, given) };
}

/** Without its triggers the log can be changed by any program that can write to the database. */
async function missingGuard(db: Db, entries: number): Promise<Breach | null> {
	const found = await engineOf(db).triggerNames(db);
	const missing = guardTriggers.filter((guard) => !found.includes(guard));
	if (missing.length === 0) return null;
	return { number: entries, entry: null, what: `the guard ${missing[0]} was taken away from the database` };
}

function missingText(first: number, last: number): string {
	return first === last ? `entry ${first} is missing` : `entries ${first} to ${last} are missing`;
}

function breachAt({ number, id, at }: Entry, what: string): Breach {
	return { number, entry: { id, at: new Date(at).toISOString() }, what };
}

function dayOf(at: number): string {
	return new Date(at).toISOString().slice(0, 10);
}
