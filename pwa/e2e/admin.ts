import type { Session } from '../../shared/user.ts';
import type { World } from './world.ts';

/** Ada keeps the house: a world that is brought up with this has her as its first admin. */
export const adaKeepsTheHouse = { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'ada-has-a-longer-key' };

export function loginAsAda(world: World): Promise<Session> {
	const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = adaKeepsTheHouse;
	return world.ask('POST', '/api/auth/login', { body: { email, password } });
}
