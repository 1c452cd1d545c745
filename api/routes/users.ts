import { Hono } from 'hono';
import { calls } from '../../shared/calls.ts';
import { addChild, deleteChild, saveChildSettings, saveProfile } from '../accounts/family.ts';
import { childrenOf } from '../db/accounts.ts';
import type { Parts } from '../parts.ts';
import type { Env } from './env.ts';
import { body } from './valid.ts';

/** The own profile and the children. */
export function userRoutes(parts: Parts): Hono<Env> {
	return new Hono<Env>()
		.put(calls.saveProfile.path, async (c) => {
			const update = await body(calls.saveProfile, c);
			return c.json(await saveProfile(parts, c.var.reader, update));
		})
		.get(calls.children.path, async (c) => c.json(await childrenOf(parts.db, c.var.reader.accountId)))
		.post(calls.addChild.path, async (c) => {
			const child = await body(calls.addChild, c);
			return c.json(await addChild(parts, c.var.reader, child), 201);
		})
		.put(calls.saveChildSettings.path, async (c) => {
			const settings = await body(calls.saveChildSettings, c);
			return c.json(await saveChildSettings(parts, c.var.reader, c.req.param('childId') ?? '', settings));
		})
		.delete(calls.deleteChild.path, async (c) => {
			await deleteChild(parts, c.var.reader, c.req.param('childId') ?? '');
			return c.json({ ok: true });
		});
}
