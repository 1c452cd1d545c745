import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
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

const long = 'a long password';
const add = (body: object) => server.request<Saved>('POST', '/api/admin/users', { as: ada, body });
const save = ({ _id }: User, body: object, as = ada) =>
	server.request<Saved>('PUT', `/api/admin/users/${_id}`, { as, body });
const turn = (user: User, role: string, more: object = {}, as = ada) =>
	save(user, { ...unchangedInput(user), role, ...more }, as);
const remove = ({ _id }: User, as = ada) => server.request('DELETE', `/api/admin/users/${_id}`, { as });
const login = (name: string, password = passwordOf(name)) =>
	server.request<Session>('POST', '/api/auth/login', { body: { email: emailOf(name), password } });
const profile = (as: Session) => server.request<User>('GET', '/api/auth/profile', { as });
const storiesOf = async (as: Session) =>
	(await server.request<{ _id: string }[]>('GET', '/api/stories', { as })).body.map(({ _id }) => _id);

describe('an admin', () => {
	it('needs a password of at least 12 characters, wherever it is set', async () => {
		const sentence = "An admin's password must be at least 12 characters long";
		expect((await add(adminUserInput('Nina', { role: 'admin', password: '12345678901' }))).body.error).toBe(sentence);
		expect((await add(adminUserInput('Nina', { role: 'admin', password: 'ada keeps it' }))).status).toBe(201);
		expect((await turn(ada.user, 'admin', { password: '12345678901' })).body.error).toBe(sentence);
		expect((await turn(rosa.user, 'admin', { password: '12345678901' })).body.error).toBe(sentence);
	});

	it('needs a new password on promotion, because the old one’s length is unknown', async () => {
		const { status, body } = await turn(rosa.user, 'admin');
		expect([status, body.error]).toEqual([400, 'A new admin needs a new password of at least 12 characters']);
		expect((await turn(rosa.user, 'admin', { password: long })).body.role).toBe('admin');
		expect((await server.request('GET', '/api/admin/users', { as: rosa })).status).toBe(401);
		const again = (await login('Rosa', long)).body;
		expect((await server.request('GET', '/api/admin/users', { as: again })).status).toBe(200);
	});

	it('may be deleted or demoted while there is another', async () => {
		const otto = await registerAdmin(server, 'Otto');
		expect((await turn(otto.user, 'parent', {}, otto)).status).toBe(200);
		expect((await server.request('GET', '/api/admin/users', { as: otto })).status).toBe(401);
		const nina = await registerAdmin(server, 'Nina');
		expect((await remove(nina.user, nina)).status).toBe(200);
	});

	it('that is the last one can be neither deleted nor demoted', async () => {
		const young = { profile: { age: 16 } };
		const answers = [await remove(ada.user), await turn(ada.user, 'parent'), await turn(ada.user, 'child', young)];
		for (const { status, body } of answers) {
			expect([status, body.code]).toEqual([409, 'last-admin']);
			expect(body.error).toMatch(/^The last admin cannot be deleted/);
		}
		expect((await profile(ada)).body.role).toBe('admin');
		expect(await auditEntries(server, ada)).toEqual([]);
	});
});

describe('another role', () => {
	it('S16 ends the sessions of the former role', async () => {
		await turn(rosa.user, 'child', { profile: { age: 16 } });
		expect((await profile(rosa)).status).toBe(401);
		expect(server.closedSessions).toHaveLength(1);
		expect((await login('Rosa')).body.user.role).toBe('child');
	});

	it('of a child is refused for a parent with children', async () => {
		await addChild(server, rosa, 'Milo', 7);
		const { status, body } = await turn(rosa.user, 'child', { profile: { age: 16 } });
		expect([status, body.code]).toEqual([409, 'has-children']);
		expect((await turn(rosa.user, 'admin', { password: long })).status).toBe(200);
	});

	it('of a parent requires an email and a password, which a child may lack', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		expect((await turn(milo, 'parent')).body.error).toBe('Email is required');
		expect((await turn(milo, 'parent', { email: 'milo@example.com' })).body.error).toBe('Password is required');
		const { body } = await turn(milo, 'parent', { email: 'milo@example.com', password: '123456' });
		expect([body.role, body.parentId]).toEqual(['parent', null]);
	});
});

