import type { OpenSession } from '../../shared/sessions.ts';
import { endSession, endSessionsOf, type SessionRow, sessionsOf } from '../db/sessions.ts';
import { notFound } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { unknownDevice } from './device-words.ts';
import type { Reader } from './reader.ts';

type Keeping = Pick<Parts, 'db' | 'hangUp' | 'now'>;

/** Where the reader's account is signed in: this session first, then the others, last used first. */
export async function openSessions({ db, now }: Keeping, { accountId, sessionId }: Reader): Promise<OpenSession[]> {
	const rows = await sessionsOf(db, accountId, now());
	const all = rows.map((row) => wireOf(row, sessionId));
	return [...all.filter(({ isThis }) => isThis), ...all.filter(({ isThis }) => !isThis)];
}

/** Ends one of them, and hangs up on its sockets. Throws 404 for any that is not the account's, or not any more. */
export async function endOneSession({ db, hangUp, now }: Keeping, { accountId }: Reader, id: string): Promise<void> {
	if (!(await endSession(db, accountId, id, now()))) throw notFound();
	hangUp([id]);
}

/** Ends all but the reader's own. */
export async function endOtherSessions({ db, hangUp, now }: Keeping, { accountId, sessionId }: Reader): Promise<void> {
	hangUp(await endSessionsOf(db, accountId, now(), sessionId));
}

function wireOf({ id, device, created_at, last_seen_at }: SessionRow, own: string): OpenSession {
	return {
		_id: id,
		device: device || unknownDevice,
		startedAt: new Date(created_at).toISOString(),
		lastSeenAt: new Date(last_seen_at).toISOString(),
		isThis: id === own,
	};
}
