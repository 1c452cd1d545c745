import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ageGroupFor, ageGroups } from '../../shared/rules/ages.ts';
import { defaultSettings } from '../../shared/rules/default-settings.ts';
import { limits } from '../../shared/rules/limits.ts';
import { type Genre, genres } from '../../shared/words/genres.ts';
import { postChoice } from '../stories/testing/chapter-requests.ts';
import { type BeginAnswer, storyInput } from '../stories/testing/story-requests.ts';
import { type ActorFixture, issueToken } from '../testing/authorization/fixture.ts';
import { hasTarget, permissionMatrix } from '../testing/authorization/permission-matrix.ts';
import { requestFor } from '../testing/authorization/requests.ts';
import { type AuthorizationServer, startAuthorizationServer } from '../testing/authorization/server.ts';
import { repetitions } from '../testing/long-run.ts';
import type { TestServer } from '../testing/test-server.ts';

/** Milliseconds. */
const patience = repetitions(300_000, 1_200_000);

let authServer: AuthorizationServer;
let server: TestServer;

beforeAll(async () => {
	authServer = await startAuthorizationServer();
	server = authServer.paymentServer.server;
});
afterAll(() => authServer.close());

const begin = (as: { token: string }, body: object, query = '') =>
	server.request<BeginAnswer>('POST', `/api/stories${query}`, { as, body });
const save = (id: string, change: object) =>
	server.db.updateTable('account').set(change).where('id', '=', id).execute();
const settingsOf = (allowedGenres: readonly Genre[], maxAgeRating: number) => ({
	allowedGenres,
	contentRestrictions: { maxAgeRating, disabledTopics: [] },
});

describe('S09 a story for a child', () => {
	it(
		'S09 keeps to the child’s genres, age and rating, whatever is requested',
		async () => {
			// The stories need not be written: only what was accepted counts.
			await server.context.queue.stop(0);
			onTestFinished(() => server.context.queue.start());
			const [rosa, milo] = [await authServer.addActor('parent'), await authServer.addActor('child')];
			const requested = fc.record({
				genre: fc.constantFrom(...genres),
				ageRating: fc.integer({ min: 1, max: limits.ratingMax }),
				ageGroup: fc.constantFrom(...ageGroups),
			});
			const child = fc.record({
				age: fc.integer({ min: 1, max: limits.childAgeMax }),
				allowed: fc.subarray([...genres]),
				rating: fc.integer({ min: 1, max: limits.ratingMax }),
				isItself: fc.boolean(),
			});
			const refused = { for: 0 };
			await fc.assert(
				fc.asyncProperty(requested, child, async (wanted, { age, allowed, rating, isItself }) => {
					const { principal, resources } = isItself ? milo : rosa;
					const id = resources.own.child;
					await save(id, { age, settings: JSON.stringify(settingsOf(allowed, Math.min(age, rating))) });
					const { status, body } = await begin(principal, storyInput(wanted), isItself ? '' : `?selectedChildId=${id}`);
					if (!allowed.includes(wanted.genre)) {
						refused.for++;
						expect([status, body.code]).toEqual([403, 'genre-not-allowed']);
						return;
					}
					const story = await server.db.selectFrom('story').selectAll().where('id', '=', body._id).executeTakeFirst();
					await server.db.deleteFrom('story').where('id', '=', body._id).execute();
					expect([status, story]).toMatchObject([
						202,
						{
							...{ author_id: id, genre: wanted.genre, age_group: ageGroupFor(age) },
							age_rating: Math.min(wanted.ageRating, age, rating),
						},
					]);
				}),
				{ numRuns: repetitions(300, 10_000) },
			);
			expect(refused.for).toBeGreaterThan(20);
			for (const { resources } of [rosa, milo]) {
				const left = server.db.selectFrom('story').select('genre').where('author_id', '=', resources.own.child);
				expect((await left.execute()).filter(({ genre }) => genre !== 'fantasy')).toEqual([]);
			}
		},
		patience,
	);
});

describe('S10 a child that logs in', () => {
	const actions = permissionMatrix.filter(({ method }) => method !== 'GET');
	const more = settingsOf(genres, limits.ratingMax);
	const generous = [
		more,
		{ profile: { name: 'Milo', age: 7 }, settings: more },
		{
			...{ ...more, settings: more, role: 'admin', parentId: null },
			profile: { name: 'Milo', age: 17, ...more, role: 'parent' },
			subscription: { status: 'active', hasLifetimeAccess: true },
		},
	];

	it.each(actions)('S10 cannot raise its own or another’s limits by $name', async (row) => {
		const fixture = await authServer.addActor('child');
		const { own, 'family’s': sibling } = fixture.resources;
		const before = await storedLimits(fixture);
		for (const thing of hasTarget(row) ? [own, sibling] : [own]) {
			const { body, ...request } = await requestFor(row, thing, fixture, authServer.paymentServer);
			for (const wanted of [{}, ...generous]) {
				await authServer.request({ ...request, body: { ...body, ...wanted } }, fixture.principal);
				// Logs in again after a logout or a password change.
				await server.db.updateTable('session').set({ revoked_at: null }).where('account_id', '=', own.user).execute();
			}
		}
		expect(await storedLimits(fixture)).toEqual(before);
	});

	it('S10 gets an error when it requests more for itself', async () => {
		const { principal: as, resources } = await authServer.addActor('child');
		const put = (body: object) => server.request('PUT', '/api/users/profile', { as, body });
		const unchanged = settingsOf(defaultSettings().allowedGenres as Genre[], 7);
		expect((await put({ profile: { name: 'Milo', age: 7 }, settings: unchanged })).status).toBe(200);
		expect(await put({ profile: { name: 'Milo', age: 8 } })).toMatchObject({
			status: 403,
			body: { code: 'parents-only' },
		});
		expect((await put({ profile: { name: 'Milo', age: 7 }, settings: more })).status).toBe(403);
		const path = `/api/users/settings/${resources.own.user}`;
		expect((await server.request('PUT', path, { as, body: more })).status).toBe(404);
	});
});