describe('a child', () => {
	const child = (change: object = {}) =>
		adminUserInput('Milo', { role: 'child', profile: { name: 'Milo', age: 7 }, ...change });

	it('is added to a family with settings that fit its age, and can log in if it has a password', async () => {
		const { status, body } = await add(child({ parentId: rosa.user._id }));
		expect([status, body.parentId, body.subscription]).toEqual([201, rosa.user._id, rosa.user.subscription]);
		expect(body.settings.contentRestrictions.maxAgeRating).toBe(7);
		expect((await server.request<User[]>('GET', '/api/users/children', { as: rosa })).body).toEqual([body]);
		expect((await login('Milo')).status).toBe(200);
	});

	it('needs neither email nor password, but an email for a password', async () => {
		const none = { email: null, password: undefined, parentId: rosa.user._id };
		expect((await add(child(none))).status).toBe(201);
		expect((await add(child({ ...none, email: '' }))).body.email).toBeNull();
		const { status, body } = await add(child({ ...none, password: '123456' }));
		expect([status, body.error]).toEqual([400, 'A password needs an email to log in with']);
	});

	it('that loses its email can no longer log in', async () => {
		const { body: milo } = await add(child({ parentId: rosa.user._id }));
		const session = (await login('Milo')).body;
		expect((await turn(milo, 'child', { email: null })).body.email).toBeNull();
		expect((await profile(session)).status).toBe(401);
		await turn(milo, 'child', { email: emailOf('Milo') });
		expect((await login('Milo')).status).toBe(401);
	});

	it('without a parent is a family of its own', async () => {
		const { body } = await add(child({ subscription: { status: 'active', hasLifetimeAccess: false } }));
		expect([body.parentId, body.subscription.status]).toEqual([null, 'active']);
	});

	it('cannot have an unknown account, another child or itself as its parent', async () => {
		const { body: milo } = await add(child());
		const unknownId = '01890000-0000-7000-8000-000000000000';
		const answers = [
			await add(child({ email: 'x@example.com', parentId: unknownId })),
			await add(child({ email: 'x@example.com', parentId: milo._id })),
			await turn(milo, 'child', { parentId: milo._id }),
		];
		for (const { status, body } of answers) {
			expect([status, body.issues?.[0]?.path]).toEqual([400, 'parentId']);
		}
	});

	it('is at most 17, and its rating never above its age', async () => {
		expect((await add(child({ profile: { age: 18 } }))).body.issues?.[0]?.path).toBe('profile.age');
		expect((await turn(rosa.user, 'child')).body.issues?.[0]?.path).toBe('profile.age');
		const milo = await addChild(server, rosa, 'Milo', 12);
		const { body } = await turn(milo, 'child', { profile: { age: 6 } });
		expect(body.settings).toEqual({
			allowedGenres: ['fantasy', 'adventure'],
			contentRestrictions: { maxAgeRating: 6, disabledTopics: [] },
		});
	});

	it('keeps its stories when it leaves the family, also after that family is deleted', async () => {
		const milo = await addChild(server, rosa, 'Milo', 17);
		await insertStoryRow(server, milo, 'story-of-milo');
		await insertStoryRow(server, rosa.user, 'story-of-rosa');
		await turn(milo, 'parent', { email: emailOf('Milo'), password: passwordOf('Milo') });
		const grown = (await login('Milo')).body;
		expect([await storiesOf(rosa), await storiesOf(grown)]).toEqual([['story-of-rosa'], ['story-of-milo']]);
		await remove(rosa.user);
		expect(await storiesOf(grown)).toEqual(['story-of-milo']);
	});

	it('keeps its stories when it moves into another family', async () => {
		const otto = await server.register('Otto');
		const milo = await addChild(server, rosa, 'Milo', 7);
		await insertStoryRow(server, milo, 'story-of-milo');
		expect((await turn(milo, 'child', { parentId: otto.user._id })).body.parentId).toBe(otto.user._id);
		expect([await storiesOf(rosa), await storiesOf(otto)]).toEqual([[], ['story-of-milo']]);
	});
});
