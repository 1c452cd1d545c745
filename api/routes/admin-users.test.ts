import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AdminUserInput, adminCalls } from '../../shared/contract/admin.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { defaultSettings } from '../../shared/rules/default-settings.ts';
import { adminUserInput, auditEntries, registerAdmin, unchangedInput } from '../testing/admin-fixtures.ts';
import {
	addChild,
	emailOf,
	insertStoryRow,
	passwordOf,
	startTestServer,
	type TestServer,
} from '../testing/test-server.ts';

type Saved = User & WireError;

let server: TestServer;
let ada: Session;
let rosa: Session;

beforeEach(async () => {
	server = await startTestServer();
	ada = await registerAdmin(server);
	rosa = await server.register('Rosa');
});
afterEach(() => server.close());

const add = (body: AdminUserInput | object) => server.request<Saved>('POST', '/api/admin/users', { as: ada, body });
const save = (user: User, change: object = {}) =>
	server.request<Saved>('PUT', `/api/admin/users/${user._id}`, {
		as: ada,
		body: { ...unchangedInput(user), ...change },
	});
const open = async (user: User) =>
	(await server.request<{ user: User; stories: Story[] }>('GET', `/api/admin/users/${user._id}`, { as: ada })).body;
const trialUntil = (trialEndDate: unknown) => ({ status: 'trial', hasLifetimeAccess: false, trialEndDate });
const login = (email: string, password: string) =>
	server.request<Session>('POST', '/api/auth/login', { body: { email, password } });

describe('a user', () => {
	it('is shown with its own stories, newest first and without their chapters', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		await insertStoryRow(server, rosa.user, 'older');
		server.clock.now += 1000;
		await insertStoryRow(server, rosa.user, 'newer');
		await insertStoryRow(server, milo, 'of-milo');
		const body = await open(rosa.user);
		expect(body.user).toEqual(rosa.user);
		expect(body.stories.map(({ _id, nodes }) => [_id, nodes])).toEqual([
			['newer', []],
			['older', []],
		]);
		expect((await open(milo)).stories.map(({ _id }) => _id)).toEqual(['of-milo']);
	});

	// covers: calls/admin-users-children-stories
	it('is shown with its children', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		const children = (id: string) => server.request<User[]>('GET', `/api/admin/users/${id}/children`, { as: ada });
		expect((await children(rosa.user._id)).body).toEqual([milo]);
		expect((await children(milo._id)).body).toEqual([]);
	});

	it('is never returned with its password', async () => {
		const { body } = await add(adminUserInput('Nina'));
		const shown = [body, await open(body), (await server.request('GET', '/api/admin/users', { as: ada })).body];
		expect(JSON.stringify(shown)).not.toMatch(/password|argon2/i);
	});
});

