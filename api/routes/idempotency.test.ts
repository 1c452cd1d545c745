import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminCalls } from '../../shared/contract/admin.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { releaseUnansweredKeys } from '../db/idempotency.ts';
import { createReadableStory } from '../stories/testing/story-requests.ts';
import { adminUserInput, registerAdmin } from '../testing/admin-fixtures.ts';
import { validBodies } from '../testing/hostile/bodies.ts';
import { passwordOf, startTestServer, type TestServer } from '../testing/test-server.ts';
import { requestHash } from './idempotency.ts';

let server: TestServer;
let rosa: Session;

beforeEach(async () => {
	server = await startTestServer();
	rosa = await server.register('Rosa');
});
afterEach(() => server.close());

const milo = { profile: { name: 'Milo', age: 7 } };
const juno = { profile: { name: 'Juno', age: 10 } };

const addChild = (key: string, body: object, as = rosa) =>
	server.request<User & { code?: string }>('POST', '/api/users/children', {
		as,
		body,
		headers: { 'idempotency-key': key },
	});
const names = async () =>
	(await server.request<User[]>('GET', '/api/users/children', { as: rosa })).body.map((child) => child.profile.name);

describe('a request with an Idempotency-Key', () => {
	it('is carried out once, with the same answer each time', async () => {
		const first = await addChild('key-of-milo', milo);
		const again = await addChild('key-of-milo', milo);
		expect(first.status).toBe(201);
		expect([again.status, again.body]).toEqual([201, first.body]);
		expect(await names()).toEqual(['Milo']);
	});

	it('is carried out once when two come at the same time', async () => {
		const answers = await Promise.all([addChild('key-of-milo', milo), addChild('key-of-milo', milo)]);
		expect(answers.map(({ status }) => status)).toContain(201);
		expect(await names()).toEqual(['Milo']);
	});

	it('is answered 409 while the first still runs', async () => {
		await addChild('key-of-milo', milo);
		await server.db.updateTable('idempotency').set({ status: null, answer: null }).execute();
		const { status, body, headers } = await addChild('key-of-milo', milo);
		expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'still-running', '1']);
	});

	it('is refused with another body or at another address', async () => {
		await addChild('key-of-milo', milo);
		expect((await addChild('key-of-milo', juno)).status).toBe(422);
		const elsewhere = await server.request('PUT', '/api/users/profile', {
			as: rosa,
			body: milo,
			headers: { 'idempotency-key': 'key-of-milo' },
		});
		expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'key-reused']);
	});

	it('belongs to its account alone', async () => {
		const ada = await server.register('Ada');
		const first = await addChild('key-of-a-child', milo);
		const other = await addChild('key-of-a-child', juno, ada);
		expect([first.body.profile.name, other.body.profile.name]).toEqual(['Milo', 'Juno']);
	});

	it('may be tried again after an error', async () => {
		const address = `/api/users/children/01890000-0000-7000-8000-000000000000`;
		const headers = { 'idempotency-key': 'key-of-nothing' };
		expect((await server.request('DELETE', address, { as: rosa, headers })).status).toBe(404);
		expect((await server.request('DELETE', address, { as: rosa, headers })).status).toBe(404);
		expect((await addChild('key-of-nothing', milo)).status).toBe(201);
	});

	it('that a killed server did not finish is released', async () => {
		const row = { account_id: rosa.user._id, key: 'key-of-milo', request_hash: 'x', created_at: server.clock.now };
		await server.db
			.insertInto('idempotency')
			.values({ ...row, status: null, answer: null })
			.execute();
		await releaseUnansweredKeys(server.db);
		expect((await addChild('key-of-milo', milo)).status).toBe(201);
	});

	it('has its stored answer deleted with the data, and is not carried out again', async () => {
		const { body: child } = await addChild('key-of-milo', milo);
		await server.request('DELETE', `/api/users/children/${child._id}`, { as: rosa });
		const kept = await server.db.selectFrom('idempotency').select('answer').execute();
		expect(JSON.stringify(kept)).not.toContain('Milo');
		expect((await addChild('key-of-milo', milo)).status).toBe(404);
		expect(await names()).toEqual([]);
	});

	it('has stored answers on chapters and narrations deleted with their story only', async () => {
		const [gone, stays] = [await createReadableStory(server, rosa), await createReadableStory(server, rosa)];
		for (const { _id, startNode, nodes } of [gone, stays]) {
			const ask = (path: string, body: object) =>
				server.request('POST', path, { as: rosa, body, headers: { 'idempotency-key': `${path.length}-${_id}` } });
			await ask(`/api/stories/${_id}/generate`, { nodeId: startNode, choiceIndex: 0 });
			await ask('/api/tts', { text: nodes[0]?.content, voice: 'sage', storyId: _id, nodeId: startNode });
		}
		await server.request('DELETE', `/api/stories/${gone._id}`, { as: rosa });
		const kept = await server.db.selectFrom('idempotency').select(['key', 'answer']).execute();
		const answered = kept.filter(({ answer }) => answer !== null);
		expect(kept).toHaveLength(4);
		expect(answered.map(({ key }) => key.endsWith(stays._id))).toEqual([true, true]);
		expect(await server.db.selectFrom('answer_about').selectAll().where('id', '=', gone._id).execute()).toEqual([]);
	});

	it.each(['short', 'has a blank', 'x'.repeat(101)])('must have a key of the right form: %s', async (key) => {
		expect((await addChild(key, milo)).status).toBe(400);
	});
});

