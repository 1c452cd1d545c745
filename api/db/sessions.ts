import { sql } from 'kysely';
import { retentionDays } from '../../shared/policies/retention.ts';
import { day, hour } from '../../shared/rules/durations.ts';
import type { SessionPrincipal } from '../accounts/principal.ts';
import { batchLookup } from './batch-lookup.ts';
import { familyVersionOf } from './changes.ts';
import { engineOf } from './engine.ts';
import type { Db, Row } from './schema.ts';

/**
 * Milliseconds. A session ends after `idle` without use, for tablets that were lost or given away, and after `absolute` in any
 * case. Commands in a device's outbox wait for the next login of the same account.
 */
export const sessionLimits = {
	idle: retentionDays.unusedSessions * day,
	absolute: retentionDays.sessions * day,
} as const;

export type SessionRow = Pick<Row<'session'>, 'id' | 'device' | 'created_at' | 'last_seen_at'>;

/** More than a family's devices; scripts may log in more often. */
const maxListed = 100;

export type NewSession = { id: string; accountId: string; device: string; passwordHash: string };

/**
 * Adds a session if the account still has the password hash that was verified: no session outlives the password it began with.
 * False if the account or that hash is gone.
 */
export async function addSession(
	db: Db,
	{ id, accountId, device, passwordHash }: NewSession,
	now: number,
): Promise<boolean> {
	const added = await db
		.insertInto('session')
		.columns(['id', 'account_id', 'device', 'created_at', 'last_seen_at', 'revoked_at'])
		.expression((eb) =>
			eb
				.selectFrom('account')
				.select(({ val }) => [
					val(id).as('id'),
					'account.id as account_id',
					val(device).as('device'),
					val(now).as('created_at'),
					val(now).as('last_seen_at'),
					val(null).as('revoked_at'),
				])
				.where('account.id', '=', accountId)
				.where('account.password_hash', '=', passwordHash),
		)
		.returning('id')
		.executeTakeFirst();
	return added !== undefined;
}

/** The active sessions of an account, by last use. */
export function sessionsOf(db: Db, accountId: string, now: number): Promise<SessionRow[]> {
	return db
		.selectFrom('session')
		.select(['id', 'device', 'created_at', 'last_seen_at'])
		.where('account_id', '=', accountId)
		.where('revoked_at', 'is', null)
		.where('last_seen_at', '>=', now - sessionLimits.idle)
		.where('created_at', '>=', now - sessionLimits.absolute)
		.orderBy('last_seen_at', 'desc')
		.orderBy('id', 'desc')
		.limit(maxListed)
		.execute();
}

/** `mustChangePassword`: the session began with a one-time password that is still in use. */
export type ActiveSession = { principal: SessionPrincipal; mustChangePassword: boolean };

/** On Postgres, one statement finds the rows of all requests of one turn of the event loop. */
function createRowLookup(db: Db) {
	const sessions = db
		.selectFrom('session')
		.innerJoin('account', 'account.id', 'session.account_id')
		.select(['session.id', 'session.account_id', 'session.last_seen_at', 'session.created_at'])
		.select(['account.role', 'account.parent_id', 'account.must_change_password'])
		// In the same statement: on Postgres another one would double the time of a request whose answer is kept.
		.select(familyVersionOf(sql`coalesce(account.parent_id, account.id)`).as('family_version'))
		.select(hasOneTimePassword.as('children_must_change_password'))
		.where('session.revoked_at', 'is', null);
	const one = sessions.where('session.id', '=', '').compile();
	const several = sessions.where('session.id', '=', sql<string>`any(${[]})`).compile();
	const rowsOf = async (compiled: typeof one, parameter: string | readonly string[]) => {
		const query: typeof one = { ...compiled, parameters: [parameter] };
		return (await db.executeQuery(query)).rows;
	};

	const { isRemote, keepPlanOf } = engineOf(db);
	if (!isRemote) return async (id: string) => (await rowsOf(one, id))[0];
	keepPlanOf(several.sql);
	return batchLookup(async (ids: readonly string[]) => {
		const rows = await rowsOf(several, ids);
		return new Map(rows.map((row) => [row.id, row]));
	});
}

/** Creates a lookup of active sessions, with the current role and family rather than those at login. */
export function createSessionLookup(
	db: Db,
	now: () => number,
): (accountId: string, sessionId: string) => Promise<ActiveSession | null> {
	const findRow = createRowLookup(db);

	return async function holder(accountId, sessionId) {
		const row = await findRow(sessionId);
		if (row?.account_id !== accountId) return null;
		if (row.last_seen_at < now() - sessionLimits.idle) return null;
		// Bearer tokens expire by themselves, but the media cookie is renewed at every start of the app.
		if (row.created_at < now() - sessionLimits.absolute) return null;
		if (row.last_seen_at < now() - hour) await touchSession(db, sessionId, now());
		const mustChangePassword = row.must_change_password === 1;
		const familyVersion = mustChangePassword || row.children_must_change_password ? null : row.family_version;
		const familyId = row.parent_id ?? accountId;
		return { principal: { accountId, sessionId, role: row.role, familyId, familyVersion }, mustChangePassword };
	};
}

/** One-time passwords are visible to the family, but the change feed does not say when one is set or replaced. */
const hasOneTimePassword = sql<0 | 1>`case when exists (
	select 1 from account as child where child.parent_id = account.id and child.must_change_password = 1
) then 1 else 0 end`;

function touchSession(db: Db, sessionId: string, now: number): Promise<unknown> {
	return db.updateTable('session').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}

/** Ends one session of an account; false if it has no such active session. */
export async function endSession(db: Db, accountId: string, sessionId: string, now: number): Promise<boolean> {
	const ended = await endSessionsWhere(db, accountId, now).where('id', '=', sessionId).executeTakeFirst();
	return ended !== undefined;
}

/** Ends all sessions of an account, except `except`. Returns their ids, so that their sockets can be closed after the commit. */
export async function endSessionsOf(db: Db, accountId: string, now: number, except = ''): Promise<string[]> {
	const ended = await endSessionsWhere(db, accountId, now).where('id', '!=', except).execute();
	return ended.map((session) => session.id);
}

function endSessionsWhere(db: Db, accountId: string, now: number) {
	return db
		.updateTable('session')
		.set({ revoked_at: now })
		.where('account_id', '=', accountId)
		.where('revoked_at', 'is', null)
		.returning('id');
}

/** Deletes ended and expired sessions, including those that another process ended. Returns their ids. */
export async function purgeEndedSessions(db: Db, now: number): Promise<string[]> {
	const gone = await db
		.deleteFrom('session')
		.where((eb) =>
			eb.or([
				eb('revoked_at', 'is not', null),
				eb('last_seen_at', '<', now - sessionLimits.idle),
				eb('created_at', '<', now - sessionLimits.absolute),
			]),
		)
		.returning('id')
		.execute();
	return gone.map((session) => session.id);
}
