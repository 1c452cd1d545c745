import { Hono } from 'hono';
import { sessionCalls } from '../../shared/sessions.ts';
import { endOneSession, endOtherSessions, openSessions } from '../accounts/open-sessions.ts';
import type { Parts } from '../parts.ts';
import type { Env } from './env.ts';
import { signedIn } from './signed-in.ts';

/** Where an account is signed in, and how that is ended. Only ever the reader's own. */
export function sessionRoutes(parts: Parts): Hono<Env> {
	const session = signedIn(parts);
	return new Hono<Env>()
		.get(sessionCalls.sessions.path, session, async (c) => c.json(await openSessions(parts, c.var.reader)))
		.delete(sessionCalls.endOtherSessions.path, session, async (c) => {
			await endOtherSessions(parts, c.var.reader);
			return c.json({ ok: true });
		})
		.delete(sessionCalls.endSession.path, session, async (c) => {
			await endOneSession(parts, c.var.reader, c.req.param('id') ?? '');
			return c.json({ ok: true });
		});
}
