import { createMiddleware } from 'hono/factory';
import { insistOnAdmin } from '../accounts/admin/acting.ts';
import type { Env } from './env.ts';

/** Stands before anything else of a request is looked at: nobody else learns what there is. */
export const adminsOnly = createMiddleware<Env>((c, next) => {
	insistOnAdmin(c.var.reader);
	return next();
});
