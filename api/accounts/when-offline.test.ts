import { beforeEach, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/contract/user.ts';
import { defaultSettings } from '../../shared/rules/default-settings.ts';
import { openTestServer, registerChild } from '../stories/testing/story-requests.ts';
import { pullChanges } from '../stories/testing/sync-requests.ts';
import { auditEntries, registerAdmin, unchangedInput } from '../testing/admin-fixtures.ts';
import { addChild, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let rosa: Session;
beforeEach(async () => {
	server = await openTestServer();
	rosa = await server.register('Rosa');
});

const profile = { name: 'Rosa', age: 36 };
const save = (settings?: object, as: Session = rosa) =>
	server.request<User>('PUT', '/api/users/profile', { as, body: { profile, settings } });
const choose = (whenOffline: unknown) => save({ ...defaultSettings(), whenOffline });
const chosenBy = async (as: Session) =>
	(await server.request<User>('GET', '/api/auth/profile', { as })).body.settings.whenOffline;

// covers: offline-stories/who-tells
describe('the family’s setting “When there is no network”', () => {
	it('is absent until a parent chooses, and is then saved either way', async () => {
		expect(await chosenBy(rosa)).toBeUndefined();
		for (const whenOffline of ['tell-here', 'wait']) {
			expect((await choose(whenOffline)).body.settings.whenOffline).toBe(whenOffline);
			expect(await chosenBy(rosa)).toBe(whenOffline);
		}
	});

	it('stays as it is when an earlier build saves the other settings, or the profile alone', async () => {
		await choose('tell-here');
		await save(defaultSettings());
		await save();
		expect(await chosenBy(rosa)).toBe('tell-here');
	});

	it('stays as it is when an admin saves the parent', async () => {
		const { body } = await choose('wait');
		const ada = await registerAdmin(server);
		const input = { ...unchangedInput(body), settings: defaultSettings() };
		expect((await server.request('PUT', `/api/admin/users/${body._id}`, { as: ada, body: input })).status).toBe(200);
		expect(await chosenBy(rosa)).toBe('wait');
	});

	it('is changed by an admin with the parent, which is in the audit log, and not with a child', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		const ada = await registerAdmin(server);
		const wait = (user: User) => ({
			...unchangedInput(user),
			settings: { ...user.settings, whenOffline: 'wait' as const },
		});
		const saveAs = (user: User) => server.request('PUT', `/api/admin/users/${user._id}`, { as: ada, body: wait(user) });
		await saveAs(milo);
		expect((await auditEntries(server, ada)).filter(({ action }) => action === 'user-changed')).toEqual([]);
		await saveAs(rosa.user);
		expect(await chosenBy(rosa)).toBe('wait');
		expect((await auditEntries(server, ada))[0]).toMatchObject({
			action: 'user-changed',
			changes: { 'settings.whenOffline': { before: null, after: 'wait' } },
		});
	});

	it('is refused unless it is one of the two', async () => {
		expect((await choose('never')).status).toBe(400);
	});

	it('holds for the children, in every answer that contains them', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		const juno = await registerChild(server, rosa, 'Juno');
		await choose('wait');
		expect(await chosenBy(juno)).toBe('wait');
		const children = (await server.request<User[]>('GET', '/api/users/children', { as: rosa })).body;
		expect(children.map(({ settings }) => settings.whenOffline)).toEqual(['wait', 'wait']);
		const changes = await pullChanges(server, juno);
		expect(changes.user.settings.whenOffline).toBe('wait');
		expect((await pullChanges(server, rosa)).children.map(({ settings }) => settings.whenOffline)).toEqual([
			'wait',
			'wait',
		]);
		expect(milo.settings.whenOffline).toBeUndefined();
	});

	it('is not changed with a child’s settings, by a parent or the child', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		await choose('wait');
		const body = { ...milo.settings, whenOffline: 'tell-here' };
		const saved = await server.request<User>('PUT', `/api/users/settings/${milo._id}`, { as: rosa, body });
		expect([saved.status, saved.body.settings.whenOffline]).toEqual([200, 'wait']);
		const juno = await registerChild(server, rosa, 'Juno');
		const { settings } = (await server.request<User>('GET', '/api/auth/profile', { as: juno })).body;
		const ofChild = { profile: { name: 'Juno', age: 7 } };
		const tell = { ...ofChild, settings: { ...settings, whenOffline: 'tell-here' } };
		expect((await server.request('PUT', '/api/users/profile', { as: juno, body: tell })).status).toBe(403);
		expect(
			(await server.request('PUT', '/api/users/profile', { as: juno, body: { ...ofChild, settings } })).status,
		).toBe(200);
		expect([await chosenBy(juno), await chosenBy(rosa)]).toEqual(['wait', 'wait']);
	});
});

describe('the change feed', () => {
	it('says who tells stories at the server', async () => {
		expect((await pullChanges(server, rosa)).storyteller).toBe('built-in');
	});
});
