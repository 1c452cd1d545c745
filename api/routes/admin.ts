import { Hono } from 'hono';
import { adminCalls } from '../../shared/contract/admin.ts';
import { requestBackup } from '../accounts/admin/backup.ts';
import { readServerSettings, saveServerSettings, tryTextModel } from '../accounts/admin/server-settings.ts';
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
import type { Env } from './env.ts';
import { validateBody, validateQuery } from './validate.ts';

/** The admin area. `app.ts` requires an admin for these paths. */
export function adminRoutes(context: AppContext): Hono<Env> {
	return new Hono<Env>()
		.route('/', userRoutes(context))
		.route('/', storyRoutes(context))
		.get(adminCalls.reports.path, async (c) =>
			c.json(await reportsForAdmin(context, c.var.principal, validateQuery(adminCalls.reports, c))),
		)
		.put('/api/admin/reports/:id', async (c) => {
			const { decision } = await validateBody(adminCalls.decideReport, c);
			return c.json(await decideReport(context, c.var.principal, c.req.param('id'), decision));
		})
		.get(adminCalls.settings.path, async (c) => c.json(await readServerSettings(context)))
		.post(adminCalls.saveSettings.path, async (c) => {
			const settings = await validateBody(adminCalls.saveSettings, c);
			return c.json(await saveServerSettings(context, c.var.principal, settings));
		})
		.post(adminCalls.tryModel.path, async (c) => {
			const { textModel } = await validateBody(adminCalls.tryModel, c);
			return c.json(await tryTextModel(context, textModel));
		})
		.get(adminCalls.backups.path, async (c) => c.json(await context.backups.state()))
		.post(adminCalls.makeBackup.path, async (c) => {
			await validateBody(adminCalls.makeBackup, c);
			return c.json(await requestBackup(context, c.var.principal), 202);
		})
		.get(adminCalls.usage.path, async (c) => c.json({ lines: await serverUsage(context) }))
		.get(adminCalls.audit.path, async (c) => c.json(await auditPage(context.db, validateQuery(adminCalls.audit, c))));
}

function userRoutes(context: AppContext): Hono<Env> {
	const { db } = context;
	return new Hono<Env>()
		.get(adminCalls.users.path, async (c) => c.json(await listUsers(db, validateQuery(adminCalls.users, c))))
		.post(adminCalls.addUser.path, async (c) => {
			const input = await validateBody(adminCalls.addUser, c);
			return c.json(await addUser(context, c.var.principal, input), 201);
		})
		.get('/api/admin/users/:id', async (c) => {
			const user = await loadUser(db, c.req.param('id'));
			return c.json({ user, stories: await storiesOfUser(db, user._id) });
		})
		.get('/api/admin/users/:id/children', async (c) => c.json(await childrenOfUser(db, c.req.param('id'))))
		.put('/api/admin/users/:id', async (c) => {
			const input = await validateBody(adminCalls.saveUser, c);
			return c.json(await saveUser(context, c.var.principal, c.req.param('id'), input));
		})
		.delete('/api/admin/users/:id', async (c) => {
			await deleteUser(context, c.var.principal, c.req.param('id'));
			return c.json({ ok: true });
		});
}

function storyRoutes(context: AppContext): Hono<Env> {
	const { db } = context;
	return new Hono<Env>()
		.get(adminCalls.stories.path, async (c) => c.json(await storiesForAdmin(db, validateQuery(adminCalls.stories, c))))
		.get('/api/admin/stories/:id', async (c) => c.json(await readAnyStory(context, c.var.principal, c.req.param('id'))))
		.put('/api/admin/stories/:id', async (c) => {
			const change = await validateBody(adminCalls.saveStory, c);
			return c.json(await updateAnyStory(context, c.var.principal, c.req.param('id'), change));
		})
		.delete('/api/admin/stories/:id', async (c) => {
			await removeAnyStory(context, c.var.principal, c.req.param('id'));
			return c.json({ ok: true });
		});
}
