import { exportEndpoint } from '../../shared/contract/endpoints.ts';
import { familyCalls } from '../../shared/contract/family.ts';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { exportArchive } from '../accounts/export/archive.ts';
import {
	addChild,
	deleteChild,
	deleteOwnAccount,
	saveChildSettings,
	saveComfort,
	saveProfile,
} from '../accounts/profiles.ts';
import { receiptsOf, recordExport } from '../accounts/receipts.ts';
import type { AppContext } from '../app/context.ts';
import { childrenOf } from '../db/accounts.ts';
import { clearMediaCookie } from './media-cookie.ts';
import type { RateLimits } from './rate-limits.ts';
import { type Route, route } from './route.ts';

/** The own profile, the children, the export and the deletion of their data. */
export function userRoutes(context: AppContext, limits: RateLimits): Route[] {
	return [
		route(familyCalls.saveProfile, ({ principal, body }) => saveProfile(context, principal, body)),
		route(firstLoadCalls.children, ({ principal }) => childrenOf(context.db, principal.accountId)),
		route(familyCalls.addChild, ({ c, principal, body }) => {
			c.status(201);
			return addChild(context, principal, body);
		}),
		route(familyCalls.saveChildSettings, ({ principal, params, body }) =>
			saveChildSettings(context, principal, params.childId, body),
		),
		route(familyCalls.saveComfort, ({ principal, query, body }) =>
			saveComfort(context, principal, body, query.selectedChildId),
		),
		route(familyCalls.deleteChild, async ({ principal, params }) => {
			const receipt = await deleteChild(context, principal, params.childId);
			return { ok: true, receipt };
		}),
		route(familyCalls.receipts, ({ principal }) => receiptsOf(context.db, principal)),
		route(exportEndpoint, async ({ c, principal }) => {
			await limits.export(principal.accountId);
			await recordExport(context, principal);
			const name = `everbranch-${new Date(context.now()).toISOString().slice(0, 10)}.zip`;
			return c.body(exportArchive(context, principal), 200, {
				'Content-Type': 'application/zip',
				'Content-Disposition': `attachment; filename="${name}"`,
			});
		}),
		route(familyCalls.deleteAccount, async ({ c, principal, body }) => {
			const receipt = await limits.password(c, principal.accountId, () =>
				deleteOwnAccount(context, principal, body.password),
			);
			clearMediaCookie(c, context.config.secure);
			return { ok: true, receipt };
		}),
	];
}
