import type { AppContext } from '../app/context.ts';
import { type AccountRow, accountById, updateAccountRowWithSettings } from '../db/accounts.ts';
import type { Db } from '../db/schema.ts';

/** What is left to do once a change is committed. */
export type AfterCommit = () => Promise<void>;

/**
 * Changes an account, its content settings included. Every write of settings goes through here: what is prepared ahead of
 * the account's stories is held to the new ones in the same transaction, so that nothing which was just switched off is
 * served after it. The caller runs the answer after the commit.
 */
export async function updateAccount(
	trx: Db,
	{ queue }: Pick<AppContext, 'queue'>,
	id: string,
	change: Partial<AccountRow>,
): Promise<AfterCommit> {
	const before = await accountById(trx, id);
	await updateAccountRowWithSettings(trx, id, change);
	const after = await accountById(trx, id);
	const isSameAudience = before?.settings === after?.settings && before?.role === after?.role;
	return isSameAudience ? async () => {} : queue.reviewPrepared(trx, id);
}
