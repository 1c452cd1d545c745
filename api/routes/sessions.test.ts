import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActiveSession } from '../../shared/contract/sessions.ts';
import type { Session } from '../../shared/contract/user.ts';
import { startCleanup } from '../app/cleanup.ts';
import { sessionLimits } from '../db/sessions.ts';
import { emailOf, passwordOf, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let rosa: Session;

beforeEach(async () => {
	server = await startTestServer();
	rosa = await server.register('Rosa');
});
afterEach(() => server.close());

const phone =
	'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36';
const login = async (userAgent = phone) =>
	(
		await server.request<Session>('POST', '/api/auth/login', {
			body: { email: emailOf('Rosa'), password: passwordOf('Rosa') },
			headers: { 'content-type': 'application/json', 'user-agent': userAgent },
		})
	).body;
const list = async (as: Session) => (await server.request<ActiveSession[]>('GET', '/api/auth/sessions', { as })).body;
const statusFor = async (as: Session) => (await server.request('GET', '/api/auth/profile', { as })).status;

describe('the list of sessions', () => {
	it('has device and times of each, the current one first, and nothing else', async () => {
		server.clock.now += 60_000;
		await login();
		server.clock.now += 60_000;
		expect(await list(rosa)).toEqual([
			{
				_id: expect.any(String),
				device: 'Unknown device',
				startedAt: '2026-11-21T09:00:00.000Z',
				lastSeenAt: '2026-11-21T09:00:00.000Z',
				isThis: true,
			},
			{
				_id: expect.any(String),
				device: 'Chrome on Android',
				startedAt: '2026-11-21T09:01:00.000Z',
				lastSeenAt: '2026-11-21T09:01:00.000Z',
				isThis: false,
			},
		]);
	});

	it('contains only the account’s own active sessions', async () => {
		const ada = await server.register('Ada');
		const tablet = await login();
		await server.request('POST', '/api/auth/logout', { as: tablet });
		expect(await list(rosa)).toHaveLength(1);
		expect(await list(ada)).toHaveLength(1);
	});

	it('contains no address and no text of the User-Agent', async () => {
		await login(`${phone} <script>`);
		const rows = await server.db.selectFrom('session').selectAll().execute();
		expect(Object.keys(rows[0]!).sort()).toEqual([
			'account_id',
			'created_at',
			'device',
			'id',
			'last_seen_at',
			'revoked_at',
		]);
		expect(rows.map(({ device }) => device)).toContain('Chrome on Android');
	});
});

describe('ending sessions', () => {
	it('ends the given one with its sockets, and no other', async () => {
		const [tablet, laptop] = [await login(), await login()];
		const [, { _id } = { _id: '' }] = (await list(tablet)).filter(({ isThis }) => !isThis);
		const others = (await list(laptop)).filter(({ isThis }) => !isThis).map((one) => one._id);
		expect(others).toContain(_id);
		expect((await server.request('DELETE', `/api/auth/sessions/${_id}`, { as: tablet })).status).toBe(200);
		expect(server.closedSessions).toEqual([_id]);
		expect([await statusFor(tablet), await statusFor(laptop), await statusFor(rosa)].sort()).toEqual([200, 200, 401]);
		expect((await server.request('DELETE', `/api/auth/sessions/${_id}`, { as: tablet })).status).toBe(404);
	});

	it('ends all but the current one', async () => {
		const [tablet, laptop] = [await login(), await login()];
		expect((await server.request('DELETE', '/api/auth/sessions', { as: tablet })).status).toBe(200);
		expect([await statusFor(tablet), await statusFor(laptop), await statusFor(rosa)]).toEqual([200, 401, 401]);
		expect(server.closedSessions).toHaveLength(2);
		expect(await list(tablet)).toHaveLength(1);
	});

	it('answers for another account’s session as for an unknown one', async () => {
		const ada = await server.register('Ada');
		const [{ _id } = { _id: '' }] = await list(ada);
		const foreign = await server.request('DELETE', `/api/auth/sessions/${_id}`, { as: rosa });
		const absent = await server.request('DELETE', `/api/auth/sessions/${_id.slice(0, -1)}x`, { as: rosa });
		expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
		expect(await statusFor(ada)).toBe(200);
		expect(server.closedSessions).toEqual([]);
	});

	it('is refused without a session', async () => {
		for (const [method, path] of [
			['GET', ''],
			['DELETE', ''],
			['DELETE', '/x'],
		] as const) {
			expect((await server.request(method, `/api/auth/sessions${path}`)).status).toBe(401);
		}
	});
});

describe('the expiry of a session', () => {
	const mediaOf = (headers: Headers) => /media=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

	it('S17 happens after a week without use', async () => {
		server.clock.now += sessionLimits.idle - 1;
		expect(await statusFor(rosa)).toBe(200);
		server.clock.now += sessionLimits.idle - 1;
		expect(await statusFor(rosa)).toBe(200);
		server.clock.now += sessionLimits.idle + 1;
		expect(await statusFor(rosa)).toBe(401);
		expect(sessionLimits.idle).toBe(7 * 24 * 60 * 60 * 1000);
	});

	it('S17 happens after 30 days despite use, for pictures too', async () => {
		const day = 24 * 60 * 60 * 1000;
		let media = '';
		for (let days = 0; days < 30; days++) {
			const { status, headers } = await server.request('GET', '/api/auth/profile', { as: rosa });
			expect(status).toBe(200);
			media = mediaOf(headers);
			server.clock.now += day;
		}
		const mediaStatus = async () =>
			(await server.request('GET', '/api/media/none', { headers: { cookie: `media=${media}` } })).status;
		expect(await mediaStatus()).toBe(404);
		server.clock.now += 1;
		expect(await statusFor(rosa)).toBe(401);
		expect(await mediaStatus()).toBe(401);
	});

	it('S17 deletes the session and closes its sockets', async () => {
		const tablet = await login();
		const [{ _id } = { _id: '' }] = await list(rosa);
		server.clock.now += sessionLimits.idle - 1;
		expect(await statusFor(tablet)).toBe(200);
		server.clock.now += 2;
		const stop = await startCleanup(server.context, { sessions: 1 });
		expect(server.closedSessions).toEqual([_id]);
		// An operator's tool ends it in another process.
		await server.db.updateTable('session').set({ revoked_at: server.clock.now }).execute();
		await expect.poll(() => server.closedSessions.length).toBe(2);
		stop();
		expect(await server.db.selectFrom('session').select('id').execute()).toEqual([]);
	});
});
