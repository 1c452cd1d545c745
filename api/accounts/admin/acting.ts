import { accountById } from '../../db/accounts.ts';
import type { Db } from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';
import type { Reader } from '../reader.ts';

/** The admin area is for admins, and tells others nothing of what is in it. */
export function insistOnAdmin({ role }: { role?: Reader['role'] | undefined }): void {
	if (role !== 'admin') throw new Refusal(403, 'admins-only', 'Only an admin can do this.');
}

/** Of an admin's change, in its transaction: who was an admin when the request came in may not be one any more. */
export async function insistStillAdmin(trx: Db, { accountId }: Pick<Reader, 'accountId'>): Promise<void> {
	insistOnAdmin({ role: (await accountById(trx, accountId))?.role });
}

/** Carries out an admin's change as a whole, or not at all. */
export function asAdmin<Result>(
	db: Db,
	reader: Pick<Reader, 'accountId'>,
	change: (trx: Db) => Promise<Result>,
): Promise<Result> {
	return db.transaction().execute(async (trx) => {
		await insistStillAdmin(trx, reader);
		return change(trx);
	});
}