describe('a new user', () => {
	it('can log in with its email and password', async () => {
		const { status, body } = await add(adminUserInput('Nina', { email: ' Nina@Example.com ' }));
		expect(status).toBe(201);
		expect(z.safeParse(adminCalls.addUser.answer, body).success).toBe(true);
		expect(body).toMatchObject({
			...{ email: emailOf('Nina'), role: 'parent', parentId: null, profile: { name: 'Nina', age: 40 } },
			settings: defaultSettings(),
		});
		expect((await login(emailOf('Nina'), passwordOf('Nina'))).body.user).toEqual(body);
	});

	it('may have neither name nor age', async () => {
		for (const profile of [{}, { name: '' }, { name: '  ', age: null }]) {
			const { status, body } = await add(
				adminUserInput('Nina', { email: `${JSON.stringify(profile).length}@x.org`, profile }),
			);
			expect([status, body.profile]).toEqual([201, { name: '', age: null }]);
		}
	});

	// covers: validation-rules/admin-user-form-email
	it.each(['parent', 'admin'] as const)('that is a %s needs an email and a password', async (role) => {
		const { email, password, ...rest } = adminUserInput('Nina', { role });
		const answers = [await add({ ...rest, password }), await add({ ...rest, password, email: '' })];
		expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
			answers.map(() => [400, 'Email is required']),
		);
		expect((await add({ ...rest, email })).body.issues).toContainEqual(expect.objectContaining({ path: 'password' }));
	});

	it('cannot have another account’s email', async () => {
		const { status, body } = await add(adminUserInput('Nina', { email: 'ROSA@example.com' }));
		expect([status, body.code]).toEqual([409, 'email-taken']);
	});

	it('is created once when two requests for the same email race', async () => {
		const answers = await Promise.all([add(adminUserInput('Nina')), add(adminUserInput('Nina'))]);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
	});

	it.each([
		['email', { email: 'no address' }],
		['email', { email: `${'x'.repeat(250)}@x.org` }],
		['role', { role: 'king' }],
		['profile.name', { profile: { name: 'x'.repeat(61) } }],
		['profile.name', { profile: { name: 'Ro\nsa' } }],
		['profile.age', { profile: { age: 0 } }],
		['profile.age', { profile: { age: 101 } }],
		['profile.age', { profile: { age: '40' } }],
		['profile', { profile: null }],
		['password', { password: '12345' }],
		['password', { password: 'x'.repeat(129) }],
		['password', { password: '' }],
		['parentId', { role: 'child', parentId: 'x' }],
		['subscription.status', { subscription: { status: 'gold', hasLifetimeAccess: false } }],
		['subscription.hasLifetimeAccess', { subscription: { status: 'trial', hasLifetimeAccess: 1 } }],
		['subscription.trialEndDate', { subscription: trialUntil('soon') }],
		['subscription.trialEndDate', { subscription: trialUntil('2026-12-24') }],
		['subscription.trialEndDate', { subscription: trialUntil('2026-02-30T00:00:00Z') }],
		['subscription.trialEndDate', { subscription: trialUntil('2026-12-24T18:00:00+01:00') }],
		['subscription.trialEndDate', { subscription: trialUntil(1_800_000_000_000) }],
		['settings.allowedGenres.0', { settings: { ...defaultSettings(), allowedGenres: ['tax-law'] } }],
		['settings.contentRestrictions', { settings: { allowedGenres: [] } }],
		[
			'settings.contentRestrictions.maxAgeRating',
			{ settings: { allowedGenres: [], contentRestrictions: { maxAgeRating: 19, disabledTopics: [] } } },
		],
	])('is refused for a bad %s: %j', async (path, change) => {
		const { status, body } = await add({ ...adminUserInput('Nina'), ...change });
		expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'invalid-input', path]);
	});

	it('may have a name of 60, an age of 1 or 100, and a password of 6 or 128 characters', async () => {
		const profiles = [
			{ name: 'x'.repeat(60), age: 1 },
			{ name: 'Zoë 💫', age: 100 },
		];
		const [short, long] = await Promise.all([
			add(adminUserInput('Nina', { profile: profiles[0]!, password: '123456' })),
			add(adminUserInput('Otto', { profile: profiles[1]!, password: 'x'.repeat(128) })),
		]);
		expect([short?.status, long?.status]).toEqual([201, 201]);
	});
});

