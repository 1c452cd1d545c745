import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { sessionsOf } from '../db/sessions.ts';
import { registerAdmin, unchangedInput } from '../testing/admin-fixtures.ts';
import { cheapHash, password as cheapPassword } from '../testing/authorization/fixture.ts';
import { cachedPasswords } from '../testing/cached-passwords.ts';
import { emailOf, passwordOf, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createOrPromoteAdmin } from './first-admin.ts';

const newPassword = 'chosen in between';

let server: TestServer;
let rosa: Session;
/** Runs right after the next password is verified, before its request continues. */
let meanwhile: () => Promise<unknown>;

beforeEach(async () => {
	meanwhile = async () => {};
	const passwords = cachedPasswords();
	const verify = async (hash: string | null, password: string) => {
		const right = await passwords.verify(hash, password);
		const happens = meanwhile;
		meanwhile = async () => {};
		await happens();
		return right;
	};
	server = await startTestServer({ overrides: { passwords: { ...passwords, verify } } });
	rosa = await server.register('Rosa');
});
afterEach(() => server.close());

const login = (password = passwordOf('Rosa')) =>
	server.request<Session & { code?: string }>('POST', '/api/auth/login', {
		body: { email: emailOf('Rosa'), password },
	});
const change = (to = newPassword, as = rosa) =>
	server.request<Session & { code?: string }>('PUT', '/api/auth/password', {
		as,
		body: { currentPassword: passwordOf('Rosa'), newPassword: to },
	});

async function openSessionsOfRosa(): Promise<string[]> {
	const sessions = await sessionsOf(server.db, rosa.user._id, server.clock.now);
	return sessions.map(({ id }) => id);
}

/** The ways to replace the password that is being verified. */
const resets: Record<string, () => Promise<unknown>> = {
	'its owner, on another device': () => change(),
	'an admin': async () => {
		const ada = await registerAdmin(server);
		const body = { ...unchangedInput(rosa.user), password: newPassword };
		return server.request('PUT', `/api/admin/users/${rosa.user._id}`, { as: ada, body });
	},
	'the operator': () => createOrPromoteAdmin(server.context, { email: emailOf('Rosa'), password: newPassword }),
};

describe.each(Object.entries(resets))('while a password is set by %s', (_, reset) => {
	it('S16 a login in progress with the former one is refused and leaves no session', async () => {
		let open: string[] = [];
		meanwhile = async () => {
			await reset();
			open = await openSessionsOfRosa();
		};
		const { status, body } = await login();
		expect([status, body.code]).toEqual([401, 'wrong-credentials']);
		expect(await openSessionsOfRosa()).toEqual(open);
		expect((await login(newPassword)).status).toBe(200);
	});

	it('S16 a password change in progress with the former one does not overwrite it', async () => {
		meanwhile = reset;
		const { status, body } = await change('overwrites the reset');
		expect([status, body.code]).toEqual([403, 'wrong-password']);
		expect((await login('overwrites the reset')).status).toBe(401);
		expect((await login(newPassword)).status).toBe(200);
	});

	it('S16 an account deletion in progress with the former one is refused', async () => {
		meanwhile = reset;
		const body = { password: passwordOf('Rosa') };
		const answer = await server.request('DELETE', '/api/users/me', { as: rosa, body });
		expect([answer.status, answer.body.code]).toEqual([403, 'wrong-password']);
		expect((await login(newPassword)).status).toBe(200);
	});
});

describe('while an account is deleted', () => {
	const remove = () => server.request('DELETE', '/api/users/me', { as: rosa, body: { password: passwordOf('Rosa') } });

	it('a login in progress is refused', async () => {
		meanwhile = remove;
		expect((await login()).status).toBe(401);
	});

	it('a password change in progress is refused', async () => {
		meanwhile = remove;
		expect((await change()).status).toBe(403);
	});
});

describe('a hash of a lower cost', () => {
	const weaken = () =>
		server.db.updateTable('account').set({ password_hash: cheapHash() }).where('id', '=', rosa.user._id).execute();

	it('is replaced by two logins at once, and both succeed', async () => {
		await weaken();
		meanwhile = () => login(cheapPassword);
		expect((await login(cheapPassword)).status).toBe(200);
		expect(await openSessionsOfRosa()).toHaveLength(3);
	});

	it('does not overwrite a password that was set while it was replaced', async () => {
		await weaken();
		meanwhile = resets['the operator']!;
		expect((await login(cheapPassword)).status).toBe(401);
		expect((await login(newPassword)).status).toBe(200);
	});

	it('does not keep its owner from deleting the account while it is made anew', async () => {
		await weaken();
		meanwhile = () => login(cheapPassword);
		const body = { password: cheapPassword };
		expect((await server.request('DELETE', '/api/users/me', { as: rosa, body })).status).toBe(200);
	});
});
