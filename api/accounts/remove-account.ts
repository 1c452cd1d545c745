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

/** The hash that was verified is not the account's any more. */
class HashReplaced extends Error {}

/**
 * The reader's own account with all that hangs on it, for good: only where the hash is still the one that was verified. One
 * that was replaced meanwhile is verified in its turn. Throws 403 `parents-only` for a child, 403 `wrong-password`, and 409
 * `last-admin`; then nothing is removed.
 */
export async function removeOwnAccount(keeping: Keeping, reader: Reader, password: string): Promise<Receipt> {
	if (reader.role === 'child') throw forParents();
	const account = await accountById(keeping.db, reader.accountId);
	const verified = account?.password_hash ?? null;
	if (!(await keeping.passwords.verify(verified, password))) {
		throw new Refusal(403, 'wrong-password', 'The password is not right.');
	}
	try {
		return await erase(keeping, reader.accountId, async (trx, erased) => {
			const current = await accountById(trx, reader.accountId);
			if (current?.password_hash !== verified) throw new HashReplaced();
			await insistOnAnotherAdmin(trx, reader.accountId);
			return noteErasure(trx, reader, { what: 'account', subject: reader.accountId, erased }, keeping.now());
		});
	} catch (error) {
		if (error instanceof HashReplaced) return removeOwnAccount(keeping, reader, password);
		throw error;
	}
}
