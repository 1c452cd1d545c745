import { keepingTimes } from '../../shared/policies/keeping-times.ts';
import type { Reader } from '../accounts/reader.ts';
import type { Db, Row } from './schema.ts';

const hour = 60 * 60 * 1000;

/**
 * Milliseconds. A session that nobody used for `idle` has been forgotten, on a tablet that was lost or given away; after
 * `whole` its owner signs in again in any case. What waits on a device for the server waits for its owner, too.
 */
export const sessionLimits = {
	idle: keepingTimes.unusedSessions * 24 * hour,
	whole: keepingTimes.sessions * 24 * hour,
} as const;

export type SessionRow = Pick<Row<'session'>, 'id' | 'device' | 'created_at' | 'last_seen_at'>;

/** More than a family has devices: who signs in by a program a thousand times is shown the last of them. */
const shownAtMost = 100;

type NewSession = { id: string; accountId: string; device: string };

export async function addSession(db: Db, { id, accountId, device }: NewSession, now: number): Promise<void> {
	await db
		.insertInto('session')
		.values({ id, account_id: accountId, device, created_at: now, last_seen_at: now, revoked_at: null })
		.execute();
}

/** The sessions of an account that hold, last used first. */
export function sessionsOf(db: Db, accountId: string, now: number): Promise<SessionRow[]> {
	return db
		.selectFrom('session')
		.select(['id', 'device', 'created_at', 'last_seen_at'])
		.where('account_id', '=', accountId)
		.where('revoked_at', 'is', null)
		.where('last_seen_at', '>=', now - sessionLimits.idle)
		.where('created_at', '>=', now - sessionLimits.whole)
		.orderBy('last_seen_at', 'desc')
		.orderBy('id', 'desc')
		.limit(shownAtMost)
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
		.select(['account.role', 'account.parent_id', 'session.last_seen_at', 'session.created_at'])
		.where('session.id', '=', '')
		.where('session.account_id', '=', '')
		.where('session.revoked_at', 'is', null)
		.compile();

	return async function reader(accountId, sessionId) {
		const query: typeof compiled = { ...compiled, parameters: [sessionId, accountId] };
		const row = (await db.executeQuery(query)).rows[0];
		if (!row || row.last_seen_at < now() - sessionLimits.idle) return null;
		// A token ends by itself; but that of the media cookie is made anew whenever the app starts.
		if (row.created_at < now() - sessionLimits.whole) return null;
		if (row.last_seen_at < now() - hour) await touch(db, sessionId, now());
		return { accountId, sessionId, role: row.role, familyId: row.parent_id ?? accountId };
	};
}

function touch(db: Db, sessionId: string, now: number): Promise<unknown> {
	return db.updateTable('session').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}

/** Ends one session of an account; false when it has none of that id that still holds. */
export async function endSession(db: Db, accountId: string, sessionId: string, now: number): Promise<boolean> {
	const ended = await endingOf(db, accountId, now).where('id', '=', sessionId).executeTakeFirst();
	return ended !== undefined;
}

/**
 * Ends every session of an account, or every one but `except`, and answers with their ids, so that their sockets can be
 * closed after the commit.
 */
export async function endSessionsOf(db: Db, accountId: string, now: number, except = ''): Promise<string[]> {
	const ended = await endingOf(db, accountId, now).where('id', '!=', except).execute();
	return ended.map((session) => session.id);
}

function endingOf(db: Db, accountId: string, now: number) {
	return db
		.updateTable('session')
		.set({ revoked_at: now })
		.where('account_id', '=', accountId)
		.where('revoked_at', 'is', null)
		.returning('id');
}

/** Those that ended or were forgotten, by whatever process: nothing asks for them any more. Answers with their ids. */
export async function forgetOldSessions(db: Db, now: number): Promise<string[]> {
	const gone = await db
		.deleteFrom('session')
		.where((eb) =>
			eb.or([
				eb('revoked_at', 'is not', null),
				eb('last_seen_at', '<', now - sessionLimits.idle),
				eb('created_at', '<', now - sessionLimits.whole),
			]),
		)
		.returning('id')
		.execute();
	return gone.map((session) => session.id);
}
