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
import { serverUsage } from '../stories/writing/server-usage.ts';
import type { Env } from './env.ts';
import { validateBody, validateQuery } from './validate.ts';

/** The admin area. `app.ts` requires an admin for these paths. */
export function adminRoutes(parts: AppContext): Hono<Env> {
	return new Hono<Env>()
		.route('/', userRoutes(parts))
		.route('/', storyRoutes(parts))
		.get(adminCalls.reports.path, async (c) =>
			c.json(await reportsForAdmin(parts, c.var.reader, validateQuery(adminCalls.reports, c))),
		)
		.put('/api/admin/reports/:id', async (c) => {
			const { decision } = await validateBody(adminCalls.decideReport, c);
			return c.json(await decideReport(parts, c.var.reader, c.req.param('id'), decision));
		})
		.get(adminCalls.settings.path, async (c) => c.json(await readServerSettings(parts)))
		.post(adminCalls.saveSettings.path, async (c) => {
			const settings = await validateBody(adminCalls.saveSettings, c);
			return c.json(await saveServerSettings(parts, c.var.reader, settings));
		})
		.post(adminCalls.tryModel.path, async (c) => {
			const { textModel } = await validateBody(adminCalls.tryModel, c);
			return c.json(await tryTextModel(parts, textModel));
		})
		.get(adminCalls.backups.path, async (c) => c.json(await parts.backups.state()))
		.post(adminCalls.makeBackup.path, async (c) => {
			await validateBody(adminCalls.makeBackup, c);
			return c.json(await requestBackup(parts, c.var.reader), 202);
		})
		.get(adminCalls.usage.path, async (c) => c.json({ lines: await serverUsage(parts) }))
		.get(adminCalls.audit.path, async (c) => c.json(await auditPage(parts.db, validateQuery(adminCalls.audit, c))));
}

function userRoutes(parts: AppContext): Hono<Env> {
	const { db } = parts;
	return new Hono<Env>()
		.get(adminCalls.users.path, async (c) => c.json(await listUsers(db, validateQuery(adminCalls.users, c))))
		.post(adminCalls.addUser.path, async (c) => {
			const wish = await validateBody(adminCalls.addUser, c);
			return c.json(await addUser(parts, c.var.reader, wish), 201);
		})
		.get('/api/admin/users/:id', async (c) => {
			const user = await loadUser(db, c.req.param('id'));
			return c.json({ user, stories: await storiesOfUser(db, user._id) });
		})
		.get('/api/admin/users/:id/children', async (c) => c.json(await childrenOfUser(db, c.req.param('id'))))
		.put('/api/admin/users/:id', async (c) => {
			const wish = await validateBody(adminCalls.saveUser, c);
			return c.json(await saveUser(parts, c.var.reader, c.req.param('id'), wish));
		})
		.delete('/api/admin/users/:id', async (c) => {
			await deleteUser(parts, c.var.reader, c.req.param('id'));
			return c.json({ ok: true });
		});
}

function storyRoutes(parts: AppContext): Hono<Env> {
	const { db } = parts;
	return new Hono<Env>()
		.get(adminCalls.stories.path, async (c) => c.json(await storiesForAdmin(db, validateQuery(adminCalls.stories, c))))
		.get('/api/admin/stories/:id', async (c) => c.json(await readAnyStory(parts, c.var.reader, c.req.param('id'))))
		.put('/api/admin/stories/:id', async (c) => {
			const change = await validateBody(adminCalls.saveStory, c);
			return c.json(await updateAnyStory(parts, c.var.reader, c.req.param('id'), change));
		})
		.delete('/api/admin/stories/:id', async (c) => {
			await removeAnyStory(parts, c.var.reader, c.req.param('id'));
			return c.json({ ok: true });
		});
}