describe('a saved user', () => {
	it('has the new values, and keeps omitted ones', async () => {
		const change = { email: 'rosa.b@example.com', profile: { name: 'Rosa B.' } };
		const { status, body } = await save(rosa.user, change);
		expect(status).toBe(200);
		expect(body).toEqual({ ...rosa.user, email: 'rosa.b@example.com', profile: { name: 'Rosa B.', age: 36 } });
		expect((await login('rosa.b@example.com', passwordOf('Rosa'))).status).toBe(200);
	});

	it('stays logged in when neither its role nor its password changes', async () => {
		await save(rosa.user, { profile: { name: 'Rosa B.' } });
		await save(ada.user, { role: 'admin', profile: { name: 'Ada L.' } });
		for (const as of [rosa, ada]) expect((await server.request('GET', '/api/auth/profile', { as })).status).toBe(200);
		expect(server.closedSessions).toEqual([]);
	});

	it('is logged out everywhere by a new password, with its sockets closed', async () => {
		await login(emailOf('Rosa'), passwordOf('Rosa'));
		expect((await save(rosa.user, { password: 'a new one' })).status).toBe(200);
		expect((await server.request('GET', '/api/auth/profile', { as: rosa })).status).toBe(401);
		expect(server.closedSessions).toHaveLength(2);
		expect((await login(emailOf('Rosa'), passwordOf('Rosa'))).status).toBe(401);
		expect((await login(emailOf('Rosa'), 'a new one')).status).toBe(200);
	});

	it('that logs in cannot lose its email, nor take another account’s', async () => {
		for (const email of [null, '']) {
			const { status, body } = await save(rosa.user, { email });
			expect([status, body.error]).toEqual([400, 'Email is required']);
		}
		expect((await save(rosa.user, { email: emailOf('Ada') })).body.code).toBe('email-taken');
		expect((await save(rosa.user, { email: emailOf('Rosa').toUpperCase() })).status).toBe(200);
	});

	it('is 404 when it is unknown, before its password is checked', async () => {
		const { status, body } = await save(
			{ ...rosa.user, _id: '01890000-0000-7000-8000-000000000000' },
			{
				...{ role: 'admin', password: 'password1234' },
			},
		);
		expect([status, body.code]).toEqual([404, 'not-found']);
		expect((await save(rosa.user, { role: 'admin', password: 'password1234' })).status).toBe(400);
	});

	it('is answered as it is read afterwards, a child with the access of its family', async () => {
		const family = { parentId: rosa.user._id, role: 'child', profile: { name: 'Nina', age: 9 } };
		const { body: nina } = await add(
			adminUserInput('Nina', { subscription: { status: 'expired', hasLifetimeAccess: false } }),
		);
		for (const change of [{ profile: { name: 'Nina B.', age: 40 } }, family, { ...family, profile: { age: 8 } }]) {
			const { status, body } = await save(nina, change);
			const { user } = (await server.request<{ user: User }>('GET', `/api/admin/users/${nina._id}`, { as: ada })).body;
			expect([status, body]).toEqual([200, user]);
		}
		await save(rosa.user, { subscription: { status: 'active', hasLifetimeAccess: true } });
		expect((await save(nina, family)).body.subscription).toMatchObject({ status: 'active', hasLifetimeAccess: true });
	});

	it('ignores an id and a superfluous parent', async () => {
		const sly = { _id: 'x', parentId: ada.user._id, createdAt: 'never', password_hash: 'x' };
		expect((await save(rosa.user, sly)).body).toEqual(rosa.user);
	});
});

