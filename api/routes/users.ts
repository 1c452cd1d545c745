import { Hono } from 'hono';
import { calls } from '../../shared/calls.ts';
import { exportPath, familyCalls } from '../../shared/family.ts';
import { archiveOf } from '../accounts/export/archive.ts';
import { addChild, deleteChild, saveChildSettings, saveProfile } from '../accounts/family.ts';
import { noteExport, receiptsOf } from '../accounts/receipts.ts';
import { removeOwnAccount } from '../accounts/remove-account.ts';
import { childrenOf } from '../db/accounts.ts';
import type { Parts } from '../parts.ts';
import type { Env } from './env.ts';
import { takeMediaCookie } from './media-cookie.ts';
import { addressOf, type RateLimits } from './rate-limits.ts';
import { body } from './valid.ts';

/** The own profile, the children, and all that is held on them: to be taken along, and to be deleted. */
export function userRoutes(parts: Parts, limits: RateLimits): Hono<Env> {
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
			const receipt = await deleteChild(parts, c.var.reader, c.req.param('childId') ?? '');
			return c.json({ ok: true, receipt });
		})
		.get(familyCalls.receipts.path, async (c) => c.json(await receiptsOf(parts.db, c.var.reader)))
		.get(exportPath, async (c) => {
			await limits.archive(c.var.reader.accountId);
			await noteExport(parts, c.var.reader);
			const name = `everbranch-${new Date(parts.now()).toISOString().slice(0, 10)}.zip`;
			return c.body(archiveOf(parts, c.var.reader), 200, {
				'Content-Type': 'application/zip',
				'Content-Disposition': `attachment; filename="${name}"`,
			});
		})
		.delete(familyCalls.deleteAccount.path, async (c) => {
			const { password } = await body(familyCalls.deleteAccount, c);
			const { reader } = c.var;
			const receipt = await limits.password(addressOf(c), reader.accountId, () =>
				removeOwnAccount(parts, reader, password),
			);
			takeMediaCookie(c, parts.config.secure);
			return c.json({ ok: true, receipt });
		});
}
