import { beforeEach } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { setUpServer, type TestServer } from './app-page.tsx';
import { answerCall, type CallPattern } from './network.ts';
import type { ServerOptions } from './servers.ts';

export const adaEmail = 'ada@example.com';
export const adaPassword = 'ada-has-a-longer-key';

/** A server for each test with Ada as its first admin; `ada` is her session. */
export function setUpAdminServer(
	env: Record<string, string> = {},
	options: ServerOptions = {},
): TestServer & { ada: Session } {
	const server = setUpServer({ ADMIN_EMAIL: adaEmail, ADMIN_PASSWORD: adaPassword, ...env }, options);
	const adminServer = { ...server, ada: {} as Session };
	beforeEach(async () => {
		const body = { email: adaEmail, password: adaPassword };
		adminServer.ada = await server.request<Session>('POST', '/api/auth/login', { body });
	});
	return adminServer;
}

/** Answers calls with 403 `admins-only`. */
export function refuseAsNonAdmin(which: CallPattern): void {
	const error = 'Only an admin can do this.';
	answerCall(which, () => Response.json({ error, message: error, code: 'admins-only' }, { status: 403 }));
}
