import { type Context, Hono } from 'hono';
import { authCalls } from '../../shared/contract/auth.ts';
import { familyCalls } from '../../shared/contract/family.ts';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { sessionCalls } from '../../shared/contract/sessions.ts';
import { changePassword, currentUser, type IssuedSession, login, logout, register } from '../accounts/auth.ts';
import { deviceName } from '../accounts/device-name.ts';
import { endOtherSessions, endOwnSession, listSessions } from '../accounts/sessions.ts';
import type { AppContext } from '../app/context.ts';
import type { Env } from './env.ts';
import { clearMediaCookie, setMediaCookie } from './media-cookie.ts';
import type { RateLimits } from './rate-limits.ts';
import { requireAuth } from './require-auth.ts';
import { validateBody } from './validate.ts';

/** Registration, login, logout, profile and password. */
export function authRoutes(context: AppContext, limits: RateLimits): Hono<Env> {
	const { secure } = context.config;
	const authenticated = requireAuth(context, { beforePasswordChange: true });

	const sendSession = (c: Context<Env>, { token, user, mediaToken }: IssuedSession, status: 200 | 201 = 200) => {
		setMediaCookie(c, mediaToken, secure);
		return c.json({ token, user }, status);
	};

	return new Hono<Env>()
		.post(authCalls.register.path, async (c) => {
			const registration = await validateBody(authCalls.register, c);
			await limits.registration(c);
			return sendSession(c, await register(context, registration, deviceOf(c)), 201);
		})
		.post(authCalls.login.path, async (c) => {
			const { email, password } = await validateBody(authCalls.login, c);
			const check = () => login(context, email, password, deviceOf(c));
			return sendSession(c, await limits.password(c, email, check));
		})
		.get(firstLoadCalls.me.path, authenticated, async (c) => {
			const { accountId, sessionId } = c.var.principal;
			setMediaCookie(c, await context.tokens.sign('media', { accountId, sessionId }), secure);
			return c.json(await currentUser(context, c.var.principal));
		})
		.post(firstLoadCalls.logout.path, authenticated, async (c) => {
			await logout(context, c.var.principal);
			clearMediaCookie(c, secure);
			return c.json({ ok: true });
		})
		.put(familyCalls.changePassword.path, authenticated, async (c) => {
			const change = await validateBody(familyCalls.changePassword, c);
			const { principal } = c.var;
			const entered = await limits.password(c, principal.accountId, () =>
				changePassword(context, principal, change, deviceOf(c)),
			);
			return sendSession(c, entered);
		});
}

function deviceOf(c: Context<Env>): string {
	return deviceName(c.req.header('user-agent'));
}

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
