import { HttpError } from '../app/errors.ts';
import { hasIdBeenUsed } from '../db/changes.ts';
import type { Db } from '../db/schema.ts';

/**
 * Throws 409 `id-taken` for an id, made by a device, that a story or account has or had: a replayed request must not bring back
 * what was deleted. Call it in the transaction that uses the id.
 */
export async function requireUnusedId(trx: Db, id: string): Promise<void> {
	if (!trx.isTransaction) throw new Error('requireUnusedId must run in the transaction that uses the id');
	if (!(await hasIdBeenUsed(trx, id))) return;
	throw new HttpError(
		409,
		'id-taken',
		'This was made here before, so it cannot be added again. Please make a new one.',
	);
}
