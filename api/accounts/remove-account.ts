import type { Receipt } from '../../shared/family.ts';
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
	const account = await keeping.db
		.selectFrom('account')
		.select('password_hash')
		.where('id', '=', reader.accountId)
		.executeTakeFirst();
	if (!(await keeping.passwords.verify(account?.password_hash ?? null, password))) {
		throw new Refusal(403, 'wrong-password', 'The password is not right.');
	}
	return erase(keeping, reader.accountId, async (trx, erased) => {
		await insistOnAnotherAdmin(trx, reader.accountId);
		return noteErasure(trx, reader, { what: 'account', subject: reader.accountId, erased }, keeping.now());
	});
}
