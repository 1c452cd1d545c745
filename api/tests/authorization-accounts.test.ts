import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreationStatus } from '../../shared/contract/stories.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import type { Row } from '../db/schema.ts';
import { type BeginAnswer, storyInput } from '../stories/testing/story-requests.ts';
import { type ActorFixture, password } from '../testing/authorization/fixture.ts';
import { actors } from '../testing/authorization/permission-matrix.ts';
import { type AuthorizationServer, startAuthorizationServer } from '../testing/authorization/server.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let authServer: AuthorizationServer;
let server: TestServer;

beforeAll(async () => {
	authServer = await startAuthorizationServer();
	server = authServer.paymentServer.server;
});
afterAll(() => authServer.close());

const accountOf = (id: string) =>
	server.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const storyOf = (id: string) =>
	server.db.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const begin = (as: { token: string }, body: object, query = '') =>
	server.request<BeginAnswer>('POST', `/api/stories${query}`, { as, body });

describe('S04 a child that is not one’s own', () => {
	it('S04 cannot be selected for reading or writing', async () => {
		const { resources } = await authServer.addActor('parent');
		for (const actor of actors.filter((one) => one !== 'anonymous')) {
			const { principal: as, resources: own } = await authServer.addActor(actor);
			// Only a child acts as itself; a child acts as no other account.
			const others = actor === 'child' ? [own['family’s'].child] : [own.own.user];
			const foreign = [
				own['another’s'].child,
				own['another child’s'].child,
				resources.own.child,
				resources.own.user,
				newId(),
			];
			const before = await authServer.databaseState();
			for (const id of [...foreign, ...others]) {
				const read = await server.request('GET', `/api/stories?selectedChildId=${id}`, { as });
				const written = await begin(as, storyInput(), `?selectedChildId=${id}`);
				expect([read.status, written.status, written.body]).toEqual([404, 404, read.body]);
			}
			expect(await authServer.databaseState()).toBe(before);
		}
	});

	it('S04 includes one that left the family, from the next request on', async () => {
		const [rosa, ida] = [await authServer.addActor('parent'), await authServer.addActor('other parent')];
		const milo = rosa.resources.own.child;
		const as = (who: ActorFixture) =>
			server.request('GET', `/api/stories?selectedChildId=${milo}`, { as: who.principal });
		expect([(await as(rosa)).status, (await as(ida)).status]).toEqual([200, 404]);
		await moveTo(ida.resources.own.user, milo);
		expect([(await as(rosa)).status, (await as(ida)).status]).toEqual([404, 200]);
	});
});

describe('S05 a request', () => {
	it('S05 of another account answers like an unknown one', async () => {
		const [rosa, ida] = [await authServer.addActor('parent'), await authServer.addActor('parent')];
		for (const { request } of [ida.resources.own, ida.resources['family’s'], rosa.resources['family’s']]) {
			for (const path of ['status', 'id']) {
				const answer = await server.request('GET', `/api/stories/${path}/${request}`, { as: rosa.principal });
				const unknown = await server.request('GET', `/api/stories/${path}/never-asked-for`, { as: rosa.principal });
				expect([answer.status, answer.body]).toEqual([404, unknown.body]);
			}
		}
	});

	it('S05 with the same id by two accounts, even of one family, creates two stories', async () => {
		const [rosa, ida, milo] = [
			await authServer.addActor('parent'),
			await authServer.addActor('parent'),
			await authServer.addActor('child'),
		];
		const requested = storyInput();
		const stories: string[] = [];
		for (const { principal } of [rosa, ida, milo]) {
			const { body } = await begin(principal, requested);
			const { body: status } = await server.request<CreationStatus>(
				'GET',
				`/api/stories/status/${requested.frontendRequestId}`,
				{ as: principal },
			);
			expect(status._id).toBe(body._id);
			stories.push(body._id);
		}
		expect(new Set(stories).size).toBe(3);
	});

	it('S05 for a child that left the family is no longer visible to its sender', async () => {
		const [rosa, ida] = [await authServer.addActor('parent'), await authServer.addActor('other parent')];
		const milo = rosa.resources.own.child;
		const requested = storyInput();
		// Both use the same request id, as no honest device does.
		const byRosa = await begin(rosa.principal, requested, `?selectedChildId=${milo}`);
		const byMilo = await begin(await login(milo), requested);
		expect(byMilo.body._id).not.toBe(byRosa.body._id);
		await moveTo(ida.resources.own.user, milo);
		for (const path of ['status', 'id']) {
			const at = `/api/stories/${path}/${requested.frontendRequestId}`;
			expect((await server.request('GET', at, { as: rosa.principal })).status).toBe(404);
			expect((await server.request<CreationStatus>('GET', at, { as: await login(milo) })).body._id).toBe(
				byMilo.body._id,
			);
		}
		const again = await begin(rosa.principal, requested);
		expect(again.status).toBeOneOf([201, 202]);
		expect([byRosa.body._id, byMilo.body._id]).not.toContain(again.body._id);

		expect((await server.request('DELETE', '/api/users/me', { as: rosa.principal, body: { password } })).status).toBe(
			200,
		);
		for (const { body } of [byRosa, byMilo]) {
			expect((await server.request('GET', `/api/stories/${body._id}`, { as: ida.principal })).status).toBe(200);
		}
	});
});

