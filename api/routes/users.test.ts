import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/contract/user.ts';
import {
	addChild,
	emailOf,
	insertStoryRow,
	passwordOf,
	startTestServer,
	type TestServer,
} from '../testing/test-server.ts';

let server: TestServer;
let rosa: Session;
let milo: User;

beforeEach(async () => {
	server = await startTestServer();
	rosa = await server.register('Rosa');
	milo = await addChild(server, rosa, 'Milo', 7);
});
afterEach(() => server.close());

/** Gives a child an email and a password, as an admin may, and logs it in. */
async function loginAs(child: User): Promise<Session> {
	const name = child.profile.name;
	const password_hash = await server.context.passwords.hash(passwordOf(name));
	await server.db
		.updateTable('account')
		.set({ email: emailOf(name), password_hash })
		.where('id', '=', child._id)
		.execute();
	const body = { email: emailOf(name), password: passwordOf(name) };
	return (await server.request<Session>('POST', '/api/auth/login', { body })).body;
}

const settings = (maxAgeRating: number, more: object = {}) => ({
	allowedGenres: ['pirate', 'dragon', 'pirate'],
	contentRestrictions: { maxAgeRating, disabledTopics: ['spiders'] },
	...more,
});

describe('the own profile', () => {
	it('is saved, with its settings', async () => {
		const body = { profile: { name: ' Rosa  B. ', age: 37 }, settings: settings(15) };
		const { status, body: user } = await server.request<User>('PUT', '/api/users/profile', { as: rosa, body });
		expect(status).toBe(200);
		expect(user.profile).toEqual({ name: 'Rosa  B.', age: 37 });
		expect(user.settings.allowedGenres).toEqual(['pirate', 'dragon']);
		expect(user.settings.contentRestrictions).toEqual({ maxAgeRating: 15, disabledTopics: ['spiders'] });
	});

	it('keeps omitted fields', async () => {
		const { body } = await server.request<User>('PUT', '/api/users/profile', {
			as: rosa,
			body: { profile: { name: 'Rosa', age: 36 } },
		});
		expect(body.settings).toEqual(rosa.user.settings);
	});

	it('ignores fields that would raise privileges', async () => {
		const profile = { name: 'Rosa', age: 36, role: 'admin' };
		const escalating = {
			profile,
			role: 'admin',
			email: 'x@example.com',
			subscription: { status: 'expired' },
			parentId: milo._id,
		};
		const { body } = await server.request<User>('PUT', '/api/users/profile', { as: rosa, body: escalating });
		expect(body).toEqual(rosa.user);
	});

	it('of a child that logs in may change the name, but not age or limits', async () => {
		const child = await loginAs(milo);
		const put = (body: object) => server.request<User>('PUT', '/api/users/profile', { as: child, body });
		expect((await put({ profile: { name: 'Captain Milo', age: 7 }, settings: milo.settings })).body.profile.name).toBe(
			'Captain Milo',
		);
		expect((await put({ profile: { name: 'Milo', age: 17 } })).status).toBe(403);
		expect((await put({ profile: { name: 'Milo', age: 7 }, settings: settings(18) })).status).toBe(403);
	});
});

describe('limits that a parent sets while the child saves its own profile', () => {
	it('stay, at whatever moment the parent sets them', async () => {
		const child = await loginAs(milo);
		const put = (as: Session, path: string, body: object) => server.request('PUT', path, { as, body });
		const limitsOf = async () => {
			const { body } = await server.request<User[]>('GET', '/api/users/children', { as: rosa });
			return body[0]?.settings.contentRestrictions.maxAgeRating;
		};
		for (let turns = 0; turns < 40; turns++) {
			await put(rosa, `/api/users/settings/${milo._id}`, settings(6));
			const own = put(child, '/api/users/profile', { profile: { name: 'Milo', age: 7 }, settings: settings(6) });
			for (let turn = 0; turn < turns; turn++) await null;
			await put(rosa, `/api/users/settings/${milo._id}`, settings(3));
			await own;
			expect(await limitsOf()).toBe(3);
		}
	});
});

