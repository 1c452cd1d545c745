import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AuditEntry, adminCalls } from '../../shared/contract/admin.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { adminUserInput, auditEntries, registerAdmin, unchangedInput } from '../testing/admin-fixtures.ts';
import {
	addChild,
	emailOf,
	insertStoryRow,
	passwordOf,
	startTestServer,
	type TestServer,
} from '../testing/test-server.ts';

type Page = { entries: AuditEntry[]; pagination: { total: number; totalPages: number } };

let server: TestServer;
let ada: Session;
let rosa: Session;

beforeEach(async () => {
	server = await startTestServer();
	ada = await registerAdmin(server);
	rosa = await server.register('Rosa');
});
afterEach(() => server.close());

/** Without reads, which are tested in audit-admin-read.test.ts: the answer to a saved story is one. */
const log = async () => (await auditEntries(server, ada)).filter(({ action }) => action !== 'story-read');
const page = (query = '') => server.request<Page>('GET', `/api/admin/audit${query}`, { as: ada });
const add = async (body: object) => (await server.request<User>('POST', '/api/admin/users', { as: ada, body })).body;
const save = (user: User, change: object = {}, as = ada) =>
	server.request<User>('PUT', `/api/admin/users/${user._id}`, { as, body: { ...unchangedInput(user), ...change } });
const remove = ({ _id }: User, as = ada) => server.request('DELETE', `/api/admin/users/${_id}`, { as });
const putStory = (title: string, isPublished: boolean) =>
	server.request('PUT', '/api/admin/stories/story-of-rosa', { as: ada, body: { title, isPublished } });

