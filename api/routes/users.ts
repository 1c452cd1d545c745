import { Hono } from 'hono';
import { exportPath, familyCalls } from '../../shared/contract/family.ts';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { deleteOwnAccount } from '../accounts/delete-account.ts';
import { exportArchive } from '../accounts/export/archive.ts';
import { addChild, deleteChild, saveChildSettings, saveProfile } from '../accounts/profiles.ts';
import { receiptsOf, recordExport } from '../accounts/receipts.ts';
import type { AppContext } from '../app/context.ts';
import { childrenOf } from '../db/accounts.ts';
import type { Env } from './env.ts';
import { clearMediaCookie } from './media-cookie.ts';
import type { RateLimits } from './rate-limits.ts';
import { validateBody } from './validate.ts';

/** The own profile, the children, the export and the deletion of their data. */
export function userRoutes(parts: AppContext, limits: RateLimits): Hono<Env> {
	return new Hono<Env>()
		.put(familyCalls.saveProfile.path, async (c) => {
			const update = await validateBody(familyCalls.saveProfile, c);
			return c.json(await saveProfile(parts, c.var.reader, update));
		})
		.get(firstLoadCalls.children.path, async (c) => c.json(await childrenOf(parts.db, c.var.reader.accountId)))
		.post(familyCalls.addChild.path, async (c) => {
			const child = await validateBody(familyCalls.addChild, c);
			return c.json(await addChild(parts, c.var.reader, child), 201);
		})
		.put(familyCalls.saveChildSettings.path, async (c) => {
			const settings = await validateBody(familyCalls.saveChildSettings, c);
			return c.json(await saveChildSettings(parts, c.var.reader, c.req.param('childId') ?? '', settings));
		})
		.delete(familyCalls.deleteChild.path, async (c) => {
			const receipt = await deleteChild(parts, c.var.reader, c.req.param('childId') ?? '');
			return c.json({ ok: true, receipt });
		})
		.get(familyCalls.receipts.path, async (c) => c.json(await receiptsOf(parts.db, c.var.reader)))
		.get(exportPath, async (c) => {
			await limits.archive(c.var.reader.accountId);
			await recordExport(parts, c.var.reader);
			const name = `everbranch-${new Date(parts.now()).toISOString().slice(0, 10)}.zip`;
			return c.body(exportArchive(parts, c.var.reader), 200, {
				'Content-Type': 'application/zip',
				'Content-Disposition': `attachment; filename="${name}"`,
			});
		})
		.delete(familyCalls.deleteAccount.path, async (c) => {
			const { password } = await validateBody(familyCalls.deleteAccount, c);
			const { reader } = c.var;
			const receipt = await limits.password(c, reader.accountId, () => deleteOwnAccount(parts, reader, password));
			clearMediaCookie(c, parts.config.secure);
			return c.json({ ok: true, receipt });
		});
}
