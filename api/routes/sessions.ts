import { Hono } from 'hono';
import { sessionCalls } from '../../shared/contract/sessions.ts';
import { endOtherSessions, endOwnSession, listSessions } from '../accounts/sessions.ts';
import type { AppContext } from '../app/context.ts';
import type { Env } from './env.ts';
import { requireAuth } from './require-auth.ts';

/** The sessions of the principal's own account. */
export function sessionRoutes(parts: AppContext): Hono<Env> {
	const session = requireAuth(parts);
	return new Hono<Env>()
		.get(sessionCalls.sessions.path, session, async (c) => c.json(await listSessions(parts, c.var.reader)))
		.delete(sessionCalls.endOtherSessions.path, session, async (c) => {
			await endOtherSessions(parts, c.var.reader);
			return c.json({ ok: true });
		})
		.delete(sessionCalls.endSession.path, session, async (c) => {
			await endOwnSession(parts, c.var.reader, c.req.param('id') ?? '');
			return c.json({ ok: true });
		});
}
