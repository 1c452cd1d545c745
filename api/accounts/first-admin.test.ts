import { describe, expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { auditPage } from '../db/audit.ts';
import { emailOf, insertStoryRow, passwordOf, startTestServer } from '../testing/test-server.ts';
import { createFirstAdmin, createOrPromoteAdmin } from './first-admin.ts';

const ada = { email: 'ada@example.com', password: 'ada has a long key' };

describe('the first admin', () => {
	it('is created when there is no admin, and can log in', async () => {
		const server = await startTestServer();
		expect(await createFirstAdmin(server.context, ada)).toBe(true);
		const { body } = await server.request<Session>('POST', '/api/auth/login', { body: ada });
		expect(body.user).toMatchObject({ role: 'admin', email: ada.email });
		await server.close();
	});

	it('is not created again, and keeps her changed password', async () => {
		const server = await startTestServer();
		await createFirstAdmin(server.context, ada);
		expect(await createFirstAdmin(server.context, { ...ada, password: 'another long password' })).toBe(false);
		expect((await server.request('POST', '/api/auth/login', { body: ada })).status).toBe(200);
		await server.close();
	});

	it('may be an existing account, whose password is replaced and sessions end', async () => {
		const server = await startTestServer();
		const rosa = await server.register('Rosa');
		await createOrPromoteAdmin(server.context, { email: emailOf('Rosa'), password: 'rosa has a long key' });
		expect((await server.request('GET', '/api/auth/profile', { as: rosa })).status).toBe(401);
		const old = { email: emailOf('Rosa'), password: passwordOf('Rosa') };
		expect((await server.request('POST', '/api/auth/login', { body: old })).status).toBe(401);
		const login = await server.request<Session>('POST', '/api/auth/login', {
			body: { ...old, password: 'rosa has a long key' },
		});
		expect(login.body.user).toMatchObject({ _id: rosa.user._id, role: 'admin' });
		await server.close();
	});

	it('S52: is recorded in the audit log as the operator’s, without the password', async () => {
		const server = await startTestServer();
		const rosa = await server.register('Rosa');
		await createFirstAdmin(server.context, ada);
		await createFirstAdmin(server.context, ada);
		await createOrPromoteAdmin(server.context, { email: emailOf('Rosa'), password: 'rosa has a long key' });
		const { entries } = await auditPage(server.db, { page: 1, limit: 10 });
		const changes = { password: { before: null, after: 'changed' } };
		expect(
			entries.map(({ action, actor, target, changes }) => ({ action, by: actor._id, to: target._id, changes })),
		).toEqual([
			{
				...{ action: 'user-changed', by: 'operator', to: rosa.user._id },
				changes: { ...changes, role: { before: 'parent', after: 'admin' } },
			},
			{
				...{ action: 'user-added', by: 'operator', to: expect.any(String) },
				changes: { ...changes, role: { before: null, after: 'admin' } },
			},
		]);
		await server.close();
	});

	it('may be a child, which leaves its family with its stories', async () => {
		const server = await startTestServer();
		const [rosa, milo] = [await server.register('Rosa'), await server.register('Milo')];
		const parent_id = rosa.user._id;
		await server.db.updateTable('account').set({ role: 'child', parent_id }).where('id', '=', milo.user._id).execute();
		await insertStoryRow(server, { ...milo.user, parentId: parent_id }, 'story-of-milo');
		await createOrPromoteAdmin(server.context, { email: emailOf('Milo'), password: 'milo has a long key' });
		const stories = await server.db.selectFrom('story').select(['family_id', 'asked_by']).execute();
		expect(stories).toEqual([{ family_id: milo.user._id, asked_by: milo.user._id }]);
		await server.close();
	});
});
