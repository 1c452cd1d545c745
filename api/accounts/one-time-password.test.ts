import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { registerAdmin, unchangedInput } from '../testing/admin-fixtures.ts';
import { insertStoryRow, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createOrPromoteAdmin } from './first-admin.ts';

const ada = { email: 'ada@example.com', password: 'k7mpx-9dq2f-printed' };
const chosen = 'a password of her own';

let server: TestServer;
let session: Session;
beforeEach(async () => {
	server = await startTestServer();
	await createOrPromoteAdmin(server.context, { ...ada, isOneTime: true });
	session = (await login()).body;
});
afterEach(() => server.close());

const login = (password = ada.password) =>
	server.request<Session>('POST', '/api/auth/login', { body: { email: ada.email, password } });
const change = (newPassword: string, currentPassword = ada.password) =>
	server.request<Session & WireError>('PUT', '/api/auth/password', {
		as: session,
		body: { currentPassword, newPassword },
	});

describe('a login with a one-time password', () => {
	it('answers that the password must be changed, as does the profile', async () => {
		expect(session.user).toMatchObject({ email: ada.email, role: 'admin', mustChangePassword: true });
		const profile = await server.request<User>('GET', '/api/auth/profile', { as: session });
		expect([profile.status, profile.body.mustChangePassword]).toEqual([200, true]);
	});

	// covers: beyond-product/one-time-password-opens
	it('permits only the profile, the password change and the logout', async () => {
		const open = ['GET /api/auth/profile', 'PUT /api/auth/password', 'POST /api/auth/logout'];
		const anonymous = [
			...['GET /api/health', 'GET /api/ready', 'GET /api/about'],
			...['POST /api/auth/register', 'POST /api/auth/login', 'POST /api/payment/webhook'],
		];
		const routes = server.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
		const calls = new Set(routes.map(({ method, path }) => `${method} ${path}`));
		const others = [...calls].filter((call) => !open.includes(call) && !anonymous.includes(call));
		expect(others.length).toBeGreaterThan(30);
		for (const call of others) {
			const [method = '', path = ''] = call.split(' ');
			const { status, body } = await server.request(method, path.replace(/:\w+/g, 'x'), { as: session });
			expect([call, status, body.code]).toEqual([call, 403, 'password-change-required']);
		}
	});

	it('does not permit pictures by the media cookie', async () => {
		const name = await server.media.put(new TextEncoder().encode('a picture'), 'webp');
		await insertStoryRow(server, session.user, 'story-of-ada');
		await server.db.insertInto('media_use').values({ media_name: name, story_id: 'story-of-ada' }).execute();
		const profile = await server.request('GET', '/api/auth/profile', { as: session });
		const cookie = profile.headers.get('set-cookie')?.split(';')[0] ?? '';
		const { status, body } = await server.request('GET', `/api/media/${name}`, { headers: { cookie } });
		expect([status, body.code]).toEqual([403, 'password-change-required']);
	});

	it('ends at logout', async () => {
		expect((await server.request('POST', '/api/auth/logout', { as: session })).status).toBe(200);
		expect((await server.request('GET', '/api/auth/profile', { as: session })).status).toBe(401);
	});
});

describe('the change of a one-time password', () => {
	it('lifts the restriction and invalidates the one-time password', async () => {
		const { status, body } = await change(chosen);
		expect(status).toBe(200);
		expect(body.user).not.toHaveProperty('mustChangePassword');
		expect((await server.request('GET', '/api/admin/users', { as: body })).status).toBe(200);
		expect((await login()).status).toBe(401);
		const again = await login(chosen);
		expect(again.body.user).not.toHaveProperty('mustChangePassword');
		expect((await server.request('GET', '/api/sync', { as: again.body })).status).toBe(200);
	});

	it('is refused for the same password', async () => {
		const { status, body } = await change(ada.password);
		expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'invalid-input', 'newPassword']);
		expect((await login()).body.user.mustChangePassword).toBe(true);
	});

	it('requires twelve characters and the one-time password', async () => {
		expect((await change('eleven char')).status).toBe(400);
		expect((await change(chosen, 'not the one that was printed')).body.code).toBe('wrong-password');
		expect((await login()).body.user.mustChangePassword).toBe(true);
	});
});

it('is required after a second one-time password as well', async () => {
	await change(chosen);
	await createOrPromoteAdmin(server.context, { ...ada, password: 'another-printed-one', isOneTime: true });
	expect((await login(chosen)).status).toBe(401);
	expect((await login('another-printed-one')).body.user.mustChangePassword).toBe(true);
});

it('is not required for a password set by the operator or an admin', async () => {
	const otto = await registerAdmin(server, 'Otto');
	const body = { ...unchangedInput(session.user), password: 'set by another admin' };
	const saved = await server.request<User>('PUT', `/api/admin/users/${session.user._id}`, { as: otto, body });
	expect(saved.body).not.toHaveProperty('mustChangePassword');
	expect((await login('set by another admin')).body.user).not.toHaveProperty('mustChangePassword');
	await createOrPromoteAdmin(server.context, { ...ada, isOneTime: true });
	await createOrPromoteAdmin(server.context, { ...ada, password: 'from the environment' });
	expect((await login('from the environment')).body.user).not.toHaveProperty('mustChangePassword');
});
