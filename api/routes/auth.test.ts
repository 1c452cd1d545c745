import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/contract/user.ts';
import { emailOf, passwordOf, promoteToAdmin, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let rosa: Session;

beforeEach(async () => {
	server = await startTestServer();
	rosa = await server.register('Rosa');
});
afterEach(() => server.close());

function registration(name: string, more: object = {}) {
	return { email: emailOf(name), password: passwordOf(name), profile: { name, age: 36 }, consent: true, ...more };
}

const login = (name: string, password = passwordOf(name)) =>
	server.request<Session>('POST', '/api/auth/login', { body: { email: emailOf(name), password } });

describe('registering', () => {
	// covers: states-transitions/both-readings-registration-lifetime
	// covers: calls/auth-profile-login-register
	// covers: constants-each/registration-parent-active-lifetime
	it('creates a parent with lifetime access and logs it in', async () => {
		const { status, body } = await server.request<Session>('POST', '/api/auth/register', { body: registration('Ada') });
		expect(status).toBe(201);
		expect(body.user).toMatchObject({
			email: 'ada@example.com',
			role: 'parent',
			profile: { name: 'Ada', age: 36 },
			settings: { contentRestrictions: { maxAgeRating: 12, disabledTopics: [] } },
			subscription: { status: 'active', hasLifetimeAccess: true, trialEndDate: null, trialEndsAt: null },
		});
		expect((await server.request<User>('GET', '/api/auth/profile', { as: body })).body).toEqual(body.user);
	});

	it('ignores fields that would raise privileges', async () => {
		const escalating = registration('Milo', {
			role: 'admin',
			subscription: { status: 'active', hasLifetimeAccess: true },
			_id: 'x',
		});
		const { body } = await server.request<Session>('POST', '/api/auth/register', { body: escalating });
		expect(body.user.role).toBe('parent');
		expect(body.user._id).not.toBe('x');
	});

	// covers: entities-their/user-fields-password-never
	it('returns neither the password nor its hash', async () => {
		expect(JSON.stringify(rosa)).not.toMatch(/password|argon2/i);
		const { password_hash } = await server.db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow();
		expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
	});

	it('compares emails trimmed and in lower case', async () => {
		const again = await server.request('POST', '/api/auth/register', {
			body: registration('Rosa', { email: '  ROSA@Example.com ' }),
		});
		expect(again.status).toBe(409);
		expect(again.body).toMatchObject({ code: 'email-taken', error: again.body.message });
	});

	it.each([
		[{ consent: false }, 'consent', 'You must agree to the Terms of Service and Privacy Policy'],
		[{ password: 'short' }, 'password', 'Password must be at least 6 characters long'],
		[{ profile: { age: 36 } }, 'profile.name', 'Name and age are required'],
		[{ profile: { name: ' ', age: 36 } }, 'profile.name', 'Name and age are required'],
		[{ profile: { name: 'Ada', age: 0 } }, 'profile.age', 'Age must be at least 1'],
		[{ profile: { name: 'Ada', age: '36' } }, 'profile.age', 'Age must be a number'],
		[{ email: 'ada' }, 'email', 'Please enter a valid email address'],
		[{ email: undefined }, 'email', 'Email is required'],
		[{ profile: { name: 'A'.repeat(61), age: 36 } }, 'profile.name', 'At most 60 characters'],
	])('refuses %j with a readable message', async (wrong, path, sentence) => {
		const { status, body } = await server.request('POST', '/api/auth/register', { body: registration('Ada', wrong) });
		expect(status).toBe(400);
		expect(body).toMatchObject({ code: 'invalid-input', error: sentence, message: sentence });
		expect(body.issues?.[0]).toEqual({ path, message: sentence });
	});

	it('records who consented, when, and to which version', async () => {
		await server.request('POST', '/api/auth/register', {
			body: registration('Juno', { profile: { name: 'Juno', age: 10 } }),
		});
		const consents = await server.db.selectFrom('consent').selectAll().orderBy('id').execute();
		expect(consents.map((consent) => consent.given_by)).toEqual(['self', 'self', 'guardian', 'guardian']);
		expect(consents[0]).toMatchObject({
			given_at: server.clock.now,
			version: expect.stringMatching(/^\d{4}-\d\d/),
		});
	});

	// covers: states-transitions/both-readings-registration-lifetime
	it('grants a trial if the operator configures one', async () => {
		const trial = await startTestServer({ env: { SIGNUP_ACCESS: 'trial', TRIAL_DAYS: '3' } });
		const { user } = await trial.register('Rosa');
		const end = new Date(trial.clock.now + 3 * 24 * 60 * 60 * 1000).toISOString();
		expect(user.subscription).toEqual({
			status: 'trial',
			hasLifetimeAccess: false,
			trialEndDate: end,
			trialEndsAt: end,
		});
		await trial.close();
	});
});

describe('logging in', () => {
	it('succeeds with the right password', async () => {
		const { status, body } = await login('Rosa');
		expect(status).toBe(200);
		expect(body.user._id).toBe(rosa.user._id);
	});

	it('gives the same answer for a wrong password and an unknown email', async () => {
		const wrong = await login('Rosa', 'not-the-password');
		const unknown = await login('Nobody');
		expect(wrong.status).toBe(401);
		expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
	});

	it('is impossible for a child profile, which has no email', async () => {
		const { body: milo } = await server.request<User>('POST', '/api/users/children', {
			as: rosa,
			body: { profile: { name: 'Milo', age: 7 } },
		});
		expect(milo.email).toBeNull();
		expect((await server.request('POST', '/api/auth/login', { body: { email: '', password: 'x' } })).status).toBe(400);
	});
});

describe('a session', () => {
	it.each([
		['no token', undefined],
		['nonsense', 'Bearer nonsense'],
		['another scheme', 'Basic cm9zYTpyb3Nh'],
		['an unsigned token', `Bearer ${btoa('{"alg":"none","typ":"at+jwt"}')}.${btoa('{"sub":"x","sid":"y"}')}.`],
	])('is refused for %s', async (_, authorization) => {
		const headers: Record<string, string> = authorization ? { authorization } : {};
		const { status, body } = await server.request('GET', '/api/auth/profile', { headers });
		expect([status, body.code]).toEqual([401, 'no-session']);
	});

	it('is refused for a token that another key signed', async () => {
		const forged = await new SignJWT({ sid: 'x' })
			.setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
			.setIssuer('everbranch')
			.setAudience('everbranch-api')
			.setSubject(rosa.user._id)
			.setIssuedAt()
			.setExpirationTime('1h')
			.sign(new TextEncoder().encode('another secret, just as long as the other one'));
		expect((await server.request('GET', '/api/auth/profile', { as: { token: forged } })).status).toBe(401);
	});

	it('is refused for the token of the media cookie', async () => {
		const cookie = (await login('Rosa')).headers.get('set-cookie') ?? '';
		const token = /media=([^;]+)/.exec(cookie)?.[1] ?? '';
		expect(token).toMatch(/^ey/);
		expect((await server.request('GET', '/api/auth/profile', { as: { token } })).status).toBe(401);
	});

	it('S15 ends at logout, and no other does', async () => {
		const { body: tablet } = await login('Rosa');
		const { status, headers } = await server.request('POST', '/api/auth/logout', { as: tablet });
		expect(status).toBe(200);
		expect(headers.get('set-cookie')).toMatch(/^media=; Max-Age=0; Path=\/api\/media/);
		expect(headers.get('clear-site-data')).toBe('"cache"');
		expect((await server.request('GET', '/api/auth/profile', { as: tablet })).status).toBe(401);
		expect((await server.request('GET', '/api/auth/profile', { as: rosa })).status).toBe(200);
		expect(server.closedSessions).toHaveLength(1);
	});

	it('has the account’s current role', async () => {
		await promoteToAdmin(server, rosa);
		expect((await server.request<User>('GET', '/api/auth/profile', { as: rosa })).body.role).toBe('admin');
	});

	it('ends with its account', async () => {
		await server.db.deleteFrom('account').execute();
		expect((await server.request('GET', '/api/auth/profile', { as: rosa })).status).toBe(401);
	});
});

describe('the media cookie', () => {
	it('S31 is set by login, registration and profile, HttpOnly and for media paths only', async () => {
		const { headers } = await server.request('GET', '/api/auth/profile', { as: rosa });
		const expected = /^media=ey[^;]+; Max-Age=2592000; Path=\/api\/media; HttpOnly; SameSite=Strict$/;
		expect(headers.get('set-cookie')).toMatch(expected);
		expect((await login('Rosa')).headers.get('set-cookie')).toMatch(expected);
	});

	it('S31 is Secure with the prefix __Host- when the server is reached by https', async () => {
		const safe = await startTestServer({ env: { PUBLIC_URL: 'https://stories.example.com' } });
		const { headers } = await safe.request('GET', '/api/auth/profile', { as: await safe.register('Rosa') });
		expect(headers.get('set-cookie')).toMatch(
			/^__Host-media=ey[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
		);
		await safe.close();
	});
});

describe('changing the password', () => {
	const change = (as: Session, currentPassword: string, newPassword: string) =>
		server.request<Session>('PUT', '/api/auth/password', { as, body: { currentPassword, newPassword } });

	it('S16 ends all sessions and returns a new one', async () => {
		const { status, body } = await change(rosa, passwordOf('Rosa'), 'a new password');
		expect(status).toBe(200);
		expect((await server.request('GET', '/api/auth/profile', { as: rosa })).status).toBe(401);
		expect((await server.request('GET', '/api/auth/profile', { as: body })).status).toBe(200);
		expect((await login('Rosa')).status).toBe(401);
		expect((await login('Rosa', 'a new password')).status).toBe(200);
	});

	it('requires twelve characters of an admin', async () => {
		await promoteToAdmin(server, rosa);
		expect((await change(rosa, passwordOf('Rosa'), 'short one')).status).toBe(400);
		expect((await change(rosa, passwordOf('Rosa'), 'quite a long one')).status).toBe(200);
	});
});
