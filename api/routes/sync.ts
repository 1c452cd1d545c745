import { Hono } from 'hono';
import { syncCalls } from '../../shared/contract/sync.ts';
import type { Core } from '../app/core.ts';
import { loadChanges } from '../stories/sync.ts';
import type { Env } from './env.ts';
import { validateQuery } from './validate.ts';

/** The change feed. */
export function syncRoutes({ db }: Core): Hono<Env> {
	return new Hono<Env>().get(syncCalls.sync.path, async (c) => {
		const { cursor } = validateQuery(syncCalls.sync, c);
		return c.json(await loadChanges(db, c.var.principal, cursor));
	});
}
