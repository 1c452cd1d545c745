import type { ActiveSession } from '../../shared/contract/sessions.ts';
import type { Core } from '../app/core.ts';
import { notFound } from '../app/errors.ts';
import { endSession, endSessionsOf, type SessionRow, sessionsOf } from '../db/sessions.ts';
import { unknownDevice } from './device-name.ts';
import type { Principal, SessionPrincipal } from './principal.ts';

/** The sessions of the principal's account: the current one first, then the others by last use. */
export async function listSessions(
	{ db, now }: Core,
	{ accountId, sessionId }: SessionPrincipal,
): Promise<ActiveSession[]> {
	const rows = await sessionsOf(db, accountId, now());
	const all = rows.map((row) => toOpenSession(row, sessionId));
	return [...all.filter(({ isThis }) => isThis), ...all.filter(({ isThis }) => !isThis)];
}

/** Ends a session of the account and closes its sockets. Throws 404 for an unknown or ended one. */
export async function endOwnSession(
	{ db, disconnectSessions, now }: Core,
	{ accountId }: Principal,
	id: string,
): Promise<void> {
	if (!(await endSession(db, accountId, id, now()))) throw notFound();
	disconnectSessions([id]);
}

/** Ends all sessions of the account except the current one. */
export async function endOtherSessions(
	{ db, disconnectSessions, now }: Core,
	{ accountId, sessionId }: SessionPrincipal,
): Promise<void> {
	disconnectSessions(await endSessionsOf(db, accountId, now(), sessionId));
}

function toOpenSession({ id, device, created_at, last_seen_at }: SessionRow, own: string): ActiveSession {
	return {
		_id: id,
		device: device || unknownDevice,
		startedAt: new Date(created_at).toISOString(),
		lastSeenAt: new Date(last_seen_at).toISOString(),
		isThis: id === own,
	};
}
