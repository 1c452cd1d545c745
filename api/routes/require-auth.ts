import { createMiddleware } from 'hono/factory';
import { requireAdminRole } from '../accounts/admin/require-admin.ts';
import { createAuthenticator } from '../accounts/authenticate.ts';
import type { Core } from '../app/core.ts';
import { noSession } from '../app/errors.ts';
import type { Env } from './env.ts';

/**
 * Requires the token of a valid session and sets `principal`. Other requests get 401; a session with a one-time password gets 403
 * unless `beforePasswordChange` is set.
 */
export function requireAuth(context: Core, options: { beforePasswordChange?: boolean } = {}) {
	const authenticate = createAuthenticator(context, options);
	return createMiddleware<Env>(async (c, next) => {
		const token = bearerToken(c.req.header('authorization'));
		const principal = token ? await authenticate('api', token) : null;
		if (!principal) throw noSession();
		c.set('principal', principal);
		await next();
	});
}

export function bearerToken(authorization: string | undefined): string | null {
	return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** Runs before the request is examined: others must not learn what exists. */
export const requireAdmin = createMiddleware<Env>((c, next) => {
	requireAdminRole(c.var.principal);
	return next();
});