describe('children', () => {
	// covers: calls/users-children-profile-settings
	// covers: constants-each/new-childs-genres-fantasy
	it('start with fantasy and adventure, and a rating that fits their age', async () => {
		expect(milo).toMatchObject({
			role: 'child',
			email: null,
			parentId: rosa.user._id,
			profile: { name: 'Milo', age: 7 },
			settings: {
				allowedGenres: ['fantasy', 'adventure'],
				contentRestrictions: { maxAgeRating: 7, disabledTopics: [] },
			},
		});
		const teen = await addChild(server, rosa, 'Juno', 16);
		expect(teen.settings.contentRestrictions.maxAgeRating).toBe(12);
	});

	it('have the access of their parent', async () => {
		expect(milo.subscription).toEqual(rosa.user.subscription);
		await server.db
			.updateTable('account')
			.set({ subscription_status: 'expired', has_lifetime_access: 0 })
			.where('id', '=', rosa.user._id)
			.execute();
		const { body } = await server.request<User[]>('GET', '/api/users/children', { as: rosa });
		expect(body[0]?.subscription).toMatchObject({ status: 'expired', hasLifetimeAccess: false });
	});

	it('are listed for their parent only', async () => {
		const juno = await addChild(server, rosa, 'Juno', 10);
		expect((await server.request<User[]>('GET', '/api/users/children', { as: rosa })).body).toEqual([milo, juno]);
		const ada = await server.register('Ada');
		expect((await server.request<User[]>('GET', '/api/users/children', { as: ada })).body).toEqual([]);
	});

	// covers: validation-rules/new-child-child-name
	it('are between 1 and 17 years old', async () => {
		const body = { profile: { name: 'Grandpa', age: 18 } };
		expect((await server.request('POST', '/api/users/children', { as: rosa, body })).body.error).toBe(
			'Age must be at most 17',
		);
	});

	// covers: validation-rules/childs-rating-1-up
	it('can have settings up to their age', async () => {
		const put = (rating: number) =>
			server.request<User>('PUT', `/api/users/settings/${milo._id}`, { as: rosa, body: settings(rating) });
		expect((await put(7)).body.settings).toEqual({
			allowedGenres: ['pirate', 'dragon'],
			contentRestrictions: { maxAgeRating: 7, disabledTopics: ['spiders'] },
		});
		expect((await put(8)).status).toBe(400);
	});

	it('of another family answer like unknown ones', async () => {
		const ada = await server.register('Ada');
		const unknownId = '01890000-0000-7000-8000-000000000000';
		for (const id of [milo._id, unknownId, 'x', "' or 1=1"]) {
			const address = encodeURIComponent(id);
			const put = await server.request('PUT', `/api/users/settings/${address}`, { as: ada, body: settings(5) });
			const del = await server.request('DELETE', `/api/users/children/${address}`, { as: ada });
			expect([put.status, put.body.code, del.status, del.body.code]).toEqual([404, 'not-found', 404, 'not-found']);
		}
	});

	it('cannot add children, nor change their own limits', async () => {
		const child = await loginAs(milo);
		const add = await server.request('POST', '/api/users/children', {
			as: child,
			body: { profile: { name: 'X', age: 3 } },
		});
		expect(add.status).toBe(403);
		const put = await server.request('PUT', `/api/users/settings/${milo._id}`, { as: child, body: settings(5) });
		expect(put.status).toBe(404);
	});

	it('are deleted with their stories, pictures and sessions', async () => {
		const child = await loginAs(milo);
		await insertStoryRow(server, milo, 'story-of-milo');
		await insertStoryRow(server, rosa.user, 'story-of-rosa');
		const own = await server.media.put(new TextEncoder().encode('a picture of Milo’s'), 'webp');
		const shared = await server.media.put(new TextEncoder().encode('a picture that Rosa’s story shows too'), 'webp');
		const uses = [
			{ media_name: own, story_id: 'story-of-milo' },
			{ media_name: shared, story_id: 'story-of-milo' },
			{ media_name: shared, story_id: 'story-of-rosa' },
		];
		await server.db.insertInto('media_use').values(uses).execute();

		expect((await server.request('DELETE', `/api/users/children/${milo._id}`, { as: rosa })).status).toBe(200);
		const stories = await server.db.selectFrom('story').select('id').execute();
		expect(stories).toEqual([{ id: 'story-of-rosa' }]);
		expect([await server.media.has(own), await server.media.has(shared)]).toEqual([false, true]);
		expect((await server.request('GET', '/api/auth/profile', { as: child })).status).toBe(401);
		expect(server.closedSessions).toHaveLength(1);
		expect((await server.request('DELETE', `/api/users/children/${milo._id}`, { as: rosa })).status).toBe(404);
	});
});
