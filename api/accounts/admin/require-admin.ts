import { HttpError } from '../../app/errors.ts';
import { accountById } from '../../db/accounts.ts';
import type { Db } from '../../db/schema.ts';
import type { Principal } from '../principal.ts';

/** The admin area is for admins, and tells others nothing of what is in it. */
export function requireAdminRole({ role }: { role?: Principal['role'] | undefined }): void {
	if (role !== 'admin') throw new HttpError(403, 'admins-only', 'Only an admin can do this.');
}

/** Of an admin's change, in its transaction: who was an admin when the request came in may not be one any more. */
export async function requireStillAdmin(trx: Db, { accountId }: Pick<Principal, 'accountId'>): Promise<void> {
	requireAdminRole({ role: (await accountById(trx, accountId))?.role });
}

/** Carries out an admin's change as a whole, or not at all. */
export function inAdminTransaction<Result>(
	db: Db,
	reader: Pick<Principal, 'accountId'>,
	change: (trx: Db) => Promise<Result>,
): Promise<Result> {
	return db.transaction().execute(async (trx) => {
		await requireStillAdmin(trx, reader);
		return change(trx);
	});
}
