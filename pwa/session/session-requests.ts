import { authCalls, type Credentials, type Registration } from '../../shared/contract/auth.ts';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { type RequestError, send } from '../net/http.ts';

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

export async function login(body: Credentials): Promise<Session> {
	await settleLogout();
	return send(authCalls.login, { body });
}

export async function register(body: Registration): Promise<Session> {
	await settleLogout();
	return send(authCalls.register, { body });
}

/** The last logout's request to the server. Never rejects. */
let loggingOut = Promise.resolve();
let retryLogout = () => {};

/**
 * Ends a session at the server, in the background: the device has no trace of it any more. A server that cannot be reached is asked
 * again when the network is back, while this page stays open and no login begins: the token is stored nowhere.
 */
export function logout(token: string | null): void {
	if (!token) return;
	retryLogout = () => logout(token);
	loggingOut = send(firstLoadCalls.logout, {}, token).then(
		() => {},
		({ status }: RequestError) => {
			if (status === 0) window.addEventListener('online', retryLogout, { once: true });
		},
	);
}

/** The answer to a logout clears the media cookie: it must not arrive after a login has set the next one. */
async function settleLogout(): Promise<void> {
	await loggingOut;
	window.removeEventListener('online', retryLogout);
}
