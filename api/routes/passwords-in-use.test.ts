import { createHook } from 'node:async_hooks';
import { argon2Sync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { createFirstAdmin } from '../accounts/first-admin.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { adminUserInput, registerAdmin } from '../testing/admin-fixtures.ts';
import { emailOf, passwordOf, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ overrides: { passwords: createPasswords() } });
});
afterAll(() => server.close());

const registerWith = (name: string, password: string, where = server) =>
	where.request<Session>('POST', '/api/auth/register', {
		body: { email: emailOf(name), password, profile: { name, age: 36 }, consent: true },
	});
const login = (name: string, password: string) =>
	server.request<Session>('POST', '/api/auth/login', { body: { email: emailOf(name), password } });
const change = (as: Session, currentPassword: string, newPassword: string, where = server) =>
	where.request('PUT', '/api/auth/password', { as, body: { currentPassword, newPassword } });

describe('S18 a password', () => {
	it('has 6 to 128 characters, all of them significant', async () => {
		const [shortest, longest] = ['a1b2c3', 'x'.repeat(128)];
		expect((await registerWith('Rosa', shortest.slice(1))).status).toBe(400);
		expect((await registerWith('Rosa', shortest)).status).toBe(201);
		expect((await registerWith('Ada', `${longest}x`)).status).toBe(400);
		expect((await registerWith('Ada', longest)).status).toBe(201);
		expect((await login('Ada', longest)).status).toBe(200);
		expect((await login('Ada', `${longest.slice(1)}y`)).status).toBe(401);
		expect((await login('Ada', longest.slice(1))).status).toBe(401);
	});

	it.each([
		['Ida', 'blanks at its ends', '  a key  ', 'a key'],
		['Lea', 'capitals', 'A Key Of Rosa', 'a key of rosa'],
		['Mia', 'characters beyond the usual', 'Drachen fliegen 🐉', 'Drachen fliegen 🐲'],
		['Nora', 'a letter that can be written in two ways', 'cafe\u0301 noir', 'caf\u00e9 noir'],
	])('is used by %s exactly as typed, with %s', async (name, _, password, almost) => {
		await registerWith(name, password);
		expect((await login(name, almost)).status).toBe(401);
		expect((await login(name, password)).status).toBe(200);
	});
});

describe('S19 a new password', () => {
	it('requires the current one', async () => {
		const bela = await server.register('Bela');
		const { status, body } = await change(bela, 'a guess', 'a new password');
		expect([status, body.code]).toEqual([403, 'wrong-password']);
		expect((await change(bela, '', 'a new password')).status).toBe(400);
		expect((await login('Bela', passwordOf('Bela'))).status).toBe(200);
	});

	it('must not be a common one, if the operator configures it', async () => {
		const strict = await startTestServer({ env: { COMMON_PASSWORDS: 'refused' } });
		const rosa = await strict.register('Rosa');
		for (const common of ['123456', 'password', 'Qwertyuiop', 'LETMEIN']) {
			const refused = await registerWith('Ada', common, strict);
			expect([refused.status, refused.body]).toMatchObject([400, { issues: [{ path: 'password' }] }]);
			const kept = await change(rosa, passwordOf('Rosa'), common, strict);
			expect([kept.status, kept.body.issues?.[0]?.path]).toEqual([400, 'newPassword']);
		}
		expect((await registerWith('Ada', 'a lantern in the fog', strict)).status).toBe(201);
		await strict.close();
		expect((await registerWith('Paula', 'password')).status).toBe(201);
	});

	it('of an admin must never be a common one', async () => {
		const olga = await registerAdmin(server, 'Olga');
		const refused = await change(olga, passwordOf('Olga'), '123456789012');
		expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'newPassword']);
		const body = adminUserInput('Nina', { role: 'admin', password: '123456789012' });
		expect((await server.request('POST', '/api/admin/users', { as: olga, body })).status).toBe(400);
		const fresh = await startTestServer();
		const first = createFirstAdmin(fresh.context, { email: 'ada@example.com', password: '123456789012' });
		await expect(first).rejects.toThrow('ADMIN_PASSWORD is a password that many people use.');
		await fresh.close();
	});
});

describe('S20 the stored form of a password', () => {
	const kept = async (name: string) =>
		(
			await server.db
				.selectFrom('account')
				.select('password_hash')
				.where('email', '=', emailOf(name))
				.executeTakeFirstOrThrow()
		).password_hash!;

	it('is an Argon2id hash of OWASP’s cost with its own salt', async () => {
		await registerWith('Otto', 'the same password');
		await registerWith('Nina', 'the same password');
		const both = [await kept('Otto'), await kept('Nina')];
		for (const hash of both) {
			const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$[\w+/]{22}\$[\w+/]{43}$/.exec(hash)!;
			expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
			expect(Number(passes)).toBeGreaterThanOrEqual(2);
		}
		expect(new Set(both).size).toBe(2);
	});

	it('is rehashed at login when it has a lower cost', async () => {
		await server.register('Juno');
		const weak = weakHash(passwordOf('Juno'));
		await server.db.updateTable('account').set({ password_hash: weak }).where('email', '=', emailOf('Juno')).execute();
		expect((await login('Juno', 'a guess')).status).toBe(401);
		expect(await kept('Juno')).toBe(weak);
		expect((await login('Juno', passwordOf('Juno'))).status).toBe(200);
		const strong = await kept('Juno');
		expect(strong).toContain('$m=19456,t=2,p=1$');
		expect((await login('Juno', passwordOf('Juno'))).status).toBe(200);
		expect(await kept('Juno')).toBe(strong);
	});

	function weakHash(password: string): string {
		const nonce = randomBytes(16);
		const request = { message: password, nonce, memory: 256, passes: 1, parallelism: 1, tagLength: 32 };
		const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
		return `$argon2id$v=19$m=256,t=1,p=1$${encode(nonce)}$${encode(argon2Sync('argon2id', request))}`;
	}
});

describe('S22 the existence of an account', () => {
	/** How many passwords are hashed during a login: the rest of its work is negligible. */
	async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
		let hashes = 0;
		const hook = createHook({
			init(_, type) {
				if (type === 'ARGON2REQUEST') hashes += 1;
			},
		}).enable();
		await work();
		hook.disable();
		return hashes;
	}

	it('is not revealed by a failed login, neither by its answer nor by its work', async () => {
		await server.register('Vera');
		await server.request('POST', '/api/users/children', {
			as: await server.register('Finn'),
			body: { profile: { name: 'Milo', age: 7 } },
		});
		let answers: unknown[] = [];
		const work = [];
		for (const name of ['Vera', 'Nobody', 'Milo']) {
			work.push(
				await hashesDuring(async () => {
					const { status, body } = await login(name, 'a guess');
					answers = [...answers, { status, body }];
				}),
			);
		}
		expect(work).toEqual([1, 1, 1]);
		expect(answers[1]).toEqual(answers[0]);
		expect(answers[2]).toEqual(answers[0]);
	});
});

describe('S23 a fresh server', () => {
	it('has no usable account, and registration makes no admin', async () => {
		const fresh = await startTestServer();
		expect(await fresh.db.selectFrom('account').select('id').execute()).toEqual([]);
		for (const email of ['admin@example.com', 'root@example.com']) {
			for (const password of ['admin', 'password', 'everbranch']) {
				expect((await fresh.request('POST', '/api/auth/login', { body: { email, password } })).status).toBe(401);
			}
		}
		expect((await fresh.register('Rosa')).user.role).toBe('parent');
		await fresh.close();
	});
});
