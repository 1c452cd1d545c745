import { authCalls, type Credentials, type Registration } from '../../shared/contract/auth.ts';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { send } from '../net/http.ts';

/*
 * The session's network code, loaded after the first paint: the first screen is rendered from the library.
 */

export { pull } from '../local/sync.ts';
export { startSyncLoop } from '../local/sync-loop.ts';
export { reconnectSocket } from '../net/socket.ts';

/** The account of the token as it is now. Throws RequestError. */
export function fetchAccount(): Promise<User> {
	return send(firstLoadCalls.me);
}

export function login(body: Credentials): Promise<Session> {
	return send(authCalls.login, { body });
}

export function register(body: Registration): Promise<Session> {
	return send(authCalls.register, { body });
}

/** Ends the session at the server, if it can be reached. */
export async function logout(): Promise<void> {
	await send(firstLoadCalls.logout).catch(() => {});
}
