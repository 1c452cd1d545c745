import { HttpError } from '../app/errors.ts';
import type { Db } from '../db/schema.ts';

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
