import { HttpError } from '../app/errors.ts';
import type { Db } from '../db/schema.ts';

/**
 * Throws 409 `last-admin` when this account is the only admin left, in the transaction that is about to delete or demote it:
 * two admins who remove each other at once cannot both succeed. Anybody else passes.
 */
export async function requireAnotherAdmin(trx: Db, accountId: string): Promise<void> {
	if (!trx.isTransaction) throw new Error('Whether another admin is left only counts in the transaction of the change');
	const admins = await trx.selectFrom('account').select('id').where('role', '=', 'admin').limit(2).execute();
	if (admins.length !== 1 || admins[0]?.id !== accountId) return;
	throw new HttpError(
		409,
		'last-admin',
		'The last admin cannot be deleted or become anything else. Make somebody else an admin first.',
	);
}
