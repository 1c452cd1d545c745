import type { Receipt } from '../../shared/contract/family.ts';
import type { Core } from '../app/core.ts';
import { addAuditEntry, changesBetween } from '../db/audit.ts';
import { deletionsBy } from '../db/deletions.ts';
import { engineOf } from '../db/engine.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Principal } from './principal.ts';

const zeroCounts = { children: 0, stories: 0, chapters: 0, pictures: 0, narrations: 0, waiting: 0 };

/** Records in the audit log that the owner deleted an account or child, with counts only. The entry is the receipt. */
export async function recordErasure(
	trx: Db,
	{ accountId }: Principal,
	{ what, subject, erased }: Pick<Receipt, 'what' | 'subject' | 'erased'>,
	now: number,
): Promise<Receipt> {
	const note = {
		actorId: accountId,
		action: `${what}-deleted`,
		target: { kind: 'user', id: subject },
		about: null,
		changes: changesBetween(erased, zeroCounts),
	} as const;
	const { id, seal } = await addAuditEntry(trx, note, now);
	return { _id: id, at: new Date(now).toISOString(), what, subject, erased, ...copiesNote(trx), seal };
}

/** Receipts for the child profiles that the account deleted, newest first. */
export async function receiptsOf(db: Db, { accountId }: Pick<Principal, 'accountId'>): Promise<Receipt[]> {
	const deletions = await deletionsBy(db, accountId);
	return deletions.map(({ id, at, target_id, seal, numbers }) => ({
		_id: id,
		at: new Date(at).toISOString(),
		what: 'child',
		subject: target_id ?? '',
		erased: { ...zeroCounts, ...numbers },
		...copiesNote(db),
		seal,
	}));
}

function copiesNote(db: Db): Pick<Receipt, 'isInCopies'> {
	return engineOf(db).keepsDeletedText ? { isInCopies: true } : {};
}

/** Records an export of the account's data in the audit log. */
export function recordExport({ db, now }: Core, { accountId }: Principal): Promise<unknown> {
	const target = { kind: 'user', id: accountId } as const;
	const note = { actorId: accountId, action: 'data-exported', target, about: null, changes: {} } as const;
	return inTransaction(db, (trx) => addAuditEntry(trx, note, now()));
}
