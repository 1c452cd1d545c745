import { type AccountRow, accountById, changeWithSettings } from '../db/accounts.ts';
import type { Db } from '../db/schema.ts';
import type { Parts } from '../parts.ts';

/** What is left to do once a change is committed. */
export type AfterCommit = () => Promise<void>;

/**
 * Changes an account, its content settings included. Every write of settings goes through here: what is prepared ahead of
 * the account's stories is held to the new ones in the same transaction, so that nothing which was just switched off is
 * served after it. The caller runs the answer after the commit.
 */
export async function changeAuthor(
	trx: Db,
	{ queue }: Pick<Parts, 'queue'>,
	id: string,
	change: Partial<AccountRow>,
): Promise<AfterCommit> {
	const before = await accountById(trx, id);
	await changeWithSettings(trx, id, change);
	const after = await accountById(trx, id);
	const mayReadTheSame = before?.settings === after?.settings && before?.role === after?.role;
	return mayReadTheSame ? async () => {} : queue.reviewAhead(trx, id);
}
