import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls } from '../../shared/contract/admin.ts';
import { fillPath } from '../../shared/contract/call.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { limits } from '../../shared/rules/limits.ts';
import { registerChild } from '../stories/testing/story-requests.ts';
import { adminUserInput, registerAdmin, unchangedInput } from '../testing/admin-fixtures.ts';
import { insertStoryRow, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: Session;
let rosa: Session;
let milo: Session;

beforeAll(async () => {
	server = await startTestServer();
	ada = await registerAdmin(server);
	rosa = await server.register('Rosa');
	milo = await registerChild(server, rosa, 'Milo');
	await insertStoryRow(server, rosa.user, 'story-of-rosa');
});
afterAll(() => server.close());

const unknownId = '01890000-0000-7000-8000-000000000000';
const everyCall = Object.entries(adminCalls).map(([name, { method, path }]) => ({ name, method, path }));
const mutations = everyCall.filter(({ method }) => method !== 'GET');
const ofOne = everyCall.filter(({ path }) => path.includes(':id'));

/** A valid body for the call at that path. */
function bodyFor({ method, path }: { method: string; path: string }): object | undefined {
	if (method === 'GET' || method === 'DELETE') return undefined;
	if (path.includes('users')) return adminUserInput('Juno');
	if (path.includes('reports')) return { decision: 'shown' };
	return path.includes('stories') ? { title: 'A lamp', isPublished: true } : { textModel: 'gpt-4o' };
}

describe('the admin area', () => {
	// covers: route-access/admin-admins-others-sent
	// covers: roles-permissions/admin-admin-entry-only
	it.each(everyCall)('$name is refused without a session, for a parent and for a child', async (call) => {
		for (const id of [rosa.user._id, 'story-of-rosa', unknownId]) {
			const at = fillPath(call.path, { id });
			const answers = await Promise.all([
				server.request(call.method, at, { body: bodyFor(call) }),
				server.request(call.method, at, { as: rosa, body: bodyFor(call) }),
				server.request(call.method, at, { as: milo, body: bodyFor(call) }),
			]);
			expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
				[401, 'no-session'],
				[403, 'admins-only'],
				[403, 'admins-only'],
			]);
			expect(answers[1]?.body.error).toBe('Only an admin can do this.');
		}
	});

	// covers: calls/admin-users-children-stories
	it.each(everyCall)('$name is permitted for an admin', async (call) => {
		const { status } = await server.request(call.method, fillPath(call.path, { id: unknownId }), {
			as: ada,
			body: bodyFor(call),
		});
		const statuses: Record<string, number> = { addUser: 201, tryModel: 409, tryVoice: 409, makeBackup: 202 };
		expect(status).toBe(call.path.includes(':id') ? 404 : (statuses[call.name] ?? 200));
	});

	it('shows others neither what exists nor what is wrong with the request', async () => {
		const attempts = [
			server.request('GET', '/api/admin', { as: rosa }),
			server.request('GET', '/api/admin/nowhere', { as: rosa }),
			server.request('PATCH', '/api/admin/users', { as: rosa }),
			server.request('GET', '/api/%61dmin/users', { as: rosa }),
			server.request('GET', '/api/admin/users?limit=0', { as: rosa }),
			server.request('POST', '/api/admin/users', { as: rosa, body: '{' }),
			server.request('POST', '/api/admin/users', { as: rosa, body: 'x'.repeat(2 * limits.adminStoryBytes) }),
			server.request('POST', '/api/admin/users', { as: rosa, body: {}, headers: { 'idempotency-key': '!' } }),
		];
		const statuses = (await Promise.all(attempts)).map(({ status }) => status);
		expect(new Set(statuses)).toEqual(new Set([403]));
	});

	it('is closed at once to a demoted admin', async () => {
		const otto = await registerAdmin(server, 'Otto');
		await server.db.updateTable('account').set({ role: 'parent' }).where('id', '=', otto.user._id).execute();
		const { status, body } = await server.request('GET', '/api/admin/users', { as: otto });
		expect([status, body.code]).toEqual([403, 'admins-only']);
	});
});

describe('an id', () => {
	const ids = ['x', unknownId, `${unknownId.toUpperCase()}`, "' or 1=1 --", '\0', '../users', 'x'.repeat(5000), '💫'];

	it.each(ofOne)('that is unknown or malformed is 404: $name', async (call) => {
		for (const id of ids) {
			const at = fillPath(call.path, { id });
			const { status, body } = await server.request(call.method, at, { as: ada, body: bodyFor(call) });
			expect([status, body.code, body.error]).toEqual([404, 'not-found', 'This could not be found.']);
		}
	});

	it.each(
		ofOne.filter(({ method }) => method === 'PUT'),
	)('is not looked for before the body has its form: $name', async (call) => {
		const { status } = await server.request(call.method, fillPath(call.path, { id: unknownId }), { as: ada, body: {} });
		expect(status).toBe(400);
	});
});