/** Fields with which a client may try to raise its privileges. */
const wishes = {
	...{
		_id: newId(),
		id: newId(),
		role: 'admin',
		isAdmin: true,
		parentId: newId(),
		parent_id: newId(),
		ownerId: newId(),
	},
	...{ authorId: newId(), author_id: newId(), familyId: newId(), family_id: newId(), asked_by: newId() },
	...{ email: 'somebody-else@example.com', passwordHash: 'x', password_hash: 'x', hasLifetimeAccess: true },
	...{ subscription: { status: 'active', hasLifetimeAccess: true, trialEndDate: '2099-01-01T00:00:00.000Z' } },
	...{ subscription_status: 'active', has_lifetime_access: 1, trial_end: 4e12, createdAt: '2001-01-01T00:00:00.000Z' },
	...{
		created_at: 1,
		updated_at: 1,
		status: 'completed',
		isPublished: true,
		is_published: 1,
		nodes: [],
		packed_depth: 2,
	},
	...{ title: 'Mine', chapterCount: 99, error: 'x', constructor: { prototype: { role: 'admin' } } },
};

/** The body with these fields on every level, without replacing existing ones. */
function escalating(body: object, without: string[] = []): object {
	const inner = Object.entries(body).map(([name, value]) => [
		name,
		typeof value === 'object' && value !== null && !Array.isArray(value) ? escalating(value) : value,
	]);
	const more = Object.fromEntries(Object.entries(wishes).filter(([name]) => !without.includes(name)));
	return { ...more, ...Object.fromEntries(inner), ...JSON.parse('{"__proto__": {"role": "admin"}}') };
}

describe('S06 a registration', () => {
	it.each([
		'trial',
		'lifetime',
	])('S06 creates a parent with the operator’s access (%s), whatever the body claims', async (access) => {
		const other = access === 'trial' ? undefined : await startTestServer({ env: { SIGNUP_ACCESS: access } });
		const { db, request, clock } = other ?? server;
		const granted = {
			trial: { subscription_status: 'trial', has_lifetime_access: 0, trial_end: clock.now + 7 * 24 * 60 * 60 * 1000 },
			lifetime: { subscription_status: 'active', has_lifetime_access: 1, trial_end: null },
		}[access];
		for (const role of ['admin', 'child', 'parent']) {
			const email = `${newId()}@example.com`;
			const body = { ...escalating({ email, password, profile: { name: 'Kim', age: 30 }, consent: true }), role };
			const { status, body: session } = await request<Session>('POST', '/api/auth/register', { body });
			expect([status, session.user.role]).toEqual([201, 'parent']);
			const row = await db
				.selectFrom('account')
				.selectAll()
				.where('id', '=', session.user._id)
				.executeTakeFirstOrThrow();
			const plain = { role: 'parent', parent_id: null, email, name: 'Kim', age: 30, created_at: clock.now };
			expect(row).toMatchObject({ ...plain, ...granted });
			expect(row.id).not.toBe(wishes._id);
			expect(row.password_hash).toMatch(/^\$argon2id/);
			expect((await request('GET', '/api/admin/users', { as: session })).status).toBe(403);
		}
		await other?.close();
	});
});

