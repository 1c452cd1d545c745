import { Hono } from 'hono';
import { adminCalls } from '../../shared/admin.ts';
import { askForBackup } from '../accounts/admin/backup.ts';
import { saveServerSettings, serverSettings, tryTextModel } from '../accounts/admin/server-settings.ts';
import { addUser, childrenOfUser, deleteUser, openUser, saveUser } from '../accounts/admin/users.ts';
import { listUsers } from '../db/admin-lists.ts';
import { auditPage } from '../db/audit.ts';
import type { Parts } from '../parts.ts';
import { decideReport, reportsForAdmin } from '../stories/manage-reports.ts';
import {
	openForAdmin,
	removeAnyStory,
	saveAnyStory,
	storiesForAdmin,
	storiesOfUser,
} from '../stories/manage-stories.ts';
import { usageOfServer } from '../stories/usage.ts';
import type { Env } from './env.ts';
import { body, query } from './valid.ts';

/** The admin area. Whoever gets here is an admin: `app.ts` sees to that. */
export function adminRoutes(parts: Parts): Hono<Env> {
	return new Hono<Env>()
		.route('/', userRoutes(parts))
		.route('/', storyRoutes(parts))
		.get(adminCalls.reports.path, async (c) =>
			c.json(await reportsForAdmin(parts, c.var.reader, query(adminCalls.reports, c))),
		)
		.put('/api/admin/reports/:id', async (c) => {
			const { decision } = await body(adminCalls.decideReport, c);
			return c.json(await decideReport(parts, c.var.reader, c.req.param('id'), decision));
		})
		.get(adminCalls.settings.path, async (c) => c.json(await serverSettings(parts)))
		.post(adminCalls.saveSettings.path, async (c) => {
			const settings = await body(adminCalls.saveSettings, c);
			return c.json(await saveServerSettings(parts, c.var.reader, settings));
		})
		.post(adminCalls.tryModel.path, async (c) => {
			const { textModel } = await body(adminCalls.tryModel, c);
			return c.json(await tryTextModel(parts, textModel));
		})
		.get(adminCalls.backups.path, async (c) => c.json(await parts.backups.state()))
		.post(adminCalls.makeBackup.path, async (c) => {
			await body(adminCalls.makeBackup, c);
			return c.json(await askForBackup(parts, c.var.reader), 202);
		})
		.get(adminCalls.usage.path, async (c) => c.json({ lines: await usageOfServer(parts) }))
		.get(adminCalls.audit.path, async (c) => c.json(await auditPage(parts.db, query(adminCalls.audit, c))));
}

function userRoutes(parts: Parts): Hono<Env> {
	const { db } = parts;
	return new Hono<Env>()
		.get(adminCalls.users.path, async (c) => c.json(await listUsers(db, query(adminCalls.users, c))))
		.post(adminCalls.addUser.path, async (c) => {
			const wish = await body(adminCalls.addUser, c);
			return c.json(await addUser(parts, c.var.reader, wish), 201);
		})
		.get('/api/admin/users/:id', async (c) => {
			const user = await openUser(db, c.req.param('id'));
			return c.json({ user, stories: await storiesOfUser(db, user._id) });
		})
		.get('/api/admin/users/:id/children', async (c) => c.json(await childrenOfUser(db, c.req.param('id'))))
		.put('/api/admin/users/:id', async (c) => {
			const wish = await body(adminCalls.saveUser, c);
			return c.json(await saveUser(parts, c.var.reader, c.req.param('id'), wish));
		})
		.delete('/api/admin/users/:id', async (c) => {
			await deleteUser(parts, c.var.reader, c.req.param('id'));
			return c.json({ ok: true });
		});
}

function storyRoutes(parts: Parts): Hono<Env> {
	const { db } = parts;
	return new Hono<Env>()
		.get(adminCalls.stories.path, async (c) => c.json(await storiesForAdmin(db, query(adminCalls.stories, c))))
		.get('/api/admin/stories/:id', async (c) => c.json(await openForAdmin(parts, c.var.reader, c.req.param('id'))))
		.put('/api/admin/stories/:id', async (c) => {
			const change = await body(adminCalls.saveStory, c);
			return c.json(await saveAnyStory(parts, c.var.reader, c.req.param('id'), change));
		})
		.delete('/api/admin/stories/:id', async (c) => {
			await removeAnyStory(parts, c.var.reader, c.req.param('id'));
			return c.json({ ok: true });
		});
}
