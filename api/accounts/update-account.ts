import type { AppContext } from '../app/context.ts';
import { type AccountRow, accountById, updateAccountRowWithSettings } from '../db/accounts.ts';
import type { Db } from '../db/schema.ts';

/** Work to do after the commit. */
export type AfterCommit = () => Promise<void>;

/**
 * Updates an account, including its content settings. Every write of settings must use this function: prepared chapters of the
 * account's stories are checked against the new settings in the same transaction, so that none is served that they exclude. The
 * caller runs the result after the commit.
 */
export async function updateAccount(
	trx: Db,
	{ queue }: AppContext,
	id: string,
	change: Partial<AccountRow>,
): Promise<AfterCommit> {
	const before = await accountById(trx, id);
	await updateAccountRowWithSettings(trx, id, change);
	const after = await accountById(trx, id);
	const isSameAudience = before?.settings === after?.settings && before?.role === after?.role;
	return isSameAudience ? async () => {} : queue.reviewPrepared(trx, id);
}
