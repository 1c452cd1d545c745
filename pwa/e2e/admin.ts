import type { Session } from '../../shared/contract/user.ts';
import type { BrowserWorld } from './browser-world.ts';

/** The environment of a server whose first admin is Ada. */
export const firstAdminEnv = { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'ada-has-a-longer-key' };

export function loginAsAda(world: BrowserWorld): Promise<Session> {
	const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = firstAdminEnv;
	return world.request('POST', '/api/auth/login', { body: { email, password } });
}
