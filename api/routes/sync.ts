import { Hono } from 'hono';
import { syncCalls } from '../../shared/sync.ts';
import type { Parts } from '../parts.ts';
import { changesFor } from '../stories/sync.ts';
import type { Env } from './env.ts';
import { query } from './valid.ts';

/** What a device has to know to be up to date. */
export function syncRoutes({ db }: Pick<Parts, 'db'>): Hono<Env> {
	return new Hono<Env>().get(syncCalls.sync.path, async (c) => {
		const { cursor } = query(syncCalls.sync, c);
		return c.json(await changesFor(db, c.var.reader, cursor));
	});
}
