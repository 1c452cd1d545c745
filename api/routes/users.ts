import { Hono } from 'hono';
import { calls } from '../../shared/calls.ts';
import { familyCalls } from '../../shared/family.ts';
import { addChild, deleteChild, saveChildSettings, saveProfile } from '../accounts/family.ts';
import { childrenOf } from '../db/accounts.ts';
import type { Parts } from '../parts.ts';
import type { Env } from './env.ts';
import { body } from './valid.ts';

/** The own profile and the children. */
export function userRoutes(parts: Parts): Hono<Env> {
	return new Hono<Env>()
		.put(familyCalls.saveProfile.path, async (c) => {
			const update = await body(familyCalls.saveProfile, c);
			return c.json(await saveProfile(parts, c.var.reader, update));
		})
		.get(calls.children.path, async (c) => c.json(await childrenOf(parts.db, c.var.reader.accountId)))
		.post(familyCalls.addChild.path, async (c) => {
			const child = await body(familyCalls.addChild, c);
			return c.json(await addChild(parts, c.var.reader, child), 201);
		})
		.put(familyCalls.saveChildSettings.path, async (c) => {
			const settings = await body(familyCalls.saveChildSettings, c);
			return c.json(await saveChildSettings(parts, c.var.reader, c.req.param('childId') ?? '', settings));
		})
		.delete(familyCalls.deleteChild.path, async (c) => {
			await deleteChild(parts, c.var.reader, c.req.param('childId') ?? '');
			return c.json({ ok: true });
		});
}