describe('the hash of a request with an Idempotency-Key', () => {
	const ids = {
		story: 's',
		chapter: 'c',
		child: 'k',
		user: 'u',
		session: 'e',
		request: 'r',
		picture: 'p',
		report: 'x',
	};
	const hashes = async () =>
		(await server.db.selectFrom('idempotency').select('request_hash').execute()).map((row) => row.request_hash);

	it('S20 is the same for every password, whatever it is made of, and differs in anything else', () => {
		const hash = (body: string) => requestHash(Buffer.from(`POST ${adminCalls.addUser.path}\n${body}`));
		const withPassword = (password: string) => hash(JSON.stringify(adminUserInput('Nina', { password })));
		const passwords = ['a long password', 'with "quotes" and \\', '\\', 'a key, "role": "admin"', '狐狸🦊', '\n'];
		expect(new Set(passwords.map(withPassword)).size).toBe(1);
		expect(hash(JSON.stringify(adminUserInput('Juno', { password: passwords[0]! })))).not.toBe(
			withPassword(passwords[0]!),
		);
		const spaced = hash('{ "newPassword" :\t"one", "name": "Nina" }');
		expect(spaced).toBe(hash('{ "newPassword" :\t"two", "name": "Nina" }'));
		expect(spaced).not.toBe(hash('{ "newPassword" :\t"two", "name": "Juno" }'));
	});

	it('S20 is the same for every password whose field is written with escapes, at any depth', () => {
		const hash = (body: string) => requestHash(Buffer.from(`POST ${adminCalls.addUser.path}\n${body}`));
		const bodies = [
			'{"pass\\u0077ord":"TYPED","name":"Nina"}',
			'{"\\u006eewPassword":"TYPED","name":"Nina"}',
			'\ufeff{"password":"TYPED","name":"Nina"}',
			'{"list":[{"more":{"currentPassw\\u006Frd":"TYPED"}}],"name":"Nina"}',
		];
		for (const body of bodies) {
			expect([body, hash(body.replace('TYPED', 'one'))]).toEqual([body, hash(body.replace('TYPED', 'two'))]);
			expect(hash(body.replace('Nina', 'Juno'))).not.toBe(hash(body));
		}
	});

	it('differs for bodies that are not JSON or too deeply nested for JSON.stringify', () => {
		const hash = (body: string | Buffer) => requestHash(Buffer.concat([Buffer.from('POST /\n'), Buffer.from(body)]));
		const deep = (core: string) => '['.repeat(100_000) + core + ']'.repeat(100_000);
		const bodies = ['', '{', '{ ', Buffer.from([0xff]), Buffer.from([0xfe]), deep('1'), deep('2')];
		expect(new Set(bodies.map(hash)).size).toBe(bodies.length);
	});

	it('S20 leaves out every password field of every call', () => {
		const secret = 'a password to look for';
		const withSecrets = validBodies(ids).filter(([, body]) => /"[^"]*password[^"]*":/i.test(JSON.stringify(body)));
		expect(withSecrets.length).toBeGreaterThanOrEqual(6);
		for (const [{ method, path }, body] of withSecrets) {
			const other = (text: string) =>
				JSON.stringify(body, (name, value) => (/password/i.test(name) && value ? text : value));
			const hash = (text: string) => requestHash(Buffer.from(`${method} ${path}\n${other(text)}`));
			expect([path, hash(secret)]).toEqual([path, hash('another')]);
		}
	});

	it('of an added user contains no password, and the same key does nothing twice', async () => {
		const ada = await registerAdmin(server);
		const add = (password: string) =>
			server.request<User>('POST', adminCalls.addUser.path, {
				as: ada,
				body: adminUserInput('Nina', { password }),
				headers: { 'idempotency-key': 'key-of-nina' },
			});
		const [first, again] = [await add(passwordOf('Nina')), await add('typed differently')];
		expect([again.status, again.body]).toEqual([first.status, first.body]);
		const request = `POST ${adminCalls.addUser.path}\n${JSON.stringify(adminUserInput('Nina'))}`;
		expect(await hashes()).toEqual([requestHash(Buffer.from(request.replace(passwordOf('Nina'), '')))]);
	});

	it('that was cleared matches any request with the key', async () => {
		const { body: child } = await addChild('key-of-milo', milo);
		await server.db.updateTable('idempotency').set({ request_hash: '' }).execute();
		expect((await addChild('key-of-milo', milo)).body).toEqual(child);
		expect(await names()).toEqual(['Milo']);
	});
});
