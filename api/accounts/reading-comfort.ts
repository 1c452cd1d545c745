import type { ReadingComfort } from '../../shared/contract/comfort.ts';
import type { User } from '../../shared/contract/user.ts';
import type { Core } from '../app/core.ts';
import { requireFound } from '../app/errors.ts';
import { childOf, updateAccountRow, userById } from '../db/accounts.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Principal } from './principal.ts';

/** Saves how the requester, or the child that the requester acts as, likes to read. Throws 404 for any other child. */
export async function saveComfort(
	{ db, now }: Core,
	principal: Principal,
	comfort: ReadingComfort,
	selectedChildId?: string,
): Promise<User> {
	return inTransaction(db, async (trx) => {
		const isOwn = !selectedChildId || (principal.role === 'child' && selectedChildId === principal.accountId);
		const id = isOwn ? principal.accountId : requireFound(await childOf(trx, principal.accountId, selectedChildId))._id;
		const isDefault = Object.values(comfort).every((value) => value === undefined);
		await updateAccountRow(trx, id, { comfort: isDefault ? null : JSON.stringify(comfort), updated_at: now() });
		return requireFound(await userById(trx, id));
	});
}
