import { Hono } from 'hono';
import { sessionCalls } from '../../shared/contract/sessions.ts';
import { endOtherSessions, endOwnSession, listSessions } from '../accounts/sessions.ts';
import type { AppContext } from '../app/context.ts';
import type { Env } from './env.ts';
import { requireAuth } from './require-auth.ts';

/** The sessions of the principal's own account. */
export function sessionRoutes(context: AppContext): Hono<Env> {
	const session = requireAuth(context);
	return new Hono<Env>()
		.get(sessionCalls.sessions.path, session, async (c) => c.json(await listSessions(context, c.var.principal)))
		.delete(sessionCalls.endOtherSessions.path, session, async (c) => {
			await endOtherSessions(context, c.var.principal);
			return c.json({ ok: true });
		})
		.delete(sessionCalls.endSession.path, session, async (c) => {
			await endOwnSession(context, c.var.principal, c.req.param('id') ?? '');
			return c.json({ ok: true });
		});
}
