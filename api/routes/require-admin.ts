import { createMiddleware } from 'hono/factory';
import { requireAdminRole } from '../accounts/admin/require-admin.ts';
import type { Env } from './env.ts';

/** Runs before the request is examined: others must not learn what exists. */
export const requireAdmin = createMiddleware<Env>((c, next) => {
	requireAdminRole(c.var.principal);
	return next();
});
