import { HttpError } from '../../app/errors.ts';
import { accountById } from '../../db/accounts.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
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
	return inTransaction(db, async (trx) => {
		await requireStillAdmin(trx, principal);
		return change(trx);
	});
}

/**
 * Throws 409 `last-admin` if this account is the only admin. Runs in the transaction that deletes or demotes it, so that two
 * admins who remove each other at once cannot both succeed.
 */
export async function requireAnotherAdmin(trx: Db, accountId: string): Promise<void> {
	if (!trx.isTransaction) throw new Error('requireAnotherAdmin must run in the transaction of the change');
	const admins = await trx.selectFrom('account').select('id').where('role', '=', 'admin').limit(2).execute();
	if (admins.length !== 1 || admins[0]?.id !== accountId) return;
	throw new HttpError(
		409,
		'last-admin',
		'The last admin cannot be deleted or become anything else. Make somebody else an admin first.',
	);
}
