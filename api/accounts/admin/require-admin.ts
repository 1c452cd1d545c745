import { HttpError } from '../../app/errors.ts';
import { accountById } from '../../db/accounts.ts';
import type { Db } from '../../db/schema.ts';
import type { Principal } from '../principal.ts';

/** Throws 403 for others, before they learn anything about the admin area. */
export function requireAdminRole({ role }: { role?: Principal['role'] | undefined }): void {
	if (role !== 'admin') throw new HttpError(403, 'admins-only', 'Only an admin can do this.');
}

/** Checks again in the transaction of a change: the role may have changed since the request was authenticated. */
export async function requireStillAdmin(trx: Db, { accountId }: Pick<Principal, 'accountId'>): Promise<void> {
	requireAdminRole({ role: (await accountById(trx, accountId))?.role });
}

/** Runs an admin's change in a transaction that first checks the admin's role. */
export function inAdminTransaction<Result>(
	db: Db,
	principal: Pick<Principal, 'accountId'>,
	change: (trx: Db) => Promise<Result>,
): Promise<Result> {
	return db.transaction().execute(async (trx) => {
		await requireStillAdmin(trx, principal);
		return change(trx);
	});
}
