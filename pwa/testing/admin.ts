import { beforeEach } from 'vitest';
import type { Session } from '../../shared/user.ts';
import { answer, type Which } from './answers.ts';
import { bringUpServer, type TestServer } from './app-page.tsx';
import type { ServerOptions } from './servers.ts';

export const emailOfAda = 'ada@example.com';
export const passwordOfAda = 'ada-has-a-longer-key';

/** A server for each test, with Ada as its first admin; her session is `ada`. */
export function bringUpServerOfAda(
	env: Record<string, string> = {},
	options: ServerOptions = {},
): TestServer & { ada: Session } {
	const server = bringUpServer({ ADMIN_EMAIL: emailOfAda, ADMIN_PASSWORD: passwordOfAda, ...env }, options);
	const withAda = { ...server, ada: {} as Session };
	beforeEach(async () => {
		const body = { email: emailOfAda, password: passwordOfAda };
		withAda.ada = await server.ask<Session>('POST', '/api/auth/login', { body });
	});
	return withAda;
}

/** The server takes the caller for no admin. */
export function refuseAsNoAdmin(which: Which): void {
	const error = 'Only an admin can do this.';
	answer(which, () => Response.json({ error, message: error, code: 'admins-only' }, { status: 403 }));
}