describe('a subscription', () => {
	const given = (user: User, status: string, hasLifetimeAccess = false) =>
		save(user, { subscription: { status, hasLifetimeAccess } });
	const inDays = (days: number) => new Date(server.clock.now + days * 24 * 60 * 60 * 1000).toISOString();

	it('that becomes a trial lasts the configured days', async () => {
		const { body } = await given(rosa.user, 'trial');
		const ends = inDays(7);
		expect(body.subscription).toEqual({
			...{ status: 'trial', hasLifetimeAccess: false, trialEndDate: ends, trialEndsAt: ends },
		});
		expect((await add(adminUserInput('Nina'))).body.subscription.trialEndDate).toBe(ends);
	});

	it('that is saved again starts no new trial, whether the present one is over or not', async () => {
		const ends = (await given(rosa.user, 'trial')).body.subscription.trialEndDate;
		server.clock.now += 60_000;
		expect((await given(rosa.user, 'expired')).body.subscription.status).toBe('expired');
		expect((await given(rosa.user, 'trial')).body.subscription.trialEndDate).toBe(ends);
		server.clock.now = Date.parse(ends!) + 1;
		ada = await server.login('Ada');
		expect((await given(rosa.user, 'trial')).body.subscription.trialEndDate).toBe(ends);
		await given(rosa.user, 'expired');
		expect((await given(rosa.user, 'trial')).body.subscription.trialEndDate).toBe(inDays(7));
	});

	// covers: states-transitions/subscription-status-admin-payment
	it('of lifetime can be granted and revoked', async () => {
		expect((await given(rosa.user, 'expired')).body.subscription.hasLifetimeAccess).toBe(false);
		expect((await given(rosa.user, 'expired', true)).body.subscription.hasLifetimeAccess).toBe(true);
	});

	it('accepts a trial end, also in the past', async () => {
		for (const [status, days] of [
			['trial', 30],
			['trial', -1],
			['active', 3],
			['expired', 5],
		] as const) {
			const trialEndDate = inDays(days);
			const { body } = await save(rosa.user, { subscription: { status, hasLifetimeAccess: false, trialEndDate } });
			expect(body.subscription).toEqual({
				...{ status, hasLifetimeAccess: false, trialEndDate, trialEndsAt: trialEndDate },
			});
		}
		const subscription = { status: 'trial', hasLifetimeAccess: false, trialEndDate: inDays(2) } as const;
		expect((await add(adminUserInput('Nina', { subscription }))).body.subscription.trialEndDate).toBe(inDays(2));
	});

	it('accepts the trial end under its other name, which has lower precedence', async () => {
		const trial = { status: 'trial', hasLifetimeAccess: false };
		const first = await save(rosa.user, { subscription: { ...trial, trialEndsAt: inDays(3) } });
		expect(first.body.subscription.trialEndDate).toBe(inDays(3));
		const second = { ...first.body.subscription, trialEndDate: inDays(4) };
		expect((await save(rosa.user, { subscription: second })).body.subscription.trialEndsAt).toBe(inDays(4));
	});

	it('loses its trial end by null, but a trial gets the configured days', async () => {
		await save(rosa.user, { subscription: trialUntil(inDays(30)) });
		for (const none of [null, '']) {
			const given = { hasLifetimeAccess: false, trialEndDate: none };
			const trial = await save(rosa.user, { subscription: { ...given, status: 'trial' } });
			expect(trial.body.subscription.trialEndDate).toBe(inDays(7));
			const active = await save(rosa.user, { subscription: { ...given, status: 'active' } });
			expect(active.body.subscription.trialEndDate).toBeNull();
		}
	});

	it('restarts an expired trial with the status, when its end is sent back unchanged', async () => {
		const over = { status: 'expired', hasLifetimeAccess: false, trialEndDate: inDays(-3) };
		const { body } = await save(rosa.user, { subscription: over });
		const again = await save(rosa.user, { subscription: { ...body.subscription, status: 'trial' } });
		expect(again.body.subscription.trialEndDate).toBe(inDays(7));
	});

	it('of a child has no trial end of its own', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		const ends = inDays(2);
		await save(rosa.user, { subscription: trialUntil(ends) });
		const returned = (await open(milo)).user;
		expect(returned.subscription.trialEndDate).toBe(ends);
		expect((await save(returned, { subscription: returned.subscription, profile: { name: 'Milo B.' } })).status).toBe(
			200,
		);
		const { status, body } = await save(returned, {
			subscription: { ...returned.subscription, trialEndDate: inDays(9) },
		});
		expect([status, body.issues?.[0]?.path]).toEqual([400, 'subscription.trialEndDate']);
		const subscription = { status: 'trial', hasLifetimeAccess: false, trialEndDate: inDays(9) } as const;
		const child = { role: 'child', parentId: rosa.user._id, profile: { name: 'Juno', age: 9 }, subscription } as const;
		expect((await add(child)).status).toBe(400);
		expect((await add({ ...child, subscription: { ...subscription, trialEndDate: null } })).status).toBe(201);
	});

	it('of a child is that of its family, whatever is sent for the child', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		const { status, body } = await given(milo, 'expired');
		expect([status, body.subscription]).toEqual([200, rosa.user.subscription]);
		await given(rosa.user, 'expired');
		expect((await open(milo)).user.subscription).toMatchObject({ status: 'expired', hasLifetimeAccess: false });
	});
});