/** Role, family, age, settings and access of the child's whole family. */
async function storedLimits({ resources }: ActorFixture): Promise<object[]> {
	const child = await server.db
		.selectFrom('account')
		.select('parent_id')
		.where('id', '=', resources.own.user)
		.executeTakeFirst();
	const ids = [child?.parent_id ?? '', ...Object.values(resources).map(({ user }) => user)];
	return server.db
		.selectFrom('account')
		.select(['id', 'role', 'parent_id', 'age', 'settings', 'subscription_status', 'has_lifetime_access', 'trial_end'])
		.where('id', 'in', ids)
		.orderBy('id')
		.execute();
}

describe('S11 what an admin or a parent changes', () => {
	const put = async (id: string, change: object) => {
		const { principal: as } = await authServer.addActor('admin');
		const plain = { profile: {}, subscription: { status: 'active', hasLifetimeAccess: false } };
		expect((await server.request('PUT', `/api/admin/users/${id}`, { as, body: { ...plain, ...change } })).status).toBe(
			200,
		);
	};

	it('S11 of a role takes effect with the next request', async () => {
		const { principal: as, resources } = await authServer.addActor('admin');
		const users = async () => (await server.request('GET', '/api/admin/users', { as })).status;
		expect(await users()).toBe(200);
		await save(resources.own.user, { role: 'parent' });
		expect(await users()).toBe(403);
		await save(resources.own.user, { role: 'admin' });
		expect(await users()).toBe(200);
		await put(resources.own.user, { role: 'parent' });
		expect(await users()).toBe(401);
	});

	it('S11 of a child’s limits takes effect with the next story, and the next chapter of an old one', async () => {
		const [rosa, milo] = [await authServer.addActor('parent'), await authServer.addActor('child')];
		const story = { _id: milo.resources.own.story };
		expect((await postChoice(server, milo.principal, story, milo.resources.own.chapter, 1)).status).toBe(200);
		await save(milo.resources.own.child, { parent_id: rosa.resources.own.user });
		const as = rosa.principal;
		const path = `/api/users/settings/${milo.resources.own.child}`;
		expect((await server.request('PUT', path, { as, body: settingsOf(['pirate'], 3) })).status).toBe(200);
		expect((await begin(milo.principal, storyInput())).body.code).toBe('genre-not-allowed');
		expect((await postChoice(server, milo.principal, story, milo.resources.own.chapter, 2)).body.code).toBe(
			'genre-not-allowed',
		);
		const { body } = await begin(milo.principal, storyInput({ genre: 'pirate', ageRating: 18 }));
		const created = await server.db
			.selectFrom('story')
			.select('age_rating')
			.where('id', '=', body._id)
			.executeTakeFirst();
		expect(created?.age_rating).toBe(3);
	});

	it('S11 of access takes effect with the next request, for the whole family', async () => {
		const { principal, resources } = await authServer.addActor('parent');
		const milo = { token: await issueToken(server, { id: resources.own.child }) };
		/** 402, or whether a story was begun: 202, and 201 if its first chapter is there already. */
		const begun = async () => {
			const answers = [await begin(principal, storyInput()), await begin(milo, storyInput())];
			return answers.map(({ status }) => (status === 201 || status === 202 ? 'begun' : status));
		};
		expect(await begun()).toEqual(['begun', 'begun']);
		await put(resources.own.user, { role: 'parent', subscription: { status: 'expired', hasLifetimeAccess: false } });
		expect(await begun()).toEqual([402, 402]);
		await put(resources.own.user, { role: 'parent', subscription: { status: 'trial', hasLifetimeAccess: false } });
		expect(await begun()).toEqual(['begun', 'begun']);
		await save(resources.own.user, { trial_end: server.clock.now });
		expect(await begun()).toEqual([402, 402]);
		await put(resources.own.user, { role: 'parent', subscription: { status: 'expired', hasLifetimeAccess: true } });
		expect(await begun()).toEqual(['begun', 'begun']);
	});

	it('S11 that deletes an account ends its sessions and its children’s at once', async () => {
		const { principal, resources } = await authServer.addActor('parent');
		const milo = { token: await issueToken(server, { id: resources.own.child }) };
		const { principal: as } = await authServer.addActor('admin');
		expect((await server.request('DELETE', `/api/admin/users/${resources.own.user}`, { as })).status).toBe(200);
		for (const ended of [principal, milo])
			expect((await server.request('GET', '/api/stories', { as: ended })).status).toBe(401);
	});
});
