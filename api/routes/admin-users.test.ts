import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AdminUser, adminCalls } from '../../shared/admin.ts';
import { openSettings } from '../../shared/open-settings.ts';
import type { Story } from '../../shared/story.ts';
import type { Session, User } from '../../shared/user.ts';
import type { WireError } from '../../shared/wire-error.ts';
import { registerAdmin, unchanged, wishFor } from '../testing/admin.ts';
import { addBareStory, addChild, emailOf, type House, passwordOf, testHouse } from '../testing/house.ts';

type Saved = User & WireError;

let house: House;
let ada: Session;
let rosa: Session;

beforeEach(async () => {
	house = await testHouse();
	ada = await registerAdmin(house);
	rosa = await house.register('Rosa');
});
afterEach(() => house.close());

const add = (body: AdminUser | object) => house.ask<Saved>('POST', '/api/admin/users', { as: ada, body });
const save = (user: User, change: object = {}) =>
	house.ask<Saved>('PUT', `/api/admin/users/${user._id}`, { as: ada, body: { ...unchanged(user), ...change } });
const open = async (user: User) =>
	(await house.ask<{ user: User; stories: Story[] }>('GET', `/api/admin/users/${user._id}`, { as: ada })).body;
const login = (email: string, password: string) =>
	house.ask<Session>('POST', '/api/auth/login', { body: { email, password } });

describe('a user', () => {
	it('is shown with its own stories, newest first and without their chapters', async () => {
		const milo = await addChild(house, rosa, 'Milo', 7);
		await addBareStory(house, rosa.user, 'older');
		house.clock.now += 1000;
		await addBareStory(house, rosa.user, 'newer');
		await addBareStory(house, milo, 'of-milo');
		const body = await open(rosa.user);
		expect(body.user).toEqual(rosa.user);
		expect(body.stories.map(({ _id, nodes }) => [_id, nodes])).toEqual([
			['newer', []],
			['older', []],
		]);
		expect((await open(milo)).stories.map(({ _id }) => _id)).toEqual(['of-milo']);
	});

	it('is shown with its children', async () => {
		const milo = await addChild(house, rosa, 'Milo', 7);
		const children = (id: string) => house.ask<User[]>('GET', `/api/admin/users/${id}/children`, { as: ada });
		expect((await children(rosa.user._id)).body).toEqual([milo]);
		expect((await children(milo._id)).body).toEqual([]);
	});

	it('is never shown with its password', async () => {
		const { body } = await add(wishFor('Nina'));
		const shown = [body, await open(body), (await house.ask('GET', '/api/admin/users', { as: ada })).body];
		expect(JSON.stringify(shown)).not.toMatch(/password|argon2/i);
	});
});

describe('a new user', () => {
	it('can log in with the email and the password it was given', async () => {
		const { status, body } = await add(wishFor('Nina', { email: ' Nina@Example.com ' }));
		expect(status).toBe(201);
		expect(z.safeParse(adminCalls.addUser.answer, body).success).toBe(true);
		expect(body).toMatchObject({
			...{ email: emailOf('Nina'), role: 'parent', parentId: null, profile: { name: 'Nina', age: 40 } },
			settings: openSettings(),
		});
		expect((await login(emailOf('Nina'), passwordOf('Nina'))).body.user).toEqual(body);
	});

	it('may have neither name nor age', async () => {
		for (const profile of [{}, { name: '' }, { name: '  ', age: null }]) {
			const { status, body } = await add(
				wishFor('Nina', { email: `${JSON.stringify(profile).length}@x.org`, profile }),
			);
			expect([status, body.profile]).toEqual([201, { name: '', age: null }]);
		}
	});

	it.each(['parent', 'admin'] as const)('that is a %s needs an email and a password', async (role) => {
		const { email, password, ...rest } = wishFor('Nina', { role });
		const answers = [await add({ ...rest, password }), await add({ ...rest, password, email: '' })];
		expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
			answers.map(() => [400, 'Email is required']),
		);
		expect((await add({ ...rest, email })).body.issues).toContainEqual(expect.objectContaining({ path: 'password' }));
	});

	it('cannot have the email of somebody else', async () => {
		const { status, body } = await add(wishFor('Nina', { email: 'ROSA@example.com' }));
		expect([status, body.code]).toEqual([409, 'email-taken']);
	});

	it('is there once when two requests for the same email race', async () => {
		const answers = await Promise.all([add(wishFor('Nina')), add(wishFor('Nina'))]);
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
	])('is refused for a bad %s: %j', async (path, change) => {
		const { status, body } = await add({ ...wishFor('Nina'), ...change });
		expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'invalid-input', path]);
	});

	it('may have a name of 60, an age of 1 or 100, and a password of 6 or 128 characters', async () => {
		const profiles = [
			{ name: 'x'.repeat(60), age: 1 },
			{ name: 'Zoë 💫', age: 100 },
		];
		const [short, long] = await Promise.all([
			add(wishFor('Nina', { profile: profiles[0]!, password: '123456' })),
			add(wishFor('Otto', { profile: profiles[1]!, password: 'x'.repeat(128) })),
		]);
		expect([short?.status, long?.status]).toEqual([201, 201]);
	});
});

