import { createMiddleware } from 'hono/factory';
import { requireAdminRole } from '../accounts/admin/require-admin.ts';
import type { Env } from './env.ts';

/** Stands before anything else of a request is looked at: nobody else learns what there is. */
export const requireAdmin = createMiddleware<Env>((c, next) => {
	requireAdminRole(c.var.reader);
	return next();
});
