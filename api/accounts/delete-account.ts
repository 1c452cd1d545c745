import type { Receipt } from '../../shared/contract/family.ts';
import type { AppContext } from '../app/context.ts';
import { HttpError } from '../app/errors.ts';
import { accountById } from '../db/accounts.ts';
import { eraseAccount } from './erasure.ts';
import { requireAnotherAdmin } from './last-admin.ts';
import type { Principal } from './principal.ts';
import { parentsOnly } from './profiles.ts';
import { recordErasure } from './receipts.ts';

/** The verified hash is no longer the account's. */
class HashReplaced extends Error {}

/**
 * Deletes the principal's own account with all its data. Throws 403 `parents-only` for a child, 403 `wrong-password` or 409
 * `last-admin`; then nothing is deleted.
 */
export async function deleteOwnAccount(context: AppContext, principal: Principal, password: string): Promise<Receipt> {
	if (principal.role === 'child') throw parentsOnly();
	const account = await accountById(context.db, principal.accountId);
	const verified = account?.password_hash ?? null;
	if (!(await context.passwords.verify(verified, password))) {
		throw new HttpError(403, 'wrong-password', 'The password is not right.');
	}
	try {
		return await eraseAccount(context, principal.accountId, async (trx, erased) => {
			const current = await accountById(trx, principal.accountId);
			if (current?.password_hash !== verified) throw new HashReplaced();
			await requireAnotherAdmin(trx, principal.accountId);
			return recordErasure(trx, principal, { what: 'account', subject: principal.accountId, erased }, context.now());
		});
	} catch (error) {
		if (error instanceof HashReplaced) return deleteOwnAccount(context, principal, password);
		throw error;
	}
}
