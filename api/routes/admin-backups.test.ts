import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { adminCalls, type BackupStatus } from '../../shared/contract/admin.ts';
import { auditEntries, registerAdmin } from '../testing/admin-fixtures.ts';
import { startTestServer } from '../testing/test-server.ts';

it('an admin sees the state of backups and starts one, which is audited', async () => {
	const server = await startTestServer();
	onTestFinished(() => server.close());
	const ada = await registerAdmin(server);
	const ask = (method: 'GET' | 'POST', as = ada) =>
		server.request<BackupStatus>(method, '/api/admin/backups', { as, ...(method === 'POST' && { body: {} }) });
	expect((await ask('GET')).body).toEqual({ last: null, kept: 0, damaged: 0, making: false, failed: null });
	const { status, body } = await ask('POST');
	expect([status, body.making]).toEqual([202, true]);
	await server.context.backups.makeNow();
	const after = (await ask('GET')).body;
	expect(z.safeParse(adminCalls.backups.answer, after).success).toBe(true);
	expect(after).toMatchObject({ kept: 1, making: false, last: { madeAt: '2026-11-21T09:00:00.000Z' } });
	expect(await auditEntries(server, ada)).toMatchObject([
		{
			action: 'settings-changed',
			changes: { backup: { before: null, after: '2026-11-21T09:00:00.000Z' } },
		},
	]);
	const rosa = await server.register('Rosa');
	for (const method of ['GET', 'POST'] as const) expect((await ask(method, rosa)).status).toBe(403);
});