describe('S07 a field that a request must not set', () => {
	const settings = { allowedGenres: ['pirate'], contentRestrictions: { maxAgeRating: 5, disabledTopics: [] } };

	it('S07 changes nothing of an account', async () => {
		const { principal: as, resources } = await authServer.addActor('trial over');
		const [rosa, milo] = [resources.own.user, resources.own.child];
		const [rosaBefore, miloBefore] = [await accountOf(rosa), await accountOf(milo)];
		const saved = { settings: JSON.stringify(settings), updated_at: expect.any(Number) };

		const own = escalating({ profile: { name: 'Kim', age: 40 }, settings });
		expect((await server.request('PUT', '/api/users/profile', { as, body: own })).status).toBe(200);
		expect(await accountOf(rosa)).toEqual({ ...rosaBefore, ...saved, name: 'Kim', age: 40 });
		expect(
			(await server.request('PUT', `/api/users/settings/${milo}`, { as, body: escalating(settings) })).status,
		).toBe(200);
		expect(await accountOf(milo)).toEqual({ ...miloBefore, ...saved });
	});

	it('S07 changes nothing of a child that is added', async () => {
		const { principal: as, resources } = await authServer.addActor('trial over');
		const body = escalating({ profile: { name: 'Juno', age: 9 } }, ['_id']);
		const { status, body: added } = await server.request<{ _id: string }>('POST', '/api/users/children', { as, body });
		expect(status).toBe(201);
		const plain = {
			role: 'child',
			parent_id: resources.own.user,
			email: null,
			password_hash: null,
			name: 'Juno',
			age: 9,
		};
		const nothing = { subscription_status: 'expired', has_lifetime_access: 0, trial_end: null };
		expect(await accountOf(added._id)).toMatchObject({ ...plain, ...nothing, created_at: server.clock.now });
	});

	it('S07 changes nothing of a story, neither of a new one nor of one that an admin saves', async () => {
		const { principal: as, resources } = await authServer.addActor('parent');
		const { body } = await begin(as, escalating(storyInput(), ['_id']));
		const story = await storyOf(body._id);
		const own = { author_id: resources.own.user, family_id: resources.own.user, asked_by: resources.own.user };
		expect(story).toMatchObject({ ...own, is_published: 0, packed_depth: 0, chapter_count: 4, error: null });
		expect(story).toMatchObject({ created_at: server.clock.now, title: expect.stringContaining('Pip') });

		const ada = await authServer.addActor('admin');
		const before = await storyOf(resources.own.story);
		const saved = escalating({ title: 'Another title', isPublished: false });
		const path = `/api/admin/stories/${resources.own.story}`;
		expect((await server.request('PUT', path, { as: ada.principal, body: saved })).status).toBe(200);
		const changed: Partial<Row<'story'>> = { title: 'Another title', updated_at: server.clock.now };
		expect(await storyOf(resources.own.story)).toEqual({ ...before, ...changed });
	});

	it('S07 changes no owner in an admin’s form', async () => {
		const [ada, { resources }] = [await authServer.addActor('admin'), await authServer.addActor('parent')];
		const before = await accountOf(resources.own.user);
		const subscription = { status: 'active', hasLifetimeAccess: false };
		const body = escalating({ role: 'parent', email: before.email, profile: { name: 'Kim' }, subscription });
		const { status } = await server.request<WireError>('PUT', `/api/admin/users/${before.id}`, {
			as: ada.principal,
			body,
		});
		expect(status).toBe(200);
		expect(await accountOf(before.id)).toEqual({ ...before, name: 'Kim', updated_at: expect.any(Number) });
	});
});

/** An admin moves a child to another family. */
async function moveTo(parentId: string, child: string): Promise<void> {
	const { principal: as } = await authServer.addActor('admin');
	const body = { role: 'child', parentId, profile: {}, subscription: { status: 'active', hasLifetimeAccess: false } };
	expect((await server.request('PUT', `/api/admin/users/${child}`, { as, body })).status).toBe(200);
}

async function login(id: string): Promise<Session> {
	const { email } = await accountOf(id);
	return (await server.request<Session>('POST', '/api/auth/login', { body: { email, password } })).body;
}