describe('a saved user', () => {
	it('has what was written, and keeps what was left out', async () => {
		const change = { email: 'rosa.b@example.com', profile: { name: 'Rosa B.' } };
		const { status, body } = await save(rosa.user, change);
		expect(status).toBe(200);
		expect(body).toEqual({ ...rosa.user, email: 'rosa.b@example.com', profile: { name: 'Rosa B.', age: 36 } });
		expect((await login('rosa.b@example.com', passwordOf('Rosa'))).status).toBe(200);
	});

	it('stays logged in when neither its role nor its password changes', async () => {
		await save(rosa.user, { profile: { name: 'Rosa B.' } });
		await save(ada.user, { role: 'admin', profile: { name: 'Ada L.' } });
		for (const as of [rosa, ada]) expect((await house.ask('GET', '/api/auth/profile', { as })).status).toBe(200);
		expect(house.hungUp).toEqual([]);
	});

	it('is logged out everywhere by a new password, and the sockets are closed', async () => {
		await login(emailOf('Rosa'), passwordOf('Rosa'));
		expect((await save(rosa.user, { password: 'a new one' })).status).toBe(200);
		expect((await house.ask('GET', '/api/auth/profile', { as: rosa })).status).toBe(401);
		expect(house.hungUp).toHaveLength(2);
		expect((await login(emailOf('Rosa'), passwordOf('Rosa'))).status).toBe(401);
		expect((await login(emailOf('Rosa'), 'a new one')).status).toBe(200);
	});

	it('that logs in cannot lose its email, nor take that of somebody else', async () => {
		for (const email of [null, '']) {
			const { status, body } = await save(rosa.user, { email });
			expect([status, body.error]).toEqual([400, 'Email is required']);
		}
		expect((await save(rosa.user, { email: emailOf('Ada') })).body.code).toBe('email-taken');
		expect((await save(rosa.user, { email: emailOf('Rosa').toUpperCase() })).status).toBe(200);
	});

	it('cannot be given an id, a parent that it does not need, or settings', async () => {
		const sly = { _id: 'x', parentId: ada.user._id, settings: {}, createdAt: 'never', password_hash: 'x' };
		expect((await save(rosa.user, sly)).body).toEqual(rosa.user);
	});
});

describe('a subscription', () => {
	const given = (user: User, status: string, hasLifetimeAccess = false) =>
		save(user, { subscription: { status, hasLifetimeAccess } });
	const inDays = (days: number) => new Date(house.clock.now + days * 24 * 60 * 60 * 1000).toISOString();

	it('that becomes a trial lasts the days of a trial', async () => {
		const { body } = await given(rosa.user, 'trial');
		const ends = inDays(7);
		expect(body.subscription).toEqual({
			...{ status: 'trial', hasLifetimeAccess: false, trialEndDate: ends, trialEndsAt: ends },
		});
		expect((await add(wishFor('Nina'))).body.subscription.trialEndDate).toBe(ends);
	});

	it('that is saved again begins no new trial, be the one it has over or not', async () => {
		const ends = (await given(rosa.user, 'trial')).body.subscription.trialEndDate;
		house.clock.now += 60_000;
		expect((await given(rosa.user, 'expired')).body.subscription.status).toBe('expired');
		expect((await given(rosa.user, 'trial')).body.subscription.trialEndDate).toBe(ends);
		house.clock.now = Date.parse(ends!) + 1;
		ada = await house.login('Ada');
		expect((await given(rosa.user, 'trial')).body.subscription.trialEndDate).toBe(ends);
		await given(rosa.user, 'expired');
		expect((await given(rosa.user, 'trial')).body.subscription.trialEndDate).toBe(inDays(7));
	});

	it('of lifetime can be given and taken', async () => {
		expect((await given(rosa.user, 'expired')).body.subscription.hasLifetimeAccess).toBe(false);
		expect((await given(rosa.user, 'expired', true)).body.subscription.hasLifetimeAccess).toBe(true);
	});

	it('of a child is that of its family, whatever is sent for the child', async () => {
		const milo = await addChild(house, rosa, 'Milo', 7);
		const { status, body } = await given(milo, 'expired');
		expect([status, body.subscription]).toEqual([200, rosa.user.subscription]);
		await given(rosa.user, 'expired');
		expect((await open(milo)).user.subscription).toMatchObject({ status: 'expired', hasLifetimeAccess: false });
	});
});