describe('a query', () => {
	const bad = [
		...['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e3', 'page=99999999', 'page='],
		...['limit=0', 'limit=101', 'limit=', 'page=1&page=2', `search=${'x'.repeat(101)}`, 'search=%00'],
		...['sortField=password_hash', 'sortField=', 'sortOrder=up', 'sortOrder=', 'role=king', 'status=gone'],
	];

	it.each(bad)('%s is refused', async (request) => {
		const { status, body } = await server.request('GET', `/api/admin/users?${request}`, { as: ada });
		expect([status, body.code]).toEqual([400, 'invalid-input']);
	});

	it.each(['status=trial', 'sortField=email', 'limit=101', 'page=0'])('of stories may not be %s', async (request) => {
		expect((await server.request('GET', `/api/admin/stories?${request}`, { as: ada })).status).toBe(400);
	});

	it.each(['limit=101', 'page=0', 'limit=10&limit=20'])('of the audit log may not be %s', async (request) => {
		expect((await server.request('GET', `/api/admin/audit?${request}`, { as: ada })).status).toBe(400);
	});

	it('may omit filters, and may have unknown names', async () => {
		const open = '/api/admin/users?page=1&limit=100&search=&role=&status=&sortField=role&sortOrder=asc&x=1';
		expect((await server.request('GET', open, { as: ada })).status).toBe(200);
		expect((await server.request('GET', '/api/admin/stories?search=&status=', { as: ada })).status).toBe(200);
	});
});

describe('a body', () => {
	it.each(
		mutations.filter(({ method }) => method !== 'DELETE'),
	)('must be JSON with its content type: $name', async (call) => {
		const at = fillPath(call.path, { id: ada.user._id });
		const plain = { as: ada, body: bodyFor(call) ?? {}, headers: { 'content-type': 'text/plain' } };
		expect((await server.request(call.method, at, plain)).status).toBe(400);
		for (const body of ['', '{', 'null', '[]', '{"a":"\\u0000"}', '{"a":"\\ud800"}']) {
			expect((await server.request(call.method, at, { as: ada, body })).status).toBe(400);
		}
	});

	it('may have 1 MiB where a story is saved, and 64 KiB elsewhere', async () => {
		const filled = (bytes: number, fields: object) => {
			const frame = JSON.stringify({ ...fields, nodes: '' }).length;
			return JSON.stringify({ ...fields, nodes: 'x'.repeat(bytes - frame) });
		};
		const story = (bytes: number) =>
			server.request('PUT', '/api/admin/stories/story-of-rosa', {
				as: ada,
				body: filled(bytes, { title: 'A lantern', isPublished: false }),
			});
		expect((await story(limits.adminStoryBytes)).status).toBe(200);
		expect((await story(limits.adminStoryBytes + 1)).status).toBe(413);

		const user = (bytes: number) =>
			server.request('PUT', `/api/admin/users/${rosa.user._id}`, {
				as: ada,
				body: filled(bytes, unchangedInput(rosa.user)),
			});
		expect((await user(limits.bodyBytes)).status).toBe(200);
		expect((await user(limits.bodyBytes + 1)).status).toBe(413);
		const settings = { as: ada, body: filled(limits.bodyBytes + 1, { textModel: 'gpt-4o' }) };
		expect((await server.request('POST', '/api/admin/settings', settings)).status).toBe(413);
	});
});

describe('an Idempotency-Key', () => {
	it('adds a user once, however often it is repeated', async () => {
		const once = { as: ada, body: adminUserInput('Nina'), headers: { 'idempotency-key': 'key-of-nina' } };
		const first = await server.request<User>('POST', '/api/admin/users', once);
		const again = await server.request<User>('POST', '/api/admin/users', once);
		expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
	});

	it('deletes once, with the same answer each time', async () => {
		await insertStoryRow(server, rosa.user, 'story-to-go');
		const once = { as: ada, headers: { 'idempotency-key': 'key-of-a-story' } };
		expect((await server.request('DELETE', '/api/admin/stories/story-to-go', once)).status).toBe(200);
		expect((await server.request('DELETE', '/api/admin/stories/story-to-go', once)).status).toBe(200);
		expect((await server.request('DELETE', '/api/admin/stories/story-to-go', { as: ada })).status).toBe(404);
	});
});
