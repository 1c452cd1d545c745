import { type Context, Hono } from 'hono';
import { calls } from '../../shared/calls.ts';
import { enteringCalls } from '../../shared/entering.ts';
import { familyCalls } from '../../shared/family.ts';
import { deviceIn } from '../accounts/device-words.ts';
import { changePassword, type Entered, login, logout, register, userOfReader } from '../accounts/entering.ts';
import type { Parts } from '../parts.ts';
import type { Env } from './env.ts';
import { giveMediaCookie, takeMediaCookie } from './media-cookie.ts';
import type { RateLimits } from './rate-limits.ts';
import { signedIn } from './signed-in.ts';
import { body } from './valid.ts';

/** Registration, login and what belongs to a session. */
export function authRoutes(parts: Parts, limits: RateLimits): Hono<Env> {
	const { secure } = parts.config;
	const session = signedIn(parts, { beforePasswordChange: true });

	const welcome = (c: Context<Env>, { token, user, mediaToken }: Entered, status: 200 | 201 = 200) => {
		giveMediaCookie(c, mediaToken, secure);
		return c.json({ token, user }, status);
	};

	return new Hono<Env>()
		.post(enteringCalls.register.path, async (c) => {
			const registration = await body(enteringCalls.register, c);
			await limits.registration(c);
			return welcome(c, await register(parts, registration, deviceOf(c)), 201);
		})
		.post(enteringCalls.login.path, async (c) => {
			const { email, password } = await body(enteringCalls.login, c);
			const check = () => login(parts, email, password, deviceOf(c));
			return welcome(c, await limits.password(c, email, check));
		})
		.get(calls.me.path, session, async (c) => {
			const { accountId, sessionId } = c.var.reader;
			giveMediaCookie(c, await parts.tokens.sign('media', { accountId, sessionId }), secure);
			return c.json(await userOfReader(parts, c.var.reader));
		})
		.post(calls.logout.path, session, async (c) => {
			await logout(parts, c.var.reader);
			takeMediaCookie(c, secure);
			return c.json({ ok: true });
		})
		.put(familyCalls.changePassword.path, session, async (c) => {
			const change = await body(familyCalls.changePassword, c);
			const { reader } = c.var;
			const entered = await limits.password(c, reader.accountId, () =>
				changePassword(parts, reader, change, deviceOf(c)),
			);
			return welcome(c, entered);
		});
}

function deviceOf(c: Context<Env>): string {
	return deviceIn(c.req.header('user-agent'));
}
