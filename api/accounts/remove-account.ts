import type { Receipt } from '../../shared/family.ts';
import { accountById } from '../db/accounts.ts';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { erase } from './erasure.ts';
import { forParents } from './family.ts';
import { insistOnAnotherAdmin } from './last-admin.ts';
import type { Reader } from './reader.ts';
import { noteErasure } from './receipts.ts';

type Keeping = Pick<Parts, 'db' | 'media' | 'queue' | 'hangUp' | 'passwords' | 'now'>;

/**
 * The reader's own account with all that hangs on it, for good. Throws 403 `parents-only` for a child, 403
 * `wrong-password`, and 409 `last-admin`; then nothing is removed.
 */
export async function removeOwnAccount(keeping: Keeping, reader: Reader, password: string): Promise<Receipt> {
	if (reader.role === 'child') throw forParents();
	const account = await accountById(keeping.db, reader.accountId);
	if (!(await keeping.passwords.verify(account?.password_hash ?? null, password))) throw wrongPassword();
	return erase(keeping, reader.accountId, async (trx, erased) => {
		// A password that was reset meanwhile is to keep the account from a caller who knows the former one.
		const current = await accountById(trx, reader.accountId);
		if (!current || current.password_hash !== account?.password_hash) throw wrongPassword();
		await insistOnAnotherAdmin(trx, reader.accountId);
		return noteErasure(trx, reader, { what: 'account', subject: reader.accountId, erased }, keeping.now());
	});
}

function wrongPassword(): Refusal {
	return new Refusal(403, 'wrong-password', 'The password is not right.');
}
