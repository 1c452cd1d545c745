import { keepingTimes } from '../../shared/policies/keeping-times.ts';
import type { Reader } from '../accounts/reader.ts';
import type { Db } from './schema.ts';

const hour = 60 * 60 * 1000;

/** One that nobody used for so long has been forgotten, on a tablet that was lost or given away. */
const idleLimit = keepingTimes.sessions * 24 * hour;

export async function addSession(db: Db, id: string, accountId: string, now: number): Promise<void> {
	await db
		.insertInto('session')
		.values({ id, account_id: accountId, created_at: now, last_seen_at: now, revoked_at: null })
		.execute();
}

/** Who asks, by a session that still holds; role and family as they are now, not as they were at the login. */
export function readerOfSession(
	db: Db,
	now: () => number,
): (accountId: string, sessionId: string) => Promise<Reader | null> {
	const compiled = db
		.selectFrom('session')
		.innerJoin('account', 'account.id', 'session.account_id')
		.select(['account.role', 'account.parent_id', 'session.last_seen_at'])
		.where('session.id', '=', '')
		.where('session.account_id', '=', '')
		.where('session.revoked_at', 'is', null)
		.compile();

	return async function reader(accountId, sessionId) {
		const query: typeof compiled = { ...compiled, parameters: [sessionId, accountId] };
		const row = (await db.executeQuery(query)).rows[0];
		if (!row || row.last_seen_at < now() - idleLimit) return null;
		if (row.last_seen_at < now() - hour) await touch(db, sessionId, now());
		return { accountId, sessionId, role: row.role, familyId: row.parent_id ?? accountId };
	};
}

function touch(db: Db, sessionId: string, now: number): Promise<unknown> {
	return db.updateTable('session').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}

export async function endSession(db: Db, sessionId: string, now: number): Promise<void> {
	await db
		.updateTable('session')
		.set({ revoked_at: now })
		.where('id', '=', sessionId)
		.where('revoked_at', 'is', null)
		.execute();
}

/** Ends every session of an account and answers with their ids, so that their sockets can be closed after the commit. */
export async function endSessionsOf(db: Db, accountId: string, now: number): Promise<string[]> {
	const ended = await db
		.updateTable('session')
		.set({ revoked_at: now })
		.where('account_id', '=', accountId)
		.where('revoked_at', 'is', null)
		.returning('id')
		.execute();
	return ended.map((session) => session.id);
}

/** Those that ended or were forgotten: nothing asks for them any more. */
export async function forgetOldSessions(db: Db, now: number): Promise<void> {
	await db
		.deleteFrom('session')
		.where((eb) => eb.or([eb('revoked_at', 'is not', null), eb('last_seen_at', '<', now - idleLimit)]))
		.execute();
}
