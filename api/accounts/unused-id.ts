import { HttpError } from '../app/errors.ts';
import { hasIdBeenUsed } from '../db/changes.ts';
import type { Db } from '../db/schema.ts';

/**
 * Throws 409 `id-taken` for an id that a device made and that somebody's story or account has, or had: what was deleted
 * does not come back by an old request. To be called in the transaction that gives the id away.
 */
export async function requireUnusedId(trx: Db, id: string): Promise<void> {
	if (!trx.isTransaction) throw new Error('Whether an id is free only counts in the transaction that gives it away');
	if (!(await hasIdBeenUsed(trx, id))) return;
	throw new HttpError(
		409,
		'id-taken',
		'This was made here before, so it cannot be added again. Please make a new one.',
	);
}
