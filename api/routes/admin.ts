import { adminCalls } from '../../shared/contract/admin.ts';
import {
	readServerSettings,
	requestBackup,
	saveServerSettings,
	tryNarrator,
	tryTextModel,
} from '../accounts/admin/server.ts';
import { addUser, childrenOfUser, deleteUser, loadUser, saveUser } from '../accounts/admin/users.ts';
import type { AppContext } from '../app/context.ts';
import { listUsers } from '../db/admin-lists.ts';
import { auditPage } from '../db/audit.ts';
import { decideReport, reportsForAdmin } from '../stories/manage-reports.ts';
import {
	readAnyStory,
	removeAnyStory,
	storiesForAdmin,
	storiesOfUser,
	updateAnyStory,
} from '../stories/manage-stories.ts';
import { serverUsage } from '../stories/writing/usage-recorder.ts';
import { type Route, route } from './route.ts';

/** The admin area. `app.ts` requires an admin for these paths. */
export function adminRoutes(context: AppContext): Route[] {
	const { db, backups } = context;
	return [
		route(adminCalls.users, ({ query }) => listUsers(db, query)),
		route(adminCalls.addUser, async ({ c, principal, body }) => {
			c.status(201);
			return addUser(context, principal, body);
		}),
		route(adminCalls.user, async ({ params }) => {
			const user = await loadUser(db, params.id);
			return { user, stories: await storiesOfUser(db, user._id) };
		}),
		route(adminCalls.userChildren, ({ params }) => childrenOfUser(db, params.id)),
		route(adminCalls.saveUser, ({ principal, params, body }) => saveUser(context, principal, params.id, body)),
		route(adminCalls.deleteUser, async ({ principal, params }) => {
			await deleteUser(context, principal, params.id);
			return { ok: true };
		}),

		route(adminCalls.stories, ({ query }) => storiesForAdmin(db, query)),
		route(adminCalls.story, ({ principal, params }) => readAnyStory(context, principal, params.id)),
		route(adminCalls.saveStory, ({ principal, params, body }) => updateAnyStory(context, principal, params.id, body)),
		route(adminCalls.deleteStory, async ({ principal, params }) => {
			await removeAnyStory(context, principal, params.id);
			return { ok: true };
		}),

		route(adminCalls.reports, ({ principal, query }) => reportsForAdmin(context, principal, query)),
		route(adminCalls.decideReport, ({ principal, params, body }) =>
			decideReport(context, principal, params.id, body.decision),
		),

		route(adminCalls.settings, () => readServerSettings(context)),
		route(adminCalls.saveSettings, ({ principal, body }) => saveServerSettings(context, principal, body)),
		route(adminCalls.tryModel, ({ body }) => tryTextModel(context, body.textModel)),
		route(adminCalls.tryVoice, () => tryNarrator(context)),
		route(adminCalls.backups, () => backups.state()),
		route(adminCalls.makeBackup, ({ c, principal }) => {
			c.status(202);
			return requestBackup(context, principal);
		}),
		route(adminCalls.usage, async () => ({ lines: await serverUsage(context) })),
		route(adminCalls.audit, ({ query }) => auditPage(db, query)),
	];
}
