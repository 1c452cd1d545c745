import type { User } from '../../shared/contract/user.ts';
import { HttpError, requireFound } from '../app/errors.ts';
import { childOf, userById } from '../db/accounts.ts';
import type { Db } from '../db/schema.ts';
import type { Principal } from './principal.ts';

/** Whom a request is for: the requester, or the child that the requester acts as. Throws 404 for any other child. */
export async function actingUser(db: Db, principal: Principal, selectedChildId: string | undefined): Promise<User> {
	const isOwn = !selectedChildId || (principal.role === 'child' && selectedChildId === principal.accountId);
	return requireFound(
		isOwn ? await userById(db, principal.accountId) : await childOf(db, principal.accountId, selectedChildId),
	);
}

/** Throws 403 `parents-only` for a child's account. */
export function requireNotChild({ role }: Principal): void {
	if (role === 'child') throw parentsOnly();
}

export function parentsOnly(): HttpError {
	return new HttpError(403, 'parents-only', 'Only a parent can change this.');
}
