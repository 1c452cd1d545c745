import { access, mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { retentionDays } from '../../shared/policies/retention.ts';
import { day } from '../../shared/rules/durations.ts';
import { verifyAudit } from '../db/audit-verification.ts';
import { purgeOldAnswers } from '../db/idempotency.ts';
import { purgeEndedSessions } from '../db/sessions.ts';
import { openTestServer } from '../stories/testing/story-requests.ts';
import { auditEntries, registerAdmin, unchangedInput } from '../testing/admin-fixtures.ts';
import { insertStoryRow, type TestServer } from '../testing/test-server.ts';
import { purgeExpired } from './cleanup.ts';

let server: TestServer;
let ada: Session;
let rosa: Session;
beforeEach(async () => {
	server = await openTestServer();
	ada = await registerAdmin(server);
	rosa = await server.register('Rosa');
});

/** Purges as the server does, this many days after the test's actions. */
function purgeAfter(days: number) {
	return purgeExpired(server.db, server.folder, server.clock.now + days * day);
}

it('old usage sums name neither family nor story', async () => {
	await insertStoryRow(server, rosa.user, 'story-of-rosa');
	const use = { role: 'storyteller', maker: 'openai', model: 'm' } as const;
	const spent = { inputTokens: 10, outputTokens: 5, pictures: 0, seconds: 0 };
	for (const id of ['story-of-rosa', '']) {
		server.context.queue.usageRecorder.record({ id, family_id: rosa.user._id }, { ...use, ...spent });
	}
	await server.context.queue.usageRecorder.flush();
	const sums = () => server.db.selectFrom('usage').select(['family_id', 'story_id', 'calls', 'input_tokens']).execute();
	await purgeAfter(retentionDays.usage);
	expect(await sums()).toHaveLength(2);
	for (const days of [1, 2]) {
		await purgeAfter(retentionDays.usage + days);
		expect(await sums()).toEqual([{ family_id: '', story_id: '', calls: 2, input_tokens: 20 }]);
	}
});

it('details of an admin’s changes are kept for a year, the entries for ever, and the log stays valid', async () => {
	const body = { ...unchangedInput(rosa.user), email: 'rosa.b@example.com' };
	await server.request('PUT', `/api/admin/users/${rosa.user._id}`, { as: ada, body });
	await server.request('POST', '/api/admin/settings', { as: ada, body: { textModel: 'deepseek' } });
	await purgeAfter(retentionDays.auditDetails);
	expect((await auditEntries(server, ada))[1]?.changes).toHaveProperty('email');
	for (const days of [1, 2]) {
		await purgeAfter(retentionDays.auditDetails + days);
		const [cut, settings, change, ...more] = await auditEntries(server, ada);
		expect(more).toEqual([]);
		expect(cut).toMatchObject({ action: 'details-let-go', actor: { _id: 'server' }, target: { _id: '2026-11-22' } });
		expect(settings?.changes).toHaveProperty('textModel');
		expect(change).toMatchObject({ action: 'user-changed', target: { _id: rosa.user._id }, changes: {} });
	}
	expect(JSON.stringify(await server.db.selectFrom('audit_change').selectAll().execute())).not.toContain('rosa');
	expect(await verifyAudit(server.db)).toMatchObject({ entries: 3, breach: null });
});

it('answers and sessions are deleted on their day, used or not', async () => {
	const headers = { 'idempotency-key': 'key-of-a-child' };
	await server.request('POST', '/api/users/children', {
		as: rosa,
		headers,
		body: { profile: { name: 'Milo', age: 7 } },
	});
	const left = async () => [
		(await server.db.selectFrom('idempotency').select('key').execute()).length,
		(await server.db.selectFrom('session').select('id').execute()).length,
	];
	const begun = server.clock.now;
	const tidyAt = async (days: number, milliseconds = 0) => {
		const now = begun + days * day + milliseconds;
		await purgeOldAnswers(server.db, now);
		await purgeEndedSessions(server.db, now);
		return left();
	};
	const used = server.db.updateTable('session').where('account_id', '=', rosa.user._id);
	expect(await tidyAt(retentionDays.unusedSessions)).toEqual([1, 2]);
	await used.set({ last_seen_at: begun + retentionDays.sessions * day }).execute();
	expect(await tidyAt(retentionDays.unusedSessions, 1)).toEqual([1, 1]);
	expect(await tidyAt(retentionDays.sessions)).toEqual([1, 1]);
	expect(await tidyAt(retentionDays.sessions, 1)).toEqual([0, 0]);
});

it('copies from before restores are deleted after their time', async () => {
	const aside = join(server.folder, 'restore-point');
	await mkdir(join(aside, 'media'), { recursive: true });
	await utimes(aside, server.clock.now / 1000, server.clock.now / 1000);
	await purgeAfter(14);
	await access(aside);
	await purgeAfter(14.01);
	await expect(access(aside)).rejects.toThrow('ENOENT');
});

it('start times of stories and chapters are deleted after two days', async () => {
	const begun = { family_id: rosa.user._id, at: server.clock.now };
	await server.db.insertInto('story_begun').values(begun).execute();
	await server.db
		.insertInto('work_begun')
		.values({ ...begun, kind: 'chapter' })
		.execute();
	const left = async () => [
		...(await server.db.selectFrom('story_begun').select('at').execute()),
		...(await server.db.selectFrom('work_begun').select('at').execute()),
	];
	await purgeAfter(2);
	expect(await left()).toHaveLength(2);
	await purgeAfter(2.01);
	expect(await left()).toEqual([]);
});
