import { authCalls, type Credentials, type Registration } from '../../shared/contract/auth.ts';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { send } from '../net/http.ts';

/*
 * What the session asks the server. It is fetched when it is needed: the first screen is painted from what the device knows.
 */

export { pull } from '../local/sync.ts';
export { startSyncLoop } from '../local/sync-loop.ts';
export { reconnectSocket } from '../net/socket.ts';

/** The account that the token stands for, as it is now. Throws CallError. */
export function fetchAccount(): Promise<User> {
	return send(firstLoadCalls.me);
}

export function login(body: Credentials): Promise<Session> {
	return send(authCalls.login, { body });
}

export function register(body: Registration): Promise<Session> {
	return send(authCalls.register, { body });
}

/** Ends this session at the server too, if it can be reached. */
export async function logout(): Promise<void> {
	await send(firstLoadCalls.logout).catch(() => {});
}
