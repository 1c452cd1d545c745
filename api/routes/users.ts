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
export function userRoutes(context: AppContext, limits: RateLimits): Hono<Env> {
	return new Hono<Env>()
		.put(familyCalls.saveProfile.path, async (c) => {
			const update = await validateBody(familyCalls.saveProfile, c);
			return c.json(await saveProfile(context, c.var.principal, update));
		})
		.get(firstLoadCalls.children.path, async (c) => c.json(await childrenOf(context.db, c.var.principal.accountId)))
		.post(familyCalls.addChild.path, async (c) => {
			const child = await validateBody(familyCalls.addChild, c);
			return c.json(await addChild(context, c.var.principal, child), 201);
		})
		.put(familyCalls.saveChildSettings.path, async (c) => {
			const settings = await validateBody(familyCalls.saveChildSettings, c);
			return c.json(await saveChildSettings(context, c.var.principal, c.req.param('childId') ?? '', settings));
		})
		.delete(familyCalls.deleteChild.path, async (c) => {
			const receipt = await deleteChild(context, c.var.principal, c.req.param('childId') ?? '');
			return c.json({ ok: true, receipt });
		})
		.get(familyCalls.receipts.path, async (c) => c.json(await receiptsOf(context.db, c.var.principal)))
		.get(exportPath, async (c) => {
			await limits.export(c.var.principal.accountId);
			await recordExport(context, c.var.principal);
			const name = `everbranch-${new Date(context.now()).toISOString().slice(0, 10)}.zip`;
			return c.body(exportArchive(context, c.var.principal), 200, {
				'Content-Type': 'application/zip',
				'Content-Disposition': `attachment; filename="${name}"`,
			});
		})
		.delete(familyCalls.deleteAccount.path, async (c) => {
			const { password } = await validateBody(familyCalls.deleteAccount, c);
			const { principal } = c.var;
			const receipt = await limits.password(c, principal.accountId, () =>
				deleteOwnAccount(context, principal, password),
			);
			clearMediaCookie(c, context.config.secure);
			return c.json({ ok: true, receipt });
		});
}