describe('the audit log', () => {
	it('has actor, target, time and the values before and after', async () => {
		await save(rosa.user, { email: 'rosa.b@example.com', subscription: { status: 'trial', hasLifetimeAccess: true } });
		const [entry, ...more] = await log();
		expect(more).toEqual([]);
		expect(entry).toEqual({
			_id: expect.any(String),
			at: new Date(server.clock.now).toISOString(),
			actor: { _id: ada.user._id, email: emailOf('Ada') },
			action: 'user-changed',
			target: { kind: 'user', _id: rosa.user._id, name: 'rosa.b@example.com' },
			changes: {
				email: { before: emailOf('Rosa'), after: 'rosa.b@example.com' },
				'subscription.status': { before: 'active', after: 'trial' },
				'subscription.trialEndDate': { before: null, after: expect.stringMatching(/^2026-11-28T/) },
			},
		});
	});

	it('has the fields of a new user, and only that it has a password', async () => {
		await add(adminUserInput('Nina'));
		const [entry] = await log();
		expect(entry).toMatchObject({ action: 'user-added', target: { name: emailOf('Nina') } });
		expect(entry?.changes).toMatchObject({
			email: { before: null, after: emailOf('Nina') },
			role: { before: null, after: 'parent' },
			'profile.age': { before: null, after: 40 },
			'subscription.hasLifetimeAccess': { before: null, after: false },
			password: { before: null, after: 'changed' },
		});
	});

	it('never contains a password or its hash', async () => {
		await add(adminUserInput('Nina'));
		await save(rosa.user, { password: 'a new secret' });
		expect((await log())[0]?.changes).toEqual({ password: { before: null, after: 'changed' } });
		const kept = JSON.stringify([
			await server.db.selectFrom('audit').selectAll().execute(),
			await server.db.selectFrom('audit_change').selectAll().execute(),
		]);
		expect(kept).not.toMatch(/argon2|a new secret/);
		expect(kept).not.toContain(passwordOf('Nina'));
	});

	it('has changes of stories and settings', async () => {
		await insertStoryRow(server, rosa.user, 'story-of-rosa');
		await putStory('A lamp', true);
		await server.request('DELETE', '/api/admin/stories/story-of-rosa', { as: ada });
		await server.request('POST', '/api/admin/settings', { as: ada, body: { textModel: 'deepseek' } });
		expect((await log()).map(({ action, target, changes }) => ({ action, target, changes }))).toEqual([
			{
				action: 'settings-changed',
				target: { kind: 'settings', _id: null, name: null },
				changes: { textModel: { before: 'gpt-4o', after: 'deepseek' } },
			},
			{
				action: 'story-deleted',
				target: { kind: 'story', _id: 'story-of-rosa', name: null },
				changes: { title: { before: 'A lamp', after: null }, isPublished: { before: true, after: null } },
			},
			{
				action: 'story-changed',
				target: { kind: 'story', _id: 'story-of-rosa', name: null },
				changes: {
					title: { before: 'A lantern', after: 'A lamp' },
					isPublished: { before: false, after: true },
				},
			},
		]);
	});

	it('has no entry for a change without effect or a refused one', async () => {
		await insertStoryRow(server, rosa.user, 'story-of-rosa');
		await save(rosa.user);
		await save(rosa.user, { email: emailOf('Ada') });
		await putStory('A lantern', false);
		await server.request('POST', '/api/admin/settings', { as: ada, body: { textModel: 'gpt-4o' } });
		await remove(ada.user);
		expect(await log()).toEqual([]);
	});

	it('shows current names', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		await insertStoryRow(server, rosa.user, 'story-of-rosa');
		await save(milo, { profile: { age: 8 } });
		await putStory('A lamp', false);
		await save(milo, { profile: { name: 'Captain Milo' } });
		await putStory('Two lamps', false);
		await save(ada.user, { role: 'admin', email: 'ada.l@example.com' });
		const entries = await log();
		expect(entries.map(({ target }) => target.name)).toEqual([
			...['ada.l@example.com', 'Two lamps', 'Captain Milo', 'Two lamps', 'Captain Milo'],
		]);
		expect(new Set(entries.map(({ actor }) => actor.email))).toEqual(new Set(['ada.l@example.com']));
	});

	it('is read in pages, newest first', async () => {
		expect((await page()).body).toEqual({ entries: [], pagination: { total: 0, totalPages: 0 } });
		for (let age = 1; age <= 12; age++) await save(rosa.user, { profile: { age } });
		const agesOf = ({ entries }: Page) => entries.map(({ changes }) => changes['profile.age']?.after);
		const { body } = await page();
		expect(z.safeParse(adminCalls.audit.answer, body).success).toBe(true);
		expect([agesOf(body), body.pagination]).toEqual([[12, 11, 10, 9, 8, 7, 6, 5, 4, 3], { total: 12, totalPages: 2 }]);
		expect(agesOf((await page('?page=2')).body)).toEqual([2, 1]);
		expect(agesOf((await page('?page=3')).body)).toEqual([]);
		expect(agesOf((await page('?page=4&limit=3')).body)).toEqual([3, 2, 1]);
	});
});

describe('the audit log of an erased account', () => {
	it('has the deletion and its counts, but neither name nor email', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		await insertStoryRow(server, milo, 'story-of-milo');
		await insertStoryRow(server, rosa.user, 'story-of-rosa');
		await putStory('What Rosa fears', true);
		await save(milo, { profile: { name: 'Captain Milo' } });
		await save(rosa.user, { email: 'rosa.b@example.com' });
		await remove(rosa.user);
		const [last, ...earlier] = await log();
		expect(last).toMatchObject({
			action: 'user-deleted',
			target: { kind: 'user', _id: rosa.user._id, name: null },
			changes: {
				role: { before: 'parent', after: null },
				children: { before: 1, after: 0 },
				stories: { before: 2, after: 0 },
			},
		});
		expect(earlier.map(({ target, changes }) => [target.name, changes])).toEqual(earlier.map(() => [null, {}]));
		expect(earlier).toHaveLength(3);
		const kept = await server.db.selectFrom('audit_change').selectAll().execute();
		expect(JSON.stringify(kept)).not.toMatch(/rosa|milo/i);
	});

	it('keeps the actions of a deleted admin', async () => {
		const otto = await registerAdmin(server, 'Otto');
		await save(rosa.user, { profile: { age: 37 } }, otto);
		await remove(otto.user, otto);
		const entries = await log();
		expect(entries.map(({ actor }) => actor)).toEqual(entries.map(() => ({ _id: otto.user._id, email: null })));
		expect(entries[1]?.changes).toEqual({ 'profile.age': { before: 36, after: 37 } });
	});
});
