import type { Context } from 'hono';
import { authCalls } from '../../shared/contract/auth.ts';
import { familyCalls } from '../../shared/contract/family.ts';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { sessionCalls } from '../../shared/contract/sessions.ts';
import type { Session } from '../../shared/contract/user.ts';
import { changePassword, currentUser, type IssuedSession, login, logout, register } from '../accounts/auth.ts';
import { deviceName } from '../accounts/device-name.ts';
import { endOtherSessions, endOwnSession, listSessions } from '../accounts/sessions.ts';
import type { AppContext } from '../app/context.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Env } from './env.ts';
import { clearMediaCookie, setMediaCookie } from './media-cookie.ts';
import type { RateLimits } from './rate-limits.ts';
import { requireAuth } from './require-auth.ts';
import { behind, type Route, route } from './route.ts';

/** Registration, login, logout, profile and password, and the sessions of the principal's own account. */
export function authRoutes(context: AppContext, limits: RateLimits, answers: AnswerCache): Route[] {
	const { secure } = context.config;

	const toSession = (c: Context<Env>, { token, user, mediaToken }: IssuedSession): Session => {
		setMediaCookie(c, mediaToken, secure);
		return { token, user };
	};

	return [
		route(authCalls.register, async ({ c, body }) => {
			await limits.registration(c);
			const session = await register(context, body, deviceOf(c));
			c.status(201);
			return toSession(c, session);
		}),
		route(authCalls.login, async ({ c, body: { email, password } }) => {
			const check = () => login(context, email, password, deviceOf(c));
			return toSession(c, await limits.password(c, email, check));
		}),
		...behind(requireAuth(context, { beforePasswordChange: true }), [
			route(firstLoadCalls.me, async ({ c, principal }) => {
				const { accountId, sessionId } = principal;
				setMediaCookie(c, await context.tokens.sign('media', { accountId, sessionId }), secure);
				return answers.respond(c, 'profile', principal.familyVersion, async () => ({
					body: await currentUser(context, principal),
					isKeepable: true,
				}));
			}),
			route(firstLoadCalls.logout, async ({ c, principal }) => {
				await logout(context, principal);
				clearMediaCookie(c, secure);
				return { ok: true };
			}),
			route(familyCalls.changePassword, async ({ c, principal, body }) => {
				const check = () => changePassword(context, principal, body, deviceOf(c));
				return toSession(c, await limits.password(c, principal.accountId, check));
			}),
		]),
		...behind(requireAuth(context), [
			route(sessionCalls.sessions, ({ principal }) => listSessions(context, principal)),
			route(sessionCalls.endOtherSessions, async ({ principal }) => {
				await endOtherSessions(context, principal);
				return { ok: true };
			}),
			route(sessionCalls.endSession, async ({ principal, params }) => {
				await endOwnSession(context, principal, params.id);
				return { ok: true };
			}),
		]),
	];
}

function deviceOf(c: Context<Env>): string {
	return deviceName(c.req.header('user-agent'));
}