describe('the settings', () => {
	const settingsOf = (maxAgeRating: number, disabledTopics = ['spiders', 'spiders']) => ({
		allowedGenres: ['pirate', 'pirate', 'ghost'],
		contentRestrictions: { maxAgeRating, disabledTopics },
	});
	const tidied = (maxAgeRating: number) => ({
		allowedGenres: ['pirate', 'ghost'],
		contentRestrictions: { maxAgeRating, disabledTopics: ['spiders'] },
	});

	it('of a user are stored, and stay when they are omitted', async () => {
		const { body } = await save(rosa.user, { settings: settingsOf(15) });
		expect(body.settings).toEqual(tidied(15));
		expect((await save(rosa.user, { profile: { name: 'Rosa B.' } })).body.settings).toEqual(tidied(15));
		expect((await add({ ...adminUserInput('Nina'), settings: settingsOf(16) })).body.settings).toEqual(tidied(16));
	});

	it('are in the audit log by the fields that changed', async () => {
		const before = defaultSettings();
		const settings = { ...before, contentRestrictions: { ...before.contentRestrictions, disabledTopics: ['spiders'] } };
		await save(rosa.user, { settings });
		const [entry] = await auditEntries(server, ada);
		expect(entry?.changes).toEqual({
			'settings.contentRestrictions.disabledTopics': { before: [], after: ['spiders'] },
		});
	});

	it('of a child have a rating of at most its age', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		expect((await save(milo, { settings: settingsOf(6) })).body.settings).toEqual(tidied(6));
		for (const answer of [
			await save(milo, { settings: settingsOf(8) }),
			await save(milo, { profile: { age: 5 }, settings: settingsOf(7) }),
			await add({
				...adminUserInput('Juno'),
				role: 'child',
				profile: { name: 'Juno', age: 9 },
				settings: settingsOf(10),
			}),
		]) {
			const path = 'settings.contentRestrictions.maxAgeRating';
			expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, path]);
		}
	});

	it('of a child that are sent back unchanged are lowered with its age', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		const { status, body } = await save(milo, { profile: { name: 'Milo', age: 5 }, settings: milo.settings });
		expect([status, body.settings.contentRestrictions.maxAgeRating]).toEqual([200, 5]);
	});
});

it('do not change when a user is sent back whole and unchanged', async () => {
	const milo = await addChild(server, rosa, 'Milo', 7);
	await server.request('PUT', '/api/users/profile', {
		as: rosa,
		body: { profile: { ...rosa.user.profile, avatar: 'fox' } },
	});
	for (const { _id } of [rosa.user, milo, ada.user]) {
		const { user } = (await server.request<{ user: User }>('GET', `/api/admin/users/${_id}`, { as: ada })).body;
		const { status, body } = await server.request<Saved>('PUT', `/api/admin/users/${_id}`, { as: ada, body: user });
		expect([status, body]).toEqual([200, user]);
	}
	const audit = await server.request<{ entries: unknown[] }>('GET', '/api/admin/audit', { as: ada });
	expect(audit.body.entries).toEqual([]);
});

it('include an empty age or avatar as none', async () => {
	for (const age of [null, '']) {
		const { status, body } = await save(rosa.user, { profile: { age, avatar: null } });
		expect([status, body.profile]).toEqual([200, { name: 'Rosa', age: null }]);
	}
	expect((await save(rosa.user, { profile: { avatar: 'fox' } })).body.profile.avatar).toBe('fox');
});
