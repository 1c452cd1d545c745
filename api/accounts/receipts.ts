import type { Receipt } from '../../shared/family.ts';
import { changesBetween, noteChange } from '../db/audit.ts';
import { deletionsBy } from '../db/deletions.ts';
import type { Db } from '../db/schema.ts';
import type { Parts } from '../parts.ts';
import type { Reader } from './reader.ts';

const nothing = { children: 0, stories: 0, chapters: 0, pictures: 0, narrations: 0, waiting: 0 };

/** Writes into the audit log that an account or a child is deleted by its owner, with numbers only; that is the receipt. */
export async function noteErasure(
	trx: Db,
	{ accountId }: Reader,
	{ what, subject, erased }: Pick<Receipt, 'what' | 'subject' | 'erased'>,
	now: number,
): Promise<Receipt> {
	const note = {
		actorId: accountId,
		action: `${what}-deleted`,
		target: { kind: 'user', id: subject },
		about: null,
		changes: changesBetween(erased, nothing),
	} as const;
	const { id, seal } = await noteChange(trx, note, now);
	return { _id: id, at: new Date(now).toISOString(), what, subject, erased, seal };
}

/** Of the child profiles that the reader deleted, the newest first. */
export async function receiptsOf(db: Db, { accountId }: Pick<Reader, 'accountId'>): Promise<Receipt[]> {
	const deletions = await deletionsBy(db, accountId);
	return deletions.map(({ id, at, target_id, seal, numbers }) => ({
		_id: id,
		at: new Date(at).toISOString(),
		what: 'child',
		subject: target_id ?? '',
		erased: { ...nothing, ...numbers },
		seal,
	}));
}

/** Writes into the audit log that somebody took a copy of all that is kept about them. */
export function noteExport({ db, now }: Pick<Parts, 'db' | 'now'>, { accountId }: Reader): Promise<unknown> {
	const target = { kind: 'user', id: accountId } as const;
	const note = { actorId: accountId, action: 'data-exported', target, about: null, changes: {} } as const;
	return db.transaction().execute((trx) => noteChange(trx, note, now()));
}
