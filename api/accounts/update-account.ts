import type { AppContext } from '../app/context.ts';
import { type AccountRow, updateAccountRowWithSettings } from '../db/accounts.ts';
import type { Db } from '../db/schema.ts';

/** Work to do after the commit. */
export type AfterCommit = () => Promise<void>;

/**
 * Updates an account, including its content settings. Every write of settings must use this function: prepared chapters of the
 * account's stories are checked against the new settings in the same transaction, so that none is served that they exclude.
 * `before`: the row as this transaction reads it. The caller runs the result after the commit.
 */
export async function updateAccount(
	trx: Db,
	{ queue }: AppContext,
	before: AccountRow,
	change: Partial<AccountRow>,
): Promise<AfterCommit> {
	await updateAccountRowWithSettings(trx, before.id, change);
	const { settings, role } = { ...before, ...change };
	const isSameAudience = before.settings === settings && before.role === role;
	return isSameAudience ? async () => {} : queue.reviewPrepared(trx, before.id);
}
