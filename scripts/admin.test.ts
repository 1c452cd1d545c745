import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { programEnv } from '../api/testing/program-env.ts';
import { startTestServer, type TestServer } from '../api/testing/test-server.ts';
import type { Session } from '../shared/contract/user.ts';

let server: TestServer;
beforeEach(async () => {
	server = await startTestServer();
});
afterEach(() => server.close());

/** The command as an operator runs it, on the folder of a server that runs unless another one is named. */
function admin(given: string[], env: Record<string, string> = {}) {
	const command = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'admin.ts'), ...given];
	const environment = programEnv({ DATA_DIR: server.folder, ...env });
	const { status, stdout, stderr } = spawnSync(process.execPath, command, { env: environment, encoding: 'utf8' });
	return { status, stdout, stderr, password: /^One-time password: (\S+)$/m.exec(stdout)?.[1] ?? '' };
}

async function login(email: string, password: string) {
	return server.request<Session>('POST', '/api/auth/login', { body: { email, password } });
}

describe('npm run admin', () => {
	it('S23 creates an admin beside a running server, with a new password each time', async () => {
		const { status, stdout, password } = admin(['  Ada@Example.com ']);
		expect([status, stdout]).toEqual([0, expect.stringContaining('ada@example.com is an admin now.')]);
		expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
		expect((await login('ada@example.com', password)).body.user).toMatchObject({
			role: 'admin',
			mustChangePassword: true,
		});
		const again = admin(['ada@example.com']);
		expect(again.stdout).toContain('ada@example.com was known already');
		expect((await login('ada@example.com', password)).status).toBe(401);
		expect((await login('ada@example.com', again.password)).status).toBe(200);
	});

	it('makes an existing account an admin, and ends its sessions', async () => {
		const rosa = await server.register('Rosa');
		const { password } = admin([rosa.user.email!]);
		expect((await server.request('GET', '/api/auth/profile', { as: rosa })).status).toBe(401);
		const { user } = (await login(rosa.user.email!, password)).body;
		expect([user._id, user.role]).toEqual([rosa.user._id, 'admin']);
	});

	it('creates the data folder and its tables where there are none', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'everbranch-admin-'));
		expect(admin(['ada@example.com'], { DATA_DIR: join(folder, 'new', 'data') }).status).toBe(0);
		await rm(folder, { recursive: true });
	});

	it.each([
		['no address', [], 'Name one email address: npm run admin -- someone@example.com'],
		[
			'two addresses',
			['a@example.com', 'b@example.com'],
			'Name one email address: npm run admin -- someone@example.com',
		],
		['a word', ['ada'], '“ada” is not an email address. Like this: someone@example.com'],
	])('given %s, says so in one line and changes nothing', async (_what, given, line) => {
		expect(admin(given)).toEqual({ status: 1, stdout: '', stderr: `${line}\n`, password: '' });
		expect(await server.db.selectFrom('account').selectAll().execute()).toEqual([]);
	});

	it('reports a wrong configuration in one line', () => {
		const { status, stderr } = admin(['ada@example.com'], { PORT: 'high' });
		expect([status, stderr]).toEqual([1, 'PORT must be a whole number from 0 to 65535.\n']);
	});

	it('reports in one line that the folder cannot be created', () => {
		const { status, stderr } = admin(['ada@example.com'], { DATA_DIR: join(import.meta.filename, 'data') });
		expect([status, stderr]).toEqual([1, expect.stringMatching(/^DATA_DIR .* cannot be made \(ENOTDIR\)\.\n$/)]);
	});
});
